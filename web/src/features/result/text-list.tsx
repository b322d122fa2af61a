/** A plain list with an optional heading. Renders nothing when it is empty. */
export function TextList({ title, items }: { title?: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <>
      {title && <h4>{title}</h4>}
      <ul>
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
    </>
  );
}
