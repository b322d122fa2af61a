import ts from 'typescript';

/** The name that a call begins with: 'test' for `test.each(rows)('title')`. */
const calledName = (callee: ts.Node): string | null => {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee))
    return calledName(callee.expression);
  return ts.isTaggedTemplateExpression(callee) ? calledName(callee.tag) : null;
};

/** Titles of the tests that a source declares with `test` or `it`, in their order. */
export const testTitles = (fileName: string, source: string): string[] => {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title) && isTest(node.expression))
        titles.push(title.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest));
  return titles;
};

const isTest = (callee: ts.Node): boolean => ['test', 'it'].includes(calledName(callee) ?? '');
