import type { Appointment, DialogueTable, Part, When, WishTold } from '../dialogue.ts'
import { createWriting, sentence, serviceAndParty, serviceOf } from '../writing.ts'

const { day, shortDay, time, list, slots, contact, numbered, choice } = createWriting('es-ES', 'o')
const when = (at: When): string => `${day(at.date)} a las ${time(at.time)}`
const named = (at: When): string => (at.time === '' ? day(at.date) : when(at))
const people = (count: number): string => (count === 1 ? '1 persona' : `${count} personas`)
const what = (one: Appointment): string => serviceOf(one, { with: 'con', people: (count) => `para ${people(count)}` })

// A fact may be checked before a start is chosen.
const appointment = (one: Appointment): string => (one.date === '' ? what(one) : `${what(one)}, ${when(one)}`)

const withStaff = (name: string | undefined): string => (name === undefined ? '' : ` con ${name}`)
const forPeople = (count: number | undefined): string => (count === undefined ? '' : `, para ${people(count)}`)
const forWhat = (about: WishTold): string => {
  const told = serviceAndParty(about, people)
  return told === '' ? '' : `para ${told}`
}

const PARTS: Record<Part, string> = {
  service: 'el nuevo servicio',
  day: 'el nuevo día',
  time: 'la nueva hora',
  staff: 'la nueva persona',
  party_size: 'el nuevo número de personas',
  name: 'el nuevo nombre',
  email: 'el nuevo correo electrónico',
  phone: 'el nuevo teléfono',
}

