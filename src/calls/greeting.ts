import { forLanguage } from '../languages/index.ts'
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
  return [wording.hello(nameSaid(call)), disclosureOf(tenant, language), purposeOf(call, { language, isBuiltIn })].join(
    ' ',
  )
}

/** Discloses the machine, in the name of the business. */
function disclosureOf({ name, assistant }: Greeted['tenant'], language: string): string {
  if (assistant.disclosure !== null) return `${forLanguage(language).calls.thisIs(name)} ${assistant.disclosure}`
  return forLanguage(language).verification.disclosure(assistant.name ?? name, name)
}

/** Introduces the call to a machine that asks: caller, person called, reason. */
export function introductionFor({ call, tenant, language }: Greeted): string {
  const wording = forLanguage(language).calls
  const reason = reasonOf(call)
  const whom = wording.forYou(nameSaid(call))
  return [
    disclosureOf(tenant, language),
    whom,
    ...(reason === undefined ? [] : [wording.about(sentence(reason))]),
  ].join(' ')
}

type Reasoned = Pick<CallRow, 'source' | 'customPrompt'>

/** A reason that the business gave: visitors type reasons for anybody's number. */
function reasonOf({ source, customPrompt }: Reasoned): string | undefined {
  return source === 'api' && customPrompt !== null ? customPrompt : undefined
}

/** A text in quotation marks. */
const QUOTED = /^\s*["“”„«‹](.+)["“”»›]\s*$/su

/** The reason as it is said without a model: what speaks to the person is said as it is, and anything else is introduced. */
function reasonSaid(call: Reasoned, language: string): string | undefined {
  const reason = reasonOf(call)
  if (reason === undefined) return undefined
  const { about, address } = forLanguage(language).calls
  const [, quoted] = QUOTED.exec(reason) ?? []
  if (quoted !== undefined) return sentence(quoted)
  const isSpokenTo = address.person.test(reason) && !address.instruction.test(reason.trim())
  return isSpokenTo ? sentence(reason) : about(sentence(reason))
}

/** The reason of a call whose other side has heard nothing but a greeting without it. */
export function reasonUnsaid(
  { call, language }: Pick<Greeted, 'language'> & { call: Reasoned & Pick<CallRow, 'direction'> },
  lines: { role: 'agent' | 'user'; text: string }[],
): string | undefined {
  const reason = call.direction === 'outbound' ? reasonSaid(call, language) : undefined
  const said = lines.filter(({ role }) => role === 'agent')
  return reason === undefined || said.length > 1 || said.some(({ text }) => text.includes(reason)) ? undefined : reason
}

/** Visitors may type any "name" for anybody's number, so the callee never hears it. */
function nameSaid({ direction, source, clientName }: Greeted['call']): string | null {
  return direction === 'outbound' && source === 'widget' ? null : clientName
}

function purposeOf(call: Greeted['call'], { language, isBuiltIn }: { language: string; isBuiltIn: boolean }): string {
  const { direction, source } = call
  const wording = forLanguage(language).calls
  const reason = reasonSaid(call, language)
  if (direction === 'inbound') return wording.howCanIHelp
  if (source === 'widget') return wording.youAsked
  if (reason === undefined) return wording.canIDoSomething
  // A language model comes to its reason in its own words.
  if (!isBuiltIn) return wording.haveYouGotAMoment
  return reason.endsWith('?') ? reason : `${reason} ${wording.howCanIHelp}`
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
  const said = reasonSaid(call, language) ?? own
  const message = said === null ? wording.message(name, number) : `${sentence(said)} ${wording.messageAbout(number)}`
  return [wording.hello(null), disclosureOf(tenant, language), message].join(' ')
}
