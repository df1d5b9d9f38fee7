import { counted } from '../writing.ts'
import { lowered, type FactWording } from '../wording.ts'

const opensAgain: FactWording['opensAgain'] = ({ day, time }) => `Volvemos a abrir el ${day} a las ${time}.`

export const facts: FactWording = {
  locale: 'es-ES',
  and: 'y',
  period: (start, end) => `de ${start} a ${end}`,
  allDay: 'todo el día',
  week: (days) => `Nuestro horario: ${days}.`,
  closed: 'cerrado',
  openOn: (day, periods) => `El ${day}, abrimos ${periods}.`,
  closedOn: (day, reason) => `El ${day}, cerramos${reason}.`,
  no: (sentence) => `No, ${lowered(sentence)}`,
  opensAgain,
  closedFrom: (from, to, reason) => `Del ${from} al ${to}, cerramos${reason}.`,
  everyWeekday: (name) => `los ${name.endsWith('s') ? name : `${name}s`}`,
  openEvery: (days, periods) => `Abrimos ${days}, ${periods}.`,
  closedEvery: (days) => `Cerramos ${days}.`,
  openNow: (until) => `Sí, ahora tenemos abierto, hasta las ${until}.`,
  closedNow: (opens) => `En este momento tenemos cerrado.${opens === undefined ? '' : ` ${opensAgain(opens)}`}`,
  hoursAndMinutes: (hours, minutes) => `${hours} h ${minutes} min`,
  entry: (service, details) => `${service}: ${details}`,
  takes: (service, time) => `${service} dura ${time}.`,
  forParty: ({ people, sum, isForAdults, groups }) => {
    if (groups === undefined) return `Para ${people} ${isForAdults ? 'adultos' : 'personas'}: ${sum}`
    const adults = counted(groups.adults, 'adulto', 'adultos')
    return `Para ${[...adults, ...counted(groups.children, 'niño', 'niños')].join(' y ')}: ${sum}`
  },
  prices: (list) => `Nuestros precios: ${list}.`,
  services: (list) => `Nuestros servicios: ${list}.`,
  staff: (names) => `En nuestro equipo: ${names}.`,
  attends: (name, days) => `${name} está aquí: ${days}.`,
  attendsOn: (name, day, periods) => `Sí, ${name} está aquí ${day}: ${periods}.`,
  awayOn: (name, day) => `No, ${name} no está aquí ${day}.`,
  staffFor: (service, names) => `Para ${service}: ${names}.`,
  address: (text) => `Nuestra dirección es: ${text}`,
  phone: (text) => `Nuestro número de teléfono es ${text}.`,
  email: (text) => `Nuestro correo electrónico es: ${text}`,
  website: (text) => `Nuestra página web es: ${text}`,
}
