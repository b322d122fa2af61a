import antd from 'antd/es/locale/de_DE.js';
import texts from '../generated/de.json' with { type: 'json' };
import type { LanguagePack } from '../language-pack.ts';

/** German, loaded when it is chosen. */
export const german: LanguagePack = { texts, antd };
