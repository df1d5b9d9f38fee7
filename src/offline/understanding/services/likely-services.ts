import { RecentResults } from '../../../core/recent-results.ts'
import { forLanguage } from '../../../languages/index.ts'
import { encode, type Encoding } from '../../matters/encoder.ts'
import { likenessOfWords, SHARPNESS } from '../../matters/likeness.ts'
import { fillersOf } from '../short-answers.ts'
import { mostCommonWords } from '../common-words.ts'
import { pointsIn } from './hinted-services.ts'
import { languageOfServices } from './service-subjects.ts'
import type { Named, NamedMention } from './service-names.ts'
import { expression, fold, wordsOf } from '../text.ts'

/** Gain in the logarithm of a service's odds for each point of its words; a word of a name is one point. */
const WORTH_OF_POINT = 3
/** From this likelihood on, a service is the one that is meant. */
const MEANT_FROM = 0.75
/** The same for the service that words lead to. */
const MEANT_BY_WORDS_FROM = 0.4
/** Minimum likelihood of a service that may be meant. */
const POSSIBLE_FROM = 0.15
/** Services that are offered at most, where a message may mean several. */
const MAX_OFFERED = 3
/** Minimum likeness of the one service that no word leads to; below, the message is about something else. */
const MIN_LIKENESS = 0.28
/** The same for several that may be meant, of which the visitor chooses. */
const MIN_LIKENESS_OF_CHOICE = 0.18
/** Minimum words of a need that tell something. */
const MIN_TELLING_WORDS = 2
/** Words up to this frequency rank tell nothing of a service. */
const COMMON_RANK = 300
/** A day or a person that was masked. */
const MASKED = /(?<!\p{L})x{2,}(?!\p{L})/gu

interface Likely {
  id: string
  /** Probability, from 0 to 1, that the message means this service; those of all services add up to 1. */
  likelihood: number
  /** Likeness of its subject and that of the message. */
  alike: number
  /** Points of its words. */
  points: number
}

/** Rare words of a description may be beside the matter: "my doctor sent me" is no word for training on prescription. */
function isAlikest(one: Likely, all: Likely[]): boolean {
  return all.every(({ alike }) => alike <= one.alike)
}

/**
 * The services that a wish without a name means: the one that is likely enough by its words and by its subject, or the two or
 * three that may be. The subject never outweighs the one service that words lead to: then both are offered. `hints`: those
 * that words alone lead to, among `suited`, which ages and occasions leave. `text`: with days and persons masked.
 */
export function likelyIn(hints: NamedMention[], text: string, suited: Named[], language: string): NamedMention[] {
  const [hint] = hints
  if (hint === undefined || hints.length > 1 || suited.length < 2) return hints
  const likely = likelyAmong(text, suited, language)
  const own = hint.ids.length === 1 ? likely.find(({ id }) => id === hint.ids[0]) : undefined
  if (own !== undefined && own.likelihood >= MEANT_BY_WORDS_FROM) return hints
  const [best] = likely
  if (own === undefined && best!.likelihood >= MEANT_FROM && isAlikest(best!, likely))
    return [{ ...hint, ids: [best!.id] }]
  const others = likely.filter((one) => one !== own && one.likelihood >= POSSIBLE_FROM)
  const possible = new Set([...(own === undefined ? [] : [own]), ...others].slice(0, MAX_OFFERED))
  return [{ ...hint, ids: likely.filter((one) => possible.has(one)).map(({ id }) => id) }]
}

/** The service that a message needs, or those it may need, likeliest first; none where too many may be, or it tells nothing. */
export function neededAmong(message: string, suited: Named[], language: string): string[] {
  if (!tellsNeed(message, language)) return []
  const likely = likelyAmong(message, suited, language)
  const meant = likely.filter(({ likelihood }) => likelihood >= MEANT_FROM)
  const possible = meant.length > 0 ? meant : likely.filter(({ likelihood }) => likelihood >= POSSIBLE_FROM)
  const least = possible.length > 1 ? MIN_LIKENESS_OF_CHOICE : MIN_LIKENESS
  if (!likely.some(({ alike, points }) => points > 0 || alike >= least)) return []
  return possible.slice(0, MAX_OFFERED).map(({ id }) => id)
}

/** The services with their likelihoods, likeliest first. */
function likelyAmong(text: string, services: Named[], language: string): Likely[] {
  const { points } = pointsIn(fold(text), services, language)
  const said = encode(text.replaceAll(MASKED, ' '), language)
  const written = languageOfServices(services.flatMap(({ names, about = '' }) => [...names, about]))
  const found = services.map((service) => {
    const alike = likenessOfWords(said, encodingOf(service, written))
    const own = points.get(service.id) ?? 0
    return { id: service.id, odds: Math.exp(SHARPNESS * alike + WORTH_OF_POINT * own), alike, points: own }
  })
  const sum = found.reduce((total, { odds }) => total + odds, 0)
  return found
    .map(({ odds, ...one }) => ({ ...one, likelihood: odds / sum }))
    .toSorted((a, b) => b.likelihood - a.likelihood)
}

/** True for a message with words beside those of any request for an appointment. */
export function tellsNeed(message: string, language: string): boolean {
  const { understanding } = forLanguage(language)
  const { intents, questions, appointment } = understanding
  const common = mostCommonWords(language, COMMON_RANK)
  const filler = fillersOf(understanding)
  const bare = fold(message)
    .replaceAll(MASKED, ' ')
    .replaceAll(expression(`${questions.availability}|${intents.wish}|${intents.book}|${questions.request}`), ' ')
    .replaceAll(expression(appointment), ' ')
  const telling = wordsOf(bare).filter((word) => word.length > 2 && !common.has(word) && !filler.has(word))
  return telling.length >= MIN_TELLING_WORDS
}

const recent = new RecentResults<Encoding>(2_000)

/** The subject of a service's names and description. */
function encodingOf({ names, about = '' }: Named, language: string): Encoding {
  const text = [...names, about].join('. ')
  return recent.of(`${language} ${text}`, () => encode(text, language))
}
