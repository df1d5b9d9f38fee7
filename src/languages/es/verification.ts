import { isOneName } from '../business-name.ts'
import type { VerificationWording } from '../wording.ts'
import { ofBusiness } from './business-name.ts'

export const verification: VerificationWording = {
  nothingDone: 'Para que quede claro: todavía no he hecho nada en este asunto. ¿Seguimos?',
  nothingElseDone: 'Para que quede claro: no he hecho nada más.',
  booked: (appointment) => `Su cita está reservada: ${appointment}.`,
  moved: (appointment) => `Su cita fue cambiada. Ahora es: ${appointment}.`,
  cancelled: (appointment) => `Esta cita fue cancelada: ${appointment}.`,
  reference: 'Referencia',
  noted: 'Sus datos fueron anotados para el equipo.',
  callback: ({ phone }) => `Su petición de llamada${phone ? ` al ${phone}` : ''} fue anotada para el equipo.`,
  handed_off: ({ wait, seen }) =>
    `Esta conversación ha sido pasada al equipo, y una persona puede responder aquí${seen === 'no' ? '. En este momento no hay nadie: escriba de qué se trata, con su nombre y un correo electrónico o un teléfono, y le llega al equipo como mensaje' : ' ahora'}. Si en ${wait} minutos no hay nadie, vuelvo yo.`,
  transferred: 'Le paso ahora con el equipo.',
  closed: ({ opens, contact }) =>
    `Ahora no hay nadie del equipo${opens ? `; abrimos de nuevo: ${opens}` : ''}. Su petición fue anotada para el equipo.${contact ? '' : ' ¿Cuál es su correo electrónico o teléfono?'}`,
  nobodyCame: {
    unknown:
      'Nadie del equipo pudo responder a tiempo, por eso estoy aquí de nuevo. ¿Quiere dejar un mensaje con su correo electrónico o teléfono?',
    reachable: 'Nadie del equipo pudo responder a tiempo, así que estoy aquí de nuevo. ¿Quiere dejar un mensaje?',
    noted:
      'Nadie del equipo pudo responder a tiempo, así que estoy aquí de nuevo. El equipo tiene su mensaje y puede localizarle. ¿Puedo ayudarle en algo más?',
  },
  switchedOff:
    'En este momento responde aquí nuestro equipo; su mensaje ha llegado. Deje un correo electrónico o un teléfono si prefiere que le contactemos más tarde.',
  disclosure: (assistant, business) =>
    isOneName(assistant, business)
      ? `Soy el asistente de IA ${ofBusiness(business)}.`
      : `Soy ${assistant}, el asistente de IA ${ofBusiness(business)}.`,
}
