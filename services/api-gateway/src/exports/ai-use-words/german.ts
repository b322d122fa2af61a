import type { AiUseWords } from './ai-use-words.ts';

const engine = (version: string | null): string =>
  `eigene regelbasierte Auswertung des Dienstes${version === null ? '' : `, Version ${version}`}`;

export const german: AiUseWords = {
  locale: 'de-DE',
  title: 'Erklärung zur Nutzung von Argument Intelligence',
  essay: (title) => `Essay: ${title}`,
  madeOn: (date) => `Erstellt am ${date}`,
  aboutHeading: 'Über den Dienst',
  about: [
    'Argument Intelligence liest einen Essay und gibt Wertungen zurück, dazu Anmerkungen zu einzelnen Wörtern und Vorschläge für den nächsten Entwurf.',
    'Der Dienst ändert von sich aus nichts. Manche Anmerkungen schlagen eine Formulierung vor, die sich mit einem Klick einsetzen lässt; ob etwas davon übernommen wurde, sagt, wer den Essay schreibt.',
    'Diese Erklärung hält fest, wie der Dienst genutzt wurde. Sie urteilt nicht darüber, wer den Essay geschrieben hat.',
  ],
  analysed: (draft, date) => `Entwurf ${draft}, analysiert am ${date}`,
  engine: (version) => `die ${engine(version)}`,
  modelAndEngine: (model, version) =>
    `das KI-Modell ${model ?? '(ohne Namen)'} und die ${engine(version)}`,
  readBy: (who) => `Gelesen von: ${who}.`,
  sawText: (words) => `Der ganze Text des Entwurfs, ${words} Wörter.`,
  sawQuestion: 'Die Fragestellung.',
  sawCriteria: 'Die eigenen Bewertungskriterien.',
  sentToProvider: 'Der Text wurde an den Anbieter des KI-Modells gesendet.',
  sentToOwnServer:
    'Der Text wurde an den Server des KI-Modells gesendet, den der Betreiber dieses Dienstes gewählt hat.',
  stayed: 'Der Text blieb auf diesem Dienst, und kein KI-Modell hat ihn gelesen.',
  returned: (critiques, isCompleted) =>
    `Zurückgegeben: ${critiques} ${critiques === 1 ? 'Anmerkung' : 'Anmerkungen'}${isCompleted ? '' : ' vor dem Abbruch'}.`,
  decidedHeading: 'Was entschieden wurde',
  counts: (counts) =>
    `Anmerkungen der neuesten Analyse: ${counts.resolved} erledigt, ${counts.intended} beabsichtigt, ${counts['not useful']} nicht hilfreich, ${counts.open} offen.`,
  resolvedHeading: 'Als erledigt markiert',
  intendedHeading: 'Als beabsichtigt markiert und so gelassen',
  none: 'Nichts.',
  place: (draft, line) => (line === null ? `Entwurf ${draft}` : `Entwurf ${draft}, Zeile ${line}`),
};
