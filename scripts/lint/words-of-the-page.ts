/** As far as the rule needs what oxlint hands to a rule. */
interface RuleContext {
  report(fault: { node: unknown; message: string }): void;
}

const LITERAL = ':matches(Literal, TemplateLiteral)';
/** Words of a notice and of the window's title, typed where t() should stand. */
const UNTRANSLATED = [
  `CallExpression[callee.name='toasted'] Property[key.name=/^(title|text|label)$/] > ${LITERAL}`,
  `CallExpression[callee.name='usePageTitle'] > ${LITERAL}`,
  `CallExpression[callee.name='usePageTitle'] > LogicalExpression > ${LITERAL}`,
];

/** A plugin of oxlint with one rule: notices and titles of the page are translated. */
export default {
  meta: { name: 'words-of-the-page' },
  rules: {
    translated: {
      create: (context: RuleContext) => {
        const report = (node: unknown): void =>
          context.report({
            node,
            message: 'Put what a student reads into t(): CONTRIBUTING.md, "A text of the page".',
          });
        return Object.fromEntries(UNTRANSLATED.map((selector) => [selector, report]));
      },
    },
  },
};
