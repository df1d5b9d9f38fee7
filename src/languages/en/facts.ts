import type { FactWording } from '../wording.ts'

export const facts: FactWording = {
  locale: 'en-US',
  and: 'and',
  period: (start, end) => `${start} to ${end}`,
  allDay: 'all day',
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
}
