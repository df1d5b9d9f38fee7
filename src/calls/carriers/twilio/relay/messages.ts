import { z } from 'zod'

/*
 * The messages of ConversationRelay (https://www.twilio.com/docs/voice/conversationrelay/websocket-messages). `info`
 * comes for the `events` that the TwiML asks for.
 */

const said = z.string().max(10_000)

const message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('setup'), callSid: z.string(), accountSid: z.string() }),
  z.object({ type: z.literal('prompt'), voicePrompt: said, last: z.boolean().default(true) }),
  z.object({ type: z.literal('dtmf'), digit: z.string().max(1) }),
  z.object({ type: z.literal('interrupt'), utteranceUntilInterrupt: said.default('') }),
  z.object({ type: z.literal('info'), name: z.string(), value: z.string().default('') }),
  z.object({ type: z.literal('error'), description: said.default('') }),
])

export type RelayMessage = z.output<typeof message>

export type RelayCommand = { type: 'text'; token: string; last: boolean } | { type: 'end'; handoffData?: string }

/** Undefined for an unknown message; the vendor adds some from time to time. */
export function readMessage(data: string): RelayMessage | undefined {
  try {
    return message.safeParse(JSON.parse(data)).data
  } catch {
    return undefined
  }
}
