import antd from 'antd/es/locale/fr_FR.js';
import texts from '../generated/fr.json' with { type: 'json' };
import type { LanguagePack } from '../language-pack.ts';

/** French, loaded when it is chosen. */
export const french: LanguagePack = { texts, antd };
