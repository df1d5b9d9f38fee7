import { z } from 'zod'

/* The forms of Twilio's hooks, as far as they are read (https://www.twilio.com/docs/voice/twiml#request-parameters). */

const sid = (kind: string) => z.string().regex(new RegExp(`^${kind}[0-9a-fA-F]{32}$`))

/** A number, or Twilio's word for a withheld one, which may be spelt as digits. */
const number = z.string().max(300).default('')

const anyCall = { CallSid: sid('CA'), AccountSid: sid('AC'), CallStatus: z.string().max(40).default('') }

/** A call that rings, or was answered. */
export const callForm = z.object({
  ...anyCall,
  From: number,
  To: number,
  /** The number that passed the call on, where the carrier says. */
  ForwardedFrom: number,
})

/** A call's status (https://www.twilio.com/docs/voice/api/call-resource#statuscallbackevent). */
export const statusForm = z.object({
  ...anyCall,
  /** Seconds; `Duration` is in minutes, as they are billed. */
  CallDuration: z.coerce.number().int().min(0).optional().catch(undefined),
  SipResponseCode: z.coerce.number().int().optional().catch(undefined),
})

/** The result of machine detection (https://www.twilio.com/docs/voice/answering-machine-detection). */
export const machineForm = z.object({ CallSid: sid('CA'), AccountSid: sid('AC'), AnsweredBy: z.string().max(40) })

/** Twilio asks for the next instructions after a connection or a transfer. */
export const nextForm = z.object({
  ...anyCall,
  DialCallStatus: z.string().max(40).optional(),
  SessionStatus: z.string().max(40).optional(),
})

/** A person of the team picked up: the second call of a transfer. */
export const pickedUpForm = z.object({
  ...anyCall,
  /** The caller's. */
  ParentCallSid: sid('CA'),
  Digits: z.string().max(10).default(''),
})

/** A message was recorded (https://www.twilio.com/docs/voice/twiml/record#attributes-action). */
export const recordedForm = z.object({
  ...anyCall,
  RecordingSid: sid('RE').optional(),
  RecordingDuration: z.coerce.number().int().min(0).catch(0),
})

/**
 * Another hook failed: its own fields, and its address
 * (https://www.twilio.com/docs/usage/webhooks/webhooks-faq#how-do-i-use-the-fallback-url).
 */
export const fallbackForm = z.object({
  ...callForm.shape,
  ...nextForm.shape,
  ...recordedForm.shape,
  RecordingSid: recordedForm.shape.RecordingSid.catch(undefined),
  Direction: z.string().max(40).default(''),
  ErrorCode: z.string().max(20).optional(),
  ErrorUrl: z.string().max(4_000).optional().catch(undefined),
})

export type CallForm = z.output<typeof callForm>
export type StatusForm = z.output<typeof statusForm>
export type MachineForm = z.output<typeof machineForm>
export type NextForm = z.output<typeof nextForm>
export type PickedUpForm = z.output<typeof pickedUpForm>
export type RecordedForm = z.output<typeof recordedForm>
export type FallbackForm = z.output<typeof fallbackForm>

/** The names of a call in the address of a hook. */
export interface CallName {
  tenantId: string
  callId: string
}

/** Twilio's placeholders for withheld numbers: words as their digits on a keypad (https://help.twilio.com/articles/223179988). */
const WITHHELD = ['+266696687', '+7378742833', '+2562533', '+8566696', '+86282452253']

/** E.164; empty for a caller who shows no number. */
export function callerIn({ From: from }: Pick<CallForm, 'From'>): string {
  return isNumber(from) ? from : ''
}

/** E.164; null for a call that came directly. */
export function forwarderIn({ ForwardedFrom: from }: CallForm): string | null {
  return isNumber(from) ? from : null
}

function isNumber(text: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(text) && !WITHHELD.includes(text)
}

/** The fields of a form; one that comes twice is a list. */
export function readForm(body: string): Record<string, string | string[]> {
  const form = new URLSearchParams(body)
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name)
      return [name, values.length === 1 ? values[0]! : values]
    }),
  )
}
