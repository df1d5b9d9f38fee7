/**
 * Acts of strangers' turns, as commands: wish to book, yes, no, something else, a question, thanks; then dates and times.
 * Two sources: public English turns (`--data DIR`, `turns.jsonl`), of which only the fifth that training never reads counts, and
 * two hundred sentences a language that were written before any tuning (`test/offline/understanding/heard`).
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Command, Question, Table } from '../../../src/models/understanding.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { isHeldBack, questionAsked, turnsIn, type Turn } from '../../../src/offline/understanding/training/turns.ts'
import { labelledIn } from '../../../src/offline/understanding/training/labelled-sentences.ts'
import type { Result } from '../report.ts'
import { aTable } from '../../offline/understanding/table.ts'

const HEARD = join(import.meta.dirname, '../../offline/understanding/heard')
const TRADES: [string, string[]][] = [
  ['dentist', ['Check-up', 'Cleaning', 'Filling']],
  ['salon', ['Haircut', 'Colour', 'Blow-dry']],
]

/** Least recall of an act in the public turns, and in our sentences; most of a yes where none was said. */
const BARS: Record<string, { turns: number; sentences: number }> = {
  book: { turns: 0.93, sentences: 0.9 },
  yes: { turns: 0.97, sentences: 0.94 },
  no: { turns: 0.95, sentences: 0.92 },
}
const MAX_FALSE_YES = { turns: 0.01, sentences: 0.04 }
const LANGUAGES = ['de', 'es', 'fr', 'en']

/** Recall of each act with its bar, wrong yes, and dates and times as found. */
export function turnResults(directory: string, { isShown }: { isShown: boolean }): Result[] {
  const turns = scoresOfTurns(directory)
  const sentences = LANGUAGES.map((language) => [language, scoresOfSentences(language)] as const)
  if (isShown) for (const score of [...turns, ...sentences.flatMap(([, scores]) => scores)]) show(score)
  return [
    ...turns.flatMap((score) => resultsOf(score, 'turns-en', 'turns')),
    ...whensOfTurns(directory),
    // The bar of English is that of the public turns; our English sentences inform.
    ...sentences.flatMap(([language, scores]) =>
      scores.flatMap((score) => resultsOf(score, `sentences-${language}`, language === 'en' ? undefined : 'sentences')),
    ),
  ]
}

function resultsOf(score: Score, source: string, bar: 'turns' | 'sentences' | undefined): Result[] {
  const { what, said, heard, wrongly, others } = score
  const name = `hearing-${source}-${what.replaceAll(/[^a-z]+/gu, '-')}`
  const least = bar === undefined ? undefined : BARS[what]?.[bar]
  const recall: Result = {
    name,
    value: heard,
    unit: 'turns',
    against: 'said',
    ratio: heard / said,
    ...(least === undefined ? {} : { bar: { atLeast: least } }),
  }
  const isYes = what === 'yes' && bar !== undefined
  return [
    recall,
    {
      name: `${name}-wrongly`,
      value: wrongly.length,
      unit: 'turns',
      against: 'not-said',
      ratio: wrongly.length / Math.max(others, 1),
      ...(isYes ? { bar: { atMost: MAX_FALSE_YES[bar] } } : {}),
    },
  ]
}

function show({ what, missed, wrongly }: Score): void {
  for (const text of missed) console.log(`  ${what} missed: ${text}`)
  for (const text of wrongly) console.log(`  ${what} heard in: ${text}`)
}

/** Dates and times that a turn names, and of those the ones that became values. */
function whensOfTurns(directory: string): Result[] {
  const turns = turnsIn(directory).filter(isHeldBack)
  return (['date', 'time'] as const).map((field) => {
    const said = turns.filter((turn) => turn[field] !== null)
    const slot = field === 'date' ? 'day' : 'time'
    const heard = said.filter((turn) =>
      understandOffline(turn.said, tableOf(turn)).some((command) => names(command, slot, turn[field] ?? '')),
    )
    return {
      name: `hearing-turns-en-${field}`,
      value: heard.length,
      unit: 'turns',
      against: 'said',
      ratio: heard.length / said.length,
    }
  })
}