export const dialogue: DialogueTable = {
  text: {
    askService: (names, at) =>
      `${at === undefined ? '¿Qué' : `Para el ${named(at)}: ¿qué`} servicio desea: ${list(names)}?`,
    askServiceAgain: (names) => `¿Qué servicio es? Basta un número:\n${numbered(names)}`,
    askServiceNearest: (names) =>
      `No sé con seguridad cuál de nuestros servicios es. ¿Es ${list(names)}? Si no es ninguno, puedo pasar sus palabras al equipo o avisar a una persona.`,
    noneOfThese: 'De acuerdo, ninguno de ellos. ¿Paso sus palabras al equipo, o prefiere hablar con una persona?',
    askServiceBack: '¿Y qué servicio desea?',
    askPartySize: (service) => `${service === undefined ? '¿Para' : `${service}: ¿para`} cuántas personas?`,
    askPartySizeAgain: '¿Cuántas personas vendrán? Basta un número, por ejemplo 2.',
    askDay: '¿Qué día y a qué hora le viene bien?',
    askDayAgain: '¿Cuándo quiere venir? Por ejemplo «el martes a las 10» o «lo antes posible».',
    chooseTime: (free, about) =>
      `${sentence(forWhat(about), withStaff(about.staff), 'puedo ofrecerle')}: ${slots(free)}. ¿Qué hora prefiere?`,
    chooseTimeAgain: (free) =>
      `¿Qué hora le viene bien? Basta un número, o diga otro día:\n${numbered(free.map(when))}`,
    chooseTimeBack: '¿Y cuál de esas horas prefiere?',
    askNewTime: (booking) => `Veo ${booking.service}, ${when(booking)}. ¿Qué día y a qué hora prefiere en su lugar?`,
    askDetails: '¿Me dice su nombre y un correo electrónico o un teléfono?',
    askDetailsAgain: '¿A nombre de quién lo anoto, y en qué correo electrónico o teléfono podemos localizarle?',
    askName: '¿Cuál es su nombre, por favor?',
    askNameAgain: '¿A nombre de quién lo anoto? Su nombre, por favor.',
    askContact: '¿En qué correo electrónico o teléfono podemos localizarle?',
    askContactAgain: 'Basta uno de los dos: ¿qué correo electrónico o teléfono anoto?',
    askPhone: '¿A qué número de teléfono debe llamar el equipo?',
    askPhoneAgain: 'Para llamarle el equipo necesita un número de teléfono. ¿Cuál es, por favor?',
    askReference: '¿Cuál es la referencia de la cita? Está en la confirmación, seis letras y cifras.',
    askReferenceAgain: 'Sin la referencia no encuentro la cita. ¿Qué referencia pone en su confirmación?',
    askBookingContact: '¿Qué correo electrónico o teléfono se indicó para esa cita?',
    askBookingContactAgain:
      'Para encontrarla necesito también el correo electrónico o el teléfono con que se hizo. ¿Cuál era?',
    askMessage: '¿Qué debe saber el equipo?',
    askMessageAgain: '¿Qué quiere decir al equipo? Basta una frase.',
    clarify: (choices) => `¿A cuál se refiere: ${list(choices.map(choice))}?`,
    askChange: 'De acuerdo, queda abierto. ¿Qué debo cambiar?',
    askChangeAgain: '¿Qué debe ser distinto: el servicio, el día, la hora o sus datos?',
    anythingElse: '¿Puedo ayudarle en algo más?',
    whatElse: '¿Qué más puedo hacer por usted?',
    offerHelp:
      'Lo siento, aquí no consigo avanzar. ¿Quiere hablar con una persona del equipo, o tomo un mensaje con lo que ha escrito?',
    abilities:
      'Puedo responder preguntas, hacer, cambiar o anular una cita, tomar un mensaje o avisar a una persona. ¿Qué desea?',

    startFree: (one) =>
      `${one.service === '' ? 'El' : `Para ${one.service}, el`} ${when(one)} está libre${one.staff === undefined ? '' : ` con ${one.staff}`}${forPeople(one.partySize)}.`,
    summary: (one, who, changed) =>
      `${changed.length === 0 ? 'Compruebo' : `Con ${changed.map((part) => PARTS[part]).join(' y ')}`}: ${what(one)}, ${when(one)}, para ${contact(who)}.\n¿Hago la reserva?`,
    moveSummary: (booking, to) =>
      `Compruebo: ${booking.service}, de ${when(booking)} a ${when(to)}${withStaff(to.staff)}${forPeople(to.partySize)}.\n¿Cambio la cita?`,
    sizeSummary: (booking, size) =>
      `Compruebo: ${booking.service}, ${when(booking)}, ahora para ${people(size)}.\n¿Lo cambio?`,
    cancelSummary: (booking) => `Compruebo: ${booking.service}, ${when(booking)}.\n¿Anulo la cita?`,
    messageSummary: (who, text) =>
      `Compruebo: su mensaje para el equipo, tal como lo ha escrito, de ${contact(who)}${text === '' ? '.' : `: «${text}»`}\n¿Lo paso al equipo?`,
    correction: (booking, now, before) =>
      `Cita ${booking.reference ?? ''} (${what(booking)}, ${when(booking)}): ${contact(now)} en lugar de ${contact(before)}.`,
    bookingNote: (booking, texts) =>
      `Cita ${booking.reference ?? ''} (${what(booking)}, ${when(booking)}): ${texts.join(' ')}`,
    correctionSummary: (text) =>
      `No puedo cambiar eso en la cita, pero el equipo sí. Esto es para el equipo: «${text}»\n¿Se lo paso?`,
    wishForTeam: (about, first, last) =>
      `${about.reference === undefined ? `Deseo: ${what(about)}` : `Cita ${about.reference} (${what(about)}, ${when(about)}), por cambiar`}, ${first.date === last ? named(first) : `${day(first.date)} a ${day(last)}${first.time === '' ? '' : `, ${time(first.time)}`}`}.`,
    requestSummary: (who, text) => `Compruebo: esto es para el equipo, de ${contact(who)}: «${text}»\n¿Lo paso?`,
    callBackSummary: (who, wanted) =>
      `Compruebo: una llamada para ${contact(who)}${wanted === '' ? '' : ` (${wanted})`}, con lo que ha escrito aquí.\n¿Se lo pido al equipo?`,
    shallIBook: '¿Hago la reserva, sí o no?',
    shallIMove: '¿Cambio la cita, sí o no?',
    shallICancel: '¿Anulo la cita, sí o no?',
    shallIPassOn: '¿Lo paso al equipo, sí o no?',
    shallIAsk: '¿Se lo pido al equipo, sí o no?',

    booked: (booking) =>
      `Su cita está reservada: ${what(booking)}, ${when(booking)}. La referencia es ${booking.reference ?? ''}.`,
    yourBooking: (booking) =>
      `Su cita: ${what(booking)}, ${when(booking)}. La referencia es ${booking.reference ?? ''}.`,
    isMade: (booking) =>
      `Sí, está reservado: ${what(booking)}, ${when(booking)}. La referencia es ${booking.reference ?? ''}.`,
    bookedOnce: (booking) =>
      `Esa cita ya la tiene: ${what(booking)}, ${when(booking)}. La referencia es ${booking.reference ?? ''}. Una segunda a la misma hora se hace con otro nombre.`,
    moved: (booking) => `Su cita se ha cambiado: ${what(booking)}, ahora ${when(booking)}.`,
    resized: (booking) => `Su cita está cambiada: ${what(booking)}, ${when(booking)}.`,
    cancelled: (booking) => `Su cita se ha anulado: ${what(booking)}, ${when(booking)}.`,
    noteKept: (text) => `Con esta nota: «${text}».`,
    noteAdded: (reference, texts) => `Lo he anotado en su cita ${reference}: «${texts.join(' ')}».`,
    bookingNotes: (reference, texts) => `Sí, su cita ${reference} tiene esta nota: «${texts.join(' ')}».`,
    notNotedYet: 'Eso no consta todavía en ninguna nota.',
    teamAnswers: (who) =>
      `No puedo decirle cuándo contestará el equipo. Tiene sus palabras${contact(who) === '' ? '' : ` y puede localizarle: ${contact(who)}`}.`,
    teamHas: (texts, who) =>
      `El equipo tiene esto de usted${contact(who) === '' ? '' : ` (${contact(who)})`}: ${texts.map((text) => `«${text}»`).join(' ')}`,
    willPassOn: 'Puedo pasárselo al equipo.',
    noted: 'Lo he anotado para el equipo.',
    notedText: (text) => `Lo he anotado para el equipo: «${text}».`,
    callBackNoted: (phone) => `He anotado para el equipo que desea una llamada al ${phone}.`,
    handedOff: (minutes, isSeen) =>
      `He pasado la conversación al equipo; aquí le puede responder alguien. ${isSeen ? '' : 'En este momento no veo a nadie: si escribe de qué se trata, con su nombre y un correo electrónico o un teléfono, el equipo lo recibe como mensaje. '}Si en ${span(minutes)} no ha respondido nadie, vuelvo yo.`,
    waitRead: (minutes) =>
      `El equipo puede leerlo aquí. Si en ${span(minutes)} no ha respondido nadie, vuelvo yo. Con su nombre y un correo electrónico o un teléfono, el equipo lo recibe como mensaje y no hace falta que espere.`,
    waitReadMore: 'Eso también puede leerlo aquí el equipo.',
    waitNoted: (who) =>
      `Lo he anotado para el equipo, que puede localizarle así: ${contact(who)}. Puede esperar aquí, pero no hace falta.`,
    nobodyYet: (who) =>
      `Todavía no ha respondido nadie del equipo. ${contact(who) === '' ? 'Con su nombre y un correo electrónico o un teléfono, el equipo recibe sus palabras como mensaje y no hace falta que espere.' : `El equipo puede localizarle también más tarde: ${contact(who)}.`}`,
    handedOffLater: 'Ahora mismo no hay nadie, pero he anotado su petición para el equipo.',
    transferred: 'Le paso ahora con el equipo.',

    nobodyThere: 'En este momento nadie del equipo puede atender la llamada, pero puedo tomar un mensaje.',
    kept: 'Entonces todo queda como está.',
    stopped: 'De acuerdo, lo dejo así.',
    nothingBooked: 'De acuerdo, no hay nada reservado.',
    isSo: (one) => `Sí: ${appointment(one)}.`,
    isNotSo: (one) => `No, es: ${appointment(one)}.`,
    isCancelled: (booking) => `Sí, está anulada: ${what(booking)}, ${when(booking)}.`,
    isStanding: (booking) => `No, no está anulada: ${what(booking)}, ${when(booking)}.`,
    notBookedYet: 'Todavía no está reservado.',
    notSentYet: 'Todavía no se ha pasado nada de eso al equipo.',
    noSuchDay: 'Esa fecha no existe.',
    noSuchTime: 'Esa hora no existe.',
    pastDay: (date) => `El ${day(date)} ya ha pasado.`,
    pastTime: (at) => `Las ${time(at)} ya han pasado.`,
    closedOn: (date, reason) => `El ${day(date)} cerramos${reason === '' ? '' : ` (${reason})`}.`,
    dayFull: (date) => `El ${day(date)} no hay nada libre.`,
    nothingFree: 'Entonces no encuentro ninguna hora libre.',
    bookableFrom: (service, date) =>
      `${service} se reserva con antelación: a partir del ${day(date)}. Para un día anterior puedo pasar su deseo al equipo.`,
    bookableUntil: (service, date) =>
      `${service} se puede reservar aquí hasta el ${day(date)}. Para más tarde puedo pasar su deseo al equipo: ¿lo hago? O dígame un día anterior.`,
    bookableUntilAgain: (date) =>
      `Después del ${day(date)} no puedo reservar aquí. ¿Paso su deseo al equipo, o le va bien un día anterior?`,
    notAt: (at) => `El ${day(at.date)} no puedo ofrecer las ${time(at.time)}.`,
    justTaken: 'Otra persona acaba de ocupar esa hora.',
    otherStaff: (name, names) => `${name} no hace esto; para ello están ${list(names)}.`,
    unknownStaff: (names) => `Aquí no conozco a esa persona; están ${list(names)}.`,
    oneEach: 'Cada persona tiene su propia cita; dígame las horas y las reservo una tras otra.',
    notForSize: (service, size, instead) =>
      `${service} no es para ${people(size)}${instead === undefined ? '' : `; para eso está ${instead}`}.`,
    tooMany: (most) => `Aquí puedo admitir como máximo ${people(most)}. Para más, le ayuda el equipo.`,
    badEmail: 'Ese correo electrónico no parece completo.',
    badPhone:
      'Ese número de teléfono no parece completo. Desde el extranjero hace falta el prefijo del país, como +52.',
    whyContact: 'Sin un correo electrónico o un teléfono no puedo hacerlo, porque el equipo no podría localizarle.',
    bookingNotFound: 'No encuentro ninguna cita con esa referencia y ese contacto.',
    withoutReference:
      'Sin la referencia no puedo abrir la cita, pero el equipo sí. ¿Quiere hablar con una persona del equipo o prefiere que tome un mensaje?',
    notChangeable: 'Esa cita ya no se puede cambiar aquí.',
    noServices: 'Ahora mismo no se pueden pedir citas aquí. Puedo tomar un mensaje para el equipo.',
    limit: 'No puedo hacer más de eso en esta conversación. El equipo puede ayudarle.',
    problem: 'No ha funcionado. No se ha cambiado nada. Puedo tomar un mensaje para el equipo o avisar a una persona.',
    notBookedHere:
      'Eso no puedo reservarlo aquí, pero el equipo sí. ¿Quiere hablar con una persona del equipo o tomo un mensaje?',
    withWhom: (names) => `Sería con ${list(names)}.`,
    fromAge: (service, from) => `${service} es a partir de ${from} años.`,
    notForAge: (service) => `${service} no es para esa edad.`,
    noneForAge:
      'Para esa edad no encuentro aquí nada que se pueda reservar, pero el equipo quizá sepa más. Puedo tomar un mensaje.',
    notUnderstood: 'Perdón, no lo he entendido.',
    cannotObey: 'Eso no lo puedo hacer.',

    callForHelp: (number) =>
      `Por favor, llame ahora al ${number} o vaya enseguida a las urgencias del hospital más cercano. No puedo valorar una emergencia, y una cita llegaría tarde.`,
    callVet: (phone) =>
      phone === undefined
        ? 'No puedo valorarlo. Por favor, llame ahora a un veterinario o a las urgencias veterinarias más cercanas.'
        : `No puedo valorarlo. Por favor, llámenos ahora al ${phone} y, si nadie contesta, a un veterinario o a las urgencias veterinarias más cercanas.`,

    sorry: 'Lo siento mucho.',
    sorryAgain: 'Lo entiendo, y siento las molestias. El equipo tiene su mensaje.',
    sorryMisread: 'Perdone, le he entendido mal.',
    helpInstead: '¿Quiere hablar con una persona del equipo, o tomo un mensaje con lo que ha escrito?',
    goOn: '¿Qué puedo hacer por usted?',
    alright: 'De acuerdo.',
    thenOther: 'La otra cita la vemos justo después.',
    next: (service) => `Y ahora ${service}.`,
    welcome: 'No hay de qué.',
    thanksForTelling: 'Gracias por contármelo.',
    askIfAny: 'Si tiene alguna pregunta, dígame; también puedo tomar un mensaje para el equipo.',
    understandable: 'Es muy comprensible.',
    resumed: 'Sigamos.',
  },
  voice: {
    askServiceAgain: (names) => `¿Qué servicio es: ${list(names)}?`,
    chooseTimeAgain: (free) => `¿Qué hora le viene bien: ${slots(free)}? ¿U otro día?`,
    askReference: '¿Cuál es la referencia de la cita?',
    askDayAgain: '¿Cuándo quiere venir?',
    offerHelp: 'Lo siento, aquí no consigo avanzar. ¿Quiere hablar con una persona o dejar un mensaje?',
  },
  aboveButtons: {
    chooseTime: (_free, about) =>
      `${sentence('estas horas están libres', forWhat(about), withStaff(about.staff))}. ¿Cuál prefiere?`,
    chooseTimeAgain: () => '¿Cuál de estas horas le viene bien? O diga otro día.',
  },
  buttons: {
    yes: 'Sí',
    no: 'No',
    book: 'Pedir una cita',
    message: 'Dejar un mensaje',
    callBack: 'Llámenme, por favor',
    person: 'Hablar con una persona',
    otherTimes: 'Otras horas',
    start: (at) => `${shortDay(at.date)}, ${time(at.time)}`,
    startMessage: when,
    day: shortDay,
    dayMessage: day,
    time: (at) => `a las ${time(at)}`,
    people,
  },
}

/** "5 minutes". */
function span(minutes: number): string {
  return `${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`
}
