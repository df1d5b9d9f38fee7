import { counted } from '../writing.ts'
import { lowered, type FactWording } from '../wording.ts'

const opensAgain: FactWording['opensAgain'] = ({ day, time }) => `Wieder geöffnet ist am ${day}, ab ${time} Uhr.`

export const facts: FactWording = {
  locale: 'de-DE',
  and: 'und',
  period: (start, end) => `${start}–${end} Uhr`,
  allDay: 'durchgehend',
  week: (days) => `Unsere Öffnungszeiten: ${days}.`,
  closed: 'geschlossen',
  openOn: (day, periods) => `Am ${day}, haben wir geöffnet: ${periods}.`,
  closedOn: (day, reason) => `Am ${day}, haben wir geschlossen${reason}.`,
  no: (sentence) => `Nein, ${lowered(sentence)}`,
  opensAgain,
  closedFrom: (from, to, reason) => `Von ${from}, bis einschließlich ${to}, haben wir geschlossen${reason}.`,
  everyWeekday: (name) => `${name.toLowerCase()}s`,
  openEvery: (days, periods) => `Wir haben ${days} geöffnet: ${periods}.`,
  closedEvery: (days) => `Wir haben ${days} geschlossen.`,
  openNow: (until) => `Ja, wir haben jetzt geöffnet, bis ${until} Uhr.`,
  closedNow: (opens) => `Im Moment haben wir geschlossen.${opens === undefined ? '' : ` ${opensAgain(opens)}`}`,
  hoursAndMinutes: (hours, minutes) => `${hours} Std. ${minutes} Min.`,
  entry: (service, details) => `${service}: ${details}`,
  takes: (service, time) => `${service} dauert ${time}.`,
  forParty: ({ people, sum, isForAdults, groups }) => {
    if (groups === undefined) return `Für ${people} ${isForAdults ? 'Erwachsene' : 'Personen'}: ${sum}`
    const adults = counted(groups.adults, 'Erwachsenen', 'Erwachsene')
    return `Für ${[...adults, ...counted(groups.children, 'Kind', 'Kinder')].join(' und ')}: ${sum}`
  },
  prices: (list) => `Unsere Preise: ${list}.`,
  services: (list) => `Unsere Leistungen: ${list}.`,
  staff: (names) => `In unserem Team: ${names}.`,
  attends: (name, days) => `${name} ist da: ${days}.`,
  attendsOn: (name, day, periods) => `Ja, ${name} ist ${day} da: ${periods}.`,
  awayOn: (name, day) => `Nein, ${name} ist ${day} nicht da.`,
  staffFor: (service, names) => `Für ${service}: ${names}.`,
  address: (text) => `Unsere Adresse: ${text}`,
  phone: (text) => `Unsere Telefonnummer ist ${text}.`,
  email: (text) => `Unsere E-Mail-Adresse: ${text}`,
  website: (text) => `Unsere Website: ${text}`,
}
