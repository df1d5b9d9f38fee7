import { forLanguage } from '../../../languages/index.ts'
import type { Table } from '../../../models/understanding.ts'
import type { UnderstandingPatterns } from '../../../languages/understanding.ts'
import { kindredAmong } from './kindred-services.ts'
import type { ReadingContext } from '../reading-context.ts'
import { expression, has, overlaps, type Span } from '../text.ts'
import type { NamedMention } from './service-names.ts'

interface Length extends Span {
  minutes: number
}

type Known = Pick<ReadingContext, 'patterns' | 'language' | 'table'>
type Service = Table['services'][number]

/** Characters of an article with its preposition. */
const REACH = 24

/**
 * The service of the kind under way, or of those on offer, that its length or its price picks: "no, the short one", "the one of an
 * hour", "the one for 29 euros". None where several fit, or where it is the present one.
 */
export function pickedIn(
  text: string,
  { lengths, whens }: { lengths: Length[]; whens: Span[] },
  known: Known,
): NamedMention[] {
  const { patterns, table } = known
  const kind = kindOf(table)
  if (kind.length < 2) return []
  const said = [
    ...bySize(text, kind, patterns),
    ...byLength(text, lengths, kind, patterns),
    ...byPrice(text, whens, kind, patterns),
  ].toSorted((a, b) => a.start - b.start)
  const picks = said.filter((one) => !isRefused(one, said, text, known))
  const [first] = picks
  const ids = new Set(picks.map(({ id }) => id))
  if (first === undefined || ids.size > 1 || first.id === table.task?.serviceId) return []
  const end = picks.reduce((last, one) => (one.start <= last + 2 ? Math.max(last, one.end) : last), first.end)
  return [{ ids: [first.id], start: first.start, end, share: 1 }]
}

type Picked = Span & { id: string }

/** The services that may be meant: those of the kind of the one under way or spoken of, or the ones on offer. */
function kindOf({ task, topic, options, services }: Table): Service[] {
  if (task !== null && task.task !== 'book') return []
  const shown = options.flatMap((option) => (option.kind === 'service' ? [option.id] : []))
  const own = services.find(({ id }) => id === (task?.serviceId ?? topic?.serviceId))
  if (shown.length > 0) return services.filter(({ id }) => shown.includes(id))
  if (own === undefined) return []
  const others = services.filter((one) => one !== own)
  return [own, ...kindredAmong(own, others, services)]
}

/** The shortest or the longest one. */
function bySize(text: string, kind: Service[], { lengths }: UnderstandingPatterns): Picked[] {
  const told = kind.filter((one) => one.minutes !== undefined)
  const pick = (form: string, end: number): Picked[] => {
    const minutes = told.map((one) => one.minutes!).toSorted((a, b) => a - b)
    const [found, other] = told.filter((one) => one.minutes === minutes.at(end))
    const said = expression(form).exec(text)
    return said === null || found === undefined || other !== undefined
      ? []
      : [{ id: found.id, start: said.index, end: said.index + said[0].length }]
  }
  return [...pick(lengths.short, 0), ...pick(lengths.long, -1)]
}

/** "The one of an hour". */
function byLength(text: string, said: Length[], kind: Service[], { lengths }: UnderstandingPatterns): Picked[] {
  return said.flatMap(({ minutes, start, end }) => {
    const lead = leadOf(text, start, lengths.picks)
    const [found, other] = kind.filter((one) => one.minutes === minutes)
    return lead === undefined || found === undefined || other !== undefined ? [] : [{ id: found.id, start: lead, end }]
  })
}

/**
 * "The one for 29 euros", "la que cuesta 29": a bare article names no price ("I paid the 29 euros"), nor does an amount without
 * a currency, which may be a day, an hour or people.
 */
function byPrice(text: string, whens: Span[], kind: Service[], { lengths }: UnderstandingPatterns): Picked[] {
  return [...text.matchAll(AMOUNT)].flatMap(({ index, groups = {}, 0: words }) => {
    const place = { start: index, end: index + words.length }
    const start = leadOf(text, index, lengths.picks)
    const [found, other] = kind.filter(({ price = '' }) => pricesIn(price).includes(Number(groups['amount'])))
    if (start === undefined || found === undefined || other !== undefined) return []
    const lead = text.slice(start, index).trim()
    const isPrice =
      groups['currency'] !== undefined ? lead.includes(' ') || words.endsWith(' one') : has(lead, lengths.costs)
    return isPrice && !whens.some((when) => overlaps(when, place)) ? [{ id: found.id, start, end: place.end }] : []
  })
}

const AMOUNT =
  /(?<![\d.,:])(?<amount>\d{1,4})(?:[.,]00)?(?!\d|[.,:]\d)(?<currency> ?(?:euros?|eur|pounds?|quid|francs?|franken|dollars?|€|£|\$|chf)(?!\p{L})(?: one)?)?/gu

function pricesIn(price: string): number[] {
  return [...price.matchAll(/\d{1,5}(?:[.,]\d{1,2})?/gu)].map(([figure]) => Number(figure.replace(',', '.')))
}

/**
 * True for a service that is refused, before or after its words: "not the short one", "la corta no", "the short one is too short
 * for us". Words after another one belong to that one.
 */
function isRefused(pick: Picked, picks: Picked[], text: string, { patterns, language }: Known): boolean {
  const { negation } = forLanguage(language).questions.mismatch
  const last = picks.findLast((one) => one.end <= pick.start)?.end ?? 0
  const next = picks.find((one) => one.start >= pick.end)?.start ?? text.length
  const before = text.slice(last, pick.start).split(MARK).at(-1)!
  const [behind = ''] = text.slice(pick.end, next).split(MARK)
  const [sentence = ''] = text.slice(pick.end, next).split(END)
  const isLast = next === text.length && has(behind, `(?:${negation})(?= ?$)`)
  return isLast || has(before, `(?:${negation})(?: \\S+)?(?= ?$)`) || has(sentence, patterns.lengths.misfit)
}

const MARK = /[.!?¿¡;,\n]/u
const END = /[.!?¿¡;\n]/u

/** Where the article with its preposition begins that stands right before the place. */
function leadOf(text: string, at: number, leads: string): number | undefined {
  const from = Math.max(0, at - REACH)
  const before = text.slice(from, at)
  const found = [...before.matchAll(expression(leads))].at(-1)
  const isDirect = found !== undefined && found.index + found[0].length === before.trimEnd().length
  return isDirect && before.length > before.trimEnd().length ? from + found.index : undefined
}
