import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import i18next from 'eslint-plugin-i18next';
import reactHooks from 'eslint-plugin-react-hooks';
import unicorn from 'eslint-plugin-unicorn';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const typescript = ['**/*.{ts,tsx}'];
const settings = '**/config.ts';
const tests = [
  '**/*.test.{ts,tsx}',
  '**/*-under-test.ts',
  '**/{fixtures,e2e,test,testing}/**',
  'packages/testkit/**',
];
const processEnv = 'Read the environment in config.ts and hand the value in.';
const translate = 'Put what a student reads into t(): CONTRIBUTING.md, "A text of the page".';
/** Attributes that nobody reads: how a part looks and behaves, and names that programs use. */
const unreadAttributes = [
  '(?:className|style|type|key|id|width|height|d|viewBox|preserveAspectRatio)',
  '(?:to|href|rel|target|path|selector|htmlFor|describedBy|name|autoComplete|inputMode)',
  '(?:role|lang|aria-(?:labelledby|describedby|controls|live|haspopup|current|hidden)|data-.*)',
  // Looked up by a key of the result.
  '(?:reason|emptyReason)',
];

/** A rule is an error or absent. Import boundaries and cycles are .dependency-cruiser.js's. */
export default defineConfig(
  {
    ignores: ['**/dist/', '**/coverage/', 'data/', '**/.cache/'],
  },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
  },
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    plugins: { unicorn },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme'] }],
      'unicorn/filename-case': ['error', { case: 'kebabCase' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: typescript,
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      // tsc knows what exists; the core rule does not know types.
      'no-undef': 'off',
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } },
      ],
      'no-restricted-properties': [
        'error',
        {
          property: 'waitForFunction',
          message: 'It asks again with eval, which the page forbids. Use untilTrue of the testkit.',
        },
      ],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        // `onClick={async () => …}` and express handlers: what they return is looked at or harmless.
        { checksVoidReturn: { arguments: false, attributes: false } },
      ],
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/return-await': ['error', 'error-handling-correctness-only'],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    // Written by the proto compiler: files are named after messages.
    files: ['proto/generated/**'],
    rules: {
      'unicorn/filename-case': 'off',
      '@typescript-eslint/no-empty-object-type': 'off',
      '@typescript-eslint/no-explicit-any': 'off',
    },
  },
  {
    files: ['**/*.js'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['web/public/*.js'],
    languageOptions: { globals: globals.browser },
  },
  {
    // What a tool loads by path, it wants as the default export.
    files: ['*.js', '**/*.config.{ts,js}', '**/*-reporter.ts', 'scripts/load/**'],
    rules: { 'no-restricted-exports': 'off' },
  },
  {
    // Scripts are entry points of their own, and a test says for itself which server it was given.
    files: typescript,
    ignores: [settings, 'scripts/**', ...tests],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: processEnv },
      ],
      'no-restricted-imports': [
        'error',
        {
          paths: ['process', 'node:process'].map((name) => ({
            name,
            importNames: ['env'],
            message: processEnv,
          })),
        },
      ],
    },
  },
  {
    files: ['packages/**', 'services/**', 'proto/**'],
    ignores: ['**/cli/**', ...tests],
    rules: { 'no-console': 'error' },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // What a student reads is said in the language of the page.
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: tests,
    plugins: { i18next },
    rules: {
      'i18next/no-literal-string': [
        'error',
        {
          mode: 'jsx-only',
          'should-validate-template': true,
          'jsx-attributes': { exclude: unreadAttributes },
          'object-properties': { exclude: ['aria-describedby'] },
          callees: { exclude: ['t', 'plural', 'open'] },
          // Signs, numbers and the product's name.
          words: {
            exclude: [/^\P{L}*$/u, 'Argument', 'Intelligence', 'Argument Intelligence', 'PDF'],
          },
          message: translate,
        },
      ],
      'no-restricted-syntax': [
        'error',
        ...[
          "CallExpression[callee.name='toasted'] Property[key.name=/^(title|text|label)$/] > :matches(Literal, TemplateLiteral)",
          "CallExpression[callee.name='usePageTitle'] > :matches(Literal, LogicalExpression > Literal, TemplateLiteral)",
        ].map((selector) => ({ selector, message: translate })),
      ],
    },
  },
);
