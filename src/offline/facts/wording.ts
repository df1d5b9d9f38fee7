import type { Period } from '../../models/chat-model.ts'
import type { Language } from '../dialogue/lexicon.ts'
import { createWriting } from '../dialogue/writing.ts'

/** What is said of the tables. No word of it may sound as if something was done. */
export interface FactWording {
  /** `2026-03-05` as "Thursday, March 5". */
  day(date: string): string
  time(time: string): string
  weekday(index: number): string
  periods(periods: Period[]): string
  list(items: string[]): string
  week(days: string): string
  closed: string
  openOn(day: string, periods: string): string
  closedOn(day: string, reason: string): string
  closedFrom(from: string, to: string, reason: string): string
  openNow(until: string): string
  closedNow(opens: { day: string; time: string } | undefined): string
  minutes(count: number): string
  /** "Balayage: $180, 120 minutes". */
  entry(service: string, details: string): string
  takes(service: string, time: string): string
  prices(list: string): string
  services(list: string): string
  staff(names: string): string
  staffFor(service: string, names: string): string
  address(text: string): string
  phone(text: string): string
  email(text: string): string
  website(text: string): string
}

/** A Monday. */
const MONDAY = 5

function writing(locale: string, and: string, span: (start: string, end: string) => string, allDay: string) {
  const { day, time, list } = createWriting(locale, and)
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  return {
    day,
    time,
    list,
    weekday: (index: number) => weekday.format(Date.UTC(2026, 0, MONDAY + index)),
    periods: (periods: Period[]) =>
      list(
        periods.map(({ start, end }) => (start === '00:00' && end === '24:00' ? allDay : span(time(start), time(end)))),
      ),
  }
}

const WORDINGS: Record<Language, FactWording> = {
  en: {
    ...writing('en-US', 'and', (start, end) => `${start} to ${end}`, 'all day'),
    week: (days) => `Our opening hours are: ${days}.`,
    closed: 'closed',
    openOn: (day, periods) => `On ${day}, we are open ${periods}.`,
    closedOn: (day, reason) => `On ${day}, we are closed${reason}.`,
    closedFrom: (from, to, reason) => `From ${from} to ${to}, we are closed${reason}.`,
    openNow: (until) => `Yes, we are open now, until ${until}.`,
    closedNow: (opens) =>
      `We are closed at the moment.${opens === undefined ? '' : ` We open again on ${opens.day} at ${opens.time}.`}`,
    minutes: (count) => `${count} minutes`,
    entry: (service, details) => `${service}: ${details}`,
    takes: (service, time) => `${service} takes ${time}.`,
    prices: (list) => `Our prices: ${list}.`,
    services: (list) => `Our services: ${list}.`,
    staff: (names) => `In our team: ${names}.`,
    staffFor: (service, names) => `For ${service}: ${names}.`,
    address: (text) => `Our address is: ${text}`,
    phone: (text) => `Our phone number is ${text}.`,
    email: (text) => `Our e-mail address is: ${text}`,
    website: (text) => `Our website is: ${text}`,
  },
  de: {
    ...writing('de-DE', 'und', (start, end) => `${start}–${end} Uhr`, 'durchgehend'),
    week: (days) => `Unsere Öffnungszeiten: ${days}.`,
    closed: 'geschlossen',
    openOn: (day, periods) => `Am ${day}, haben wir geöffnet: ${periods}.`,
    closedOn: (day, reason) => `Am ${day}, haben wir geschlossen${reason}.`,
    closedFrom: (from, to, reason) => `Von ${from}, bis einschließlich ${to}, haben wir geschlossen${reason}.`,
    openNow: (until) => `Ja, wir haben jetzt geöffnet, bis ${until} Uhr.`,
    closedNow: (opens) =>
      `Im Moment haben wir geschlossen.${opens === undefined ? '' : ` Wieder geöffnet ist am ${opens.day}, ab ${opens.time} Uhr.`}`,
    minutes: (count) => `${count} Minuten`,
    entry: (service, details) => `${service}: ${details}`,
    takes: (service, time) => `${service} dauert ${time}.`,
    prices: (list) => `Unsere Preise: ${list}.`,
    services: (list) => `Unsere Leistungen: ${list}.`,
    staff: (names) => `In unserem Team: ${names}.`,
    staffFor: (service, names) => `Für ${service}: ${names}.`,
    address: (text) => `Unsere Adresse: ${text}`,
    phone: (text) => `Unsere Telefonnummer ist ${text}.`,
    email: (text) => `Unsere E-Mail-Adresse: ${text}`,
    website: (text) => `Unsere Website: ${text}`,
  },
  es: {
    ...writing('es-ES', 'y', (start, end) => `de ${start} a ${end}`, 'todo el día'),
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
  },
  fr: {
    ...writing('fr-FR', 'et', (start, end) => `de ${start} à ${end}`, 'toute la journée'),
    week: (days) => `Nos horaires : ${days}.`,
    closed: 'fermé',
    openOn: (day, periods) => `Le ${day}, nous ouvrons ${periods}.`,
    closedOn: (day, reason) => `Le ${day}, nous sommes fermés${reason}.`,
    closedFrom: (from, to, reason) => `Du ${from} au ${to}, nous sommes fermés${reason}.`,
    openNow: (until) => `Oui, nous sommes ouverts en ce moment, jusqu’à ${until}.`,
    closedNow: (opens) =>
      `Nous sommes fermés en ce moment.${opens === undefined ? '' : ` Nous rouvrons le ${opens.day} à ${opens.time}.`}`,
    minutes: (count) => `${count} minutes`,
    entry: (service, details) => `${service} : ${details}`,
    takes: (service, time) => `${service} dure ${time}.`,
    prices: (list) => `Nos prix : ${list}.`,
    services: (list) => `Nos prestations : ${list}.`,
    staff: (names) => `Dans notre équipe : ${names}.`,
    staffFor: (service, names) => `Pour ${service} : ${names}.`,
    address: (text) => `Notre adresse : ${text}`,
    phone: (text) => `Notre numéro de téléphone est le ${text}.`,
    email: (text) => `Notre adresse e-mail : ${text}`,
    website: (text) => `Notre site web : ${text}`,
  },
}

export function factWordingOf(language: Language): FactWording {
  return WORDINGS[language]
}
