import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import type { Result } from './report.ts'
import { withDesks, type Desk, type TenantData } from './visitors.ts'

/*
 * npm run bench -- questions [--data DIR] [--half tune|held] [--only WORDS] [--foreign] [--show]
 *
 * Everyday questions to small businesses in four languages, in visitors' words, against the product without a key. Each is a
 * conversation of its own, of which the last reply is judged: it has to quote the sentence that answers. Constants and
 * words are tuned on the businesses marked `tune`; those marked `held` are only reported. With `--foreign`, the same are asked in a
 * language that is not the documents' (`questions/foreign`).
 */

interface Business {
  /** `split`: every second question is held. */
  half: 'tune' | 'held' | 'split'
  language: string
  company: string
  settings: { [key: string]: unknown; business: { [key: string]: unknown; hours?: Record<string, [string, string][]> } }
  services: { name: string }[]
  documents: { title: string; text: string }[]
  questions: Question[]
}

interface Question {
  /** The message, or several of which the last one is judged. */
  say: string | string[]
  /** Words of the answer, between `|`, each entry of a list for a question of its own; null where the business has not written it. */
  told: string | string[] | null
  /** Words that must not come, between `|`. */
  not?: string
  /** Where it is not the business's. */
  language?: string
}

/** A question of a business in another language. */
interface ForeignQuestion extends Pick<Question, 'say'> {
  /** Of the business's questions, from 0. */
  place: number
  language: string
}

type Verdict = 'right' | 'beside' | 'wrong' | 'closest' | 'declined' | 'talk'

interface Asked {
  business: string
  language: string
  isHeld: boolean
  isAnswerable: boolean
  verdict: Verdict
  /** The reply has no answer, but one of its suggested questions leads to it. */
  isBehindButton: boolean
  text: string
}

const BAR_RIGHT = { atLeast: 0.75 }
const BAR_WRONG = { atMost: 0.04 }

export async function run(args: string[]): Promise<Result[]> {
  const options = {
    data: { type: 'string', default: join(import.meta.dirname, 'questions') },
    half: { type: 'string' },
    only: { type: 'string', default: '' },
    foreign: { type: 'boolean' },
    show: { type: 'boolean' },
  } as const
  const { data, half, only, foreign, show } = parseArgs({ args, options }).values
  const businesses = readdirSync(data)
    .filter((name) => name.endsWith('.yaml') && name.includes(only))
    .map((name) => [name, foreign === true ? foreignBusiness(data, name) : businessIn(data, name)] as const)
    .filter(([, business]) => half === undefined || business.half === 'split' || business.half === half)
  const tenants = Object.fromEntries(businesses.map(([name, business]) => [name, tenantOf(business)]))
  const asked: Asked[] = []
  await withDesks(tenants, async (_, desks) => {
    for (const [name, business] of businesses)
      for (const [place, question] of business.questions.entries()) {
        const isHeld = business.half === 'split' ? place % 2 === 1 : business.half === 'held'
        if (half !== undefined && isHeld !== (half === 'held')) continue
        const desk = desks.get(name)!
        const language = question.language ?? business.language
        asked.push({ business: name, language, isHeld, ...(await ask(desk, question)) })
      }
  })
  if (show === true)
    for (const { business, verdict, text } of asked)
      if (verdict !== 'right') console.log(`\n[${business}] ${verdict}\n${text}`)
  return [...new Set(asked.map(({ isHeld }) => isHeld))].flatMap((isHeld) =>
    summed(asked.filter((one) => one.isHeld === isHeld)),
  )
}

function businessIn(data: string, name: string): Business {
  return parse(readFileSync(join(data, name), 'utf8')) as Business
}

function foreignBusiness(data: string, name: string): Business {
  const business = businessIn(data, name)
  const { questions } = parse(readFileSync(join(data, 'foreign', name), 'utf8')) as { questions: ForeignQuestion[] }
  return { ...business, questions: questions.map(({ place, ...own }) => ({ ...business.questions[place]!, ...own })) }
}

export function tenantOf({ language, company, settings, services, documents }: Business): TenantData {
  const { hours: written = {}, ...business } = settings.business
  const hours = Object.fromEntries(
    Object.entries(written).map(([day, periods]) => [day, periods.map(([start, end]) => ({ start, end }))]),
  )
  return {
    company_name: company,
    settings: { language, ...settings, business: Object.keys(hours).length > 0 ? { ...business, hours } : business },
    resources: [{ name: 'Team', weekly_hours: WEEK }],
    services: services.map((service) => ({ ...service, who: ['Team'] })),
    documents,
  }
}

const WEEK = Object.fromEntries(
  ['mon', 'tue', 'wed', 'thu', 'fri'].map((day) => [day, [{ start: '09:00', end: '17:00' }]]),
)

