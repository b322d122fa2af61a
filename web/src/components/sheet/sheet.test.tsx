import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Sheet } from './sheet.tsx';

// jsdom knows no captured pointers.
Element.prototype.setPointerCapture ??= () => undefined;

const nothing = (): void => undefined;
const show = () => {
  const onClose = jest.fn();
  render(
    <Sheet position="3 of 28" onNext={nothing} onPrevious={nothing} onClose={onClose}>
      What is wrong
    </Sheet>,
  );
  const sheet = screen.getByRole('region', { name: 'Critique' });
  const bar = screen.getByText('3 of 28');
  // jsdom has no pointer events, and React knows them by their names.
  const point = (type: 'pointerdown' | 'pointermove' | 'pointerup', clientY: number): void =>
    void fireEvent(bar, new MouseEvent(type, { bubbles: true, button: 0, clientY }));
  /** Drags the bar by so many px. */
  const drag = (px: number): void => {
    point('pointerdown', 400);
    point('pointermove', 400 + px);
    point('pointerup', 400 + px);
  };
  return { onClose, sheet, point, drag };
};

test('a sheet that is dragged down closes, and a little way only springs back', () => {
  const { onClose, sheet, point, drag } = show();
  let now = 1;
  jest.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => (now += 500));
  drag(40);
  expect(onClose).not.toHaveBeenCalled();
  expect(sheet).not.toHaveStyle({ transform: 'translateY(40px)' });
  point('pointerdown', 400);
  point('pointermove', 460);
  expect(sheet).toHaveStyle({ transform: 'translateY(60px)' });
  point('pointerup', 520);
  expect(onClose).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});

test('a sheet that is dragged up is tall, and dragged down small again before it closes', () => {
  const { onClose, sheet, drag } = show();
  drag(-100);
  expect(sheet).toHaveClass('sheet--tall');
  drag(120);
  expect(sheet).not.toHaveClass('sheet--tall');
  expect(onClose).not.toHaveBeenCalled();
  drag(120);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a tap on the bar moves nothing', () => {
  const { onClose, sheet, drag } = show();
  drag(3);
  expect(onClose).not.toHaveBeenCalled();
  expect(sheet).not.toHaveAttribute('style', expect.stringContaining('translateY'));
});
