import type { AiUseWords } from './ai-use-words.ts';

const engine = (version: string | null): string =>
  `motor de reglas propio del servicio${version === null ? '' : `, versión ${version}`}`;

export const spanish: AiUseWords = {
  locale: 'es-ES',
  title: 'Declaración sobre el uso de Argument Intelligence',
  essay: (title) => `Ensayo: ${title}`,
  madeOn: (date) => `Hecha el ${date}`,
  aboutHeading: 'Sobre el servicio',
  about: [
    'Argument Intelligence lee un ensayo y devuelve puntuaciones, comentarios unidos a las palabras de las que tratan y sugerencias para el próximo borrador.',
    'No cambia nada por sí mismo. Algunos comentarios proponen una redacción, que se puede insertar con un clic; si algo de ello se usó, lo dice quien estudia.',
    'Esta declaración recoge cómo se usó el servicio. No juzga quién escribió el ensayo.',
  ],
  analysed: (draft, date) => `Borrador ${draft}, analizado el ${date}`,
  engine: (version) => `el ${engine(version)}`,
  modelAndEngine: (model, version) =>
    `el modelo de IA ${model ?? '(sin nombre)'} y el ${engine(version)}`,
  readBy: (who) => `Lectura: ${who}.`,
  sawText: (words) => `Todo el texto del borrador, ${words} palabras.`,
  sawQuestion: 'La pregunta del ensayo.',
  sawCriteria: 'Los criterios de evaluación de quien estudia.',
  sentToProvider: 'El texto se envió al proveedor del modelo de IA.',
  sentToOwnServer:
    'El texto se envió al servidor del modelo de IA que eligió quien opera este servicio.',
  stayed: 'El texto se quedó en este servicio y ningún modelo de IA lo leyó.',
  returned: (critiques, isCompleted) =>
    `Devolvió ${critiques} ${critiques === 1 ? 'comentario' : 'comentarios'}${isCompleted ? '' : ' antes de que se detuviera'}.`,
  decidedHeading: 'Qué decidió quien estudia',
  counts: (counts) =>
    `Comentarios del último análisis: resueltos ${counts.resolved}, intencionales ${counts.intended}, no útiles ${counts['not useful']}, abiertos ${counts.open}.`,
  resolvedHeading: 'Marcado como resuelto',
  intendedHeading: 'Marcado como intencional, y dejado como está',
  none: 'Nada.',
  place: (draft, line) =>
    line === null ? `borrador ${draft}` : `borrador ${draft}, línea ${line}`,
};
