import antd from 'antd/es/locale/es_ES.js';
import texts from '../generated/es.json' with { type: 'json' };
import type { LanguagePack } from '../language-pack.ts';

/** Spanish, loaded when it is chosen. */
export const spanish: LanguagePack = { texts, antd };
