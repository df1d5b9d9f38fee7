import { RecentResults } from '../../core/recent-results.ts'
import type { UnderstandingPatterns } from '../../languages/understanding.ts'
import { encode, likeness, type Encoding } from '../matters/encoder.ts'
import { fillersOf } from './answers.ts'
import { mostCommonWords } from './common-words.ts'
import { pointsIn } from './hinted-services.ts'
import { languageOfServices } from './service-subjects.ts'
import type { Named, NamedMention } from './services.ts'
import { expression, wordsOf } from './text.ts'

/**
 * What counts for a service beside words: how alike the message and the service's name or a sentence of its description are
 * by the encoder of matters. To be set again after the encoder has learnt from other sentences.
 */
const LIKELY = {
  /** Points of a likeness of 1; a word of a name is worth 1. */
  weight: 1,
  /** Minimum lead of the one service that words lead to; one within it is a rival, and one ahead by it as well. */
  lead: 0.2,
  /** Points by words alone from which a rival needs this share of them, unless it is ahead. */
  firm: 0.5,
  rival: 0.75,
  /** Minimum points, and lead, of a service that is chosen where words lead to several or to none. */
  least: 0.5,
  leadOfMany: 0.5,
  /** Minimum points of the best where no word says anything and the likeliest ones are offered. */
  leastOffered: 0.35,
  /** Maximum distance to the best of a service that is offered. */
  near: 0.35,
}
/** Services that are offered at most, where their words fit more. */
const MAX_OFFERED = 3
/** Minimum words that tell something, where no word fits a service. */
const MIN_TELLING_WORDS = 2
/** Words up to this frequency rank tell nothing of a service. */
const COMMON_RANK = 300
/** A day or a person that was masked. */
const MASKED = /(?<!\p{L})x{2,}(?!\p{L})/gu
const SENTENCE = /[^.:!?\n]+/gu
const MAX_SENTENCES = 12

interface Wish {
  language: string
  patterns: UnderstandingPatterns
  /** The services that ages and occasions leave. */
  suited: Named[]
  /** The likeliest services are offered where no word says anything. */
  isOpen: boolean
}

/**
 * The services that a wish without a name is likely to mean, by its words and by its subject: one with a clear lead, or the two or
 * three likeliest. The subject never outweighs the one service that words lead to: then both are offered. `hints`: those
 * that words alone lead to. `text`: with days and persons masked.
 */
export function likelyIn(hints: NamedMention[], text: string, services: Named[], wish: Wish): NamedMention[] {
  const { suited, isOpen } = wish
  const [hint] = hints
  if (hints.length > 1 || suited.length < 2 || (hint === undefined && !isOpen)) return hints
  const scored = scoresOf(text, services, wish.language).filter(({ id }) => suited.some((one) => one.id === id))
  const place = { start: hint?.start ?? 0, end: hint?.end ?? 0, share: 0 }
  const chosen = clearIn(scored, hint?.ids)
  if (hint === undefined && (!isTelling(text, wish) || scored[0]!.score < LIKELY.leastOffered)) return []
  if (chosen !== undefined) return [{ ...place, ids: [chosen] }]
  const near = scored.filter(
    ({ id, score }) => score >= scored[0]!.score - LIKELY.near || hint?.ids.includes(id) === true,
  )
  if (near.length > MAX_OFFERED && hint === undefined) return []
  return [{ ...place, ids: near.slice(0, MAX_OFFERED).map(({ id }) => id) }]
}

/** The service with a clear lead, by words and subject. */
function clearIn(scored: Scored[], hinted: string[] = []): string | undefined {
  const [best, second] = scored
  if (best === undefined || second === undefined) return undefined
  const lead = best.score - second.score
  if (hinted.length !== 1) {
    // Words that point to several are not outweighed by one of them: "my doctor sent me, my back hurts".
    const most = Math.max(...scored.map(({ points }) => points))
    const isContested = hinted.length > scored.filter(({ points }) => points === most).length
    return best.score >= LIKELY.least && lead >= LIKELY.leadOfMany && !isContested ? best.id : undefined
  }
  const own = scored.find(({ id }) => id === hinted[0])!
  // A service that words lead to is doubted for one that they lead to nearly as well, or that is clearly likelier.
  const isRival = (one: Scored): boolean =>
    one !== own &&
    (one.score - own.score >= LIKELY.lead ||
      (own.score - one.score < LIKELY.lead && (own.points < LIKELY.firm || one.points >= own.points * LIKELY.rival)))
  return scored.some(isRival) ? undefined : own.id
}

interface Scored {
  id: string
  /** By words alone. */
  points: number
  score: number
}

/** The services with their points by words and subject, best first. */
function scoresOf(text: string, services: Named[], language: string): Scored[] {
  const { points } = pointsIn(text, services, language)
  const said = encode(text.replaceAll(MASKED, ' '), language)
  const written = languageOfServices(services.flatMap(({ names, about = '' }) => [...names, about]))
  return services
    .map((service) => {
      const alike = Math.max(0, ...encodingsOf(service, written).map((one) => likeness(said, one)))
      const own = points.get(service.id) ?? 0
      return { id: service.id, points: own, score: own + LIKELY.weight * alike }
    })
    .toSorted((a, b) => b.score - a.score)
}

const recent = new RecentResults<Encoding[]>(2_000)

/** The subjects of a service's names and of the sentences of its description. */
function encodingsOf({ names, about = '' }: Named, language: string): Encoding[] {
  return recent.of([language, ...names, about].join('\n'), () =>
    [...names, ...(about.match(SENTENCE) ?? [])].slice(0, MAX_SENTENCES).map((text) => encode(text, language)),
  )
}

/** True for a text with words beside those of any request for an appointment. */
function isTelling(text: string, { language, patterns }: Wish): boolean {
  const { intents, questions, appointment } = patterns
  const common = mostCommonWords(language, COMMON_RANK)
  const filler = fillersOf(patterns)
  const bare = text
    .replaceAll(MASKED, ' ')
    .replaceAll(expression(`${questions.availability}|${intents.wish}|${intents.book}|${questions.request}`), ' ')
    .replaceAll(expression(appointment), ' ')
  const telling = wordsOf(bare).filter((word) => word.length > 2 && !common.has(word) && !filler.has(word))
  return telling.length >= MIN_TELLING_WORDS
}
