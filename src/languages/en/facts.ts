import { counted } from '../writing.ts'
import { lowered, type FactWording } from '../wording.ts'

const opensAgain: FactWording['opensAgain'] = ({ day, time }) => `We open again on ${day} at ${time}.`

export const facts: FactWording = {
  locale: 'en-US',
  and: 'and',
  period: (start, end) => `${start} to ${end}`,
  allDay: 'all day',
  week: (days) => `Our opening hours are: ${days}.`,
  closed: 'closed',
  openOn: (day, periods) => `On ${day}, we are open ${periods}.`,
  closedOn: (day, reason) => `On ${day}, we are closed${reason}.`,
  no: (sentence) => `No, ${lowered(sentence)}`,
  opensAgain,
  closedFrom: (from, to, reason) => `From ${from} to ${to}, we are closed${reason}.`,
  everyWeekday: (name) => `${name}s`,
  openEvery: (days, periods) => `On ${days}, we are open ${periods}.`,
  closedEvery: (days) => `On ${days}, we are closed.`,
  openNow: (until) => `Yes, we are open now, until ${until}.`,
  closedNow: (opens) => `We are closed at the moment.${opens === undefined ? '' : ` ${opensAgain(opens)}`}`,
  hoursAndMinutes: (hours, minutes) => `${hours === 1 ? '1 hour' : `${hours} hours`} ${minutes} minutes`,
  entry: (service, details) => `${service}: ${details}`,
  takes: (service, time) => `${service} takes ${time}.`,
  forParty: ({ people, sum, isForAdults, groups }) => {
    if (groups === undefined) return `For ${people} ${isForAdults ? 'adults' : 'people'}: ${sum}`
    const adults = counted(groups.adults, 'adult', 'adults')
    return `For ${[...adults, ...counted(groups.children, 'child', 'children')].join(' and ')}: ${sum}`
  },
  prices: (list) => `Our prices: ${list}.`,
  services: (list) => `Our services: ${list}.`,
  staff: (names) => `In our team: ${names}.`,
  attends: (name, days) => `${name} is here on ${days}.`,
  attendsOn: (name, day, periods) => `Yes, on ${day} ${name} is here ${periods}.`,
  awayOn: (name, day) => `No, ${name} is not here on ${day}.`,
  staffFor: (service, names) => `For ${service}: ${names}.`,
  address: (text) => `Our address is: ${text}`,
  phone: (text) => `Our phone number is ${text}.`,
  email: (text) => `Our e-mail address is: ${text}`,
  website: (text) => `Our website is: ${text}`,
}
