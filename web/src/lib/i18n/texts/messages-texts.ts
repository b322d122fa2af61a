import type { Texts } from '../text-types.ts';

/** The messages of contracts that a student may see. The page looks the server’s up here. */
export const messagesTexts = {
  'Please enter your essay text': {
    es: 'Introduce el texto de tu ensayo',
    fr: 'Veuillez saisir le texte de votre dissertation',
    de: 'Bitte gib deinen Essaytext ein',
  },
  'Please write at least 100 characters for meaningful analysis': {
    es: 'Escribe al menos 100 caracteres para un análisis útil',
    fr: 'Écrivez au moins 100 caractères pour une analyse utile',
    de: 'Bitte schreib mindestens 100 Zeichen für eine sinnvolle Analyse',
  },
  'Essay text must be at most 100,000 characters': {
    es: 'El texto del ensayo puede tener como máximo 100 000 caracteres',
    fr: 'Le texte peut avoir 100 000 caractères au maximum',
    de: 'Der Essaytext darf höchstens 100.000 Zeichen haben',
  },
  'Essay text contains potentially malicious content': {
    es: 'El texto del ensayo contiene código que podría ser dañino',
    fr: 'Le texte contient du code potentiellement malveillant',
    de: 'Der Essaytext enthält möglicherweise schädlichen Code',
  },
  'Essay text contains invalid characters': {
    es: 'El texto del ensayo contiene caracteres no válidos',
    fr: 'Le texte contient des caractères non valides',
    de: 'Der Essaytext enthält ungültige Zeichen',
  },
  'Essay question contains invalid characters': {
    es: 'La pregunta contiene caracteres no válidos',
    fr: 'Le sujet contient des caractères non valides',
    de: 'Die Fragestellung enthält ungültige Zeichen',
  },
  'Essay question must be between 10 and 1,000 characters': {
    es: 'La pregunta debe tener entre 10 y 1000 caracteres',
    fr: 'Le sujet doit avoir entre 10 et 1 000 caractères',
    de: 'Die Fragestellung muss zwischen 10 und 1.000 Zeichen haben',
  },
  'Essay question contains potentially malicious content': {
    es: 'La pregunta contiene código que podría ser dañino',
    fr: 'Le sujet contient du code potentiellement malveillant',
    de: 'Die Fragestellung enthält möglicherweise schädlichen Code',
  },
  'Please choose a .txt, .md, .docx, .odt, .rtf or .pdf file': {
    es: 'Elige un archivo .txt, .md, .docx, .odt, .rtf o .pdf',
    fr: 'Choisissez un fichier .txt, .md, .docx, .odt, .rtf ou .pdf',
    de: 'Bitte wähle eine .txt-, .md-, .docx-, .odt-, .rtf- oder .pdf-Datei',
  },
  'This file is larger than 10 MB. Please choose a smaller one, or paste your text.': {
    es: 'Este archivo pesa más de 10 MB. Elige uno más pequeño o pega tu texto.',
    fr: 'Ce fichier dépasse 10 Mo. Choisissez-en un plus petit ou collez votre texte.',
    de: 'Diese Datei ist größer als 10 MB. Bitte wähle eine kleinere oder füge deinen Text ein.',
  },
  'There is no text in this file.': {
    es: 'No hay texto en este archivo.',
    fr: 'Il n’y a pas de texte dans ce fichier.',
    de: 'In dieser Datei steht kein Text.',
  },
  'This is an old Word document, or one with a password. Please save it as .docx without a password.':
    {
      es: 'Es un documento de Word antiguo o con contraseña. Guárdalo como .docx sin contraseña.',
      fr: 'C’est un ancien document Word ou un document protégé. Enregistrez-le en .docx sans mot de passe.',
      de: 'Das ist ein altes oder geschütztes Word-Dokument. Bitte speichere es als .docx ohne Passwort.',
    },
  'This Word document includes another one that we cannot read. Please open it in Word, save it and choose it again.':
    {
      es: 'Este documento de Word incluye otro que no podemos leer. Ábrelo en Word, guárdalo y elígelo de nuevo.',
      fr: 'Ce document Word en contient un autre que nous ne pouvons pas lire. Ouvrez-le dans Word, enregistrez-le et choisissez-le de nouveau.',
      de: 'Dieses Word-Dokument enthält ein anderes, das wir nicht lesen können. Bitte öffne es in Word, speichere es und wähle es noch einmal.',
    },
  'This file is not what its name says. Please save your essay again as .docx, .pdf or .txt.': {
    es: 'Este archivo no es lo que dice su nombre. Guarda tu ensayo de nuevo como .docx, .pdf o .txt.',
    fr: 'Ce fichier n’est pas ce que son nom indique. Enregistrez de nouveau votre texte en .docx, .pdf ou .txt.',
    de: 'Diese Datei ist nicht das, was ihr Name sagt. Bitte speichere deinen Essay neu als .docx, .pdf oder .txt.',
  },
  'This PDF has more than 300 pages. Please choose a shorter one.': {
    es: 'Este PDF tiene más de 300 páginas. Elige uno más corto.',
    fr: 'Ce PDF a plus de 300 pages. Choisissez-en un plus court.',
    de: 'Diese PDF-Datei hat mehr als 300 Seiten. Bitte wähle eine kürzere.',
  },
  'Title must be between 1 and 80 characters': {
    es: 'El título debe tener entre 1 y 80 caracteres',
    fr: 'Le titre doit avoir entre 1 et 80 caractères',
    de: 'Der Titel muss zwischen 1 und 80 Zeichen haben',
  },
  'Title contains invalid characters': {
    es: 'El título contiene caracteres no válidos',
    fr: 'Le titre contient des caractères non valides',
    de: 'Der Titel enthält ungültige Zeichen',
  },
  'Title contains potentially malicious content': {
    es: 'El título contiene código que podría ser dañino',
    fr: 'Le titre contient du code potentiellement malveillant',
    de: 'Der Titel enthält möglicherweise schädlichen Code',
  },
  'Marking criteria must be text of at most 10,000 characters': {
    es: 'Los criterios pueden tener como máximo 10 000 caracteres',
    fr: 'Les critères peuvent avoir 10 000 caractères au maximum',
    de: 'Die Bewertungskriterien dürfen höchstens 10.000 Zeichen haben',
  },
  'Cancellation reason must be at most 500 characters': {
    es: 'El motivo puede tener como máximo 500 caracteres',
    fr: 'Le motif peut avoir 500 caractères au maximum',
    de: 'Der Grund darf höchstens 500 Zeichen haben',
  },
  'Reason must be at most 500 characters': {
    es: 'El motivo puede tener como máximo 500 caracteres',
    fr: 'Le motif peut avoir 500 caractères au maximum',
    de: 'Der Grund darf höchstens 500 Zeichen haben',
  },
  'Password must not be blank': {
    es: 'La contraseña no puede estar en blanco',
    fr: 'Le mot de passe ne peut pas être vide',
    de: 'Das Passwort darf nicht leer sein',
  },
  'This password is too common. Please choose another one.': {
    es: 'Esta contraseña es demasiado común. Elige otra.',
    fr: 'Ce mot de passe est trop courant. Choisissez-en un autre.',
    de: 'Dieses Passwort ist zu verbreitet. Bitte wähle ein anderes.',
  },
  'Password must be at least 6 characters': {
    es: 'La contraseña debe tener al menos 6 caracteres',
    fr: 'Le mot de passe doit avoir au moins 6 caractères',
    de: 'Das Passwort muss mindestens 6 Zeichen haben',
  },
  'Password must be 8 to 128 characters with a lowercase letter, an uppercase letter and a digit': {
    es: 'La contraseña debe tener de 8 a 128 caracteres, con una minúscula, una mayúscula y una cifra',
    fr: 'Le mot de passe doit avoir de 8 à 128 caractères avec une minuscule, une majuscule et un chiffre',
    de: 'Das Passwort muss 8 bis 128 Zeichen mit Kleinbuchstabe, Großbuchstabe und Ziffer haben',
  },
  'Password must be at most 128 characters': {
    es: 'La contraseña puede tener como máximo 128 caracteres',
    fr: 'Le mot de passe peut avoir 128 caractères au maximum',
    de: 'Das Passwort darf höchstens 128 Zeichen haben',
  },
  'New password must be at least 6 characters': {
    es: 'La contraseña nueva debe tener al menos 6 caracteres',
    fr: 'Le nouveau mot de passe doit avoir au moins 6 caractères',
    de: 'Das neue Passwort muss mindestens 6 Zeichen haben',
  },
  'Current password is required': {
    es: 'Se necesita la contraseña actual',
    fr: 'Le mot de passe actuel est requis',
    de: 'Das aktuelle Passwort ist erforderlich',
  },
  'Current password is incorrect': {
    es: 'La contraseña actual no es correcta',
    fr: 'Le mot de passe actuel est incorrect',
    de: 'Das aktuelle Passwort ist falsch',
  },
  'Your password has been updated successfully': {
    es: 'Tu contraseña se ha actualizado',
    fr: 'Votre mot de passe a été mis à jour',
    de: 'Dein Passwort wurde geändert',
  },
  'The link is not complete. Please open it again from the mail.': {
    es: 'El enlace está incompleto. Ábrelo de nuevo desde el correo.',
    fr: 'Le lien est incomplet. Ouvrez-le de nouveau depuis l’e-mail.',
    de: 'Der Link ist unvollständig. Bitte öffne ihn noch einmal aus der Mail.',
  },
  'Your email address is confirmed.': {
    es: 'Tu dirección de correo está confirmada.',
    fr: 'Votre adresse e-mail est confirmée.',
    de: 'Deine E-Mail-Adresse ist bestätigt.',
  },
  'A new mail is on its way. It may take a minute. Please look in your spam folder, too.': {
    es: 'Un correo nuevo va en camino. Puede tardar un minuto. Mira también en la carpeta de correo no deseado.',
    fr: 'Un nouvel e-mail est en route. Cela peut prendre une minute. Regardez aussi dans les courriers indésirables.',
    de: 'Eine neue Mail ist unterwegs. Das kann eine Minute dauern. Bitte sieh auch im Spam-Ordner nach.',
  },
  'If an account uses this email, a link to choose a new password is on its way.': {
    es: 'Si alguna cuenta usa este correo, ya va en camino un enlace para elegir una contraseña nueva.',
    fr: 'Si un compte utilise cet e-mail, un lien pour choisir un nouveau mot de passe est en route.',
    de: 'Wenn ein Konto diese E-Mail-Adresse nutzt, ist ein Link für ein neues Passwort unterwegs.',
  },
  'Invalid email address': {
    es: 'Dirección de correo no válida',
    fr: 'Adresse e-mail non valide',
    de: 'Ungültige E-Mail-Adresse',
  },
  'Username must be at least 3 characters': {
    es: 'El nombre de usuario debe tener al menos 3 caracteres',
    fr: 'Le nom d’utilisateur doit avoir au moins 3 caractères',
    de: 'Der Benutzername muss mindestens 3 Zeichen haben',
  },
  'Username may hold 3 to 30 letters, digits, underscores and hyphens': {
    es: 'El nombre de usuario puede tener de 3 a 30 letras, cifras, guiones bajos y guiones',
    fr: 'Le nom d’utilisateur peut avoir de 3 à 30 lettres, chiffres, tirets bas et tirets',
    de: 'Der Benutzername darf 3 bis 30 Buchstaben, Ziffern, Unter- und Bindestriche haben',
  },
  'This username is reserved. Please choose another one.': {
    es: 'Este nombre de usuario está reservado. Elige otro.',
    fr: 'Ce nom d’utilisateur est réservé. Choisissez-en un autre.',
    de: 'Dieser Benutzername ist reserviert. Bitte wähle einen anderen.',
  },
  'This username is already taken.': {
    es: 'Este nombre de usuario ya está en uso.',
    fr: 'Ce nom d’utilisateur est déjà pris.',
    de: 'Dieser Benutzername ist schon vergeben.',
  },
  'An account with this email already exists.': {
    es: 'Ya existe una cuenta con este correo.',
    fr: 'Un compte avec cet e-mail existe déjà.',
    de: 'Ein Konto mit dieser E-Mail-Adresse gibt es schon.',
  },
  'You must be 16 or older to use this service': {
    es: 'Debes tener 16 años o más para usar este servicio',
    fr: 'Vous devez avoir 16 ans ou plus pour utiliser ce service',
    de: 'Du musst mindestens 16 sein, um diesen Dienst zu nutzen',
  },
  'First name is required': {
    es: 'El nombre es obligatorio',
    fr: 'Le prénom est requis',
    de: 'Der Vorname ist erforderlich',
  },
  'Last name is required': {
    es: 'El apellido es obligatorio',
    fr: 'Le nom est requis',
    de: 'Der Nachname ist erforderlich',
  },
  'Bio must be at most 1,000 characters': {
    es: 'La biografía puede tener como máximo 1000 caracteres',
    fr: 'La présentation peut avoir 1 000 caractères au maximum',
    de: 'Der Text über dich darf höchstens 1.000 Zeichen haben',
  },
  'Bio contains invalid characters': {
    es: 'La biografía contiene caracteres no válidos',
    fr: 'La présentation contient des caractères non valides',
    de: 'Der Text über dich enthält ungültige Zeichen',
  },
  'Bio contains potentially malicious content': {
    es: 'La biografía contiene código que podría ser dañino',
    fr: 'La présentation contient du code potentiellement malveillant',
    de: 'Der Text über dich enthält möglicherweise schädlichen Code',
  },
  'Password is required to delete account': {
    es: 'Se necesita la contraseña para eliminar la cuenta',
    fr: 'Le mot de passe est requis pour supprimer le compte',
    de: 'Zum Löschen des Kontos ist das Passwort erforderlich',
  },
  'Profile updated successfully': {
    es: 'Perfil actualizado',
    fr: 'Profil mis à jour',
    de: 'Profil gespeichert',
  },
  'Failed to update profile': {
    es: 'No se pudo actualizar el perfil',
    fr: 'Impossible de mettre à jour le profil',
    de: 'Profil konnte nicht gespeichert werden',
  },
  'Please log in to analyze your essay': {
    es: 'Inicia sesión para analizar tu ensayo',
    fr: 'Connectez-vous pour analyser votre dissertation',
    de: 'Bitte melde dich an, um deinen Essay zu analysieren',
  },
  'Please log in again': {
    es: 'Inicia sesión de nuevo',
    fr: 'Veuillez vous reconnecter',
    de: 'Bitte melde dich erneut an',
  },
  'Invalid or expired token': {
    es: 'La sesión no es válida o ha caducado',
    fr: 'Session non valide ou expirée',
    de: 'Die Sitzung ist ungültig oder abgelaufen',
  },
  'You do not have permission to rename this essay.': {
    es: 'No tienes permiso para cambiar el título de este ensayo.',
    fr: 'Vous n’avez pas le droit de renommer cette dissertation.',
    de: 'Du darfst diesen Essay nicht umbenennen.',
  },
  'You do not have permission to delete this essay.': {
    es: 'No tienes permiso para eliminar este ensayo.',
    fr: 'Vous n’avez pas le droit de supprimer cette dissertation.',
    de: 'Du darfst diesen Essay nicht löschen.',
  },
  'You do not have permission to change this essay.': {
    es: 'No tienes permiso para cambiar este ensayo.',
    fr: 'Vous n’avez pas le droit de modifier cette dissertation.',
    de: 'Du darfst diesen Essay nicht ändern.',
  },
  'You do not have permission to view this essay.': {
    es: 'No tienes permiso para ver este ensayo.',
    fr: 'Vous n’avez pas le droit de voir cette dissertation.',
    de: 'Du darfst diesen Essay nicht ansehen.',
  },
  'Detailed section analysis is only available with a premium subscription.': {
    es: 'El análisis detallado por secciones solo está disponible con una suscripción premium.',
    fr: 'L’analyse détaillée par section n’est disponible qu’avec un abonnement premium.',
    de: 'Die ausführliche Abschnittsanalyse gibt es nur mit einem Premium-Abo.',
  },
  'We could not check your plan just now, so the section analysis is not shown. Please try again.':
    {
      es: 'No pudimos comprobar tu plan, así que no se muestra el análisis por secciones. Inténtalo de nuevo.',
      fr: 'Nous n’avons pas pu vérifier votre formule ; l’analyse par section n’est donc pas affichée. Veuillez réessayer.',
      de: 'Wir konnten deinen Tarif gerade nicht prüfen, daher fehlt die Abschnittsanalyse. Bitte versuche es erneut.',
    },
  'Network error. Please check your connection.': {
    es: 'Error de red. Comprueba tu conexión.',
    fr: 'Erreur réseau. Vérifiez votre connexion.',
    de: 'Netzwerkfehler. Bitte prüfe deine Verbindung.',
  },
  'No analysis ID returned from server': {
    es: 'El servidor no devolvió ningún análisis',
    fr: 'Le serveur n’a renvoyé aucune analyse',
    de: 'Der Server hat keine Analyse zurückgegeben',
  },
  'Failed to start analysis': {
    es: 'No se pudo iniciar el análisis',
    fr: 'Impossible de démarrer l’analyse',
    de: 'Analyse konnte nicht gestartet werden',
  },
  'Request failed': {
    es: 'La solicitud falló',
    fr: 'La requête a échoué',
    de: 'Anfrage fehlgeschlagen',
  },
} satisfies Texts;
