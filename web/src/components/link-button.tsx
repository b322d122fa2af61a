import { Button } from 'antd';
import type { ButtonProps } from 'antd';
import type { MouseEvent } from 'react';
import { useHref, useNavigate } from 'react-router-dom';

/** A link that looks like a button. The keys that open a new tab still do; a plain click routes. */
export function LinkButton({
  to,
  state,
  onFollow,
  ...rest
}: Omit<ButtonProps, 'href' | 'onClick'> & {
  to: string;
  state?: unknown;
  onFollow?: () => void;
}) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    onFollow?.();
    void navigate(to, { state });
  };
  return <Button {...rest} href={useHref(to)} onClick={follow} />;
}
