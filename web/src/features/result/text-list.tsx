interface Props {
  title?: string;
  /** One below the heading above it. */
  heading?: 'h3' | 'h4';
  items: readonly string[];
}

/** A plain list of what the engine says, with an optional heading. Renders nothing when it is empty. */
export function TextList({ title, heading: Heading = 'h4', items }: Props) {
  if (items.length === 0) return null;
  return (
    <>
      {title && <Heading>{title}</Heading>}
      <ul lang="en">
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
    </>
  );
}
