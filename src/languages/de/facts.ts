import type { FactWording } from '../wording.ts'

export const facts: FactWording = {
  locale: 'de-DE',
  and: 'und',
  period: (start, end) => `${start}–${end} Uhr`,
  allDay: 'durchgehend',
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
}
