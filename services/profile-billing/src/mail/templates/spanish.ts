import type { MailTexts } from './mail-text.ts';

export const SPANISH: MailTexts = {
  greeting: (name) => (name === null ? 'Hola:' : `Hola, ${name}:`),
  closing: 'Argument Intelligence',
  howToStop:
    'Puedes desactivar estos correos en tu perfil, en «Notificaciones por correo electrónico».',
  mails: {
    registered: {
      subject: 'Te damos la bienvenida a Argument Intelligence',
      paragraphs: [
        'Tu cuenta está lista. La prueba gratuita incluye 2 análisis y dura 30 días.',
        'Si no te has registrado, alguien ha usado tu dirección por error. Puedes ignorar este correo.',
      ],
      link: 'Analiza tu primer ensayo',
    },
    'verify-email': {
      subject: 'Confirma tu dirección de correo',
      paragraphs: [
        'Abre el enlace para mostrar que esta dirección es tuya. Puedes analizar tu primer ensayo sin abrirlo; a partir del segundo, la prueba gratuita necesita una dirección confirmada.',
        'El enlace funciona durante 3 días, en cualquier navegador. Si ha caducado, inicia sesión y pide un correo nuevo.',
        'Si no tienes una cuenta con nosotros, alguien ha usado tu dirección por error. Puedes ignorar este correo.',
      ],
      link: 'Confirmar la dirección',
    },
    'password-reset': {
      subject: 'Elige una contraseña nueva',
      paragraphs: [
        'Alguien ha pedido una contraseña nueva para tu cuenta. El enlace funciona una sola vez, durante 30 minutos. Al cambiarla se cierra la sesión en todos tus dispositivos.',
        'Si no has sido tú, ignora este correo. Tu contraseña no cambia.',
      ],
      link: 'Elegir una contraseña nueva',
    },
    'password-changed': {
      subject: 'Tu contraseña ha cambiado',
      paragraphs: [
        'La contraseña de tu cuenta acaba de cambiar y se ha cerrado la sesión en tus otros dispositivos.',
        'Si no has sido tú, pide ahora mismo una contraseña nueva en la página de inicio de sesión.',
      ],
      link: 'Ir a la página de inicio de sesión',
    },
    'email-changed': {
      subject: 'Tu dirección de correo ha cambiado',
      paragraphs: [
        'Tu cuenta tiene una dirección de correo nueva. A partir de ahora inicias sesión con ella y nuestros mensajes llegan allí. Este es el último mensaje a la dirección anterior.',
        'Si no has sido tú, otra persona tiene tu cuenta. Escríbenos ahora mismo.',
      ],
      link: 'Cómo contactarnos',
    },
    'analysis-finished': {
      subject: 'Tu análisis está listo',
      paragraphs: ['Hemos terminado de leer tu ensayo. El resultado te espera.'],
      link: 'Ver el resultado',
    },
  },
};
