import { z } from 'zod'
import { COURTESIES, SLOTS, TASKS } from '../understanding.ts'

const slot = z.enum(SLOTS)
const plain = [
  'confirm',
  'reject',
  'abandon',
  'resume',
  'message',
  'complaint',
  'emergency',
  'animal_danger',
  'refuse',
  'unknown',
  'repeat',
  'recall',
  'order',
  'noise',
] as const

/** One command with short keys: `t` type, `s` slot, `v` value. Values are short texts, as the instructions say. */
const compactCommand = z.union([
  z.strictObject({ t: z.enum(['start', 'start_other']), v: z.enum(TASKS) }),
  z.strictObject({ t: z.enum(['set', 'correct']), s: slot, v: z.string() }),
  z.strictObject({ t: z.literal('choose'), v: z.int() }),
  z.strictObject({ t: z.literal('others'), v: z.enum(['earlier', 'later', 'any']) }),
  z.strictObject({ t: z.enum(['ask', 'speak']), v: z.string() }),
  z.strictObject({ t: z.literal('courtesy'), v: z.enum(COURTESIES) }),
  z.strictObject({ t: z.literal('unclear'), s: slot, v: z.array(z.string()) }),
  z.strictObject({ t: z.enum(plain) }),
])

/** A model's result for a message. */
export const compactReply = z.strictObject({ c: z.array(compactCommand) })

export type CompactReply = z.infer<typeof compactReply>
export type CompactCommand = z.infer<typeof compactCommand>
