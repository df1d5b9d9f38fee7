import type { FactWording } from '../wording.ts'

export const facts: FactWording = {
  locale: 'es-ES',
  and: 'y',
  period: (start, end) => `de ${start} a ${end}`,
  allDay: 'todo el día',
  week: (days) => `Nuestro horario: ${days}.`,
  closed: 'cerrado',
  openOn: (day, periods) => `El ${day}, abrimos ${periods}.`,
  closedOn: (day, reason) => `El ${day}, cerramos${reason}.`,
  closedFrom: (from, to, reason) => `Del ${from} al ${to}, cerramos${reason}.`,
  openNow: (until) => `Sí, ahora tenemos abierto, hasta las ${until}.`,
  closedNow: (opens) =>
    `En este momento tenemos cerrado.${opens === undefined ? '' : ` Volvemos a abrir el ${opens.day} a las ${opens.time}.`}`,
  minutes: (count) => `${count} minutos`,
  entry: (service, details) => `${service}: ${details}`,
  takes: (service, time) => `${service} dura ${time}.`,
  prices: (list) => `Nuestros precios: ${list}.`,
  services: (list) => `Nuestros servicios: ${list}.`,
  staff: (names) => `En nuestro equipo: ${names}.`,
  staffFor: (service, names) => `Para ${service}: ${names}.`,
  address: (text) => `Nuestra dirección es: ${text}`,
  phone: (text) => `Nuestro número de teléfono es ${text}.`,
  email: (text) => `Nuestro correo electrónico es: ${text}`,
  website: (text) => `Nuestra página web es: ${text}`,
}
