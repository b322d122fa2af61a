import type { Texts } from '../text-types.ts';

/** Texts around every page: header, footer, account alerts and pages for errors. */
export const shellTexts = {
  'Skip to the essay': {
    es: 'Ir al ensayo',
    fr: 'Aller à la dissertation',
    de: 'Zum Essay springen',
  },
  'Skip to content': { es: 'Ir al contenido', fr: 'Aller au contenu', de: 'Zum Inhalt springen' },
  'Argument Intelligence, home': {
    es: 'Argument Intelligence, inicio',
    fr: 'Argument Intelligence, accueil',
    de: 'Argument Intelligence, Startseite',
  },
  Main: { es: 'Principal', fr: 'Principale', de: 'Hauptmenü' },
  'Open menu': { es: 'Abrir el menú', fr: 'Ouvrir le menu', de: 'Menü öffnen' },
  'Close menu': { es: 'Cerrar el menú', fr: 'Fermer le menu', de: 'Menü schließen' },
  'How It Works': { es: 'Cómo funciona', fr: 'Fonctionnement', de: 'So funktioniert es' },
  Pricing: { es: 'Precios', fr: 'Tarifs', de: 'Preise' },
  'My Essays': { es: 'Mis ensayos', fr: 'Mes dissertations', de: 'Meine Essays' },
  FAQ: { es: 'FAQ', fr: 'FAQ', de: 'FAQ' },
  Profile: { es: 'Perfil', fr: 'Profil', de: 'Profil' },
  'Security Audit': {
    es: 'Auditoría de seguridad',
    fr: 'Audit de sécurité',
    de: 'Sicherheitsprüfung',
  },
  'Sign In': { es: 'Iniciar sesión', fr: 'Se connecter', de: 'Anmelden' },
  'Sign Out': { es: 'Cerrar sesión', fr: 'Se déconnecter', de: 'Abmelden' },
  'Try Free': { es: 'Probar gratis', fr: 'Essayer', de: 'Gratis testen' },
  Footer: { es: 'Pie de página', fr: 'Pied de page', de: 'Fußzeile' },
  'How We Score': { es: 'Cómo puntuamos', fr: 'Comment nous notons', de: 'So bewerten wir' },
  'Privacy Policy': {
    es: 'Política de privacidad',
    fr: 'Politique de confidentialité',
    de: 'Datenschutzerklärung',
  },
  'Terms of Service': {
    es: 'Condiciones del servicio',
    fr: 'Conditions d’utilisation',
    de: 'Nutzungsbedingungen',
  },
  'Data Protection': { es: 'Protección de datos', fr: 'Protection des données', de: 'Datenschutz' },
  'Download log for support': {
    es: 'Descargar registro para soporte',
    fr: 'Télécharger le journal pour l’assistance',
    de: 'Protokoll für den Support herunterladen',
  },
  'Proudly South African': {
    es: 'Orgullosamente sudafricano',
    fr: 'Fièrement sud-africain',
    de: 'Stolz auf Südafrika',
  },
  'Page not found': {
    es: 'Página no encontrada',
    fr: 'Page introuvable',
    de: 'Seite nicht gefunden',
  },
  '404 Page Not Found': {
    es: '404 Página no encontrada',
    fr: '404 Page introuvable',
    de: '404 Seite nicht gefunden',
  },
  'This page does not exist.': {
    es: 'Esta página no existe.',
    fr: 'Cette page n’existe pas.',
    de: 'Diese Seite gibt es nicht.',
  },
  'Back to Home': { es: 'Volver al inicio', fr: 'Retour à l’accueil', de: 'Zur Startseite' },
  'Go to Login': { es: 'Ir a iniciar sesión', fr: 'Aller à la connexion', de: 'Zur Anmeldung' },
  'Your session has ended. Please sign in again to see your profile.': {
    es: 'Tu sesión ha terminado. Inicia sesión de nuevo para ver tu perfil.',
    fr: 'Votre session est terminée. Reconnectez-vous pour voir votre profil.',
    de: 'Deine Sitzung ist beendet. Bitte melde dich erneut an, um dein Profil zu sehen.',
  },
  'No authentication token found. Please log in again.': {
    es: 'No se encontró ninguna sesión. Inicia sesión de nuevo.',
    fr: 'Aucune session trouvée. Veuillez vous reconnecter.',
    de: 'Keine Sitzung gefunden. Bitte melde dich erneut an.',
  },
  'Essay deleted': { es: 'Ensayo eliminado', fr: 'Dissertation supprimée', de: 'Essay gelöscht' },
  'The essay of your last analysis was deleted, so its result is gone too.': {
    es: 'El ensayo de tu último análisis se eliminó, así que su resultado tampoco está.',
    fr: 'La dissertation de votre dernière analyse a été supprimée, et son résultat avec elle.',
    de: 'Der Essay deiner letzten Analyse wurde gelöscht und mit ihm das Ergebnis.',
  },
  'Analysis Complete': {
    es: 'Análisis completado',
    fr: 'Analyse terminée',
    de: 'Analyse abgeschlossen',
  },
  'Your results are ready.': {
    es: 'Tus resultados están listos.',
    fr: 'Vos résultats sont prêts.',
    de: 'Deine Ergebnisse sind da.',
  },
  'There is a problem with your account on this device': {
    es: 'Hay un problema con tu cuenta en este dispositivo',
    fr: 'Il y a un problème avec votre compte sur cet appareil',
    de: 'Auf diesem Gerät gibt es ein Problem mit deinem Konto',
  },
  'Suggested action:': { es: 'Acción sugerida:', fr: 'Action suggérée :', de: 'Vorschlag:' },
  'Fix Automatically': {
    es: 'Reparar automáticamente',
    fr: 'Réparer automatiquement',
    de: 'Automatisch beheben',
  },
  'Fixing...': { es: 'Reparando...', fr: 'Réparation...', de: 'Wird behoben ...' },
  'Logout & Re-authenticate': {
    es: 'Cerrar sesión y volver a entrar',
    fr: 'Se déconnecter et se reconnecter',
    de: 'Abmelden und neu anmelden',
  },
  'Auto-fix Failed': {
    es: 'La reparación automática falló',
    fr: 'La réparation automatique a échoué',
    de: 'Automatische Behebung fehlgeschlagen',
  },
  'Please log in manually with your correct credentials.': {
    es: 'Inicia sesión manualmente con tus datos correctos.',
    fr: 'Veuillez vous connecter avec vos identifiants.',
    de: 'Bitte melde dich selbst mit deinen Zugangsdaten an.',
  },
  'Account Fixed': { es: 'Cuenta reparada', fr: 'Compte réparé', de: 'Konto repariert' },
  "You're now logged into the correct account with unlimited access.": {
    es: 'Ahora has entrado en la cuenta correcta, con acceso ilimitado.',
    fr: 'Vous êtes maintenant connecté au bon compte, avec un accès illimité.',
    de: 'Du bist jetzt beim richtigen Konto angemeldet, mit unbegrenztem Zugang.',
  },
  "You're now logged into the correct account.": {
    es: 'Ahora has entrado en la cuenta correcta.',
    fr: 'Vous êtes maintenant connecté au bon compte.',
    de: 'Du bist jetzt beim richtigen Konto angemeldet.',
  },
  'Choose Fix Automatically. If that does not help, log out and sign in again.': {
    es: 'Elige «Reparar automáticamente». Si no ayuda, cierra la sesión y vuelve a entrar.',
    fr: 'Choisissez « Réparer automatiquement ». Si cela n’aide pas, déconnectez-vous puis reconnectez-vous.',
    de: 'Wähle „Automatisch beheben“. Wenn das nicht hilft, melde dich ab und wieder an.',
  },
  'Log out and sign in again.': {
    es: 'Cierra la sesión y vuelve a entrar.',
    fr: 'Déconnectez-vous puis reconnectez-vous.',
    de: 'Melde dich ab und wieder an.',
  },
  'The account details on this device are missing.': {
    es: 'Faltan los datos de la cuenta en este dispositivo.',
    fr: 'Les données du compte manquent sur cet appareil.',
    de: 'Die Kontodaten auf diesem Gerät fehlen.',
  },
  'The session on this device belongs to another account.': {
    es: 'La sesión de este dispositivo pertenece a otra cuenta.',
    fr: 'La session sur cet appareil appartient à un autre compte.',
    de: 'Die Sitzung auf diesem Gerät gehört zu einem anderen Konto.',
  },
  'The session on this device has expired or was ended.': {
    es: 'La sesión de este dispositivo ha caducado o se cerró.',
    fr: 'La session sur cet appareil a expiré ou a été fermée.',
    de: 'Die Sitzung auf diesem Gerät ist abgelaufen oder wurde beendet.',
  },
  'This device remembers the plan {{before}}. Your account now has: {{now}}.': {
    es: 'Este dispositivo recuerda el plan {{before}}. Tu cuenta tiene ahora: {{now}}.',
    fr: 'Cet appareil se souvient de la formule {{before}}. Votre compte a maintenant : {{now}}.',
    de: 'Dieses Gerät kennt noch den Tarif {{before}}. Dein Konto hat jetzt: {{now}}.',
  },
  'You have used your last free analysis.': {
    es: 'Has usado tu último análisis gratuito.',
    fr: 'Vous avez utilisé votre dernière analyse gratuite.',
    de: 'Du hast deine letzte kostenlose Analyse verbraucht.',
  },
  'Your free trial has ended.': {
    es: 'Tu prueba gratuita ha terminado.',
    fr: 'Votre essai gratuit est terminé.',
    de: 'Deine kostenlose Testphase ist zu Ende.',
  },
  'Your plan {{plan}} has ended.': {
    es: 'Tu plan {{plan}} ha terminado.',
    fr: 'Votre formule {{plan}} est terminée.',
    de: 'Dein Tarif {{plan}} ist zu Ende.',
  },
  'Your account now has: {{now}}.': {
    es: 'Tu cuenta tiene ahora: {{now}}.',
    fr: 'Votre compte a maintenant : {{now}}.',
    de: 'Dein Konto hat jetzt: {{now}}.',
  },
  'Each essay stays until its date, and the free reading still costs nothing.': {
    es: 'Cada ensayo se conserva hasta su fecha, y la lectura gratuita sigue sin costar nada.',
    fr: 'Chaque dissertation reste jusqu’à sa date, et la lecture gratuite ne coûte toujours rien.',
    de: 'Jeder Essay bleibt bis zu seinem Datum, und die kostenlose Durchsicht kostet weiterhin nichts.',
  },
} satisfies Texts;
