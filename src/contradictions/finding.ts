import type { KnowledgeService } from '../knowledge/index.ts'
import { CONTACT_FORMS, contactsWritten, type ContactForm } from '../languages/contact-forms.ts'
import { isOfSomebodyElse, type ContactPlace } from '../languages/contact-owner.ts'
import { forLanguage, inAnyLanguage } from '../languages/index.ts'
import { placeOf, replaced, sentencesOf, type Contradiction, type Mention, type Sources } from './contradiction.ts'
import { contradictingHours } from './hours.ts'

export type { Contradiction } from './contradiction.ts'

const PASSAGES = 10

export function contradictionSearch(knowledge: Pick<KnowledgeService, 'search'>, tenantId: string): Sources['search'] {
  return async (query) => (await knowledge.search(tenantId, query, PASSAGES)).hits
}

const AMOUNT =
  /(?:[€$£]\s*(\d+(?:[.,]\d{1,2})?))|(?:(?<!\d)(\d+(?:[.,]\d{1,2})?)\s*(?:€|\$|£|euros?|eur|usd|dollars?|chf|gbp|pounds?))(?!\p{L})/giu

/**
 * Compares times beside days with the opening hours, and amounts next to a service's name with its price. Limited
 * to search hits for these names and to plain sentences; a person reviews the result.
 */
export async function findContradictions(sources: Sources): Promise<Contradiction[]> {
  return distinct([
    ...(await contradictingHours(sources)),
    ...(await contradictingPrices(sources)),
    ...(await contradictingContacts(sources)),
  ])
}

async function contradictingPrices({ services, search }: Sources): Promise<Contradiction[]> {
  const found: Contradiction[] = []
  for (const { id, name, price } of services) {
    const listed = price === undefined ? undefined : AMOUNT_FIGURES.exec(price)?.[0]
    if (price === undefined || listed === undefined) continue
    for (const mention of await mentionsOf(name, search)) {
      const others = amountsOf(name, mention.sentence).filter(({ figures }) => valueOf(figures) !== valueOf(listed))
      for (const { text, figures, at } of others)
        found.push({
          ...placeOf(mention),
          differing: { kind: 'price', serviceId: id, amount: figures },
          documentSays: String(valueOf(figures)),
          settingsSay: `${name}: ${price}`,
          settingsWouldSay: `${name}: ${withAmount(price, figures)}`,
          documentWouldSay: replaced(mention.sentence, { text, at }, withAmount(text, listed)),
        })
    }
  }
  return found
}

/** A price in another amount, and what is written around it stays: `from 99 €`. */
export function withAmount(price: string, figures: string): string {
  return price.replace(AMOUNT_FIGURES, () => figures)
}

/**
 * A contact in a document that no part of the settings has; a document may list a second one beside it, and those of others.
 */
async function contradictingContacts({ tenant, search }: Sources): Promise<Contradiction[]> {
  const { address, phone, email } = tenant.business
  const settings = { phone: phone ?? tenant.voice.phone_number, email, address }
  const found: Contradiction[] = []
  for (const form of CONTACT_FORMS) {
    const ours = settings[form]
    if (!ours) continue
    for (const hit of await search(forLanguage(tenant.language).questions.written[form])) {
      const theirs = contactsWritten(hit.text, form)
      if (theirs.some((one) => isSameContact(form, one, ours))) continue
      const own = theirs.filter((one) => !isOfSomebodyElse(placeIn(hit, one, tenant.name)))
      found.push(...own.map((one) => contactIn(hit, { kind: form, contact: one }, ours)))
    }
  }
  return found
}

function placeIn({ title, text }: { title: string; text: string }, contact: string, business: string): ContactPlace {
  return { before: text.slice(0, text.indexOf(contact)), heading: title.split(' › ').at(-1) ?? '', business }
}

function contactIn(
  hit: Mention['hit'] & { text: string },
  differing: { kind: ContactForm; contact: string },
  ours: string,
) {
  const { contact } = differing
  const sentence = sentencesOf(hit).find((text) => text.includes(contact)) ?? contact
  return {
    ...placeOf({ hit, sentence }),
    differing,
    documentSays: contact,
    settingsSay: ours,
    settingsWouldSay: contact,
    documentWouldSay: replaced(sentence, { text: contact }, ours),
  }
}

/** True for the same contact; phone numbers by their last figures, because documents omit the country's code. */
function isSameContact(form: ContactForm, written: string, ours: string): boolean {
  if (form !== 'phone') return plain(ours).includes(plain(written)) || plain(written).includes(plain(ours))
  return lastFigures(written) === lastFigures(ours)
}

function lastFigures(text: string): string {
  return text.replaceAll(/\D/gu, '').slice(-COMPARED_FIGURES)
}

const COMPARED_FIGURES = 7

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}@]+/gu, ' ')
    .trim()
}

async function mentionsOf(name: string, search: Sources['search']): Promise<Mention[]> {
  const hits = await search(name)
  return hits.flatMap((hit) =>
    sentencesOf(hit)
      .filter((sentence) => indexOfName(name, sentence) >= 0)
      .map((sentence) => ({ hit, sentence })),
  )
}

/** Where the name stands as words of its own: "Sehtest" is not in "Führerscheinsehtest". */
function indexOfName(name: string, sentence: string): number {
  const [text, wanted] = [sentence.toLowerCase(), name.toLowerCase()]
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const [before, after] = [text.slice(0, at), text.slice(at + wanted.length)]
    if (!/[\p{L}\p{N}]$/u.test(before.slice(-2)) && !/^[\p{L}\p{N}]/u.test(after)) return at
  }
  return -1
}

/** Between a name and its amount in a list, whose lines a file may have joined: `Balayage: from 95 €`, `Balayage · 2 h 95 €`. */
const LABELLED = new RegExp(
  `^(?:\\s{0,3}[:–—]\\s{0,3}|[\\s·,(]{0,4}\\d{1,3}\\s?(?:min\\p{L}{0,8}|h|${inAnyLanguage(({ figures }) => figures.length)})(?:\\s?\\d{2})?[\\s·,)]{0,4})(?:\\p{L}{1,20}\\s){0,3}$`,
  'u',
)

/** Amounts in the clause of the name, else after it: "the trip costs 20 €, the eye test is included" has none. */
function amountsOf(name: string, sentence: string): Amount[] {
  const at = indexOfName(name, sentence)
  const behind = at + name.length
  const start = Math.max(...[', ', '; '].map((mark) => sentence.lastIndexOf(mark, at)), 0)
  const end = behind + sentence.slice(behind).split(/[,;] /u, 1)[0]!.length
  const amounts = amountsIn(sentence).filter((one) => one.at < at || one.at >= behind)
  const own = amounts.find((one) => one.at >= behind && LABELLED.test(sentence.slice(behind, one.at)))
  if (own !== undefined) return [own]
  const inClause = amounts.filter((one) => one.at >= start && one.at < end)
  return inClause.length > 0 ? inClause : amounts.filter((one) => one.at >= behind)
}

interface Amount {
  text: string
  figures: string
  at: number
}

function amountsIn(text: string): Amount[] {
  return [...text.matchAll(AMOUNT)].map(({ 0: amount, 1: before, 2: after, index: at }) => ({
    text: amount,
    figures: before ?? after ?? '',
    at,
  }))
}

const AMOUNT_FIGURES = /\d+(?:[.,]\d{1,2})?/u

function valueOf(figures: string): number {
  return Number(figures.replace(',', '.'))
}

function distinct(found: Contradiction[]): Contradiction[] {
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()]
}
