import { withServiceInstead } from './commands/service-instead.ts'
import { cut } from '../../core/text.ts'
import { inAnyLanguage } from '../../languages/index.ts'
import type { Command, Table, Understanding } from '../../models/understanding.ts'
import { fillersOf } from './short-answers.ts'
import { clausesOf } from './clauses.ts'
import { mostCommonWords } from './common-words.ts'
import { parseClause } from './parsed-clause.ts'
import { droppedContact } from './contact/dropped-contact.ts'
import { isAnimalDanger, isEmergency } from './emergencies.ts'
import { correctedQuestion } from './corrected-question.ts'
import { withPriceClauses } from './price-clauses.ts'
import { read, type Reading } from './reading.ts'
import { resolveCommands } from './command-resolution.ts'
import { withAdviceWished } from './commands/advice-wished.ts'
import { withCancellingAgreed, withPassingAgreed, withRefusalHeard } from './commands/agreement.ts'
import { withOrderAgreed } from './commands/agreed-behind.ts'
import { withConditionAsked } from './commands/conditions.ts'
import { withLanguageNoted, withLanguageRequested } from './commands/language-noted.ts'
import { withNoteAdded, withNoteDropped } from './commands/note-changed.ts'
import { withOrganisationTold } from './commands/organisation-told.ts'
import { withOwnThings } from './commands/own-things.ts'
import { withoutCompletedAsks } from './commands/asks.ts'
import { withBookingPostponed, withOpening, withServiceMeant } from './commands/openings.ts'
import { withoutUnfitService } from './commands/set-values.ts'
import { fold, has, wordsOf } from './text.ts'
import { wholeMessage } from './whole-message.ts'

/** Maximum length of a message; the time for reading is linear in its words. */
const MAX_CHARACTERS = 4_000
/** Maximum questions of a message; each is searched and answered separately. */
const MAX_QUESTIONS = 12

/** Understanding without a model: patterns where they are sure, otherwise the classifier. */
export function createOfflineUnderstanding(): Understanding {
  return {
    name: 'offline',
    understand: async (message, table, signal) => {
      signal.throwIfAborted()
      return understandOffline(message, table)
    },
  }
}

/** Reads a message in the context of the conversation, and returns its commands in the order of its words. */
export function understandOffline(message: string, table: Table): Command[] {
  const typed = cut(message, MAX_CHARACTERS)
  const dropped = droppedContact(typed, table)
  if (dropped !== undefined)
    return [dropped.command, ...(/[\p{L}\d]/u.test(dropped.rest) ? understandOffline(dropped.rest, table) : [])]
  const reading = read(typed, table)
  if (isEmergency(reading, table)) return [{ type: 'emergency', words: typed.trim() }]
  if (isAnimalDanger(reading)) return [{ type: 'animal_danger', words: typed.trim() }]
  const whole = wholeMessage(reading, table) ?? figureFirst(reading, table) ?? correctedQuestion(reading, table)
  if (whole !== undefined) return whole
  const clauses = withPriceClauses(clausesOf(reading), reading, table)
  const commands = resolveCommands(
    clauses.map((clause) => parseClause(clause, reading, table)),
    reading,
    table,
  )
  const ordered = withOrderAgreed(withCancellingAgreed(commands, reading, table), reading, table)
  const noted = withNoteAdded(withNoteDropped(ordered, reading, table), reading, table)
  const passed = withPassingAgreed(noted, reading, table)
  const agreed = withServiceMeant(withRefusalHeard(passed, reading, table), reading, table)
  const kept = withOwnThings(withLanguageNoted(agreed, reading, table), reading, table)
  const spoken = withLanguageRequested(withOrganisationTold(kept, reading, table), reading, table)
  const opened = withConditionAsked(
    withBookingPostponed(withOpening(spoken, reading, table), reading, table),
    reading,
    table,
  )
  const instead = withServiceInstead(opened, { reading, table, understand: understandOffline })
  const asked = withoutCompletedAsks(withoutUnfitService(withAdviceWished(instead, reading, table), reading, table))
  const spare = new Set(asked.filter(({ type }) => type === 'ask').slice(MAX_QUESTIONS))
  return asked.filter((command) => !spare.has(command))
}

const BEFORE_HOUR = inAnyLanguage(({ functionWords }) => functionWords.beforeHour)
const AFTER_HOUR = inAnyLanguage(({ functionWords }) => functionWords.afterHour)
const FIGURE_FIRST = new RegExp(
  `^\\s{0,3}((?<at>(?:${BEFORE_HOUR}) )?\\d{1,4}(?: ?(?:${AFTER_HOUR}))?(?<more>(?: [\\p{L}’']{1,12}){0,4}))\\s?[.,;!]\\s{1,3}(?=[¿¡]?\\p{L})`,
  'iu',
)

/**
 * The commands of a figure that answers the question and of the text after it: "10. im ellie, ellie@mail.example", "11
 * would be great. There are two of us". Undefined where the figure is no answer.
 */
function figureFirst({ typed, mentions, patterns }: Reading, table: Table): Command[] | undefined {
  const match = FIGURE_FIRST.exec(typed)
  const [lead, figure] = match ?? []
  if (match === null || lead === undefined || figure === undefined || table.question === null) return undefined
  const isDated = match.groups?.['at'] === undefined && mentions.some(({ start }) => start < lead.length)
  if (isDated && !isOffered(Number.parseInt(figure, 10), table)) return undefined
  const more = fold(match.groups?.['more'] ?? '')
  const filler = fillersOf(patterns)
  if (!wordsOf(more).every((word) => filler.has(word)) && !has(more, patterns.answers.yesAlone)) return undefined
  const answer = understandOffline(figure, table)
  // Beside a part of the day that was wished for, the hour is a correction.
  const isAnswer = answer.every((one) => one.type === 'choose' || ('value' in one && one.value.slot === 'time'))
  const rest = whoIn(typed.slice(lead.length), table)
  const isElse = rest.some((one) => !BESIDE_FIGURE.has(one.type) || (one.type === 'set' && !WHO.has(one.value.slot)))
  // "11 please, and I am afraid of needles" has nothing but words for the team after its hour.
  const isHourWithMore = table.question === 'time' && isAnswer && more !== ''
  if (answer.length === 0 || (rest.length === 0 && !isHourWithMore) || isElse || (more !== '' && !isAnswer))
    return undefined
  return [...answer, ...rest]
}

/** True for an hour on offer: at an offered ten o'clock, "10." is the hour and not the tenth day. */
function isOffered(hour: number, { options }: Table): boolean {
  return options.some((option) => option.kind === 'start' && Number(option.time.slice(0, 2)) % 12 === hour % 12)
}

const WHO = new Set(['name', 'email', 'phone', 'party_size'])
const BESIDE_FIGURE = new Set<Command['type']>(['ask', 'set', 'message', 'courtesy'])
const MAX_WORDS_OF_NAME = 4
/** Words up to this frequency rank are in no name; rarer ones may be: "Klein". */
const COMMON_RANK = 300

/**
 * Reads the text after the figure. A few words that are not all everyday ones answer the next question, the one for the
 * name: "petra klein".
 */
function whoIn(rest: string, table: Table): Command[] {
  const words = wordsOf(fold(rest))
  const [everyday, common] = [mostCommonWords(table.language), mostCommonWords(table.language, COMMON_RANK)]
  const isBrief = words.length > 1 && words.length <= MAX_WORDS_OF_NAME
  const isName = isBrief && words.some((word) => !everyday.has(word)) && !words.some((word) => common.has(word))
  return understandOffline(rest, isName ? { ...table, question: 'details' } : table)
}
