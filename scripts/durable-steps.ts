import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

/** A call in a service's code that writes an aggregate. */
export interface DurableStep {
  /** Path below the root and line, as a stack trace has them. */
  at: string;
  /** The file, the function it is in and the call: what stays when lines move. */
  name: string;
}

const WRITES = new Set(['insert', 'update', 'delete']);
const root = join(import.meta.dirname, '..');

/** Whether a value of this type is a port's Collection, or picks its methods. */
const isCollection = (checker: ts.TypeChecker, receiver: ts.Expression): boolean => {
  const type = checker.getTypeAtLocation(receiver);
  const names = [
    type.aliasSymbol,
    type.getSymbol(),
    ...(type.aliasTypeArguments ?? []).map((of) => of.getSymbol()),
  ];
  return names.some((symbol) => symbol?.getName() === 'Collection');
};

const enclosingName = (node: ts.Node): string => {
  for (let at: ts.Node | undefined = node; at; at = at.parent) {
    if (
      (ts.isPropertyAssignment(at) || ts.isVariableDeclaration(at)) &&
      at.initializer &&
      ts.isArrowFunction(at.initializer)
    )
      return at.name.getText();
    if (ts.isMethodDeclaration(at) || ts.isFunctionDeclaration(at)) return at.name?.getText() ?? '';
  }
  return '';
};

/** Every call in the services' shipped code that writes to a collection, found by its type. */
export const durableSteps = (): DurableStep[] => {
  const files = globSync('services/*/src/**/*.ts', { cwd: root }).filter(
    (file) => !/\.test\.ts$|-under-test|\/(testing|e2e|fixtures)\//.test(file),
  );
  const config = ts.readConfigFile(join(root, 'tsconfig.base.json'), (file) =>
    ts.sys.readFile(file),
  );
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const program = ts.createProgram(
    files.map((file) => join(root, file)),
    options,
  );
  const checker = program.getTypeChecker();
  const found: DurableStep[] = [];
  for (const file of files) {
    const source = program.getSourceFile(join(root, file));
    const visit = (node: ts.Node): void => {
      ts.forEachChild(node, visit);
      if (!source || !ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression))
        return;
      const { expression: receiver, name } = node.expression;
      if (!WRITES.has(name.text) || !isCollection(checker, receiver)) return;
      const line = source.getLineAndCharacterOfPosition(name.getStart()).line + 1;
      const where = relative('services', file).replace('/src/', '/');
      found.push({
        at: `${file}:${line}`,
        name: `${where} ${enclosingName(node)}: ${receiver.getText()}.${name.text}`,
      });
    };
    if (source) visit(source);
  }
  return found;
};