/** Whether a command names the day or the time of the turn; of two readings either one. */
function names(command: Command, slot: 'day' | 'time', value: string): boolean {
  const values =
    command.type === 'unclear'
      ? command.candidates
      : command.type === 'set' || command.type === 'correct'
        ? [command.value]
        : []
  return values.some((one) => {
    if (one.slot !== slot || one.value === null) return false
    return one.slot === 'day' ? one.value.from === value : one.slot === 'time' && one.value.at === value
  })
}

/** One thing to be heard: where it was said, and where it was heard. */
interface Score {
  what: string
  /** Texts in which it may not be heard. */
  others: number
  said: number
  heard: number
  missed: string[]
  wrongly: string[]
}

type Kind =
  | 'book'
  | 'yes'
  | 'no'
  | 'others'
  | 'ask'
  | 'thanks'
  | 'move'
  | 'cancel'
  | 'call_back'
  | 'person'
  | 'message'
  | 'complaint'

/** Whether the commands say it. */
function isHeard(kind: Kind, commands: Command[]): boolean {
  const types = new Set(commands.map(({ type }) => type))
  switch (kind) {
    case 'yes':
      return types.has('confirm')
    case 'no':
      return types.has('reject') || types.has('correct') || types.has('others') || types.has('abandon')
    case 'others':
      return types.has('others')
    case 'ask':
      return types.has('ask')
    case 'complaint':
      return types.has('complaint')
    case 'message':
      return types.has('message') || starts(commands, 'message')
    case 'thanks':
      return commands.some((one) => one.type === 'courtesy' && one.kind === 'thanks')
    default:
      return starts(commands, kind)
  }
}

function starts(commands: Command[], task: string): boolean {
  return commands.some((one) => one.type === 'start' && one.task === task)
}

/** What a table knows when a question is open. */
function tableFor(question: Question | null, changes: Partial<Table> = {}): Table {
  const isOpen = question !== null && question !== 'anything_else' && question !== 'offer'
  const offered = [
    { date: '2026-11-27', time: '10:00' },
    { date: '2026-11-27', time: '14:00' },
    { date: '2026-11-30', time: '09:00' },
    { date: '2026-11-30', time: '16:30' },
  ]
  const isListed = question === 'choice'
  return aTable({
    question,
    options: isListed ? offered.map((start) => ({ kind: 'start' as const, ...start })) : [],
    task: isOpen
      ? {
          task: 'book',
          serviceId: question === 'service' ? null : 's0',
          day: question === 'confirm' ? { from: '2026-11-27', to: '2026-11-27' } : null,
          time: question === 'confirm' ? { at: '10:00' } : null,
          partySize: null,
          offered: isListed ? offered : question === 'confirm' ? offered.slice(0, 1) : [],
        }
      : null,
    services: TRADES[0]![1].map((name, index) => ({
      id: `s${index}`,
      name,
      aliases: [],
      partyMin: null,
      partyMax: null,
    })),
    ...changes,
  })
}

/** Scores of the public turns that training has not read. */
function scoresOfTurns(directory: string): Score[] {
  const turns = turnsIn(directory).filter(isHeldBack)
  const heard = turns.map((turn) => ({ turn, commands: understandOffline(turn.said, tableOf(turn)) }))
  const score = (
    what: string,
    kind: Kind,
    isSaid: (turn: Turn) => boolean,
    mayBe: (turn: Turn) => boolean = () => false,
  ): Score =>
    scored(
      what,
      kind,
      heard.map(({ turn, commands }) => ({ text: turn.said, commands, isSaid: isSaid(turn), mayBe: mayBe(turn) })),
    )
  const acts =
    (...any: string[]) =>
    (turn: Turn): boolean =>
      turn.acts.some((act) => any.includes(act))
  return [
    // "I'm looking for a dentist" and a yes to "shall I book?" are wishes as well, by other names.
    score(
      'book',
      'book',
      ({ intent }) => intent === 'BookAppointment',
      (turn) => turn.intent === 'FindProvider' || acts('AFFIRM_INTENT')(turn),
    ),
    score(
      'yes',
      'yes',
      (turn) => acts('AFFIRM')(turn) && !isQuestionOnly(turn),
      acts('AFFIRM', 'AFFIRM_INTENT', 'SELECT'),
    ),
    score('yes, every label', 'yes', acts('AFFIRM'), () => true),
    score('no', 'no', acts('NEGATE'), acts('NEGATE_INTENT', 'REQUEST_ALTS')),
    score('others', 'others', acts('REQUEST_ALTS')),
    score('ask', 'ask', acts('REQUEST')),
    score('thanks', 'thanks', acts('THANK_YOU')),
  ]
}

