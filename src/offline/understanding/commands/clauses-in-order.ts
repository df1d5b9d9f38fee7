import type { Command, Table } from '../../../models/understanding.ts'
import type { ParsedClause } from '../parsed-clause.ts'
import type { Reading } from '../reading.ts'
import { commandsOf } from './clause-commands.ts'
import { isHour } from './parts.ts'

/** The commands of all clauses; each is read with what those before it say. */
export function commandsInOrder(acts: ParsedClause[], reading: Reading, table: Table): Command[] {
  const isAgreed = acts.some(({ answers }) => answers.some(({ kind }) => kind === 'yes'))
  const isLeft = acts.some(({ act }) => act.type === 'unwanted')
  const isOfVisit =
    (table.task?.task === 'book' && !isLeft) || acts.some(({ act }) => act.type === 'start' && act.task === 'book')
  let { topic } = table
  let service: string | undefined
  return acts.flatMap((one, index) => {
    const hasChosen = acts.slice(0, index).some(({ clause }) => clause.mentions.some(isHour))
    service = toldService(one, table) ?? service
    if (service !== undefined && topic?.serviceId !== service) topic = { question: '', serviceId: service }
    const own = ofService(commandsOf(one, reading, { ...table, topic, isAgreed, hasChosen, isOfVisit }), service)
    // A later question refers to the one before it: "Do you test children, and is it free?"
    const asked = own.find((command) => command.type === 'ask')
    if (asked !== undefined) topic = { question: asked.question, serviceId: asked.service ?? topic?.serviceId ?? null }
    return own
  })
}

/** The service of a statement, which the questions behind it are about: "the room by the lake is fine. How much is it?" */
function toldService({ clause, act }: ParsedClause, { task }: Table): string | undefined {
  const named = clause.mentions
    .filter(({ isHint }) => isHint !== true)
    .flatMap(({ values }) => values.flatMap((one) => (one.slot === 'service' ? [one.value] : [])))
  const [[id, other] = [], another] = named
  const isOnly = id !== undefined && other === undefined && another === undefined
  return isOnly && !clause.isQuestion && act.type !== 'ask' && task?.serviceId !== id ? id : undefined
}

/** The questions behind a statement with a service are about it, unless they name another. */
function ofService(commands: Command[], service: string | undefined): Command[] {
  if (service === undefined) return commands
  return commands.map((one) => (one.type === 'ask' ? { service, ...one } : one))
}
