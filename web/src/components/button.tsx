import type { ComponentProps } from 'react';
import './button.css';

/** How a button or a link looks. */
export interface ButtonLook {
  /** @default default */
  type?: 'primary' | 'default' | undefined;
  size?: 'small' | 'large' | undefined;
  /** A primary button that is only outlined. */
  ghost?: boolean | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
}

/** The class of a button or of a link that looks like one. */
export const buttonClass = ({ type, size, ghost, block }: ButtonLook): string =>
  [
    'button',
    type === 'primary' && (ghost ? 'button--ghost' : 'button--primary'),
    size && `button--${size}`,
    block && 'button--block',
  ]
    .filter(Boolean)
    .join(' ');

type Props = ButtonLook &
  Omit<ComponentProps<'button'>, 'type' | 'className'> & {
    /** @default button */
    htmlType?: 'button' | 'submit';
  };

/** The button of every screen and dialog. */
export function Button({ type, size, ghost, block, htmlType = 'button', ...rest }: Props) {
  return <button {...rest} type={htmlType} className={buttonClass({ type, size, ghost, block })} />;
}
