import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Table } from '../../../src/models/understanding.ts'
import { fold } from '../../../src/offline/understanding/text.ts'
import { whenIn, type WhenMention } from '../../../src/offline/understanding/when/index.ts'
import type { Result } from '../report.ts'

/** A sentence, and what it names: `YYYY-MM-DD`, `HH:MM:SS`, or both with a space between. */
interface Case {
  id: string
  language: string
  now: string
  said: string
  kind: 'date' | 'time' | 'datetime'
  values: string[]
  words: string
}

type Verdict = 'right' | 'wrong' | 'not heard'

const LANGUAGES = { en: 'US', de: 'DE', es: 'ES', fr: 'FR' }
const MIN_EVERYDAY_RIGHT = 0.85
const MAX_WRONG = { cases: 2, share: 0.05 }
const MAX_LEFT_OUT = 0.25

/**
 * Forms that no desk meets. Nothing else is left out.
 * - a moment to the second, and the last second of a day, which stands for "the end of the day";
 * - a name of a month joined by marks to a year in front of something: "2020/Sep/23", "September-2020-23";
 * - a 29 February without a year that comes in neither of the next two: a desk says that there is none;
 * - a weekday and a date that do not meet, which a desk asks about;
 * - feasts of a church that close no business.
 */
const RARE: Record<string, (one: Case) => boolean> = {
  seconds: ({ kind, values }) => kind !== 'date' && values.every((value) => !value.endsWith(':00')),
  joined: ({ words }) => /\d{4}[/-]/.test(words) && /[/-]\p{L}{3}|\p{L}{3}[/-]/u.test(words),
  leap: ({ now, words, values }) =>
    !/\d{4}/.test(words) &&
    values.every((value) => value.includes('-02-29') && Number(value.slice(0, 4)) > Number(now.slice(0, 4)) + 1),
  contradiction: (one) => one.kind !== 'time' && !namesItsWeekday(one),
  feast: ({ words }) =>
    /fas[ts]nacht|johannistag|peter und paul|ewigkeitssonntag|totensonntag|buss|fronleichnam|\beid\b|ramadan|diwali|hanukkah|yom kippur|ash wednesday|ramadán|miércoles de ceniza|mercredi des cendres/iu.test(
      words,
    ),
}

/** Right, wrong and not heard, per language, kind and half of the sentences; the bars are over both halves. */
export async function whenResults(data: string, { isShown }: { isShown: boolean }): Promise<Result[]> {
  const results: Result[] = []
  for (const language of Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[]) {
    const path = join(data, `when-${language}.jsonl`)
    if (existsSync(path)) results.push(...resultsOf(language, await casesIn(path), isShown))
    else results.push({ name: `hearing_when_${language}`, skipped: `no ${path}` })
  }
  return results
}

async function casesIn(path: string): Promise<Case[]> {
  const lines = (await readFile(path, 'utf8')).split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Case)
}

function resultsOf(language: keyof typeof LANGUAGES, cases: Case[], isShown: boolean): Result[] {
  const heard = cases.map((one) => {
    const mentions = whenIn(fold(one.said), language, tableAt(one, language))
    return { ...one, verdict: verdictOn(one, mentions), half: halfOf(one), isEveryday: !isRare(one), mentions }
  })
  if (isShown)
    for (const { id, said, values, verdict, half, mentions } of heard)
      if (verdict !== 'right') console.log(half, id, verdict, said, values, JSON.stringify(mentions))
  const everyday = heard.filter((one) => one.isEveryday)
  const name = `hearing_when_${language}`
  const count = (list: typeof heard, verdict: Verdict): number => list.filter((one) => one.verdict === verdict).length
  const parts = (['tuned', 'held-back'] as const).flatMap((half) =>
    (['date', 'time', 'datetime'] as const).map((kind) => ({ half, kind })),
  )
  const lines = parts.map(({ half, kind }): Result => {
    const list = heard.filter((one) => one.half === half && one.kind === kind)
    const against = (['right', 'wrong', 'not heard'] as const).map((verdict) => count(list, verdict)).join('/')
    return { name: `${name}_${kind}_${half}`, value: count(list, 'right'), unit: `of-${list.length}`, against }
  })
  const most = Math.max(MAX_WRONG.cases, MAX_WRONG.share * heard.length)
  return [
    ...lines,
    {
      name: `${name}_everyday_right`,
      value: count(everyday, 'right') / everyday.length,
      unit: `of-${everyday.length}`,
      bar: { atLeast: MIN_EVERYDAY_RIGHT },
    },
    { name: `${name}_wrong`, value: count(heard, 'wrong'), unit: `of-${heard.length}`, bar: { atMost: most } },
    {
      name: `${name}_left_out`,
      value: (heard.length - everyday.length) / heard.length,
      unit: `${heard.length - everyday.length}-of-${heard.length}`,
      bar: { atMost: MAX_LEFT_OUT },
    },
  ]
}

/** Weekdays are compared in the languages of the cases. */
function namesItsWeekday({ words, values, language }: Case): boolean {
  const inWords = (date: Date): RegExp =>
    new RegExp(
      `(?<!\\p{L})${new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(date)}`,
      'iu',
    )
  const week = Array.from({ length: 7 }, (_, day) => inWords(new Date(Date.UTC(2024, 0, 1 + day))))
  const isNamed = week.some((weekday) => weekday.test(words))
  return !isNamed || values.some((value) => inWords(new Date(`${value.slice(0, 10)}T00:00:00Z`)).test(words))
}

function isRare(one: Case): boolean {
  return Object.values(RARE).some((rule) => rule(one))
}

/** Sentences are tuned on by the parity of their hash. */
function halfOf({ said }: Case): 'tuned' | 'held-back' {
  const last = createHash('sha256').update(said).digest().at(-1) ?? 0
  return last % 2 === 0 ? 'tuned' : 'held-back'
}

/** The last day and the last time that were heard; readings of equal weight are asked for, so they are not heard. */
function verdictOn({ kind, values }: Case, mentions: WhenMention[]): Verdict {
  const day = mentions.findLast((one) => one.day != null)?.day
  const time = mentions.findLast((one) => one.time?.at !== undefined)?.time
  const date = day?.from === day?.to ? day?.from : undefined
  if ((kind !== 'time' && date === undefined) || (kind !== 'date' && time?.at === undefined)) return 'not heard'
  const clocks = time?.at === undefined ? [] : time.isHalfDayKnown === true ? [time.at] : [time.at, otherHalf(time.at)]
  const readings = kind === 'date' ? [date] : clocks.map((clock) => (kind === 'time' ? clock : `${date} ${clock}`))
  return values.some((value) => readings.includes(toMinute(value))) ? 'right' : 'wrong'
}

/** The clock of a desk has no seconds. */
function toMinute(value: string): string {
  return value.replace(/(\d\d:\d\d):\d\d$/, '$1')
}

function otherHalf(clock: string): string {
  return `${String((Number(clock.slice(0, 2)) + 12) % 24).padStart(2, '0')}${clock.slice(2)}`
}

/** A desk with nothing on the table, and without opening hours, because both halves of the day are right. */
function tableAt({ now }: Case, language: keyof typeof LANGUAGES): Table {
  return {
    now: new Date(`${now}Z`),
    timeZone: 'UTC',
    country: LANGUAGES[language],
    language,
    channel: 'chat',
    business: 'Lindenhof',
    question: null,
    options: [],
    isNumbered: false,
    task: null,
    topic: null,
    recent: [],
    booking: null,
    services: [],
    staff: [],
    open: null,
  }
}
