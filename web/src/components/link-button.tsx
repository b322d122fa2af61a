import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from './button.tsx';
import type { ButtonLook } from './button.tsx';

/** A link that looks like a button. The keys that open a new tab still do; a plain click routes. */
export function LinkButton({
  type,
  size,
  ghost,
  block,
  onFollow,
  ...rest
}: ButtonLook & {
  to: string;
  state?: unknown;
  autoFocus?: boolean;
  'aria-describedby'?: string;
  /** Called on a plain click. Calling `preventDefault` keeps the page where it is. */
  onFollow?: (event: MouseEvent) => void;
  children: ReactNode;
}) {
  return (
    <Link
      {...rest}
      className={buttonClass({ type, size, ghost, block })}
      onClick={(event) => {
        const opensTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
        if (event.button === 0 && !opensTab) onFollow?.(event);
      }}
    />
  );
}
