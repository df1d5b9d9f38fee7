import type { CallConversation } from './call-conversation.ts'
import { greetingFor, introductionFor, voicemailFor } from './greeting.ts'
import { machinesAmong } from './machines.ts'
import type { Ending } from './states.ts'
import { lowerWords } from '../core/words.ts'
import { forLanguage } from '../languages/index.ts'

interface MachineReply {
  /** Empty for silence. */
  text: string
  /** The call is to be hung up after the words. */
  ending?: Ending
}

/** A machine that asks more often connects nobody. */
const MAX_INTRODUCTIONS = 2

/**
 * The reply to a machine that answers in place of the person, and the greeting for the person whom it then connects. Undefined
 * for everything else, which the assistant answers.
 */
export function replyToMachine(
  { call, tenant, language, lines }: Pick<CallConversation, 'call' | 'tenant' | 'language' | 'lines'>,
  words: string,
  isBuiltIn: boolean,
): MachineReply | undefined {
  const before = lines.flatMap(({ role, text }) => (role === 'user' ? [text] : []))
  const machines = machinesAmong(call, [...before, words])
  const machine = machines[before.length]
  if (machine === undefined) {
    const isConnected = before.length > 0 && machines[before.length - 1] !== undefined
    return isConnected ? { text: greetingFor({ call, tenant, language }, isBuiltIn) } : undefined
  }
  if (machine === 'hold') return { text: '' }
  if (machine === 'voicemail')
    return tenant.voice.voicemail === 'leave_message'
      ? { text: voicemailFor({ call, tenant, language }), ending: 'voicemail' }
      : { text: '', ending: 'agent' }
  const asked = machines.filter((one) => one === 'screening' || one === 'menu').length
  if (asked > MAX_INTRODUCTIONS) return { text: '', ending: 'agent' }
  return { text: introductionFor({ call, tenant, language }) }
}

const MAX_READ_CHARS = 200

/** True for words that ask to repeat the last ones, and say nothing else. */
export function asksToRepeat(words: string, language: string): boolean {
  const said = lowerWords(words.slice(0, MAX_READ_CHARS)).join(' ')
  return forLanguage(language).smallTalk.phone.repeat.test(said)
}
