import { parser } from '@prometheus-io/lezer-promql';

/** A metric that a query reads, and the labels it matches or groups by. */
export interface MetricRead {
  metric: string;
  labels: string[];
}

type SyntaxNode = ReturnType<typeof parser.parse>['topNode'];

const childrenOf = (node: SyntaxNode): SyntaxNode[] => {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
};

const within = (node: SyntaxNode, name: string): SyntaxNode[] =>
  childrenOf(node).flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...within(child, name),
  ]);

/**
 * The metrics that a PromQL query reads.
 * @throws SyntaxError with the query where it is not PromQL
 */
export const readsOf = (query: string): MetricRead[] => {
  const { topNode } = parser.parse(query);
  const textOf = ({ from, to }: SyntaxNode): string => query.slice(from, to);
  const errors = within(topNode, '⚠');
  if (errors[0]) throw new SyntaxError(`not PromQL at ${errors[0].from}: ${query}`);

  const read = (node: SyntaxNode, grouped: readonly string[]): MetricRead[] => {
    if (node.name === 'VectorSelector') {
      const [name] = within(node, 'Identifier');
      const matched = within(node, 'LabelName').map(textOf);
      return name ? [{ metric: textOf(name), labels: [...matched, ...grouped] }] : [];
    }
    const by =
      node.name === 'AggregateExpr'
        ? childrenOf(node)
            .filter((child) => child.name === 'AggregateModifier')
            .flatMap((modifier) => within(modifier, 'LabelName').map(textOf))
        : [];
    return childrenOf(node).flatMap((child) => read(child, [...grouped, ...by]));
  };
  return read(topNode, []);
};
