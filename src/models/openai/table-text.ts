import type { Option, Table } from '../understanding.ts'

/** The table as lines for a model: what a message is read against. */
export function tableText(table: Table): string {
  const { business, language, question, options, task, topic, booking, services, staff, open } = table
  const lines = [
    `TABLE of ${business}, language ${language}`,
    `days: ${nextDays(table.now, table.timeZone, language).join(' · ')}`,
    services.length > 0 && `services: ${services.map(serviceText).join(' · ')}`,
    staff.length > 0 && `staff: ${staff.map(({ name }, index) => `${index + 1} ${name}`).join(' · ')}`,
    open && `open: ${open.from}–${open.to}`,
    `question: ${question ?? 'none'}`,
    options.length > 0 &&
      `options: ${options.map((option, index) => `${index + 1} ${optionText(option, table)}`).join(' · ')}`,
    task && `task: ${taskText(task, table)}`,
    topic && `topic: ${topic.question}`,
    table.isEmergency === true && 'emergency: told before',
    booking && `booking made: ${booking.reference}, ${booking.date} ${booking.time}`,
  ]
  return lines.filter(Boolean).join('\n')
}

function serviceText({ name, aliases, partyMin, partyMax }: Table['services'][number], index: number): string {
  const party = partyMin === null && partyMax === null ? '' : ` for ${partyMin ?? 1}–${partyMax ?? 'any'}`
  return `${index + 1} ${name}${aliases.length > 0 ? ` (${aliases.join(', ')})` : ''}${party}`
}

function taskText(
  { task, serviceId, day, time, partySize, offered }: NonNullable<Table['task']>,
  table: Table,
): string {
  const values = [
    serviceId && nameOf(table.services, serviceId),
    day && (day.only?.join('|') ?? (day.from === day.to ? day.from : `${day.from}/${day.to}`)),
    time?.at ?? (time?.after && `after ${time.after}`) ?? (time?.before && `before ${time.before}`),
    partySize && `party of ${partySize}`,
    offered.length > 0 && `offered ${offered.map(({ date, time: at }) => `${date} ${at}`).join(', ')}`,
  ]
  return [task, ...values.filter(Boolean)].join('; ')
}

function optionText(option: Option, table: Table): string {
  switch (option.kind) {
    case 'start':
      return [option.date, option.time, option.staffId && nameOf(table.staff, option.staffId)].filter(Boolean).join(' ')
    case 'service':
      return nameOf(table.services, option.id)
    case 'staff':
      return nameOf(table.staff, option.id)
    case 'day':
      return option.date
    case 'value':
      return `${option.value.slot} ${JSON.stringify(option.value.value)}`
    case 'task':
      return option.task
    case 'question':
      return option.question
    default:
      return option.kind
  }
}

function nameOf(named: { id: string; name: string }[], id: string): string {
  return named.find((one) => one.id === id)?.name ?? id
}

const DAYS = 14

/** The next days with their names: `Tuesday 24 November 2026-11-24`, from today on. */
export function nextDays(now: Date, timeZone: string, language: string): string[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()
  const locales = [language, 'en']
  return Array.from({ length: DAYS }, (_, index) => {
    const date = today.add({ days: index })
    const name = date.toLocaleString(locales, { weekday: 'long', day: 'numeric', month: 'long' })
    return `${name} ${date.toString()}`
  })
}
