import type { Texts } from '../text-types.ts';

/** Texts of sign-in, registration, forgotten passwords and the welcome. */
export const signInTexts = {
  'Access Your Account': {
    es: 'Accede a tu cuenta',
    fr: 'Accédez à votre compte',
    de: 'Bei deinem Konto anmelden',
  },
  'Sign in': { es: 'Iniciar sesión', fr: 'Connexion', de: 'Anmelden' },
  'Create account': { es: 'Crear cuenta', fr: 'Créer un compte', de: 'Konto erstellen' },
  'Forgot password': {
    es: 'Contraseña olvidada',
    fr: 'Mot de passe oublié',
    de: 'Passwort vergessen',
  },
  Password: { es: 'Contraseña', fr: 'Mot de passe', de: 'Passwort' },
  'Forgot your password?': {
    es: '¿Olvidaste tu contraseña?',
    fr: 'Mot de passe oublié ?',
    de: 'Passwort vergessen?',
  },
  'Login Failed': {
    es: 'No se pudo iniciar sesión',
    fr: 'Échec de la connexion',
    de: 'Anmeldung fehlgeschlagen',
  },
  'Login failed': {
    es: 'No se pudo iniciar sesión',
    fr: 'Échec de la connexion',
    de: 'Anmeldung fehlgeschlagen',
  },
  'Signing In...': { es: 'Iniciando sesión...', fr: 'Connexion...', de: 'Anmeldung läuft ...' },
  'Logged into another Google account? Use your email and password here.': {
    es: '¿Tienes abierta otra cuenta de Google? Usa aquí tu correo y tu contraseña.',
    fr: 'Connecté à un autre compte Google ? Utilisez ici votre e-mail et votre mot de passe.',
    de: 'Bei einem anderen Google-Konto angemeldet? Nutze hier E-Mail und Passwort.',
  },
  'By creating an account you agree to the <terms>Terms of Service</terms>. The <privacy>Privacy Policy</privacy> says what is stored, and for how long.':
    {
      es: 'Al crear una cuenta aceptas los <terms>Términos del servicio</terms>. La <privacy>Política de privacidad</privacy> dice qué se guarda y durante cuánto tiempo.',
      fr: 'En créant un compte, vous acceptez les <terms>Conditions d’utilisation</terms>. La <privacy>Politique de confidentialité</privacy> dit ce qui est conservé, et combien de temps.',
      de: 'Mit dem Konto stimmst du den <terms>Nutzungsbedingungen</terms> zu. Die <privacy>Datenschutzerklärung</privacy> sagt, was gespeichert wird und wie lange.',
    },
  'Need an account? Register here': {
    es: '¿Necesitas una cuenta? Regístrate aquí',
    fr: 'Pas encore de compte ? Inscrivez-vous ici',
    de: 'Noch kein Konto? Hier registrieren',
  },
  'Login Successful': {
    es: 'Sesión iniciada',
    fr: 'Connexion réussie',
    de: 'Anmeldung erfolgreich',
  },
  'Welcome back, {{name}}!': {
    es: '¡Te damos la bienvenida de nuevo, {{name}}!',
    fr: 'Bon retour, {{name}} !',
    de: 'Willkommen zurück, {{name}}!',
  },
  'Please enter your email': {
    es: 'Introduce tu correo electrónico',
    fr: 'Veuillez saisir votre e-mail',
    de: 'Bitte gib deine E-Mail-Adresse ein',
  },
  'Please enter your password': {
    es: 'Introduce tu contraseña',
    fr: 'Veuillez saisir votre mot de passe',
    de: 'Bitte gib dein Passwort ein',
  },
  'Please check your email and password format.': {
    es: 'Revisa el formato del correo y la contraseña.',
    fr: 'Vérifiez le format de l’e-mail et du mot de passe.',
    de: 'Bitte prüfe das Format von E-Mail und Passwort.',
  },
  'Account Found': { es: 'Cuenta encontrada', fr: 'Compte trouvé', de: 'Konto gefunden' },
  'No Account Found': {
    es: 'No se encontró ninguna cuenta',
    fr: 'Aucun compte trouvé',
    de: 'Kein Konto gefunden',
  },
  'Access Type: {{plan}}': {
    es: 'Tipo de acceso: {{plan}}',
    fr: 'Type d’accès : {{plan}}',
    de: 'Zugang: {{plan}}',
  },
  None: { es: 'Ninguno', fr: 'Aucun', de: 'Keiner' },
  'No account uses this email yet. Register to get 2 free analyses.': {
    es: 'Ninguna cuenta usa este correo todavía. Regístrate y recibe 2 análisis gratis.',
    fr: 'Aucun compte n’utilise encore cet e-mail. Inscrivez-vous pour obtenir 2 analyses gratuites.',
    de: 'Diese E-Mail-Adresse wird noch von keinem Konto genutzt. Registriere dich und erhalte 2 kostenlose Analysen.',
  },
  'Sign in with your email and password.': {
    es: 'Inicia sesión con tu correo y tu contraseña.',
    fr: 'Connectez-vous avec votre e-mail et votre mot de passe.',
    de: 'Melde dich mit E-Mail und Passwort an.',
  },
  'Sign in with your password, then choose a plan to analyse an essay.': {
    es: 'Inicia sesión con tu contraseña y luego elige un plan para analizar un ensayo.',
    fr: 'Connectez-vous avec votre mot de passe, puis choisissez une formule pour analyser une dissertation.',
    de: 'Melde dich mit deinem Passwort an und wähle dann einen Tarif, um einen Essay zu analysieren.',
  },
  'Create an account with this email': {
    es: 'Crear una cuenta con este correo',
    fr: 'Créer un compte avec cet e-mail',
    de: 'Konto mit dieser E-Mail-Adresse erstellen',
  },
  'Forgot Your Password?': {
    es: '¿Olvidaste tu contraseña?',
    fr: 'Mot de passe oublié ?',
    de: 'Passwort vergessen?',
  },
  'Look in your mailbox': {
    es: 'Mira tu buzón',
    fr: 'Consultez votre boîte mail',
    de: 'Sieh in dein Postfach',
  },
  'The link works once, for 30 minutes.': {
    es: 'El enlace funciona una vez, durante 30 minutos.',
    fr: 'Le lien fonctionne une fois, pendant 30 minutes.',
    de: 'Der Link gilt einmal und 30 Minuten lang.',
  },
  'This server writes mails to its folder “mail” and does not send them.': {
    es: 'Este servidor guarda los correos en su carpeta «mail» y no los envía.',
    fr: 'Ce serveur écrit les e-mails dans son dossier « mail » et ne les envoie pas.',
    de: 'Dieser Server schreibt Mails in seinen Ordner „mail“ und verschickt sie nicht.',
  },
  'We send you a link to choose a new password.': {
    es: 'Te enviamos un enlace para elegir una contraseña nueva.',
    fr: 'Nous vous envoyons un lien pour choisir un nouveau mot de passe.',
    de: 'Wir senden dir einen Link, mit dem du ein neues Passwort wählst.',
  },
  'Sending...': { es: 'Enviando...', fr: 'Envoi...', de: 'Wird gesendet ...' },
  'Send Link': { es: 'Enviar enlace', fr: 'Envoyer le lien', de: 'Link senden' },
  'Back to sign in': {
    es: 'Volver a iniciar sesión',
    fr: 'Retour à la connexion',
    de: 'Zurück zur Anmeldung',
  },
  'New Password': { es: 'Contraseña nueva', fr: 'Nouveau mot de passe', de: 'Neues Passwort' },
  'Confirm New Password': {
    es: 'Confirmar la contraseña nueva',
    fr: 'Confirmer le nouveau mot de passe',
    de: 'Neues Passwort bestätigen',
  },
  "Passwords don't match": {
    es: 'Las contraseñas no coinciden',
    fr: 'Les mots de passe ne correspondent pas',
    de: 'Die Passwörter stimmen nicht überein',
  },
  'Please confirm your new password': {
    es: 'Confirma tu contraseña nueva',
    fr: 'Veuillez confirmer votre nouveau mot de passe',
    de: 'Bitte bestätige dein neues Passwort',
  },
  '8 to 128 characters with a lowercase letter, an uppercase letter and a digit': {
    es: 'De 8 a 128 caracteres, con una minúscula, una mayúscula y una cifra',
    fr: 'De 8 à 128 caractères avec une minuscule, une majuscule et un chiffre',
    de: '8 bis 128 Zeichen mit Kleinbuchstabe, Großbuchstabe und Ziffer',
  },
  'Minimum 6 characters': {
    es: 'Mínimo 6 caracteres',
    fr: '6 caractères au minimum',
    de: 'Mindestens 6 Zeichen',
  },
  'Create Account': { es: 'Crear cuenta', fr: 'Créer un compte', de: 'Konto erstellen' },
  'Creating Account...': {
    es: 'Creando la cuenta...',
    fr: 'Création du compte...',
    de: 'Konto wird erstellt ...',
  },
  'Registration failed': {
    es: 'No se pudo completar el registro',
    fr: 'L’inscription a échoué',
    de: 'Registrierung fehlgeschlagen',
  },
  'First name': { es: 'Nombre', fr: 'Prénom', de: 'Vorname' },
  'Last name': { es: 'Apellido', fr: 'Nom', de: 'Nachname' },
  'I am 16 years or older': {
    es: 'Tengo 16 años o más',
    fr: 'J’ai 16 ans ou plus',
    de: 'Ich bin 16 Jahre oder älter',
  },
  'Please confirm that you are 16 or older': {
    es: 'Confirma que tienes 16 años o más',
    fr: 'Veuillez confirmer que vous avez 16 ans ou plus',
    de: 'Bitte bestätige, dass du 16 oder älter bist',
  },
  'At most {{count}} characters': {
    es: 'Máximo {{count}} caracteres',
    fr: '{{count}} caractères au maximum',
    de: 'Höchstens {{count}} Zeichen',
  },
  'Already registered?': {
    es: '¿Ya tienes cuenta?',
    fr: 'Déjà inscrit ?',
    de: 'Schon registriert?',
  },
  'Sign in here': { es: 'Inicia sesión aquí', fr: 'Connectez-vous ici', de: 'Hier anmelden' },
  'Password Changed': {
    es: 'Contraseña cambiada',
    fr: 'Mot de passe modifié',
    de: 'Passwort geändert',
  },
  'You have been signed out everywhere.': {
    es: 'Se ha cerrado tu sesión en todas partes.',
    fr: 'Vous avez été déconnecté partout.',
    de: 'Du wurdest überall abgemeldet.',
  },
  'Choose a New Password': {
    es: 'Elige una contraseña nueva',
    fr: 'Choisissez un nouveau mot de passe',
    de: 'Neues Passwort wählen',
  },
  'Choose a new password': {
    es: 'Elige una contraseña nueva',
    fr: 'Choisissez un nouveau mot de passe',
    de: 'Neues Passwort wählen',
  },
  'Changing...': { es: 'Cambiando...', fr: 'Modification...', de: 'Wird geändert ...' },
  'Change Password': {
    es: 'Cambiar contraseña',
    fr: 'Changer le mot de passe',
    de: 'Passwort ändern',
  },
  'Confirm your email address': {
    es: 'Confirma tu dirección de correo',
    fr: 'Confirmez votre adresse e-mail',
    de: 'E-Mail-Adresse bestätigen',
  },
  'Email address confirmed': {
    es: 'Dirección de correo confirmada',
    fr: 'Adresse e-mail confirmée',
    de: 'E-Mail-Adresse bestätigt',
  },
  'The address is not confirmed yet': {
    es: 'La dirección aún no está confirmada',
    fr: 'L’adresse n’est pas encore confirmée',
    de: 'Die Adresse ist noch nicht bestätigt',
  },
  'Send the mail again': {
    es: 'Enviar el correo de nuevo',
    fr: 'Renvoyer l’e-mail',
    de: 'Mail noch einmal senden',
  },
  'One moment...': { es: 'Un momento...', fr: 'Un instant...', de: 'Einen Moment ...' },
  'Analyse an essay': {
    es: 'Analizar un ensayo',
    fr: 'Analyser une dissertation',
    de: 'Einen Essay analysieren',
  },
  'This link is not complete': {
    es: 'Este enlace está incompleto',
    fr: 'Ce lien est incomplet',
    de: 'Dieser Link ist unvollständig',
  },
  'Please open it again from the mail, or ask for a new one.': {
    es: 'Ábrelo de nuevo desde el correo o pide otro.',
    fr: 'Ouvrez-le de nouveau depuis l’e-mail ou demandez-en un autre.',
    de: 'Bitte öffne ihn noch einmal aus der Mail oder fordere einen neuen an.',
  },
  'Line-by-Line Analysis': {
    es: 'Análisis línea por línea',
    fr: 'Analyse ligne par ligne',
    de: 'Analyse Zeile für Zeile',
  },
  'What is wrong and why, beside your own words.': {
    es: 'Qué falla y por qué, junto a tus propias palabras.',
    fr: 'Ce qui ne va pas et pourquoi, à côté de vos propres mots.',
    de: 'Was nicht stimmt und warum, neben deinen eigenen Worten.',
  },
  'Critical Thinking Evaluation': {
    es: 'Evaluación del pensamiento crítico',
    fr: 'Évaluation de l’esprit critique',
    de: 'Bewertung des kritischen Denkens',
  },
  'Assumptions, bias and the other side.': {
    es: 'Supuestos, sesgos y la otra postura.',
    fr: 'Présupposés, biais et l’autre point de vue.',
    de: 'Annahmen, Voreingenommenheit und die Gegenseite.',
  },
  'Instant Results': {
    es: 'Resultados al instante',
    fr: 'Résultats immédiats',
    de: 'Sofortige Ergebnisse',
  },
  'The first critiques come while we read the rest.': {
    es: 'Los primeros comentarios llegan mientras leemos el resto.',
    fr: 'Les premières remarques arrivent pendant que nous lisons la suite.',
    de: 'Die ersten Anmerkungen kommen, während wir weiterlesen.',
  },
  'Welcome to Argument Intelligence, {{name}}.': {
    es: 'Te damos la bienvenida a Argument Intelligence, {{name}}.',
    fr: 'Bienvenue dans Argument Intelligence, {{name}}.',
    de: 'Willkommen bei Argument Intelligence, {{name}}.',
  },
  'Welcome.': { es: 'Te damos la bienvenida.', fr: 'Bienvenue.', de: 'Willkommen.' },
  'Redirecting to the application...': {
    es: 'Redirigiendo a la aplicación...',
    fr: 'Redirection vers l’application...',
    de: 'Weiterleitung zur Anwendung ...',
  },
  'Sign in to analyse your essay': {
    es: 'Inicia sesión para analizar tu ensayo',
    fr: 'Connectez-vous pour analyser votre dissertation',
    de: 'Melde dich an, um deinen Essay zu analysieren',
  },
  '{{credits}} free analyses for {{days}} days, no card needed. What you have typed stays on this device.':
    {
      es: '{{credits}} análisis gratis durante {{days}} días, sin tarjeta. Lo que has escrito se queda en este dispositivo.',
      fr: '{{credits}} analyses gratuites pendant {{days}} jours, sans carte. Ce que vous avez écrit reste sur cet appareil.',
      de: '{{credits}} kostenlose Analysen für {{days}} Tage, ohne Karte. Was du geschrieben hast, bleibt auf diesem Gerät.',
    },
  'Sign In to Continue': {
    es: 'Iniciar sesión para continuar',
    fr: 'Se connecter pour continuer',
    de: 'Anmelden und weiter',
  },
  'Look around first': { es: 'Mirar primero', fr: 'Regarder d’abord', de: 'Erst umsehen' },
  'Welcome, {{name}}!': {
    es: '¡Te damos la bienvenida, {{name}}!',
    fr: 'Bienvenue, {{name}} !',
    de: 'Willkommen, {{name}}!',
  },
  'Welcome!': { es: '¡Te damos la bienvenida!', fr: 'Bienvenue !', de: 'Willkommen!' },
  'Get Started': { es: 'Empezar', fr: 'Commencer', de: 'Los geht’s' },
  'Free Trial Gift': {
    es: 'Regalo de prueba gratuita',
    fr: 'Cadeau d’essai gratuit',
    de: 'Geschenk zur Testphase',
  },
  '{{credits}} free analysis credits. Your trial expires in {{days}} days.': {
    es: '{{credits}} créditos de análisis gratis. Tu prueba caduca en {{days}} días.',
    fr: '{{credits}} crédits d’analyse gratuits. Votre essai expire dans {{days}} jours.',
    de: '{{credits}} kostenlose Analyse-Credits. Deine Testphase endet in {{days}} Tagen.',
  },
  'Detailed line-by-line feedback': {
    es: 'Comentarios detallados línea por línea',
    fr: 'Remarques détaillées ligne par ligne',
    de: 'Ausführliche Anmerkungen Zeile für Zeile',
  },
  'Improving critical thinking': {
    es: 'Mejora del pensamiento crítico',
    fr: 'Un meilleur esprit critique',
    de: 'Besseres kritisches Denken',
  },
  'Academic-grade AI analysis': {
    es: 'Análisis con IA de nivel académico',
    fr: 'Analyse par IA de niveau universitaire',
    de: 'KI-Analyse auf akademischem Niveau',
  },
} satisfies Texts;
