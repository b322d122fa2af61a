import type { Plurals, Texts } from '../text-types.ts';

/** Texts of the security audit, the sample, how we score, and the frame of the legal pages. */
export const pagesTexts = {
  'Your essays are stored encrypted, and other users cannot open them.': {
    es: 'Tus ensayos se guardan cifrados y otros usuarios no pueden abrirlos.',
    fr: 'Vos dissertations sont enregistrées chiffrées, et les autres utilisateurs ne peuvent pas les ouvrir.',
    de: 'Deine Essays werden verschlüsselt gespeichert, und andere können sie nicht öffnen.',
  },
  'Your essays are not protected as they should be here. Paste nothing private.': {
    es: 'Aquí tus ensayos no están protegidos como deberían. No pegues nada privado.',
    fr: 'Vos dissertations ne sont pas protégées ici comme il faudrait. N’y collez rien de privé.',
    de: 'Deine Essays sind hier nicht so geschützt, wie sie sein sollten. Füge nichts Privates ein.',
  },
  'Signing in is protected against guessing.': {
    es: 'El inicio de sesión está protegido contra intentos de adivinar la contraseña.',
    fr: 'La connexion est protégée contre les essais de mot de passe.',
    de: 'Die Anmeldung ist gegen Erraten geschützt.',
  },
  'Signing in is not protected as it should be. Use a password that you use nowhere else.': {
    es: 'El inicio de sesión no está protegido como debería. Usa una contraseña que no uses en otro sitio.',
    fr: 'La connexion n’est pas protégée comme il faudrait. Utilisez un mot de passe qui ne sert nulle part ailleurs.',
    de: 'Die Anmeldung ist nicht so geschützt, wie sie sein sollte. Nimm ein Passwort, das du sonst nirgends verwendest.',
  },
  'No check has failed.': {
    es: 'Ninguna comprobación ha fallado.',
    fr: 'Aucun contrôle n’a échoué.',
    de: 'Keine Prüfung ist fehlgeschlagen.',
  },
  'Loading the security audit': {
    es: 'Cargando la auditoría de seguridad',
    fr: 'Chargement de l’audit de sécurité',
    de: 'Die Sicherheitsprüfung wird geladen',
  },
  'Live audit unavailable – showing defaults': {
    es: 'La auditoría en vivo no está disponible: se muestran valores predeterminados',
    fr: 'Audit en direct indisponible – valeurs par défaut affichées',
    de: 'Live-Prüfung nicht verfügbar – es werden Standardwerte gezeigt',
  },
  Overview: { es: 'Resumen', fr: 'Vue d’ensemble', de: 'Überblick' },
  'Security Features': {
    es: 'Funciones de seguridad',
    fr: 'Fonctions de sécurité',
    de: 'Sicherheitsfunktionen',
  },
  Compliance: { es: 'Cumplimiento', fr: 'Conformité', de: 'Compliance' },
  'Last updated: {{date}}': {
    es: 'Última actualización: {{date}}',
    fr: 'Dernière mise à jour : {{date}}',
    de: 'Zuletzt aktualisiert: {{date}}',
  },
  Today: { es: 'hoy', fr: 'aujourd’hui', de: 'heute' },
  'Security Score': {
    es: 'Puntuación de seguridad',
    fr: 'Note de sécurité',
    de: 'Sicherheitswertung',
  },
  'Risk Level': { es: 'Nivel de riesgo', fr: 'Niveau de risque', de: 'Risikostufe' },
  LOW: { es: 'BAJO', fr: 'FAIBLE', de: 'NIEDRIG' },
  MEDIUM: { es: 'MEDIO', fr: 'MOYEN', de: 'MITTEL' },
  HIGH: { es: 'ALTO', fr: 'ÉLEVÉ', de: 'HOCH' },
  'What was checked': {
    es: 'Qué se ha comprobado',
    fr: 'Ce qui a été vérifié',
    de: 'Was geprüft wurde',
  },
  'The checks are written in English.': {
    es: 'Las comprobaciones están escritas en inglés.',
    fr: 'Les vérifications sont rédigées en anglais.',
    de: 'Die Prüfungen sind auf Englisch beschrieben.',
  },
  Passed: { es: 'Superada', fr: 'Réussie', de: 'Bestanden' },
  Failed: { es: 'No superada', fr: 'Échouée', de: 'Nicht bestanden' },
  'Not checked': { es: 'Sin comprobar', fr: 'Non vérifiée', de: 'Nicht geprüft' },
  'How to fix:': { es: 'Cómo arreglarlo:', fr: 'Comment corriger :', de: 'So behebst du es:' },
  'Authentication System': {
    es: 'Sistema de autenticación',
    fr: 'Système d’authentification',
    de: 'Anmeldesystem',
  },
  'Data Encryption': {
    es: 'Cifrado de datos',
    fr: 'Chiffrement des données',
    de: 'Datenverschlüsselung',
  },
  'Input Sanitization': {
    es: 'Filtrado de entradas',
    fr: 'Filtrage des saisies',
    de: 'Bereinigung der Eingaben',
  },
  'Access Control': {
    es: 'Control de acceso',
    fr: 'Contrôle d’accès',
    de: 'Zugriffskontrolle',
  },
  'Security Headers': {
    es: 'Cabeceras de seguridad',
    fr: 'En-têtes de sécurité',
    de: 'Sicherheits-Header',
  },
  Inactive: { es: 'Inactivo', fr: 'Inactif', de: 'Inaktiv' },
  Enabled: { es: 'Activado', fr: 'Activé', de: 'Eingeschaltet' },
  Disabled: { es: 'Desactivado', fr: 'Désactivé', de: 'Ausgeschaltet' },
  Implemented: { es: 'Implantado', fr: 'En place', de: 'Umgesetzt' },
  Missing: { es: 'Falta', fr: 'Absent', de: 'Fehlt' },
  'View Privacy Policy': {
    es: 'Ver la política de privacidad',
    fr: 'Voir la politique de confidentialité',
    de: 'Datenschutzerklärung ansehen',
  },
  'View Terms of Service': {
    es: 'Ver las condiciones del servicio',
    fr: 'Voir les conditions d’utilisation',
    de: 'Nutzungsbedingungen ansehen',
  },
  'Sample analysis': {
    es: 'Análisis de muestra',
    fr: 'Exemple d’analyse',
    de: 'Beispielanalyse',
  },
  'A sample essay': {
    es: 'Un ensayo de muestra',
    fr: 'Une dissertation d’exemple',
    de: 'Ein Beispielessay',
  },
  'Write about your own essay': {
    es: 'Prueba con tu propio ensayo',
    fr: 'Essayer avec votre dissertation',
    de: 'Mit deinem eigenen Essay ausprobieren',
  },
  'We wrote this essay to show what an analysis looks like. Click the underlined words. What you mark as resolved stays on this device.':
    {
      es: 'Escribimos este ensayo para mostrar cómo es un análisis. Haz clic en las palabras subrayadas. Lo que marques como resuelto se queda en este dispositivo.',
      fr: 'Nous avons écrit cette dissertation pour montrer à quoi ressemble une analyse. Cliquez sur les mots soulignés. Ce que vous marquez comme corrigé reste sur cet appareil.',
      de: 'Diesen Essay haben wir geschrieben, um zu zeigen, wie eine Analyse aussieht. Klick auf die unterstrichenen Wörter. Was du als erledigt markierst, bleibt auf diesem Gerät.',
    },
  'Now your own': { es: 'Ahora el tuyo', fr: 'À votre tour', de: 'Jetzt deiner' },
  'Paste your essay and see the same for your own words.': {
    es: 'Pega tu ensayo y verás lo mismo con tus propias palabras.',
    fr: 'Collez votre dissertation et voyez la même chose pour vos propres mots.',
    de: 'Füge deinen Essay ein und sieh dasselbe für deine eigenen Worte.',
  },
  'On this page': { es: 'En esta página', fr: 'Sur cette page', de: 'Auf dieser Seite' },
  'This page could not be loaded': {
    es: 'No se pudo cargar esta página',
    fr: 'Cette page n’a pas pu être chargée',
    de: 'Diese Seite konnte nicht geladen werden',
  },
  'Its wording depends on how this server is set up, and the server did not answer.': {
    es: 'Su texto depende de la configuración de este servidor, y el servidor no respondió.',
    fr: 'Son texte dépend de la configuration de ce serveur, et le serveur n’a pas répondu.',
    de: 'Ihr Wortlaut hängt davon ab, wie dieser Server eingerichtet ist, und der Server hat nicht geantwortet.',
  },
  'Version {{version}}, effective {{date}}': {
    es: 'Versión {{version}}, vigente desde el {{date}}',
    fr: 'Version {{version}}, en vigueur depuis le {{date}}',
    de: 'Version {{version}}, gültig ab {{date}}',
  },
  'Data Protection Policy': {
    es: 'Política de protección de datos',
    fr: 'Politique de protection des données',
    de: 'Datenschutzrichtlinie',
  },
  'This document is in English, and the English text is the binding one.': {
    es: 'Este documento está en inglés, y el texto en inglés es el vinculante.',
    fr: 'Ce document est en anglais, et c’est le texte anglais qui fait foi.',
    de: 'Dieses Dokument ist auf Englisch. Verbindlich ist der englische Text.',
  },
  Measure: { es: 'Medida', fr: 'Mesure', de: 'Messgröße' },
  'Measured on {{date}} with version {{version}} of our critique engine.': {
    es: 'Medido el {{date}} con la versión {{version}} de nuestro motor de comentarios.',
    fr: 'Mesuré le {{date}} avec la version {{version}} de notre moteur d’analyse.',
    de: 'Gemessen am {{date}} mit Version {{version}} unserer Analyse-Engine.',
  },
  'The text of this page is in English.': {
    es: 'El texto de esta página está en inglés.',
    fr: 'Le texte de cette page est en anglais.',
    de: 'Der Text dieser Seite ist auf Englisch.',
  },
} satisfies Texts;

/** Texts of the security audit, with a number in them. */
export const pagesPlurals = {
  '{{count}} checks have failed. The people who run this server can put that right.': {
    es: [
      '{{count}} comprobación ha fallado; puede arreglarla quien administra este servidor.',
      '{{count}} comprobaciones han fallado; puede arreglarlas quien administra este servidor.',
    ],
    fr: [
      '{{count}} contrôle a échoué ; la personne qui gère ce serveur peut y remédier.',
      '{{count}} contrôles ont échoué ; la personne qui gère ce serveur peut y remédier.',
    ],
    de: [
      '{{count}} Prüfung ist fehlgeschlagen; wer diesen Server betreibt, kann das beheben.',
      '{{count}} Prüfungen sind fehlgeschlagen; wer diesen Server betreibt, kann das beheben.',
    ],
  },
  '{{count}} points': {
    es: ['{{count}} punto', '{{count}} puntos'],
    fr: ['{{count}} point', '{{count}} points'],
    de: ['{{count}} Punkt', '{{count}} Punkte'],
  },
} satisfies Plurals;
