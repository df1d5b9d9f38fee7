import { appointmentLines, digestLines, weeklyLines, type FailureReason, type MailWording } from '../mail.ts'

const WAITS = {
  now: 'El visitante espera ahora en el chat.',
  before: 'El visitante esperó en el chat a esa hora.',
  closed: 'El visitante escribió fuera del horario de apertura.',
}

const FAILED: Record<FailureReason, string> = {
  busy: 'La línea comunicaba.',
  no_answer: 'Nadie contestó.',
  rejected: 'La llamada fue rechazada.',
  canceled: 'La llamada se terminó antes de que alguien contestara.',
  voicemail: 'Respondió un buzón de voz.',
  provider_error: 'El proveedor de telefonía informó de un error.',
  error: 'La llamada se cortó.',
  lost: 'El proveedor no puede decir qué pasó con la llamada.',
}

export const mail: MailWording = {
  unnamed: { business: 'Una empresa', service: 'Una cita', person: 'Alguien' },
  address: 'Si el botón no funciona, abra esta dirección:',
  footer: (host) => `Este mensaje lo envía FrontDesk en ${host}.`,
  password_reset: () => ({
    subject: 'Elija una nueva contraseña para FrontDesk',
    heading: 'Elija una nueva contraseña',
    paragraphs: ['Se ha pedido una nueva contraseña para la cuenta de FrontDesk de esta dirección.'],
    button: 'Elegir una nueva contraseña',
    closing: [
      'El enlace sirve una vez, durante una hora. De varios enlaces solo sirve el más reciente.',
      'Si no lo ha pedido usted, ignore este mensaje: su contraseña sigue igual.',
    ],
  }),
  password_changed: () => ({
    subject: 'Su contraseña de FrontDesk ha cambiado',
    heading: 'Su contraseña ha cambiado',
    paragraphs: [
      'La contraseña de su cuenta de FrontDesk acaba de cambiar. En los demás lugares su sesión se ha cerrado.',
      'Si ha sido usted, no hay nada que hacer. Si no, elija enseguida una nueva contraseña y avise a su administrador.',
    ],
    button: 'Elegir una nueva contraseña',
    closing: [],
  }),
  email_confirmation: () => ({
    subject: 'Confirme su dirección de correo para FrontDesk',
    heading: 'Confirme su dirección de correo',
    paragraphs: [
      'Se ha registrado un negocio en FrontDesk con esta dirección. Confirme que la dirección es suya: hasta entonces FrontDesk no escribe a nadie más ni llama en nombre de ese negocio.',
    ],
    button: 'Confirmar esta dirección',
    closing: [
      'El enlace sirve una vez, durante tres días. De varios enlaces solo sirve el más reciente.',
      'Si no se ha registrado usted, no confirme. Para hacerse con la cuenta que usa su dirección, pida una nueva contraseña.',
    ],
  }),
  account_secured: ({ business }) => ({
    subject: 'Su cuenta de FrontDesk es ahora solo suya',
    heading: 'Se ha terminado todo lo que otros habían preparado',
    paragraphs: [
      `La cuenta de ${business} se registró con su dirección y nadie la había confirmado. Al elegir una nueva contraseña, usted ha demostrado que la dirección es suya.`,
      'Como no se sabe quién hizo el registro, se han eliminado todas las sesiones, todas las claves de API y todos los demás usuarios de la cuenta. Cree de nuevo las claves que necesite.',
      'Revise también los ajustes: los webhooks, los calendarios publicados y las conexiones no han cambiado. Si no conoce este negocio, elimínelo.',
    ],
    button: 'Abrir FrontDesk',
    closing: [],
  }),
  sign_ins_failed: () => ({
    subject: 'Muchos intentos fallidos de acceso a su cuenta de FrontDesk',
    heading: 'Puede que alguien intente adivinar su contraseña',
    paragraphs: [
      'En una hora han fallado al menos 50 intentos de acceso a su cuenta de FrontDesk por una contraseña incorrecta. Los siguientes intentos se retrasan; su cuenta sigue abierta.',
      'Si su contraseña es larga y no la usa en ningún otro sitio, no hay nada que hacer. Si no, elija ahora una nueva.',
    ],
    button: 'Elegir una nueva contraseña',
    closing: ['Mientras continúe, recibirá este mensaje como máximo una vez por hora.'],
  }),
  invitation: ({ business }) => ({
    subject: `${business} le invita a FrontDesk`,
    heading: `${business} le invita a su equipo`,
    paragraphs: [
      `${business} trabaja con FrontDesk, que atiende a sus visitantes y llamadas. Elija una contraseña para unirse.`,
    ],
    button: 'Aceptar la invitación',
    closing: [
      'El enlace sirve una vez, durante siete días. De varios enlaces solo sirve el más reciente.',
      'Si no conoce a quien le invita, ignore este mensaje: no ocurre nada.',
    ],
  }),
  endpoint_disabled: ({ business, endpoint_url: url, reason }) => ({
    subject: `Se ha desactivado un webhook de ${business}`,
    heading: 'Se ha desactivado un webhook',
    paragraphs: [
      `FrontDesk no ha podido entregar durante días los eventos de ${business} a esta dirección y ha dejado de intentarlo:`,
      url,
      `El último fallo: ${reason}`,
    ],
    button: 'Abrir FrontDesk',
    closing: ['Cuando la dirección vuelva a funcionar, actívela y haga que se le envíe de nuevo lo que le faltó.'],
  }),
  event_removed: ({ business, service, person, client, when, isCancelled }) => ({
    subject: `${business}: se borró una cita en un calendario`,
    heading: 'Se borró una cita en un calendario',
    paragraphs: [
      `Alguien borró esta cita en el calendario de ${person}:`,
      `${service}, ${client}`,
      when,
      isCancelled
        ? 'Se canceló, tal como está configurado.'
        : 'Sigue en pie y el cliente la espera. Cancélela o muévala en FrontDesk si no va a tener lugar.',
    ],
    button: 'Abrir FrontDesk',
    closing: [],
  }),
  booking_confirmed: (appointment) => ({
    subject: `${appointment.business}: su cita está confirmada`,
    heading: 'Su cita está confirmada',
    paragraphs: appointmentLines(appointment, 'Referencia'),
    button: 'Ver, mover o cancelar la cita',
    closing: [
      'La invitación que acompaña a este mensaje la pone en su calendario.',
      'Quien tiene este enlace puede cambiar la cita: no lo comparta.',
    ],
  }),
  booking_changed: (appointment) => ({
    subject: `${appointment.business}: su cita ha cambiado`,
    heading: 'Su cita ha cambiado',
    paragraphs: appointmentLines(appointment, 'Referencia'),
    button: 'Ver, mover o cancelar la cita',
    closing: [
      'La invitación que acompaña a este mensaje la cambia en su calendario.',
      'Quien tiene este enlace puede cambiar la cita: no lo comparta.',
    ],
  }),
  booking_cancelled: (appointment) => ({
    subject: `${appointment.business}: su cita se ha cancelado`,
    heading: 'Su cita se ha cancelado',
    paragraphs: appointmentLines(appointment, 'Referencia'),
    button: 'Ver la cita',
    closing: ['La hora vuelve a estar libre. Lo que acompaña a este mensaje la quita de su calendario.'],
  }),
  booking_reminder: (appointment) => ({
    subject: `${appointment.business}: recordatorio de su cita`,
    heading: 'Recordatorio de su cita',
    paragraphs: appointmentLines(appointment, 'Referencia'),
    button: 'Ver, mover o cancelar la cita',
    closing: ['Quien tiene este enlace puede cambiar la cita: no lo comparta.'],
  }),
  invitation_withdrawn: (appointment) => ({
    subject: `${appointment.business}: se ha retirado una invitación`,
    heading: 'Esta invitación se ha retirado',
    paragraphs: appointmentLines(appointment, 'Referencia'),
    closing: [
      'A esta dirección ya no se escribe sobre la cita, y los enlaces anteriores ya no sirven. Lo que acompaña a este mensaje la quita de su calendario.',
      'Si no lo esperaba, pregunte a la empresa.',
    ],
  }),
  visitor_message: ({ business, name, contact, message }) => ({
    subject: `Un visitante de ${business} dejó un mensaje`,
    heading: `Mensaje de ${name}`,
    paragraphs: [message, `Contacto: ${contact}`],
    button: 'Abrir la conversación',
    closing: ['El asistente anotó el mensaje y se lo dijo al visitante.'],
  }),
  handoff: ({ business, name, contact, waits, conversation }) => ({
    subject: `Un visitante de ${business} quiere hablar con una persona`,
    heading: `${name} quiere hablar con una persona`,
    paragraphs: [WAITS[waits], `Contacto: ${contact}`, 'La conversación hasta ahora:', ...conversation],
    button: 'Abrir la conversación',
    closing: [],
  }),
  new_lead: ({ business, name, contact, wish }) => ({
    subject: `Un visitante de ${business} dejó su contacto`,
    heading: `${name} dejó su contacto`,
    paragraphs: [`Contacto: ${contact}`, ...(wish === '' ? [] : ['Escribió:', wish])],
    button: 'Abrir la conversación',
    closing: [],
  }),
  new_booking: ({ business, name, contact, service, person, when }) => ({
    subject: `${business}: ${name} ha reservado`,
    heading: 'Nueva cita',
    paragraphs: [`${service}, con ${person}`, when, `${name}. Contacto: ${contact}`],
    button: 'Abrir la conversación',
    closing: [],
  }),
  failed_call: ({ business, name, contact, reason }) => ({
    subject: `${business}: una llamada no llegó a hacerse`,
    heading: `La llamada con ${name} no llegó a hacerse`,
    paragraphs: [FAILED[reason], `Contacto: ${contact}`],
    button: 'Abrir la llamada',
    closing: [],
  }),
  exam_lost: ({ business, questions }) => ({
    subject: `${business}: el asistente ya no contesta lo que contestaba`,
    heading: 'Lo que funcionaba ya no funciona',
    paragraphs: [
      'Después del último cambio de sus ajustes o documentos se repitió el examen. Esto funcionaba antes y ya no:',
      ...questions,
    ],
    button: 'Abrir el examen',
    closing: ['Cada fila del examen lleva al lugar donde se corrige.'],
  }),
  digest: ({ business, count, more, notices }) => ({
    subject: `${business}: lo que llegó entretanto (${count})`,
    heading: 'Lo que llegó entretanto',
    paragraphs: [
      ...digestLines(mail, notices),
      ...(more === '' ? [] : [`Otros ${more} no figuran aquí; los encuentra en FrontDesk.`]),
    ],
    button: 'Abrir FrontDesk',
    closing: [
      'Las horas de silencio y el correo diario se ajustan en FrontDesk, en Ajustes, Asistente, «Cuándo llegan».',
    ],
  }),
  weekly_figures: (week) => ({
    subject: `${week.business}: la semana del ${week.days}`,
    heading: `Su semana, ${week.days}`,
    paragraphs: [
      'Entre paréntesis, las cifras de la semana anterior.',
      ...weeklyLines(week, {
        conversations: 'Conversaciones:',
        answered: 'Respondidas sin una persona:',
        resolved: 'Resueltas y no preguntadas de nuevo:',
        bookings: 'Citas nuevas:',
        leads: 'Contactos nuevos:',
        calls: 'Llamadas:',
        minutes: 'Minutos de llamadas:',
        first_word: 'Primera palabra al teléfono:',
        response: 'Tiempo hasta la respuesta:',
        of: 'de',
      }),
      ...(week.questions.length === 0 ? [] : ['Lo más preguntado y sin respuesta:', ...week.questions]),
    ],
    button: 'Abrir el análisis',
    closing: [
      'Este correo llega cada lunes a todos los administradores. Se desactiva en FrontDesk en Ajustes, Asistente, «Correos para usted».',
    ],
  }),
  callbacks_nearly_used: ({ business, taken, cap }) => ({
    subject: `${business}: los visitantes han pedido hoy muchas llamadas`,
    heading: 'Muchas llamadas pedidas hoy',
    paragraphs: [
      `Los visitantes de ${business} han pedido ${taken} llamadas en las últimas 24 horas. A partir de ${cap}, se pide a los demás visitantes que lo intenten más tarde.`,
      'Si es más de lo habitual, revise las llamadas en FrontDesk: puede que alguien esté abusando del widget. Las llamadas se pueden desactivar en sus ajustes (widget.features.callback), y también se puede fijar allí el límite (widget.caps.callbacks_per_day).',
    ],
    button: 'Abrir FrontDesk',
    closing: ['Este correo se envía como máximo una vez al día.'],
  }),
}
