import type { Texts } from '../text-types.ts';

/** Texts of the profile form and the tabs. */
export const profileTexts = {
  'Personal Information': {
    es: 'Información personal',
    fr: 'Informations personnelles',
    de: 'Persönliche Angaben',
  },
  'First Name': { es: 'Nombre', fr: 'Prénom', de: 'Vorname' },
  'Last Name': { es: 'Apellido', fr: 'Nom', de: 'Nachname' },
  Bio: { es: 'Biografía', fr: 'Présentation', de: 'Über dich' },
  'Tell us a bit about yourself...': {
    es: 'Cuéntanos algo sobre ti...',
    fr: 'Parlez-nous un peu de vous...',
    de: 'Erzähl uns ein wenig über dich ...',
  },
  English: { es: 'Inglés', fr: 'Anglais', de: 'Englisch' },
  Afrikaans: { es: 'Afrikáans', fr: 'Afrikaans', de: 'Afrikaans' },
  isiZulu: { es: 'Zulú (isiZulu)', fr: 'Zoulou (isiZulu)', de: 'isiZulu' },
  isiXhosa: { es: 'Xhosa (isiXhosa)', fr: 'Xhosa (isiXhosa)', de: 'isiXhosa' },
  Spanish: { es: 'Español', fr: 'Espagnol', de: 'Spanisch' },
  French: { es: 'Francés', fr: 'Français', de: 'Französisch' },
  German: { es: 'Alemán', fr: 'Allemand', de: 'Deutsch' },
  'For the pages and for mails. Critiques of essays are written in English.': {
    es: 'Para las páginas y los correos. Los comentarios sobre los ensayos se escriben en inglés.',
    fr: 'Pour les pages et les e-mails. Les remarques sur les dissertations sont rédigées en anglais.',
    de: 'Für Seiten und Mails. Die Anmerkungen zu Essays sind auf Englisch.',
  },
  Timezone: { es: 'Zona horaria', fr: 'Fuseau horaire', de: 'Zeitzone' },
  UTC: { es: 'UTC', fr: 'UTC', de: 'UTC' },
  Johannesburg: { es: 'Johannesburgo', fr: 'Johannesbourg', de: 'Johannesburg' },
  'Eastern Time': {
    es: 'Hora del Este (EE. UU.)',
    fr: 'Heure de l’Est (États-Unis)',
    de: 'Ostküstenzeit (USA)',
  },
  'Central Time': {
    es: 'Hora central (EE. UU.)',
    fr: 'Heure centrale (États-Unis)',
    de: 'Zentralzeit (USA)',
  },
  'Mountain Time': {
    es: 'Hora de la montaña (EE. UU.)',
    fr: 'Heure des Rocheuses (États-Unis)',
    de: 'Gebirgszeit (USA)',
  },
  'Pacific Time': {
    es: 'Hora del Pacífico (EE. UU.)',
    fr: 'Heure du Pacifique (États-Unis)',
    de: 'Pazifikzeit (USA)',
  },
  London: { es: 'Londres', fr: 'Londres', de: 'London' },
  Paris: { es: 'París', fr: 'Paris', de: 'Paris' },
  Tokyo: { es: 'Tokio', fr: 'Tokyo', de: 'Tokio' },
  'Email Notifications': {
    es: 'Notificaciones por correo',
    fr: 'Notifications par e-mail',
    de: 'E-Mail-Benachrichtigungen',
  },
  'Receive notifications about your analyses and account updates': {
    es: 'Recibe avisos sobre tus análisis y los cambios de tu cuenta',
    fr: 'Recevez des notifications sur vos analyses et votre compte',
    de: 'Erhalte Nachrichten zu deinen Analysen und deinem Konto',
  },
  'Update Profile': {
    es: 'Actualizar perfil',
    fr: 'Mettre à jour le profil',
    de: 'Profil speichern',
  },
  'Updating...': { es: 'Actualizando...', fr: 'Mise à jour...', de: 'Wird gespeichert ...' },
  'Loading profile': {
    es: 'Cargando el perfil',
    fr: 'Chargement du profil',
    de: 'Profil wird geladen',
  },
  'Failed to load profile data': {
    es: 'No se pudieron cargar los datos del perfil',
    fr: 'Impossible de charger le profil',
    de: 'Profil konnte nicht geladen werden',
  },
  'Session expired. Please log in again.': {
    es: 'La sesión ha caducado. Inicia sesión de nuevo.',
    fr: 'Session expirée. Veuillez vous reconnecter.',
    de: 'Sitzung abgelaufen. Bitte melde dich erneut an.',
  },
  'Authentication failed. Please log in again.': {
    es: 'No se pudo verificar tu sesión. Inicia sesión de nuevo.',
    fr: 'Échec de l’authentification. Veuillez vous reconnecter.',
    de: 'Anmeldung fehlgeschlagen. Bitte melde dich erneut an.',
  },
  'Server error: {{status}}': {
    es: 'Error del servidor: {{status}}',
    fr: 'Erreur du serveur : {{status}}',
    de: 'Serverfehler: {{status}}',
  },
  Active: { es: 'Activo', fr: 'Actif', de: 'Aktiv' },
  Subscription: { es: 'Suscripción', fr: 'Abonnement', de: 'Abo' },
  Billing: { es: 'Facturación', fr: 'Facturation', de: 'Zahlungen' },
  Account: { es: 'Cuenta', fr: 'Compte', de: 'Konto' },
  'Changing your email address needs your password.': {
    es: 'Para cambiar tu correo electrónico hace falta tu contraseña.',
    fr: 'Votre mot de passe est nécessaire pour changer d’adresse e-mail.',
    de: 'Um deine E-Mail-Adresse zu ändern, brauchst du dein Passwort.',
  },
} satisfies Texts;
