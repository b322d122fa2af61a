/** The palette of one theme. app/base.css repeats the values as custom properties. */
export interface Palette {
  paper: string;
  card: string;
  line: string;
  ink: string;
  soft: string;
  accent: string;
  tint: string;
  onAccent: string;
  /** Borders of fields: at least 3:1 contrast against the card. */
  field: string;
  danger: string;
  dangerTint: string;
}

export const LIGHT: Palette = {
  paper: '#fbfaf6',
  card: '#ffffff',
  line: '#e7e2d6',
  ink: '#22201c',
  soft: '#6b665c',
  accent: '#1d5c4d',
  tint: '#f1f5f0',
  onAccent: '#ffffff',
  field: '#8d877a',
  danger: '#8f1d2c',
  dangerTint: '#fbf1ef',
};

export const DARK: Palette = {
  paper: '#181715',
  card: '#211f1c',
  line: '#37332d',
  ink: '#ece8df',
  soft: '#a49d90',
  accent: '#7cc4ad',
  tint: '#20251f',
  onAccent: '#16211c',
  field: '#7d766a',
  danger: '#f08a95',
  dangerTint: '#2b201f',
};

/** As in app/base.css, where the fallbacks have the widths of the font. */
export const SANS = 'var(--sans)';
