import type { Texts } from '../text-types.ts';

/** The messages of contracts’ error codes. The page looks the server’s up here. */
export const errorsTexts = {
  'The request body is not valid JSON.': {
    es: 'La solicitud no es válida.',
    fr: 'La requête n’est pas valide.',
    de: 'Die Anfrage ist ungültig.',
  },
  'Invalid email or password. Please check your credentials and try again.': {
    es: 'Correo o contraseña incorrectos. Revisa tus datos e inténtalo de nuevo.',
    fr: 'E-mail ou mot de passe incorrect. Vérifiez vos identifiants et réessayez.',
    de: 'E-Mail oder Passwort ist falsch. Bitte prüfe deine Angaben und versuche es erneut.',
  },
  'This link has expired or was used already. Please ask for a new one.': {
    es: 'Este enlace ha caducado o ya se usó. Pide otro.',
    fr: 'Ce lien a expiré ou a déjà été utilisé. Demandez-en un autre.',
    de: 'Dieser Link ist abgelaufen oder wurde schon benutzt. Bitte fordere einen neuen an.',
  },
  'This link has expired, or it belongs to another email address. Please sign in and have a new mail sent.':
    {
      es: 'Este enlace ha caducado o pertenece a otra dirección de correo. Inicia sesión y pide un correo nuevo.',
      fr: 'Ce lien a expiré ou appartient à une autre adresse e-mail. Connectez-vous et demandez un nouvel e-mail.',
      de: 'Dieser Link ist abgelaufen oder gehört zu einer anderen E-Mail-Adresse. Bitte melde dich an und lass dir eine neue Mail schicken.',
    },
  'Please confirm your email address before your second analysis: open the link in the mail that we sent you.':
    {
      es: 'Confirma tu dirección de correo antes de tu segundo análisis: abre el enlace del correo que te enviamos.',
      fr: 'Confirmez votre adresse e-mail avant votre deuxième analyse : ouvrez le lien de l’e-mail que nous vous avons envoyé.',
      de: 'Bitte bestätige deine E-Mail-Adresse vor deiner zweiten Analyse: Öffne den Link in der Mail, die wir dir geschickt haben.',
    },
  'Payment required to continue': {
    es: 'Se necesita un pago para continuar',
    fr: 'Un paiement est requis pour continuer',
    de: 'Zum Fortfahren ist eine Zahlung nötig',
  },
  'This payment notice was refused.': {
    es: 'Este aviso de pago fue rechazado.',
    fr: 'Cet avis de paiement a été refusé.',
    de: 'Diese Zahlungsmeldung wurde abgelehnt.',
  },
  'Access denied. Please check your subscription.': {
    es: 'Acceso denegado. Revisa tu suscripción.',
    fr: 'Accès refusé. Vérifiez votre abonnement.',
    de: 'Zugriff verweigert. Bitte prüfe dein Abo.',
  },
  'Your plan does not allow an essay of this length.': {
    es: 'Tu plan no admite un ensayo de esta longitud.',
    fr: 'Votre formule ne permet pas une dissertation de cette longueur.',
    de: 'Dein Tarif erlaubt keinen Essay dieser Länge.',
  },
  'Not found.': { es: 'No encontrado.', fr: 'Introuvable.', de: 'Nicht gefunden.' },
  'Essay not found.': {
    es: 'No se encontró el ensayo.',
    fr: 'Dissertation introuvable.',
    de: 'Essay nicht gefunden.',
  },
  'This essay has no such critique.': {
    es: 'Este ensayo no tiene ese comentario.',
    fr: 'Cette dissertation n’a pas cette remarque.',
    de: 'Diese Anmerkung gibt es bei diesem Essay nicht.',
  },
  'This essay has no such suggestion.': {
    es: 'Este ensayo no tiene esa sugerencia.',
    fr: 'Cette dissertation n’a pas cette suggestion.',
    de: 'Diesen Vorschlag gibt es bei diesem Essay nicht.',
  },
  'This essay has no analysis yet.': {
    es: 'Este ensayo aún no tiene análisis.',
    fr: 'Cette dissertation n’a pas encore d’analyse.',
    de: 'Dieser Essay hat noch keine Analyse.',
  },
  'PDF and Word export are part of the Unlimited plan.': {
    es: 'La exportación a PDF y Word forma parte del plan Ilimitado.',
    fr: 'L’export PDF et Word fait partie de la formule Illimité.',
    de: 'PDF- und Word-Export gehören zum Tarif Unbegrenzt.',
  },
  'The earlier draft was not found. It may have been deleted.': {
    es: 'No se encontró el borrador anterior. Puede que se haya eliminado.',
    fr: 'La version précédente est introuvable. Elle a peut-être été supprimée.',
    de: 'Der frühere Entwurf wurde nicht gefunden. Vielleicht wurde er gelöscht.',
  },
  'There is no earlier result to compare this draft with.': {
    es: 'No hay un resultado anterior con el que comparar este borrador.',
    fr: 'Il n’y a pas de résultat antérieur auquel comparer cette version.',
    de: 'Es gibt kein früheres Ergebnis, mit dem sich dieser Entwurf vergleichen lässt.',
  },
  'This address does not support that method.': {
    es: 'Esta dirección no admite ese método.',
    fr: 'Cette adresse n’accepte pas cette méthode.',
    de: 'Diese Adresse unterstützt diese Methode nicht.',
  },
  'Order not found.': {
    es: 'No se encontró el pedido.',
    fr: 'Commande introuvable.',
    de: 'Bestellung nicht gefunden.',
  },
  'Analysis not found.': {
    es: 'No se encontró el análisis.',
    fr: 'Analyse introuvable.',
    de: 'Analyse nicht gefunden.',
  },
  'This Idempotency-Key was used for another request.': {
    es: 'Esta solicitud ya se usó para otra cosa.',
    fr: 'Cette requête a déjà servi pour autre chose.',
    de: 'Diese Anfrage wurde schon für etwas anderes verwendet.',
  },
  'You have no monthly plan that could be changed.': {
    es: 'No tienes un plan mensual que se pueda cambiar.',
    fr: 'Vous n’avez pas de formule mensuelle à modifier.',
    de: 'Du hast keinen Monatstarif, der sich ändern ließe.',
  },
  'Payment is disabled in this demonstration.': {
    es: 'El pago está desactivado en esta demostración.',
    fr: 'Le paiement est désactivé dans cette démonstration.',
    de: 'In dieser Demo sind Zahlungen abgeschaltet.',
  },
  'This analysis has already ended.': {
    es: 'Este análisis ya ha terminado.',
    fr: 'Cette analyse est déjà terminée.',
    de: 'Diese Analyse ist schon beendet.',
  },
  'This was changed by another request. Please try again.': {
    es: 'Otra solicitud cambió esto. Inténtalo de nuevo.',
    fr: 'Une autre requête a modifié cela. Veuillez réessayer.',
    de: 'Das wurde inzwischen anders geändert. Bitte versuche es erneut.',
  },
  'The request is larger than 1 MB.': {
    es: 'La solicitud pesa más de 1 MB.',
    fr: 'La requête dépasse 1 Mo.',
    de: 'Die Anfrage ist größer als 1 MB.',
  },
  'This PDF holds pictures of pages and no text, so there is nothing to read. Please open the document it was made from, or paste your text.':
    {
      es: 'Este PDF contiene imágenes de páginas y ningún texto, así que no hay nada que leer. Abre el documento original o pega tu texto.',
      fr: 'Ce PDF contient des images de pages et aucun texte : il n’y a rien à lire. Ouvrez le document d’origine ou collez votre texte.',
      de: 'Diese PDF-Datei enthält nur Bilder von Seiten und keinen Text. Bitte öffne das ursprüngliche Dokument oder füge deinen Text ein.',
    },
  'This file is protected by a password. Please save a copy without one.': {
    es: 'Este archivo está protegido con contraseña. Guarda una copia sin ella.',
    fr: 'Ce fichier est protégé par un mot de passe. Enregistrez une copie sans mot de passe.',
    de: 'Diese Datei ist mit einem Passwort geschützt. Bitte speichere eine Kopie ohne Passwort.',
  },
  'This file is damaged. Please save it again, or paste your text.': {
    es: 'Este archivo está dañado. Guárdalo de nuevo o pega tu texto.',
    fr: 'Ce fichier est endommagé. Enregistrez-le de nouveau ou collez votre texte.',
    de: 'Diese Datei ist beschädigt. Bitte speichere sie neu oder füge deinen Text ein.',
  },
  'This is not a text, Word (.docx), OpenDocument (.odt), RTF or PDF file. Please save your essay as one of these.':
    {
      es: 'No es un archivo de texto, Word (.docx), OpenDocument (.odt), RTF ni PDF. Guarda tu ensayo en uno de esos formatos.',
      fr: 'Ce n’est pas un fichier texte, Word (.docx), OpenDocument (.odt), RTF ou PDF. Enregistrez votre dissertation dans l’un de ces formats.',
      de: 'Das ist keine Text-, Word- (.docx), OpenDocument- (.odt), RTF- oder PDF-Datei. Bitte speichere deinen Essay in einem dieser Formate.',
    },
  'This file takes too much memory or time to read. Please paste your text instead.': {
    es: 'Leer este archivo requiere demasiada memoria o tiempo. Pega tu texto en su lugar.',
    fr: 'Lire ce fichier demande trop de mémoire ou de temps. Collez plutôt votre texte.',
    de: 'Diese Datei braucht zum Lesen zu viel Speicher oder Zeit. Bitte füge stattdessen deinen Text ein.',
  },
  'This file has more than 200,000 characters. An essay may have 100,000.': {
    es: 'Este archivo tiene más de 200 000 caracteres. Un ensayo puede tener 100 000.',
    fr: 'Ce fichier a plus de 200 000 caractères. Une dissertation peut en avoir 100 000.',
    de: 'Diese Datei hat mehr als 200.000 Zeichen. Ein Essay darf 100.000 haben.',
  },
  'Your plan’s analyses are all running. Please wait until one of them has finished.': {
    es: 'Todos los análisis de tu plan están en curso. Espera a que termine alguno.',
    fr: 'Toutes les analyses de votre formule sont en cours. Attendez que l’une d’elles soit terminée.',
    de: 'Alle Analysen deines Tarifs laufen schon. Bitte warte, bis eine davon fertig ist.',
  },
  'Too many requests. Please try again later.': {
    es: 'Demasiadas solicitudes. Inténtalo más tarde.',
    fr: 'Trop de requêtes. Veuillez réessayer plus tard.',
    de: 'Zu viele Anfragen. Bitte versuche es später erneut.',
  },
  'Too many failed login attempts. Please try again later.': {
    es: 'Demasiados intentos fallidos. Inténtalo más tarde.',
    fr: 'Trop de tentatives de connexion échouées. Veuillez réessayer plus tard.',
    de: 'Zu viele fehlgeschlagene Anmeldeversuche. Bitte versuche es später erneut.',
  },
  'Server error. Please try again in a moment.': {
    es: 'Error del servidor. Inténtalo de nuevo en un momento.',
    fr: 'Erreur du serveur. Veuillez réessayer dans un instant.',
    de: 'Serverfehler. Bitte versuche es gleich noch einmal.',
  },
  'Analysis failed. Please try again.': {
    es: 'El análisis falló. Inténtalo de nuevo.',
    fr: 'L’analyse a échoué. Veuillez réessayer.',
    de: 'Die Analyse ist fehlgeschlagen. Bitte versuche es erneut.',
  },
  'Service unavailable. Please try again later.': {
    es: 'Servicio no disponible. Inténtalo más tarde.',
    fr: 'Service indisponible. Veuillez réessayer plus tard.',
    de: 'Dienst nicht verfügbar. Bitte versuche es später erneut.',
  },
  'Many files are being read right now. Please try again in a few seconds.': {
    es: 'Ahora se están leyendo muchos archivos. Inténtalo en unos segundos.',
    fr: 'De nombreux fichiers sont en cours de lecture. Réessayez dans quelques secondes.',
    de: 'Gerade werden viele Dateien gelesen. Bitte versuche es in ein paar Sekunden erneut.',
  },
  'The file cannot be made right now. Please try again in a few seconds.': {
    es: 'El archivo no se puede crear ahora. Inténtalo en unos segundos.',
    fr: 'Le fichier ne peut pas être créé maintenant. Réessayez dans quelques secondes.',
    de: 'Die Datei kann gerade nicht erstellt werden. Bitte versuche es in ein paar Sekunden erneut.',
  },
  'Our essay analysis service is temporarily unavailable. Please try again later.': {
    es: 'Nuestro servicio de análisis no está disponible por ahora. Inténtalo más tarde.',
    fr: 'Notre service d’analyse est temporairement indisponible. Veuillez réessayer plus tard.',
    de: 'Unser Analysedienst ist vorübergehend nicht verfügbar. Bitte versuche es später erneut.',
  },
} satisfies Texts;