async function ask(
  { tenantId, send }: Desk,
  { say, told, not }: Question,
): Promise<Pick<Asked, 'isAnswerable' | 'verdict' | 'isBehindButton' | 'text'>> {
  let session: unknown
  let reply = ''
  let band = ''
  let text = ''
  let buttons: string[] = []
  for (const message of [say].flat()) {
    const payload = { tenant_id: tenantId, message, ...(session === undefined ? {} : { session_id: session }) }
    const answer = await send({ method: 'POST', url: '/chat/message', payload })
    session = answer['session_id']
    const trace = await send({
      url: `/chat/sessions/${String(session)}/messages/${String(answer['message_id'])}/trace`,
    })
    reply = String(answer['reply'] ?? '')
    band = String(trace['band'])
    buttons = ((answer['suggestions'] ?? []) as { message: string }[]).map((one) => one.message)
    text += `  > ${message}\n  < [${band}] ${reply}\n`
  }
  const answers = told === null ? [] : [told].flat()
  const verdict = verdictOf(reply, band, answers, not)
  text += `  = ${answers.join(' + ') || 'null'}`
  const isOpen = answers.length > 0 && (verdict === 'closest' || verdict === 'declined')
  const isBehindButton = isOpen && (await leadsTo(answers, buttons, { tenantId, send, session }))
  return {
    isAnswerable: told !== null,
    verdict,
    isBehindButton,
    text: isBehindButton ? `${text} (behind a button)` : text,
  }
}

/** True where one of the suggested questions is answered with these words. */
async function leadsTo(
  answers: string[],
  buttons: string[],
  { tenantId, send, session }: Pick<Desk, 'tenantId' | 'send'> & { session: unknown },
): Promise<boolean> {
  for (const message of buttons.filter((one) => one.endsWith('?'))) {
    const payload = { tenant_id: tenantId, message, session_id: session }
    const { reply } = await send({ method: 'POST', url: '/chat/message', payload })
    if (answers.every((words) => holds(String(reply), words))) return true
  }
  return false
}

function verdictOf(reply: string, band: string, answers: string[], not: string | undefined): Verdict {
  const isTold = answers.length === 0 ? band === 'decline' : answers.every((words) => holds(reply, words))
  const isClean = not === undefined || !holds(reply, not)
  if (isTold) return isClean && (answers.length === 0 || isPlain(reply, answers)) ? 'right' : 'beside'
  if (band === 'answer') return 'wrong'
  return band === 'closest' ? 'closest' : band === 'talk' ? 'talk' : 'declined'
}

function holds(text: string, words: string): boolean {
  return words.split('|').some((one) => text.toLowerCase().includes(one.toLowerCase()))
}

const QUOTE = /(?:“[^”]*”|„[^“]*“|«[^»]*») \(/gu

/** Every quote answers; a single one may stand beside an answer from the settings. */
function isPlain(reply: string, answers: string[]): boolean {
  const quotes = reply.match(QUOTE) ?? []
  return quotes.length < 2 || quotes.every((quote) => answers.some((words) => holds(quote, words)))
}

function summed(asked: Asked[]): Result[] {
  const half = asked[0]!.isHeld ? 'held' : 'tune'
  const answerable = asked.filter(({ isAnswerable }) => isAnswerable)
  const others = asked.filter(({ isAnswerable }) => !isAnswerable)
  const share = (all: Asked[], verdict: Verdict) => all.filter((one) => one.verdict === verdict).length / all.length
  const languages = [...new Set(asked.map(({ language }) => language))].map((language): Result => {
    const own = answerable.filter((one) => one.language === language)
    return {
      name: `questions.${half}.told-${language}`,
      value: share(own, 'right') + share(own, 'beside'),
      unit: 'share',
      against: `of_${own.length}`,
    }
  })
  const verdicts: Verdict[] = ['wrong', 'closest', 'declined', 'talk']
  return [
    {
      name: `questions.${half}.told`,
      value: share(answerable, 'right') + share(answerable, 'beside'),
      unit: 'share',
      against: `of_${answerable.length}`,
      bar: BAR_RIGHT,
    },
    {
      name: `questions.${half}.behind-button`,
      value: answerable.filter(({ isBehindButton }) => isBehindButton).length / answerable.length,
      unit: 'share',
    },
    { name: `questions.${half}.plainly`, value: share(answerable, 'right'), unit: 'share' },
    ...languages,
    ...verdicts.map((verdict): Result => ({
      name: `questions.${half}.${verdict}`,
      value: share(answerable, verdict),
      unit: 'share',
      ...(verdict === 'wrong' ? { bar: BAR_WRONG } : {}),
    })),
    {
      name: `questions.${half}.unknown-answered`,
      value: share(others, 'wrong'),
      unit: 'share',
      against: `of_${others.length}`,
    },
    { name: `questions.${half}.unknown-declined`, value: share(others, 'right'), unit: 'share' },
  ]
}
