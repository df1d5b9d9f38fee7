import { asksFor, claimsIn, YES, type Claim } from './heard.ts'
import type { Line, Rows, Scenario, Topic } from './scenario.ts'

/** A partner to talk with: the product with a shop of its own. */
export interface Talk {
  say(message: string): Promise<string>
  rows(): Promise<Rows>
  take(start: string): Promise<void>
  /** References of the given bookings, in order. */
  references: string[]
}

export interface Heard {
  transcript: { visitor: string; reply: string }[]
  rows: Rows
  /** Claims without a supporting row at that time. */
  falseClaims: string[]
}

const MAX_TURNS = 24
/** How often the same question is answered. */
const PATIENCE = 3

/** Speaks the scenario's lines, and answers questions in between. */
export async function converse(scenario: Scenario, talk: Talk): Promise<Heard> {
  const start = await talk.rows()
  const heard: Heard = { transcript: [], rows: start, falseClaims: [] }
  const answered = new Map<Topic, number>()
  const lines = [...scenario.says]
  let asked: Topic[] = []
  while (heard.transcript.length < MAX_TURNS) {
    const next = nextWords(scenario, lines, asked, answered, talk.references)
    if (next === undefined) break
    for (const taken of next.taken) await talk.take(taken)
    const reply = await talk.say(next.words)
    const rows = await talk.rows()
    for (const claim of claimsIn(reply))
      if (!isBorneOut(claim, start, rows, scenario)) heard.falseClaims.push(`${claim}: ${reply}`)
    heard.transcript.push({ visitor: next.words, reply })
    heard.rows = rows
    asked = asksFor(reply)
  }
  return heard
}

interface Words {
  words: string
  taken: string[]
}

function nextWords(
  scenario: Scenario,
  lines: Line[],
  asked: Topic[],
  answered: Map<Topic, number>,
  references: string[],
): Words | undefined {
  const line = lines[0]
  const topic = line === undefined || typeof line === 'string' ? undefined : topicOf(line)
  const isTurn =
    topic === undefined || topic === 'any' || asked.includes(topic) || (topic === 'done' && asked.length === 0)
  if (line !== undefined && isTurn) return spoken(line, lines, references)
  if (line === undefined && scenario.stops) return undefined
  const words = answerTo(scenario, asked, answered, references)
  if (words !== undefined) return { words, taken: [] }
  // Without a question they can answer, they continue with their next line.
  return line === undefined ? undefined : spoken(line, lines, references)
}

function spoken(line: Line, lines: Line[], references: string[]): Words {
  lines.shift()
  if (typeof line === 'string') return { words: filled(line, references), taken: [] }
  const topic = topicOf(line)
  return { words: filled(topic === undefined ? '' : (line[topic] ?? ''), references), taken: line.before?.taken ?? [] }
}

function filled(text: string, references: string[]): string {
  return text.replaceAll('{ref}', references[0] ?? '').replaceAll('{long}', 'It is a long story. '.repeat(180))
}

function topicOf(line: Exclude<Line, string>): Topic | undefined {
  return (Object.keys(line) as (Topic | 'before')[]).find((key): key is Topic => key !== 'before')
}

/** The visitor's own details, when asked for. */
function answerTo(
  scenario: Scenario,
  asked: Topic[],
  answered: Map<Topic, number>,
  references: string[],
): string | undefined {
  const [name, email, phone] = scenario.who
  const known: Partial<Record<Topic, string | null | undefined>> = {
    confirm: YES[scenario.language],
    reference: references[0],
    name,
    contact: email ?? phone,
    phone: phone ?? email,
  }
  const parts: string[] = []
  for (const topic of ['confirm', 'reference', 'name', 'contact', 'phone'] as const) {
    const answer = known[topic]
    const times = answered.get(topic) ?? 0
    if (!asked.includes(topic) || !answer || times >= PATIENCE || parts.includes(answer)) continue
    if (topic === 'phone' && asked.includes('contact')) continue
    // A request to confirm takes precedence over the topics it reads out.
    if (topic !== 'confirm' && asked.includes('confirm')) continue
    answered.set(topic, times + 1)
    parts.push(answer)
  }
  return parts.length === 0 ? undefined : parts.join(', ')
}

function isBorneOut(claim: Claim, start: Rows, rows: Rows, scenario: Scenario): boolean {
  const changed = rows.bookings.filter(
    (row) => !start.bookings.some((old) => JSON.stringify(old) === JSON.stringify(row)),
  )
  const others = new Set(scenario.taken)
  switch (claim) {
    case 'booked':
    case 'moved':
      return changed.some(({ status, start: at }) => status === 'confirmed' && !others.has(at))
    case 'cancelled':
      return changed.some(({ status }) => status === 'cancelled')
    case 'noted':
      return rows.leads.length > 0 || rows.handoffs > 0 || rows.callbacks > 0
    case 'callback':
      return rows.callbacks > start.callbacks
    case 'handed_off':
      return rows.handoffs > start.handoffs
  }
}
