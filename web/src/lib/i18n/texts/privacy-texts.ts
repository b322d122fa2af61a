import type { Texts } from '../text-types.ts';

/** Texts of the account tab: password, data and deletion. */
export const privacyTexts = {
  'Account information': {
    es: 'Información de la cuenta',
    fr: 'Informations sur le compte',
    de: 'Kontoangaben',
  },
  'Created: {{date}}': {
    es: 'Creada: {{date}}',
    fr: 'Création : {{date}}',
    de: 'Erstellt: {{date}}',
  },
  'User ID: {{id}}': {
    es: 'ID de usuario: {{id}}',
    fr: 'Identifiant : {{id}}',
    de: 'Nutzer-ID: {{id}}',
  },
  'Current Password': {
    es: 'Contraseña actual',
    fr: 'Mot de passe actuel',
    de: 'Aktuelles Passwort',
  },
  'Where You Are Signed In': {
    es: 'Dónde tienes la sesión iniciada',
    fr: 'Où vous êtes connecté',
    de: 'Wo du angemeldet bist',
  },
  'Your sessions could not be loaded.': {
    es: 'No se pudieron cargar tus sesiones.',
    fr: 'Vos sessions n’ont pas pu être chargées.',
    de: 'Deine Sitzungen konnten nicht geladen werden.',
  },
  'Loading your sessions...': {
    es: 'Cargando tus sesiones...',
    fr: 'Chargement de vos sessions...',
    de: 'Deine Sitzungen werden geladen ...',
  },
  '{{browser}} on {{system}}': {
    es: '{{browser}} en {{system}}',
    fr: '{{browser}} sur {{system}}',
    de: '{{browser}} auf {{system}}',
  },
  'Unknown device': {
    es: 'Dispositivo desconocido',
    fr: 'Appareil inconnu',
    de: 'Unbekanntes Gerät',
  },
  'this session': { es: 'esta sesión', fr: 'cette session', de: 'diese Sitzung' },
  'Signed in on {{started}}, last used on {{used}}': {
    es: 'Sesión iniciada el {{started}}, último uso el {{used}}',
    fr: 'Connexion le {{started}}, dernière utilisation le {{used}}',
    de: 'Angemeldet am {{started}}, zuletzt genutzt am {{used}}',
  },
  'Sign Out {{device}}': {
    es: 'Cerrar sesión en {{device}}',
    fr: 'Déconnecter {{device}}',
    de: '{{device}} abmelden',
  },
  'Sign Out Everywhere Else': {
    es: 'Cerrar las demás sesiones',
    fr: 'Déconnecter tous les autres appareils',
    de: 'Überall sonst abmelden',
  },
  'Your password confirms that it is you.': {
    es: 'Tu contraseña confirma que eres tú.',
    fr: 'Votre mot de passe confirme que c’est bien vous.',
    de: 'Dein Passwort bestätigt, dass du es bist.',
  },
  'Signing Out...': {
    es: 'Cerrando sesión...',
    fr: 'Déconnexion...',
    de: 'Wird abgemeldet ...',
  },
  'Signed Out': { es: 'Sesión cerrada', fr: 'Déconnexion effectuée', de: 'Abgemeldet' },
  'The sessions have ended.': {
    es: 'Las sesiones han terminado.',
    fr: 'Les sessions sont terminées.',
    de: 'Die Sitzungen sind beendet.',
  },
  'The sessions could not be ended': {
    es: 'No se pudieron cerrar las sesiones',
    fr: 'Impossible de mettre fin aux sessions',
    de: 'Die Sitzungen konnten nicht beendet werden',
  },
  'Failed to change password': {
    es: 'No se pudo cambiar la contraseña',
    fr: 'Impossible de changer le mot de passe',
    de: 'Passwort konnte nicht geändert werden',
  },
  'Data Privacy': {
    es: 'Privacidad de los datos',
    fr: 'Confidentialité des données',
    de: 'Deine Daten',
  },
  'A copy of your profile, essays and billing history. See the <policy>Privacy Policy</policy>.': {
    es: 'Una copia de tu perfil, tus ensayos y tu historial de facturación. Consulta la <policy>Política de privacidad</policy>.',
    fr: 'Une copie de votre profil, de vos dissertations et de votre historique de facturation. Voir la <policy>Politique de confidentialité</policy>.',
    de: 'Eine Kopie deines Profils, deiner Essays und deiner Zahlungen. Siehe <policy>Datenschutzerklärung</policy>.',
  },
  'Export Your Data': {
    es: 'Exportar tus datos',
    fr: 'Exporter vos données',
    de: 'Deine Daten exportieren',
  },
  'Your choice could not be saved': {
    es: 'No se pudo guardar tu elección',
    fr: 'Votre choix n’a pas pu être enregistré',
    de: 'Deine Wahl konnte nicht gespeichert werden',
  },
  'Your consents could not be loaded.': {
    es: 'No se pudieron cargar tus consentimientos.',
    fr: 'Impossible de charger vos consentements.',
    de: 'Deine Einwilligungen konnten nicht geladen werden.',
  },
  'Use my essays to train models': {
    es: 'Usar mis ensayos para entrenar modelos',
    fr: 'Utiliser mes dissertations pour entraîner des modèles',
    de: 'Meine Essays zum Trainieren von Modellen verwenden',
  },
  'Off unless you turn it on. This version of the service trains no model.': {
    es: 'Desactivado salvo que lo actives. Esta versión del servicio no entrena ningún modelo.',
    fr: 'Désactivé tant que vous ne l’activez pas. Cette version du service n’entraîne aucun modèle.',
    de: 'Aus, solange du es nicht einschaltest. Diese Version des Dienstes trainiert kein Modell.',
  },
  'What you agreed to': {
    es: 'Lo que aceptaste',
    fr: 'Ce que vous avez accepté',
    de: 'Wozu du eingewilligt hast',
  },
  'Use for training': {
    es: 'Uso para entrenamiento',
    fr: 'Utilisation pour l’entraînement',
    de: 'Nutzung zum Trainieren',
  },
  '{{what}} accepted, version {{version}}, {{date}}': {
    es: '{{what}}: aceptado, versión {{version}}, {{date}}',
    fr: '{{what}} : accepté, version {{version}}, {{date}}',
    de: '{{what}}: zugestimmt, Version {{version}}, {{date}}',
  },
  '{{what}} withdrawn, version {{version}}, {{date}}': {
    es: '{{what}}: retirado, versión {{version}}, {{date}}',
    fr: '{{what}} : retiré, version {{version}}, {{date}}',
    de: '{{what}}: widerrufen, Version {{version}}, {{date}}',
  },
  'Delete Account': { es: 'Eliminar la cuenta', fr: 'Supprimer le compte', de: 'Konto löschen' },
  'Deleting your account is permanent and cannot be undone. All your essays, analyses, and subscription data will be permanently removed.':
    {
      es: 'Eliminar tu cuenta es definitivo y no se puede deshacer. Todos tus ensayos, análisis y datos de suscripción se borrarán para siempre.',
      fr: 'La suppression de votre compte est définitive et irréversible. Toutes vos dissertations, analyses et données d’abonnement seront supprimées.',
      de: 'Das Löschen deines Kontos ist endgültig und lässt sich nicht rückgängig machen. Alle deine Essays, Analysen und Abodaten werden dauerhaft entfernt.',
    },
  'Deleting your account is permanent and cannot be undone. Everything we hold about you is removed within a minute.':
    {
      es: 'Eliminar tu cuenta es definitivo y no se puede deshacer. Todo lo que tenemos sobre ti se borra en un minuto.',
      fr: 'La suppression de votre compte est définitive et irréversible. Tout ce que nous détenons sur vous est supprimé en une minute.',
      de: 'Das Löschen deines Kontos ist endgültig und lässt sich nicht rückgängig machen. Alles, was wir über dich haben, ist innerhalb einer Minute entfernt.',
    },
  'Please type "DELETE" to confirm': {
    es: 'Escribe «DELETE» para confirmar',
    fr: 'Saisissez « DELETE » pour confirmer',
    de: 'Gib zur Bestätigung „DELETE“ ein',
  },
  'Please type DELETE to confirm': {
    es: 'Escribe DELETE para confirmar',
    fr: 'Saisissez DELETE pour confirmer',
    de: 'Gib zur Bestätigung DELETE ein',
  },
  'Keep Account': { es: 'Conservar la cuenta', fr: 'Garder le compte', de: 'Konto behalten' },
  'Deleting...': { es: 'Eliminando...', fr: 'Suppression...', de: 'Wird gelöscht ...' },
  'Failed to delete account': {
    es: 'No se pudo eliminar la cuenta',
    fr: 'Impossible de supprimer le compte',
    de: 'Konto konnte nicht gelöscht werden',
  },
  'Account Deleted': { es: 'Cuenta eliminada', fr: 'Compte supprimé', de: 'Konto gelöscht' },
  'Your account has been deleted successfully': {
    es: 'Tu cuenta se ha eliminado',
    fr: 'Votre compte a été supprimé',
    de: 'Dein Konto wurde gelöscht',
  },
} satisfies Texts;
