import type { Texts } from '../text-types.ts';

/** Texts about the kind of text that an essay is. */
export const kindTexts = {
  'an argument': { es: 'una argumentación', fr: 'une argumentation', de: 'eine Argumentation' },
  'a report': { es: 'un informe', fr: 'un rapport', de: 'ein Bericht' },
  'a legal answer': {
    es: 'una respuesta jurídica',
    fr: 'une réponse juridique',
    de: 'eine juristische Antwort',
  },
  'a literature review': {
    es: 'una revisión bibliográfica',
    fr: 'une revue de la littérature',
    de: 'ein Literaturüberblick',
  },
  'a story': { es: 'un relato', fr: 'un récit', de: 'eine Erzählung' },
  'a reflection': { es: 'una reflexión', fr: 'une réflexion', de: 'eine Reflexion' },
  'a letter': { es: 'una carta', fr: 'une lettre', de: 'ein Brief' },
  'a text of another kind': {
    es: 'un texto de otro tipo',
    fr: 'un texte d’un autre type',
    de: 'ein Text anderer Art',
  },
  'We read this as: {{kind}}.': {
    es: 'Lo leemos como: {{kind}}.',
    fr: 'Nous lisons ce texte comme : {{kind}}.',
    de: 'So gelesen: {{kind}}.',
  },
  'We are not sure what kind of text this is. Most likely: {{kind}}.': {
    es: 'No estamos seguros de qué tipo de texto es. Lo más probable: {{kind}}.',
    fr: 'Nous ne savons pas bien quel type de texte c’est. Le plus probable : {{kind}}.',
    de: 'Wir sind nicht sicher, was für ein Text das ist. Am ehesten: {{kind}}.',
  },
  'This is something else': {
    es: 'Esto es otra cosa',
    fr: 'C’est autre chose',
    de: 'Das ist etwas anderes',
  },
  'This is': { es: 'Esto es', fr: 'C’est', de: 'Das ist' },
} as const satisfies Texts;