const ASKS =
  /^(?:(?:thank you|thanks|and|also),? )?(?:wh|how|do |does |is |are |can |could |will |would |give me|let me know|contact number)/iu

/**
 * A question at the summary is labelled a yes there, as nothing was objected to. A desk must not book on a question, so such a
 * turn is no yes here; the figure with every label stands beside.
 */
function isQuestionOnly({ said, acts }: Turn): boolean {
  return acts.includes('REQUEST') && ASKS.test(said.trim())
}

function tableOf(turn: Turn): Table {
  const [, services] = TRADES.find(([trade]) => turn.trade.includes(trade)) ?? TRADES[0]!
  const question = questionAsked(turn)
  // A place was offered, not a time: no booking is under way yet.
  const isBeforeBooking = question === 'choice' && !turn.asked_acts.some((act) => act.includes('appointment_'))
  const base = tableFor(question)
  // The set does not say what its summary holds: a day and an hour that few visitors name.
  const summary =
    base.task === null
      ? null
      : {
          ...base.task,
          day: question === 'confirm' ? { from: '2019-03-02', to: '2019-03-02' } : null,
          time: question === 'confirm' ? { at: '07:05' } : null,
          offered: [],
        }
  return tableFor(question, {
    task: summary,
    options: [],
    ...(isBeforeBooking ? { task: null, options: [] } : {}),
    now: new Date(`${turn.today}T15:00:00Z`),
    timeZone: 'America/Los_Angeles',
    country: 'US',
    services: services.map((name, index) => ({ id: `s${index}`, name, aliases: [], partyMin: null, partyMax: null })),
  })
}

const KINDS: Kind[] = [
  'book',
  'yes',
  'no',
  'others',
  'ask',
  'thanks',
  'move',
  'cancel',
  'call_back',
  'person',
  'message',
  'complaint',
]

/** Scores of the sentences of a language that nothing was tuned on. */
function scoresOfSentences(language: string): Score[] {
  const sentences = labelledIn(readFileSync(join(HEARD, `${language}.txt`), 'utf8'))
  const heard = sentences.map(({ question, acts, text }) => ({
    acts,
    text,
    commands: understandOffline(text, tableFor(question, { language })),
  }))
  return KINDS.map((kind) =>
    scored(
      kind,
      kind,
      heard.map(({ acts, text, commands }) => ({
        text,
        commands,
        isSaid: acts.includes(kind),
        mayBe: kind === 'no' && acts.includes('others'),
      })),
    ),
  )
}

function scored(
  what: string,
  kind: Kind,
  all: { text: string; commands: Command[]; isSaid: boolean; mayBe: boolean }[],
): Score {
  const said = all.filter(({ isSaid }) => isSaid)
  const missed = said.filter(({ commands }) => !isHeard(kind, commands))
  const wrongly = all.filter(({ isSaid, mayBe, commands }) => !isSaid && !mayBe && isHeard(kind, commands))
  return {
    what,
    others: all.filter(({ isSaid, mayBe }) => !isSaid && !mayBe).length,
    said: said.length,
    heard: said.length - missed.length,
    missed: missed.map(({ text }) => text),
    wrongly: wrongly.map(({ text }) => text),
  }
}
