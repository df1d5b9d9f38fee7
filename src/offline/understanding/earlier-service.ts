import { forLanguage } from '../../languages/index.ts'
import type { Command, Table } from '../../models/understanding.ts'
import { talkedAbout } from './consultations.ts'
import { hintedAmong, hintedIn } from './hinted-services.ts'
import { servicesOf } from './reading-context.ts'
import { suitedAmong, suitedHints, withoutSubject } from './meant-services.ts'
import type { Mention, Reading } from './reading.ts'
import { namedIn, type NamedMention } from './services.ts'
import { everydayWords } from './spelling-correction.ts'
import { fold, without } from './text.ts'

/**
 * Adds the service of recent messages to a booking that starts without one: "We are having a baby in December" and then
 * "Friday the 18th at nine?"
 */
export function withEarlierService(commands: Command[], reading: Reading, table: Table): Command[] {
  const { language, typed, folded, mentions } = reading
  // "I want to come on Monday for that", beside the message about it.
  const isOfMessage = table.task?.task === 'message' && commands.some(({ type }) => type === 'start')
  if ((table.task !== null && !isOfMessage) || table.booking !== null || !beginsBooking(commands)) return commands
  // The request may itself hint at a service without naming one: "Need a nose stud on Friday".
  const timeless = without(folded.text, mentions.filter(isOfWhen), 'x')
  const isStarted = commands.some(({ type }) => type === 'start')
  const wished = earlierService([isStarted ? typed : timeless], table, language)
  const ids = wished.length > 0 ? wished : earlierService(table.recent, table, language)
  return ids.length === 0 ? commands : [...commands, { type: 'set', value: { slot: 'service', value: ids }, words: '' }]
}

function isOfWhen({ values, candidates = [] }: Mention): boolean {
  return [...values, ...candidates].some(({ slot }) => slot === 'day' || slot === 'time')
}

function beginsBooking(commands: Command[]): boolean {
  const starts = commands.filter((one) => one.type === 'start')
  const slots = commands.flatMap((one) => (one.type === 'set' ? [one.value.slot] : []))
  if (slots.includes('service')) return false
  if (starts.length > 0) return starts.every(({ task, isOtherBooking }) => task === 'book' && isOtherBooking !== true)
  // A day or an hour starts one as well, but not beside a question or with a reference.
  const isElse = slots.includes('reference') || commands.some(({ type }) => type !== 'set' && type !== 'courtesy')
  return !isElse && (slots.includes('day') || slots.includes('time'))
}

/** Ids of the service that the messages name most precisely, the newest first; otherwise of the newest hint. */
function earlierService(messages: string[], table: Table, language: string): string[] {
  const services = servicesOf(table)
  const suited = suitedAmong(services, messages.at(-1) ?? '', language, table)
  const { understanding } = forLanguage(language)
  const newest = messages.toReversed().map(fold)
  const isSuited = ({ ids }: NamedMention): boolean => ids.some((id) => suited.some((one) => one.id === id))
  const named = newest
    .flatMap((text) =>
      withoutSubject(namedIn(text, services, everydayWords(language), understanding), text, services, {
        language,
        table,
      })
        .map((one) => hintedAmong(one, text, services, language))
        .filter(isSuited),
    )
    .toSorted((a, b) => a.ids.length - b.ids.length || b.share - a.share)
  const [told] =
    named.length > 0
      ? named
      : newest.flatMap((text) =>
          suitedHints(hintedIn(text, services, language), suited).map((hint) =>
            talkedAbout(hint, suited, { text, language, isUnderWay: false }),
          ),
        )
  return told?.ids ?? []
}
