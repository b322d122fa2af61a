import type { AiUseWords } from './ai-use-words.ts';

const engine = (version: string | null): string =>
  `moteur de règles propre au service${version === null ? '' : `, version ${version}`}`;

export const french: AiUseWords = {
  locale: 'fr-FR',
  title: 'Déclaration sur l’utilisation d’Argument Intelligence',
  essay: (title) => `Dissertation : ${title}`,
  madeOn: (date) => `Établie le ${date}`,
  aboutHeading: 'À propos du service',
  about: [
    'Argument Intelligence lit une dissertation et renvoie des notes, des remarques liées aux mots dont elles parlent et des suggestions pour la version suivante.',
    'Il ne modifie rien de lui-même. Certaines remarques proposent une formulation, que l’étudiant peut insérer d’un clic ; c’est à lui de dire s’il en a repris quelque chose.',
    'Cette déclaration consigne comment le service a été utilisé. Elle ne juge pas qui a écrit la dissertation.',
  ],
  analysed: (draft, date) => `Version ${draft}, analysée le ${date}`,
  engine: (version) => `le ${engine(version)}`,
  modelAndEngine: (model, version) =>
    `le modèle d’IA ${model ?? '(sans nom)'} et le ${engine(version)}`,
  readBy: (who) => `Lecture : ${who}.`,
  sawText: (words) => `Tout le texte de la version, ${words} mots.`,
  sawQuestion: 'Le sujet de la dissertation.',
  sawCriteria: 'Les critères de notation de l’étudiant.',
  sentToProvider: 'Le texte a été envoyé au fournisseur du modèle d’IA.',
  sentToOwnServer:
    'Le texte a été envoyé au serveur du modèle d’IA que l’exploitant de ce service a choisi.',
  stayed: 'Le texte est resté sur ce service et aucun modèle d’IA ne l’a lu.',
  returned: (critiques, isCompleted) =>
    `${critiques} ${critiques > 1 ? 'remarques renvoyées' : 'remarque renvoyée'}${isCompleted ? '' : ' avant l’arrêt de l’analyse'}.`,
  decidedHeading: 'Ce que l’étudiant a décidé',
  counts: (counts) =>
    `Remarques de la dernière analyse – corrigées : ${counts.resolved}, voulues : ${counts.intended}, pas utiles : ${counts['not useful']}, ouvertes : ${counts.open}.`,
  resolvedHeading: 'Marqué comme corrigé',
  intendedHeading: 'Marqué comme voulu, et laissé tel quel',
  none: 'Rien.',
  place: (draft, line) => (line === null ? `version ${draft}` : `version ${draft}, ligne ${line}`),
};
