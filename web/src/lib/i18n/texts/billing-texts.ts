import type { Plurals, Texts } from '../text-types.ts';

/** Texts of subscription, billing and payment. */
export const billingTexts = {
  'Billing History': {
    es: 'Historial de facturación',
    fr: 'Historique de facturation',
    de: 'Zahlungsverlauf',
  },
  'Failed to load billing history': {
    es: 'No se pudo cargar el historial',
    fr: 'Impossible de charger l’historique',
    de: 'Zahlungsverlauf konnte nicht geladen werden',
  },
  'Loading billing history...': {
    es: 'Cargando el historial...',
    fr: 'Chargement de l’historique...',
    de: 'Zahlungsverlauf wird geladen ...',
  },
  'No Billing History': {
    es: 'Sin historial de facturación',
    fr: 'Aucun historique de facturation',
    de: 'Noch keine Zahlungen',
  },
  "You haven't made any payments yet.": {
    es: 'Aún no has hecho ningún pago.',
    fr: 'Vous n’avez encore effectué aucun paiement.',
    de: 'Du hast noch nichts bezahlt.',
  },
  'Billing Summary': {
    es: 'Resumen de facturación',
    fr: 'Récapitulatif de facturation',
    de: 'Zusammenfassung',
  },
  'Total Paid': { es: 'Total pagado', fr: 'Total payé', de: 'Insgesamt bezahlt' },
  'Successful Payments': {
    es: 'Pagos realizados',
    fr: 'Paiements réussis',
    de: 'Erfolgreiche Zahlungen',
  },
  'Analyses Purchased': {
    es: 'Análisis comprados',
    fr: 'Analyses achetées',
    de: 'Gekaufte Analysen',
  },
  Date: { es: 'Fecha', fr: 'Date', de: 'Datum' },
  Amount: { es: 'Importe', fr: 'Montant', de: 'Betrag' },
  Status: { es: 'Estado', fr: 'État', de: 'Status' },
  Analyses: { es: 'Análisis', fr: 'Analyses', de: 'Analysen' },
  'Transaction ID': { es: 'ID de transacción', fr: 'N° de transaction', de: 'Transaktions-ID' },
  Unknown: { es: 'Desconocido', fr: 'Inconnu', de: 'Unbekannt' },
  'N/A': { es: 'N/D', fr: 'N/D', de: 'k. A.' },
  complete: { es: 'completado', fr: 'terminé', de: 'abgeschlossen' },
  paid: { es: 'pagado', fr: 'payé', de: 'bezahlt' },
  pending: { es: 'pendiente', fr: 'en attente', de: 'ausstehend' },
  refunded: { es: 'reembolsado', fr: 'remboursé', de: 'erstattet' },
  Monthly: { es: 'Mensual', fr: 'Mensuel', de: 'Monatlich' },
  Yearly: { es: 'Anual', fr: 'Annuel', de: 'Jährlich' },
  'One-time plan': { es: 'Plan único', fr: 'Formule unique', de: 'Einmaliger Tarif' },
  Expired: { es: 'Caducado', fr: 'Expiré', de: 'Abgelaufen' },
  'Current Subscription': {
    es: 'Suscripción actual',
    fr: 'Abonnement actuel',
    de: 'Aktuelles Abo',
  },
  'Loading subscription': {
    es: 'Cargando la suscripción',
    fr: 'Chargement de l’abonnement',
    de: 'Abo wird geladen',
  },
  Expires: { es: 'Caduca', fr: 'Expire', de: 'Läuft ab' },
  'Remaining Analyses': {
    es: 'Análisis restantes',
    fr: 'Analyses restantes',
    de: 'Verbleibende Analysen',
  },
  'Next Billing': { es: 'Próximo cobro', fr: 'Prochain paiement', de: 'Nächste Zahlung' },
  'Expiring Soon': { es: 'Caduca pronto', fr: 'Expire bientôt', de: 'Läuft bald ab' },
  'You cancelled on {{date}}.': {
    es: 'Cancelaste el {{date}}.',
    fr: 'Vous avez résilié le {{date}}.',
    de: 'Du hast am {{date}} gekündigt.',
  },
  'Your plan runs until {{date}}.': {
    es: 'Tu plan dura hasta el {{date}}.',
    fr: 'Votre formule court jusqu’au {{date}}.',
    de: 'Dein Tarif läuft bis {{date}}.',
  },
  'Reason: {{reason}}': {
    es: 'Motivo: {{reason}}',
    fr: 'Motif : {{reason}}',
    de: 'Grund: {{reason}}',
  },
  'Cancelled by the user': {
    es: 'Cancelado por el usuario',
    fr: 'Résilié par l’utilisateur',
    de: 'Vom Nutzer gekündigt',
  },
  'Cancelled at the payment provider': {
    es: 'Cancelado en el proveedor de pagos',
    fr: 'Résilié chez le prestataire de paiement',
    de: 'Beim Zahlungsanbieter gekündigt',
  },
  'Replaced by another plan': {
    es: 'Sustituido por otro plan',
    fr: 'Remplacé par une autre formule',
    de: 'Durch einen anderen Tarif ersetzt',
  },
  'The payment was refunded': {
    es: 'El pago fue reembolsado',
    fr: 'Le paiement a été remboursé',
    de: 'Die Zahlung wurde erstattet',
  },
  'Subscription Cancelled': {
    es: 'Suscripción cancelada',
    fr: 'Abonnement résilié',
    de: 'Abo gekündigt',
  },
  'Subscription Reactivated': {
    es: 'Suscripción reactivada',
    fr: 'Abonnement réactivé',
    de: 'Abo reaktiviert',
  },
  'Subscription Actions': {
    es: 'Acciones de la suscripción',
    fr: 'Actions sur l’abonnement',
    de: 'Abo verwalten',
  },
  'Upgrade Plan': { es: 'Mejorar el plan', fr: 'Changer de formule', de: 'Tarif erweitern' },
  "You don't have an active subscription yet.": {
    es: 'Aún no tienes una suscripción activa.',
    fr: 'Vous n’avez pas encore d’abonnement actif.',
    de: 'Du hast noch kein aktives Abo.',
  },
  'Cancel Subscription': {
    es: 'Cancelar la suscripción',
    fr: 'Résilier l’abonnement',
    de: 'Abo kündigen',
  },
  'Keep Subscription': {
    es: 'Mantener la suscripción',
    fr: 'Garder l’abonnement',
    de: 'Abo behalten',
  },
  'Cancelling...': { es: 'Cancelando...', fr: 'Résiliation...', de: 'Wird gekündigt ...' },
  "Are you sure you want to cancel your subscription? You'll continue to have access until your current billing period ends.":
    {
      es: '¿Seguro que quieres cancelar tu suscripción? Seguirás teniendo acceso hasta que termine el período actual.',
      fr: 'Voulez-vous vraiment résilier votre abonnement ? Vous garderez l’accès jusqu’à la fin de la période en cours.',
      de: 'Möchtest du dein Abo wirklich kündigen? Du behältst den Zugang bis zum Ende des laufenden Zeitraums.',
    },
  'Reason (optional)': {
    es: 'Motivo (opcional)',
    fr: 'Motif (facultatif)',
    de: 'Grund (freiwillig)',
  },
  'Failed to cancel subscription': {
    es: 'No se pudo cancelar la suscripción',
    fr: 'Impossible de résilier l’abonnement',
    de: 'Abo konnte nicht gekündigt werden',
  },
  'Reactivate Subscription': {
    es: 'Reactivar la suscripción',
    fr: 'Réactiver l’abonnement',
    de: 'Abo reaktivieren',
  },
  'Reactivating...': { es: 'Reactivando...', fr: 'Réactivation...', de: 'Wird reaktiviert ...' },
  Reactivate: { es: 'Reactivar', fr: 'Réactiver', de: 'Reaktivieren' },
  'Would you like to reactivate your subscription? This will resume automatic billing.': {
    es: '¿Quieres reactivar tu suscripción? Se reanudará el cobro automático.',
    fr: 'Voulez-vous réactiver votre abonnement ? Le paiement automatique reprendra.',
    de: 'Möchtest du dein Abo reaktivieren? Die automatische Zahlung beginnt dann wieder.',
  },
  'Please choose {{plan}} again. What is left of the plan is added to the new month.': {
    es: 'Elige de nuevo {{plan}}. Lo que queda del plan se suma al nuevo mes.',
    fr: 'Veuillez choisir de nouveau {{plan}}. Ce qui reste de la formule s’ajoute au nouveau mois.',
    de: 'Bitte wähle {{plan}} noch einmal. Was vom Tarif übrig ist, kommt zum neuen Monat hinzu.',
  },
  'Failed to reactivate subscription': {
    es: 'No se pudo reactivar la suscripción',
    fr: 'Impossible de réactiver l’abonnement',
    de: 'Abo konnte nicht reaktiviert werden',
  },
  'Export Failed': {
    es: 'La exportación falló',
    fr: 'Échec de l’export',
    de: 'Export fehlgeschlagen',
  },
  'Failed to export data': {
    es: 'No se pudieron exportar los datos',
    fr: 'Impossible d’exporter les données',
    de: 'Daten konnten nicht exportiert werden',
  },
  'Export Complete': {
    es: 'Exportación completada',
    fr: 'Export terminé',
    de: 'Export abgeschlossen',
  },
  'Exporting...': { es: 'Exportando...', fr: 'Export en cours...', de: 'Wird exportiert ...' },
  'Export Data': { es: 'Exportar datos', fr: 'Exporter les données', de: 'Daten exportieren' },
  'Back to your essay': {
    es: 'Volver a tu ensayo',
    fr: 'Retour à votre dissertation',
    de: 'Zurück zu deinem Essay',
  },
  'Review your order': {
    es: 'Revisa tu pedido',
    fr: 'Vérifiez votre commande',
    de: 'Prüfe deine Bestellung',
  },
  Back: { es: 'Atrás', fr: 'Retour', de: 'Zurück' },
  'Opening PayFast...': {
    es: 'Abriendo PayFast...',
    fr: 'Ouverture de PayFast...',
    de: 'PayFast wird geöffnet ...',
  },
  'To pay now, and each month': {
    es: 'A pagar ahora y cada mes',
    fr: 'À payer maintenant, puis chaque mois',
    de: 'Jetzt und jeden Monat zu zahlen',
  },
  'To pay once': { es: 'A pagar una vez', fr: 'À payer une fois', de: 'Einmal zu zahlen' },
  'The plan renews each month until you cancel it in your profile. If you have it already, the new month begins when the running one ends.':
    {
      es: 'El plan se renueva cada mes hasta que lo canceles en tu perfil. Si ya lo tienes, el nuevo mes empieza cuando termine el actual.',
      fr: 'La formule se renouvelle chaque mois jusqu’à ce que vous la résiliiez dans votre profil. Si vous l’avez déjà, le nouveau mois commence à la fin du mois en cours.',
      de: 'Der Tarif verlängert sich jeden Monat, bis du ihn in deinem Profil kündigst. Hast du ihn schon, beginnt der neue Monat, wenn der laufende endet.',
    },
  'By paying you agree to the <terms>Terms of Service</terms>.': {
    es: 'Al pagar aceptas las <terms>Condiciones del servicio</terms>.',
    fr: 'En payant, vous acceptez les <terms>Conditions d’utilisation</terms>.',
    de: 'Mit der Zahlung stimmst du den <terms>Nutzungsbedingungen</terms> zu.',
  },
  'Payment cancelled': { es: 'Pago cancelado', fr: 'Paiement annulé', de: 'Zahlung abgebrochen' },
  'You have not paid for {{plan}}, and nothing was taken from your account.': {
    es: 'No has pagado {{plan}} y no se ha cobrado nada de tu cuenta.',
    fr: 'Vous n’avez pas payé {{plan}}, et rien n’a été prélevé sur votre compte.',
    de: 'Du hast {{plan}} nicht bezahlt, und von deinem Konto wurde nichts abgebucht.',
  },
  'You have not paid, and nothing was taken from your account.': {
    es: 'No has pagado y no se ha cobrado nada de tu cuenta.',
    fr: 'Vous n’avez pas payé, et rien n’a été prélevé sur votre compte.',
    de: 'Du hast nicht bezahlt, und von deinem Konto wurde nichts abgebucht.',
  },
  'Your essay is still on this device.': {
    es: 'Tu ensayo sigue en este dispositivo.',
    fr: 'Votre dissertation est toujours sur cet appareil.',
    de: 'Dein Essay ist noch auf diesem Gerät.',
  },
  'We have kept your essay. You can go on here or on another device.': {
    es: 'Hemos guardado tu ensayo. Puedes seguir aquí o en otro dispositivo.',
    fr: 'Nous avons gardé votre dissertation. Vous pouvez continuer ici ou sur un autre appareil.',
    de: 'Wir haben deinen Essay aufbewahrt. Du kannst hier oder auf einem anderen Gerät weitermachen.',
  },
  'Essay kept for your payment': {
    es: 'Ensayo guardado para tu pago',
    fr: 'Dissertation gardée pour votre paiement',
    de: 'Für deine Zahlung aufbewahrter Essay',
  },
  'We kept this essay when you went to pay ({{day}}).': {
    es: 'Guardamos este ensayo cuando fuiste a pagar ({{day}}).',
    fr: 'Nous avons gardé cette dissertation quand vous êtes allé payer ({{day}}).',
    de: 'Wir haben diesen Essay aufbewahrt, als du zum Bezahlen gegangen bist ({{day}}).',
  },
  'Put it in the form': {
    es: 'Ponerlo en el formulario',
    fr: 'La mettre dans le formulaire',
    de: 'Ins Formular übernehmen',
  },
  'Remove it': { es: 'Quitarlo', fr: 'La supprimer', de: 'Entfernen' },
  'Demo mode': { es: 'Modo de demostración', fr: 'Mode démonstration', de: 'Demo-Modus' },
  'Payment is disabled in this demonstration. Contact <address>{{address}}</address>.': {
    es: 'El pago está desactivado en esta demostración. Contacto: <address>{{address}}</address>.',
    fr: 'Le paiement est désactivé dans cette démonstration. Contact : <address>{{address}}</address>.',
    de: 'In dieser Demo sind Zahlungen abgeschaltet. Kontakt: <address>{{address}}</address>.',
  },
  support: { es: 'soporte', fr: 'assistance', de: 'Support' },
  Payment: { es: 'Pago', fr: 'Paiement', de: 'Zahlung' },
  'Sign in to see your order': {
    es: 'Inicia sesión para ver tu pedido',
    fr: 'Connectez-vous pour voir votre commande',
    de: 'Melde dich an, um deine Bestellung zu sehen',
  },
  'Your payment is not lost. We show your order once you are signed in.': {
    es: 'Tu pago no se ha perdido. Mostramos tu pedido cuando inicies sesión.',
    fr: 'Votre paiement n’est pas perdu. Nous affichons votre commande dès que vous êtes connecté.',
    de: 'Deine Zahlung ist nicht verloren. Wir zeigen deine Bestellung, sobald du angemeldet bist.',
  },
  'No order to show': {
    es: 'Ningún pedido que mostrar',
    fr: 'Aucune commande à afficher',
    de: 'Keine Bestellung vorhanden',
  },
  'All your payments are listed in your profile.': {
    es: 'Todos tus pagos aparecen en tu perfil.',
    fr: 'Tous vos paiements figurent dans votre profil.',
    de: 'Alle deine Zahlungen stehen in deinem Profil.',
  },
  'Loading your order': {
    es: 'Cargando tu pedido',
    fr: 'Chargement de votre commande',
    de: 'Deine Bestellung wird geladen',
  },
  'We could not load your order': {
    es: 'No pudimos cargar tu pedido',
    fr: 'Impossible de charger votre commande',
    de: 'Deine Bestellung konnte nicht geladen werden',
  },
  'The payment did not go through': {
    es: 'El pago no se realizó',
    fr: 'Le paiement n’a pas abouti',
    de: 'Die Zahlung war nicht erfolgreich',
  },
  'PayFast reported the payment as {{status}}. If money was taken, it appears here once PayFast confirms it.':
    {
      es: 'PayFast comunicó el pago como «{{status}}». Si se cobró dinero, aparecerá aquí cuando PayFast lo confirme.',
      fr: 'PayFast a signalé le paiement comme « {{status}} ». Si de l’argent a été prélevé, il apparaîtra ici quand PayFast l’aura confirmé.',
      de: 'PayFast meldet die Zahlung als „{{status}}“. Wurde Geld abgebucht, erscheint es hier, sobald PayFast es bestätigt.',
    },
  'Waiting for PayFast': {
    es: 'Esperando a PayFast',
    fr: 'En attente de PayFast',
    de: 'Warten auf PayFast',
  },
  'Check Again': { es: 'Comprobar de nuevo', fr: 'Vérifier à nouveau', de: 'Noch einmal prüfen' },
  'PayFast has not confirmed your payment yet. You can leave this page: your plan starts as soon as the confirmation arrives.':
    {
      es: 'PayFast aún no ha confirmado tu pago. Puedes salir de esta página: tu plan empieza en cuanto llegue la confirmación.',
      fr: 'PayFast n’a pas encore confirmé votre paiement. Vous pouvez quitter cette page : votre formule commence dès que la confirmation arrive.',
      de: 'PayFast hat deine Zahlung noch nicht bestätigt. Du kannst diese Seite verlassen: Dein Tarif beginnt, sobald die Bestätigung da ist.',
    },
  'PayFast is confirming your payment. This usually takes a few seconds.': {
    es: 'PayFast está confirmando tu pago. Suele tardar unos segundos.',
    fr: 'PayFast confirme votre paiement. Cela prend en général quelques secondes.',
    de: 'PayFast bestätigt deine Zahlung. Das dauert meist nur ein paar Sekunden.',
  },
  'Thank you': { es: 'Gracias', fr: 'Merci', de: 'Vielen Dank' },
  'View Subscription': { es: 'Ver la suscripción', fr: 'Voir l’abonnement', de: 'Abo ansehen' },
  'You bought {{plan}} for {{price}}: unlimited analyses.': {
    es: 'Has comprado {{plan}} por {{price}}: análisis ilimitados.',
    fr: 'Vous avez acheté {{plan}} pour {{price}} : analyses illimitées.',
    de: 'Du hast {{plan}} für {{price}} gekauft: unbegrenzt viele Analysen.',
  },
  'You bought {{plan}} for {{price}}: {{count}} analyses.': {
    es: 'Has comprado {{plan}} por {{price}}: {{count}} análisis.',
    fr: 'Vous avez acheté {{plan}} pour {{price}} : {{count}} analyses.',
    de: 'Du hast {{plan}} für {{price}} gekauft: {{count}} Analysen.',
  },
} satisfies Texts;

/** Texts of subscription, billing and payment, with a number in them. */
export const billingPlurals = {
  'Your plan renews in {{count}} days.': {
    es: ['Tu plan se renueva en {{count}} día.', 'Tu plan se renueva en {{count}} días.'],
    fr: [
      'Votre formule se renouvelle dans {{count}} jour.',
      'Votre formule se renouvelle dans {{count}} jours.',
    ],
    de: [
      'Dein Tarif verlängert sich in {{count}} Tag.',
      'Dein Tarif verlängert sich in {{count}} Tagen.',
    ],
  },
  'Your plan ends in {{count}} days.': {
    es: ['Tu plan termina en {{count}} día.', 'Tu plan termina en {{count}} días.'],
    fr: [
      'Votre formule se termine dans {{count}} jour.',
      'Votre formule se termine dans {{count}} jours.',
    ],
    de: ['Dein Tarif endet in {{count}} Tag.', 'Dein Tarif endet in {{count}} Tagen.'],
  },
} satisfies Plurals;
