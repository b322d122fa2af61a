import { defineConfig } from 'oxlint';

const typescript = ['**/*.{ts,tsx}'];
const settings = '**/config.ts';
const tests = [
  '**/*.test.{ts,tsx}',
  '**/*-under-test.ts',
  '**/{fixtures,e2e,test,testing}/**',
  'packages/testkit/**',
];
const processEnv = 'Read the environment in config.ts and hand the value in.';
/** Attributes that nobody reads: how a part looks and behaves, and names that programs use. */
const unreadAttributes = [
  '(?:className|style|type|key|id|width|height|size|d|viewBox|preserveAspectRatio)',
  '(?:to|href|rel|target|path|selector|htmlFor|describedBy|name|autoComplete|inputMode)',
  '(?:role|lang|aria-(?:labelledby|describedby|controls|live|haspopup|current|hidden)|data-.*)',
  '(?:htmlType|autoCapitalize|fold|opens|scale|heading|value)',
  // A part that looks the words up itself.
  '(?:reason|emptyReason|text|otherwise)',
];
/** Functions that take the name of a field, a view or a place. */
const calleesOfNames =
  '(?:open|save|step|field|paths.section|severityName|cardName|onChoose|set(?:View|Open|Chosen))';
const fromTool = {
  property: 'waitForFunction',
  message: 'It asks again with eval, which the page forbids. Use untilTrue of the testkit.',
};

/** A rule is an error or absent. Import boundaries and cycles are .dependency-cruiser.js's. */
export default defineConfig({
  plugins: ['typescript', 'unicorn', 'react'],
  jsPlugins: ['eslint-plugin-i18next', './scripts/lint/words-of-the-page.ts'],
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['**/dist/', '**/coverage/', 'data/', '**/.cache/'],
  categories: { correctness: 'error' },
  rules: {
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-case-declarations': 'error',
    'no-constant-condition': 'error',
    'no-empty': 'error',
    'no-fallthrough': 'error',
    'no-prototype-builtins': 'error',
    'no-regex-spaces': 'error',
    'no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
    ],
    'no-useless-assignment': 'error',
    'no-var': 'error',
    'no-warning-comments': ['error', { terms: ['todo', 'fixme'] }],
    'object-shorthand': 'error',
    // Not ours: style, and guesses that are wrong here.
    'no-unsafe-optional-chaining': 'off',
    'react/immutability': 'off',
    'react/no-children-prop': 'off',
    'react/purity': 'off',
    'react/refs': 'off',
    'react/set-state-in-effect': 'off',
    'typescript/no-base-to-string': 'off',
    'typescript/no-meaningless-void-operator': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/no-redundant-type-constituents': 'off',
    'typescript/no-useless-default-assignment': 'off',
    'typescript/require-array-sort-compare': 'off',
    'typescript/restrict-template-expressions': 'off',
    'typescript/unbound-method': 'off',
    'unicorn/no-thenable': 'off',
    'unicorn/no-useless-spread': 'off',
    'unicorn/prefer-string-starts-ends-with': 'off',

    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'preserve-caught-error': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
  },
  overrides: [
    {
      files: typescript,
      rules: {
        'no-restricted-exports': [
          'error',
          { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } },
        ],
        'no-restricted-properties': ['error', fromTool],
        'typescript/await-thenable': 'error',
        'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
        'typescript/no-floating-promises': 'error',
        'typescript/no-misused-promises': [
          'error',
          // `onClick={async () => …}` and express handlers: what they return is looked at or harmless.
          { checksVoidReturn: { arguments: false, attributes: false } },
        ],
        'typescript/only-throw-error': 'error',
        'typescript/return-await': ['error', 'error-handling-correctness-only'],
        'typescript/switch-exhaustiveness-check': [
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
        'typescript/no-empty-object-type': 'off',
        'typescript/no-explicit-any': 'off',
      },
    },
    {
      // What a tool loads by path, it wants as the default export.
      files: [
        '*.js',
        '**/*.config.{ts,js}',
        '**/*-reporter.ts',
        'scripts/load/**',
        'scripts/lint/**',
      ],
      rules: { 'no-restricted-exports': 'off' },
    },
    {
      // Scripts are entry points of their own, and a test says for itself which server it was given.
      files: typescript,
      excludeFiles: [settings, 'scripts/**', ...tests],
      rules: {
        'no-restricted-properties': [
          'error',
          fromTool,
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
      excludeFiles: ['**/cli/**', ...tests],
      rules: { 'no-console': 'error' },
    },
    {
      files: ['web/**/*.{ts,tsx}'],
      rules: { 'react/rules-of-hooks': 'error', 'react/exhaustive-deps': 'error' },
    },
    {
      // What a student reads is said in the language of the page.
      files: ['web/src/**/*.{ts,tsx}'],
      excludeFiles: tests,
      rules: {
        'i18next/no-literal-string': [
          'error',
          {
            mode: 'jsx-only',
            'should-validate-template': true,
            'jsx-attributes': { exclude: unreadAttributes },
            'object-properties': { exclude: ['aria-describedby', 'key', 'type'] },
            callees: { exclude: ['t', 'plural', calleesOfNames] },
            // Signs, numbers and the product's name.
            words: {
              exclude: [
                '[^A-Za-z\u00C0-\u024F]*',
                'Argument',
                'Intelligence',
                'Argument Intelligence',
                'PDF',
              ],
            },
            message: 'Put what a student reads into t(): CONTRIBUTING.md, "A text of the page".',
          },
        ],
        'words-of-the-page/translated': 'error',
      },
    },
  ],
});
