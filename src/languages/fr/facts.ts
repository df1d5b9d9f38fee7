import type { FactWording } from '../wording.ts'

export const facts: FactWording = {
  locale: 'fr-FR',
  and: 'et',
  period: (start, end) => `de ${start} à ${end}`,
  allDay: 'toute la journée',
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
}
