import { counted } from '../writing.ts'
import { lowered, type FactWording } from '../wording.ts'

const opensAgain: FactWording['opensAgain'] = ({ day, time }) => `Nous rouvrons le ${day} à ${time}.`

export const facts: FactWording = {
  locale: 'fr-FR',
  and: 'et',
  period: (start, end) => `de ${start} à ${end}`,
  allDay: 'toute la journée',
  week: (days) => `Nos horaires : ${days}.`,
  closed: 'fermé',
  openOn: (day, periods) => `Le ${day}, nous ouvrons ${periods}.`,
  closedOn: (day, reason) => `Le ${day}, nous sommes fermés${reason}.`,
  no: (sentence) => `Non, ${lowered(sentence)}`,
  opensAgain,
  closedFrom: (from, to, reason) => `Du ${from} au ${to}, nous sommes fermés${reason}.`,
  everyWeekday: (name) => `le ${name}`,
  openEvery: (days, periods) => `Nous sommes ouverts ${days}, ${periods}.`,
  closedEvery: (days) => `Nous sommes fermés ${days}.`,
  openNow: (until) => `Oui, nous sommes ouverts en ce moment, jusqu’à ${until}.`,
  closedNow: (opens) => `Nous sommes fermés en ce moment.${opens === undefined ? '' : ` ${opensAgain(opens)}`}`,
  hoursAndMinutes: (hours, minutes) => `${hours} h ${String(minutes).padStart(2, '0')}`,
  entry: (service, details) => `${service} : ${details}`,
  takes: (service, time) => `${service} dure ${time}.`,
  forParty: ({ people, sum, isForAdults, groups }) => {
    if (groups === undefined) return `Pour ${people} ${isForAdults ? 'adultes' : 'personnes'} : ${sum}`
    const adults = counted(groups.adults, 'adulte', 'adultes')
    return `Pour ${[...adults, ...counted(groups.children, 'enfant', 'enfants')].join(' et ')} : ${sum}`
  },
  prices: (list) => `Nos prix : ${list}.`,
  services: (list) => `Nos prestations : ${list}.`,
  staff: (names) => `Dans notre équipe : ${names}.`,
  attends: (name, days) => `${name} est là : ${days}.`,
  attendsOn: (name, day, periods) => `Oui, ${name} est là ${day} : ${periods}.`,
  awayOn: (name, day) => `Non, ${name} n’est pas là ${day}.`,
  staffFor: (service, names) => `Pour ${service} : ${names}.`,
  address: (text) => `Notre adresse : ${text}`,
  phone: (text) => `Notre numéro de téléphone est le ${text}.`,
  email: (text) => `Notre adresse e-mail : ${text}`,
  website: (text) => `Notre site web : ${text}`,
}
