import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Question } from '../../../models/understanding.ts'

/** A user's turn with an appointment service, from the Schema-Guided Dialogue dataset. */
export interface Turn {
  id: string
  trade: string
  today: string
  asked_acts: string[]
  said: string
  acts: string[]
  intent: string | null
  date: string | null
  time: string | null
}

/** Reads `turns.jsonl` in a directory: one turn a line. */
export function turnsIn(directory: string): Turn[] {
  const lines = readFileSync(join(directory, 'turns.jsonl'), 'utf8').trim().split('\n')
  return lines.map((line) => JSON.parse(line) as Turn)
}

const HELD_BACK = 5

/**
 * True for a fifth of the conversations, by a hash of their id. Training never reads them; the shipped weights are
 * evaluated on them.
 */
export function isHeldBack({ id }: Turn): boolean {
  const conversation = id.replace(/-\d+$/u, '')
  return createHash('sha256').update(conversation).digest()[0]! % HELD_BACK === 0
}

/** The assistant's question before a turn, in the terms of the port. */
export function questionAsked({ asked_acts: asked }: Turn): Question | null {
  const acts = new Set(asked.map((act) => act.split(' ')[0]))
  if (acts.has('CONFIRM')) return 'confirm'
  if (acts.has('OFFER_INTENT')) return 'offer'
  if (acts.has('OFFER')) return 'choice'
  if (acts.has('REQ_MORE')) return 'anything_else'
  return acts.has('REQUEST') ? requested(asked) : null
}

function requested(asked: string[]): Question {
  if (asked.some((act) => act.endsWith('_date'))) return 'day'
  if (asked.some((act) => act.endsWith('_time'))) return 'time'
  return 'service'
}
