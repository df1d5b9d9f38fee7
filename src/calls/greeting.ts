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
  return [wording.hello(nameSaid(call)), disclosureOf(tenant, language), purposeOf(call, wording, isBuiltIn)].join(' ')
}

/** Discloses the machine, in the name of the business. */
function disclosureOf({ name, assistant }: Greeted['tenant'], language: string): string {
  if (assistant.disclosure !== null) return `${forLanguage(language).calls.thisIs(name)} ${assistant.disclosure}`
  return forLanguage(language).verification.disclosure(assistant.name ?? name, name)
}

/** Introduces the call to a machine that asks: caller, person called, reason. */
export function introductionFor({ call, tenant, language }: Greeted): string {
  const wording = forLanguage(language).calls
  const reason = reasonSaid(call)
  const whom = wording.forYou(nameSaid(call))
  return [disclosureOf(tenant, language), whom, ...(reason === undefined ? [] : [wording.about(reason)])].join(' ')
}

/** A reason that the business gave, as a sentence: visitors type reasons for anybody's number. */
function reasonSaid({ source, customPrompt }: Pick<CallRow, 'source' | 'customPrompt'>): string | undefined {
  return source === 'api' && customPrompt !== null ? sentence(customPrompt) : undefined
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

/** The words left on a voicemail: the reason that the business gave for the call, else its own text, else that it is nothing urgent. */
export function voicemailFor({
  call,
  tenant,
  language,
}: {
  call: Pick<CallRow, 'source' | 'customPrompt'>
  tenant: Pick<Tenant, 'name' | 'assistant' | 'voice'>
  language: string
}): string {
  const wording = forLanguage(language).calls
  const { name, voice } = tenant
  const { phone_number: number, voicemail_text: own } = voice
  const reason = reasonSaid(call)
  const said = reason === undefined ? own : wording.about(reason)
  const message = said === null ? wording.message(name, number) : `${sentence(said)} ${wording.messageAbout(number)}`
  return [wording.hello(null), disclosureOf(tenant, language), message].join(' ')
}
