import type { Plurals, Texts } from '../text-types.ts';

/** Names and features of the plans, and the balance. */
export const plansTexts = {
  'No Active Plan': {
    es: 'Sin plan activo',
    fr: 'Aucune formule active',
    de: 'Kein aktiver Tarif',
  },
  'Free Trial': { es: 'Prueba gratuita', fr: 'Essai gratuit', de: 'Kostenlose Testphase' },
  'Single Essay': { es: 'Ensayo suelto', fr: 'Dissertation seule', de: 'Einzelner Essay' },
  'Single Analysis': { es: 'Análisis suelto', fr: 'Analyse seule', de: 'Einzelne Analyse' },
  Standard: { es: 'Estándar', fr: 'Standard', de: 'Standard' },
  Unlimited: { es: 'Ilimitado', fr: 'Illimité', de: 'Unbegrenzt' },
  'Standard Plan': { es: 'Plan Estándar', fr: 'Formule Standard', de: 'Standard-Tarif' },
  'Unlimited Plan': { es: 'Plan Ilimitado', fr: 'Formule Illimité', de: 'Unbegrenzt-Tarif' },
  'per essay': { es: 'por ensayo', fr: 'par dissertation', de: 'pro Essay' },
  'per month': { es: 'al mes', fr: 'par mois', de: 'pro Monat' },
  'Pay with PayFast': {
    es: 'Pagar con PayFast',
    fr: 'Payer avec PayFast',
    de: 'Mit PayFast bezahlen',
  },
  '2 free analysis credits': {
    es: '2 créditos de análisis gratis',
    fr: '2 crédits d’analyse gratuits',
    de: '2 kostenlose Analyse-Credits',
  },
  '30 days': { es: '30 días', fr: '30 jours', de: '30 Tage' },
  '3,000 words': { es: '3000 palabras', fr: '3 000 mots', de: '3.000 Wörter' },
  '2 analyses per purchase': {
    es: '2 análisis por compra',
    fr: '2 analyses par achat',
    de: '2 Analysen pro Kauf',
  },
  '7-day history': { es: 'Historial de 7 días', fr: 'Historique de 7 jours', de: '7 Tage Verlauf' },
  'Basic scores': { es: 'Puntuaciones básicas', fr: 'Notes de base', de: 'Grundwertungen' },
  '12 analyses per month': {
    es: '12 análisis al mes',
    fr: '12 analyses par mois',
    de: '12 Analysen pro Monat',
  },
  '8,000 words': { es: '8000 palabras', fr: '8 000 mots', de: '8.000 Wörter' },
  '6 months history': {
    es: 'Historial de 6 meses',
    fr: 'Historique de 6 mois',
    de: '6 Monate Verlauf',
  },
  'Premium section analysis': {
    es: 'Análisis premium por secciones',
    fr: 'Analyse premium par section',
    de: 'Premium-Abschnittsanalyse',
  },
  'Unlimited analyses': {
    es: 'Análisis ilimitados',
    fr: 'Analyses illimitées',
    de: 'Unbegrenzt viele Analysen',
  },
  '15,000 words': { es: '15 000 palabras', fr: '15 000 mots', de: '15.000 Wörter' },
  'Fast-track priority': {
    es: 'Prioridad',
    fr: 'Traitement prioritaire',
    de: 'Vorrangige Bearbeitung',
  },
  'Permanent history': {
    es: 'Historial permanente',
    fr: 'Historique permanent',
    de: 'Dauerhafter Verlauf',
  },
  'PDF/DOCX export': {
    es: 'Exportación a PDF y DOCX',
    fr: 'Export PDF et DOCX',
    de: 'PDF- und DOCX-Export',
  },
  'No analyses left': {
    es: 'No quedan análisis',
    fr: 'Aucune analyse restante',
    de: 'Keine Analysen übrig',
  },
  '{{left}}, trial until {{day}}': {
    es: '{{left}}, prueba hasta el {{day}}',
    fr: '{{left}}, essai jusqu’au {{day}}',
    de: '{{left}}, Testphase bis {{day}}',
  },
  '{{left}}, until {{day}}': {
    es: '{{left}}, hasta el {{day}}',
    fr: '{{left}}, jusqu’au {{day}}',
    de: '{{left}}, bis {{day}}',
  },
} satisfies Texts;

/** Names and features of the plans, and the balance, with a number in them. */
export const plansPlurals = {
  '{{count}} analyses left': {
    es: ['Queda {{count}} análisis', 'Quedan {{count}} análisis'],
    fr: ['{{count}} analyse restante', '{{count}} analyses restantes'],
    de: ['Noch {{count}} Analyse', 'Noch {{count}} Analysen'],
  },
} satisfies Plurals;
