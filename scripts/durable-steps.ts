import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

/** A call in the code of a service that writes an aggregate. */
export interface DurableStep {
  /** Path from the root and line, in the form `path:line` of a stack trace. */
  at: string;
  /** File, enclosing function and call. It stays the same when lines move. */
  name: string;
}

const WRITES = new Set(['insert', 'update', 'claimOne', 'delete']);
const root = join(import.meta.dirname, '..');

/** Whether the receiver is a Collection of the store port, or a Pick of its methods. */
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

/** Finds every call in the shipped code of the services that writes to a collection, by its type. */
export const durableSteps = (): DurableStep[] => {
  const files = globSync('services/*/src/**/*.ts', { cwd: root }).filter(
    (file) => !/\.test\.ts$|\/(testing|e2e)\//.test(file),
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
