import { cut } from '../../core/whole-text.ts'
import type { Command, Table, Understanding } from '../../models/understanding.ts'
import { clausesOf } from './clauses.ts'
import { heardIn } from './heard.ts'
import { read } from './reading.ts'
import { settled } from './settled.ts'
import { wholeOf } from './whole.ts'

/** A longer message is cut; every word costs linear time. */
const MAX_CHARACTERS = 4_000

/** The understanding without a key: grammar where a form is sure, else the classifier. */
export function createOfflineUnderstanding(): Understanding {
  return {
    name: 'offline',
    understand: async (message, table, signal) => {
      signal.throwIfAborted()
      return understandOffline(message, table)
    },
  }
}

/** Reads a message against the table. */
export function understandOffline(message: string, table: Table): Command[] {
  const typed = cut(message, MAX_CHARACTERS)
  const reading = read(typed, table)
  const whole = wholeOf(reading, table)
  if (whole !== undefined) return whole
  const clauses = clausesOf(reading)
  return settled(
    clauses.map((clause) => heardIn(clause, reading, table)),
    reading,
    table,
  )
}
