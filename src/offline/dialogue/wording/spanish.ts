import type { Wording } from '../wording.ts'
import { createWriting } from '../../../languages/writing.ts'

const { day, time, list, slots, contact } = createWriting('es-ES', 'o')
const at = (when: { date: string; time: string }): string => `${day(when.date)} a las ${time(when.time)}`

export const SPANISH: Wording = {
  askService: (names) => `¿Qué servicio desea: ${list(names)}?`,
  askWhen: '¿Qué día y a qué hora le viene bien?',
  askDay: '¿Qué día?',
  choose: (free) => `Puedo ofrecerle: ${slots(free)}. ¿Qué hora prefiere?`,
  askNewTime: (booking) => `Veo ${booking.service}, ${at(booking)}. ¿Qué día y a qué hora prefiere en su lugar?`,
  askDetails: '¿Me dice su nombre y un correo electrónico o un teléfono?',
  askName: '¿Cuál es su nombre, por favor?',
  askContact: '¿En qué correo electrónico o teléfono podemos localizarle?',
  askPhone: '¿A qué número de teléfono debe llamar el equipo?',
  askReference: '¿Cuál es la referencia de la cita? Está en la confirmación, seis letras y cifras.',
  askBookingContact: '¿Qué correo electrónico o teléfono se indicó para esa cita?',
  askMessage: '¿Qué debe saber el equipo?',
  confirmBooking: (booking, staff, who) =>
    `Compruebo: ${booking.service}${staff === undefined ? '' : ` con ${staff}`}, ${at(booking)}, para ${contact(who)}.\n¿Hago la reserva?`,
  confirmMove: (booking, to) => `Compruebo: ${booking.service}, de ${at(booking)} a ${at(to)}.\n¿Cambio la cita?`,
  confirmCancel: (booking) => `Compruebo: ${booking.service}, ${at(booking)}.\n¿Anulo la cita?`,
  confirmLead: (who) => `Compruebo: su mensaje para el equipo, de ${contact(who)}.\n¿Lo paso al equipo?`,
  confirmCallback: (who) => `Compruebo: una llamada para ${contact(who)}.\n¿Se lo pido al equipo?`,
  whatToChange: 'Entonces lo dejo abierto. ¿Qué debo cambiar?',
  booked: (booking) =>
    `Su cita está reservada: ${booking.service}, ${at(booking)}. La referencia es ${booking.reference}. ¿Puedo ayudarle en algo más?`,
  moved: (booking) => `Su cita se ha cambiado: ${booking.service}, ahora ${at(booking)}. ¿Puedo ayudarle en algo más?`,
  cancelled: (booking) => `Su cita se ha anulado: ${booking.service}, ${at(booking)}. ¿Puedo ayudarle en algo más?`,
  noted: 'Lo he anotado para el equipo. ¿Puedo ayudarle en algo más?',
  callbackNoted: (phone) => `He anotado para el equipo que desea una llamada al ${phone}. ¿Puedo ayudarle en algo más?`,
  handedOff: 'He pasado la conversación al equipo. La leerán aquí.',
  transferred: 'Le paso ahora con el equipo.',
  nobodyThere: 'En este momento nadie del equipo puede atender la llamada, pero puedo tomar un mensaje.',
  handedOffLater:
    'He pasado la conversación al equipo. Ahora mismo no hay nadie; puede dejar aquí un correo electrónico o un teléfono.',
  kept: 'Entonces todo queda como está. ¿Puedo ayudarle en algo más?',
  stopped: 'De acuerdo, no he cambiado nada. ¿Puedo ayudarle en algo más?',
  noSuchDay: 'Esa fecha no existe.',
  noSuchTime: 'Esa hora no existe.',
  pastDay: (date) => `El ${day(date)} ya ha pasado.`,
  pastTime: (when) => `Las ${time(when)} ya han pasado.`,
  dayFull: (date) => `El ${day(date)} no hay nada libre.`,
  notFree: (when) => `El ${at(when)} no está libre.`,
  nothingFree: 'Entonces no encuentro ninguna hora libre.',
  justTaken: 'Otra persona acaba de ocupar esa hora.',
  unknownStaff: (names) => `Aquí no conozco a esa persona; están ${list(names)}.`,
  badEmail: 'Ese correo electrónico no parece completo.',
  badPhone: 'Ese número de teléfono no parece completo.',
  whyContact: 'Sin un correo electrónico o un teléfono no puedo hacerlo, porque el equipo no podría localizarle.',
  bookingNotFound: 'No encuentro ninguna cita con esa referencia y ese contacto.',
  withoutReference:
    'Sin la referencia no puedo cambiar una cita. El equipo puede ayudarle: diga que quiere hablar con una persona.',
  notChangeable: 'Esa cita ya no se puede cambiar aquí.',
  noServices: 'Ahora mismo no se pueden pedir citas aquí. Puedo tomar un mensaje para el equipo.',
  limit: 'No puedo hacer más de eso en esta conversación. El equipo puede ayudarle.',
  problem: 'No ha funcionado. No se ha cambiado nada. Puedo tomar un mensaje para el equipo o avisar a una persona.',
  notUnderstood: 'Perdón, no lo he entendido.',
  cannotObey: 'Eso no lo puedo hacer.',
  lost: 'Lo siento, no le entiendo. No se ha cambiado nada. Si quiere, aviso a una persona.',
}
