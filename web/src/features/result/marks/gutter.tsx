import type { CSSProperties } from 'react';
import { SeverityIcon } from '../../../components/severity-icon.tsx';
import { SEVERITY_LOOK } from '../../../config/severity-look.ts';
import type { CritiqueStates } from '../critique-states/critique-state.ts';
import { stateIn } from '../critique-states/critique-state.ts';
import { gutterItems } from './gutter-slots.ts';
import type { GutterItem } from './gutter-slots.ts';
import { markProps } from './mark.tsx';
import type { ChooseCritique } from './mark.tsx';
import type { LineRows } from './measure-lines.ts';
import type { Place } from './place-marks.ts';
import { useLanguage } from '../../../lib/i18n/text.ts';

interface Props {
  places: readonly Place[];
  /** Null until the line is measured. */
  rows: LineRows | null;
  activeId: string | null;
  states: CritiqueStates;
  onChoose: ChooseCritique;
}

/** The gutter of one line: an icon for each critique, and brackets around long passages. */
export function Gutter({ places, rows, activeId, states, onChoose }: Props) {
  // A critique that was just added has its row in a moment.
  const measured = rows ? places.filter(({ critique }) => rows.places.has(critique.id)) : places;
  const items = gutterItems(measured, rows?.places ?? null);
  return items.map((item) => (
    <GutterMark
      key={item.place.critique.id}
      item={item}
      active={item.place.critique.id === activeId}
      states={states}
      onChoose={onChoose}
    />
  ));
}

function GutterMark(props: {
  item: GutterItem;
  active: boolean;
  states: CritiqueStates;
  onChoose: ChooseCritique;
}) {
  const { item, active, states, onChoose } = props;
  const { critique, as } = item.place;
  const state = stateIn(states, critique);
  useLanguage();
  const place = {
    '--row': item.row,
    '--rows': item.span,
    '--slot': item.slot,
    '--level': item.level,
    '--levels': item.levels,
  } as CSSProperties;
  const className = (base: string): string =>
    [
      base,
      SEVERITY_LOOK[critique.severity].className,
      active && 'mark--active',
      state !== 'open' && 'mark--done',
    ]
      .filter(Boolean)
      .join(' ');
  const icon = <SeverityIcon severity={critique.severity} />;
  const named = { type: 'button', style: place } as const;
  const shared = markProps({ critique, expanded: active, state, onChoose });
  if (as === 'more') {
    return <span className={className('bracket')} style={place} aria-hidden="true" />;
  }
  if (as === 'bracket') {
    return <button {...named} {...shared} className={className('bracket')} children={icon} />;
  }
  if (as === 'icon') {
    return <button {...named} {...shared} className={className('gutter-icon')} children={icon} />;
  }
  // The words in the text have the name and the focus. This is a second place to click.
  return (
    <button
      {...named}
      className={className('gutter-icon')}
      data-slot={item.slot}
      tabIndex={-1}
      aria-hidden="true"
      onClick={() => onChoose(critique)}
      children={icon}
    />
  );
}
