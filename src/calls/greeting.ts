import { forLanguage } from '../languages/index.ts'
import type { CallWording } from '../languages/wording.ts'
import type { Tenant } from '../tenants/index.ts'
import type { CallRow } from './repository.ts'

interface Greeted {
  call: Pick<CallRow, 'direction' | 'source' | 'clientName' | 'customPrompt'>
  tenant: Pick<Tenant, 'name' | 'assistant'>
  language: string
}

/**
 * The first words of a call: on whose behalf, that a machine speaks, and the purpose. That order is fixed: the reason that a key
 * or the portal gave is spoken after the person knows who calls, and a visitor's never.
 */
export function greetingFor({ call, tenant, language }: Greeted, isBuiltIn: boolean): string {
  const wording = forLanguage(language).calls
  const { name, assistant } = tenant
  const own = assistant.disclosure
  const who =
    own === null
      ? [forLanguage(language).verification.disclosure(assistant.name ?? name, name)]
      : [wording.thisIs(name), own]
  return [wording.hello(nameSaid(call)), ...who, purposeOf(call, wording, isBuiltIn)].join(' ')
}

/** Visitors may type any "name" for anybody's number, so the callee never hears it. */
function nameSaid({ direction, source, clientName }: Greeted['call']): string | null {
  return direction === 'outbound' && source === 'widget' ? null : clientName
}

function purposeOf(
  { direction, source, customPrompt }: Greeted['call'],
  wording: CallWording,
  isBuiltIn: boolean,
): string {
  if (direction === 'inbound') return wording.howCanIHelp
  if (source === 'widget') return wording.youAsked
  if (customPrompt === null) return wording.canIDoSomething
  // A language model comes to its reason in its own words.
  return isBuiltIn ? `${wording.about(sentence(customPrompt))} ${wording.howCanIHelp}` : wording.haveYouGotAMoment
}

/** As one line that ends like a sentence. */
function sentence(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  return /[.!?…]$/u.test(line) ? line : `${line}.`
}

/** The words left on a voicemail: the reason that the business gave for the call, or that it is nothing urgent. */
export function voicemailFor({
  call: { source, customPrompt },
  tenant,
  language,
}: {
  call: Pick<CallRow, 'source' | 'customPrompt'>
  tenant: Pick<Tenant, 'name' | 'assistant' | 'voice'>
  language: string
}): string {
  const wording = forLanguage(language).calls
  const { name, assistant, voice } = tenant
  const disclosure = assistant.disclosure ?? forLanguage(language).verification.disclosure(assistant.name ?? name, name)
  // Visitors type reasons for anybody's number.
  const isOurs = source === 'api' && customPrompt !== null
  const message = isOurs
    ? `${wording.about(sentence(customPrompt))} ${wording.messageAbout(voice.phone_number)}`
    : wording.message(name, voice.phone_number)
  return [wording.hello(null), disclosure, message].join(' ')
}
