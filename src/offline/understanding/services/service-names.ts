import { inAnyLanguage } from '../../../languages/index.ts'
import type { UnderstandingPatterns } from '../../../languages/understanding.ts'
import { numberOf } from '../numbers.ts'
import { isInflected, isNear } from '../similar-words.ts'
import { isWritten } from '../spelling-correction.ts'
import { fold, overlaps, wordsOf, type Span } from '../text.ts'

/** A service or a person of the business, with all names. */
export interface Named {
  id: string
  names: string[]
  /** The description by the business; a rare word in it hints at the service. */
  about?: string
}

/** Words that name a service or a person, or several that they fit equally well. */
export interface NamedMention extends Span {
  ids: string[]
  /** Share of the name's words that were said, from 0 to 1; 0 for a hint. */
  share: number
}

/** Words of services' names that tell none: "of", "the". */
export const NAME_FILLERS = new Set(inAnyLanguage(({ functionWords }) => functionWords.ofServiceNames, ' ').split(' '))
/** Minimum share of a service's whole name. */
export const WHOLE_NAME = 0.8
const MIN_SHARE = 0.45
/** Minimum length of a part of a compound ("massage" in "ruckenmassage"). */
const MIN_PART_LENGTH = 5
/** Minimum length of an everyday word that may be a form of a name: "haare", but not "mir". */
const MIN_FORM_LENGTH = 4
/** Minimum length of the head of a compound: "Foto", in "Bewerbungsfoto". */
const MIN_HEAD_LENGTH = 4
/** Longest word before a name, in characters. */
const MAX_LEAD_LENGTH = 20
/** Maximum distance between neighbouring words of a name, in words. */
const MAX_APART = 2

interface Token extends Span {
  word: string
}

/** The name, and the name without its brackets, which visitors leave out: "Driving lesson (45 min)". */
export function withoutBrackets(name: string): string[] {
  const bare = name.replaceAll(/\([^)]{0,80}\)/gu, ' ').trim()
  return bare === '' || bare === name ? [name] : [name, bare]
}

/**
 * The services or persons that a folded text names, by position. Typing errors are tolerated, but not in `everyday`
 * words.
 */
export function namedIn(
  text: string,
  all: Named[],
  everyday: ReadonlySet<string>,
  patterns: UnderstandingPatterns,
): NamedMention[] {
  // Function words do not separate the words of a name: "Contrôle de la vue".
  const tokens = [...text.matchAll(/[\p{L}\p{N}]+/gu)]
    .filter(([word]) => !NAME_FILLERS.has(word))
    .map((match) => ({
      word: figured(match[0], patterns),
      start: match.index,
      end: match.index + match[0].length,
    }))
  const found = all.flatMap(({ id, names }) =>
    names.flatMap((name) => mentionsOfOne(tokens, { id, words: tellingWords(name, patterns) }, { everyday, patterns })),
  )
  return withoutWeaker(found)
    .map((mention) => withRivals(mention, tokens, all, patterns))
    .sort((a, b) => a.start - b.start)
}

/**
 * The persons that a folded text names. An everyday word is no misspelling of a name ("c'est clair" names no Claire), unless
 * it stands where a name is expected: "avec clair".
 */
export function peopleIn(
  text: string,
  staff: Named[],
  everyday: ReadonlySet<string>,
  patterns: UnderstandingPatterns,
): NamedMention[] {
  const own = new Set(staff.flatMap(({ names }) => names).flatMap((name) => wordsOf(fold(name))))
  const isExpected = new RegExp(`(?<!\\p{L})(?:${patterns.staff.with}) $`, 'u')
  return namedIn(text, staff, everyday, patterns).filter(({ start, end }) => {
    const isName = wordsOf(text.slice(start, end)).some((word) => own.has(word) || !everyday.has(word))
    return isName || isExpected.test(text.slice(Math.max(0, start - MAX_LEAD_LENGTH), start))
  })
}

/** Adds the services that the same words fit: "A cut" may be a small cut, a big one or a nail cut. */
function withRivals(
  mention: NamedMention,
  tokens: Token[],
  all: Named[],
  patterns: UnderstandingPatterns,
): NamedMention {
  if (mention.share >= 1) return mention
  const said = tokens.filter((token) => overlaps(token, mention)).map(({ word }) => word)
  const rivals = all.filter(
    ({ id, names }) =>
      !mention.ids.includes(id) &&
      names.some((name) => {
        const words = tellingWords(name, patterns)
        const isSaid = (typed: string): boolean => words.some((word) => word === typed || isHeadOf(typed, word))
        return !isMore(words, mention, all, patterns) && said.every(isSaid)
      }),
  )
  return rivals.length === 0 ? mention : { ...mention, ids: [...mention.ids, ...rivals.map(({ id }) => id)] }
}

/** True for the head of a compound, its last part: a "Bewerbungsfoto" is a "Foto". */
function isHeadOf(part: string, whole: string): boolean {
  return part.length >= MIN_HEAD_LENGTH && whole.length > part.length && whole.endsWith(part)
}

/**
 * True for a name that has all words of a mentioned one and more: "Children's eye test" is no rival of "eye test",
 * which is meant where nobody mentions children.
 */
function isMore(words: string[], { ids }: NamedMention, all: Named[], patterns: UnderstandingPatterns): boolean {
  const named = all.filter(({ id }) => ids.includes(id)).flatMap(({ names }) => names)
  return named.some((name) => tellingWords(name, patterns).every((word) => words.includes(word)))
}

/** True where a name has this figure: "the one for 2". */
export function hasFigure(name: string, figure: number, patterns: UnderstandingPatterns): boolean {
  return tellingWords(name, patterns).includes(String(figure))
}

/** Numbers become figures: "Mesa para dos" and "Mesa para 2" are the same name. */
function figured(word: string, patterns: UnderstandingPatterns): string {
  return String(numberOf(word, patterns) ?? word)
}

/**
 * The words of a name without function words. Figures and a single letter at the end stay, because they may be the only
 * difference between two names.
 */
function tellingWords(name: string, patterns: UnderstandingPatterns): string[] {
  const words = wordsOf(fold(name))
  const telling = words.filter((word, index) =>
    index > 0 && word.length === 1 ? index === words.length - 1 : !NAME_FILLERS.has(word),
  )
  return telling.map((word) => figured(word, patterns))
}

/** The mentions of one name: runs of neighbouring words that belong to it. */
function mentionsOfOne(
  tokens: Token[],
  { id, words }: { id: string; words: string[] },
  language: KnownWords,
): NamedMention[] {
  if (words.length === 0) return []
  const mentions: NamedMention[] = []
  for (let index = 0; index < tokens.length; index += 1) {
    if (isSign(tokens[index]!.word)) continue
    const said = new Map<string, number>()
    let last = index
    for (let next = index; next < tokens.length && next <= last + MAX_APART; next += 1) {
      const matches = matchesOf(words, tokens[next]!.word, said, language)
      if (matches.length === 0 && next === index) break
      if (matches.length === 0 || (/^\p{L}$/u.test(matches[0]!.word) && next > last + 1)) continue
      for (const { word, credit } of matches) said.set(word, credit)
      last = next
    }
    if (said.size === 0) continue
    const share = [...said.values()].reduce((sum, credit) => sum + credit, 0) / words.length
    const longest = Math.max(...[...said.keys()].map((word) => word.length))
    if (share >= MIN_SHARE && longest >= 3)
      mentions.push({ ids: [id], share, start: tokens[index]!.start, end: tokens[last]!.end })
    index = last
  }
  return mentions
}

/** True for a figure or a letter, which names nothing by itself. */
function isSign(word: string): boolean {
  return word.length === 1 || /^\d+$/u.test(word)
}

/** A word of a name that was said, with a score from 0 to 1. */
interface Match {
  word: string
  credit: number
}

/** The words that are known in the language of a text. */
interface KnownWords {
  everyday: ReadonlySet<string>
  patterns: UnderstandingPatterns
}

/** The words of a name that a typed word matches: one, or several parts of a compound. */
function matchesOf(
  words: string[],
  typed: string,
  said: Map<string, number>,
  { everyday, patterns }: KnownWords,
): Match[] {
  const open = words.filter((word) => !said.has(word))
  const exact = open.find((word) => word === typed)
  if (exact !== undefined) return [{ word: exact, credit: 1 }]
  if (isSign(typed)) return []
  // "Demain" is an everyday word and no misspelt Germain.
  const near =
    everyday.has(typed) || isWritten(typed, patterns)
      ? undefined
      : open.find((word) => !isSign(word) && isNear(typed, word, word.length))
  if (near !== undefined) return [{ word: near, credit: 0.9 }]
  // "Ich überlege mir": a short everyday word is no form of Mira.
  const inflected = everyday.has(typed) && isSmall(typed) ? undefined : open.find((word) => isInflected(typed, word))
  if (inflected !== undefined) return [{ word: inflected, credit: 0.85 }]
  // A compound contains words of the name: "Katzenimpfung" is "Impfung Katze".
  const parts = open.filter((word) => word.length >= MIN_PART_LENGTH && isEndOf(word, typed))
  if (parts.length > 0) return parts.map((word) => ({ word, credit: 0.9 }))
  if (typed.length < MIN_PART_LENGTH || everyday.has(typed)) return []
  const whole = open.find((word) => isEndOf(typed, word))
  return whole === undefined ? [] : [{ word: whole, credit: 0.6 }]
}

/** True for a word too short to be a form of a longer name: "Mir", "with". */
function isSmall(word: string): boolean {
  return word.length < MIN_FORM_LENGTH
}

function isEndOf(part: string, whole: string): boolean {
  return whole.length > part.length && (whole.endsWith(part) || whole.startsWith(part))
}

/** Of overlapping mentions, keeps the one with the largest share. Those with equal shares and spans are merged. */
function withoutWeaker(mentions: NamedMention[]): NamedMention[] {
  const kept: NamedMention[] = []
  for (const mention of mentions.toSorted((a, b) => b.share - a.share || b.end - b.start - (a.end - a.start))) {
    const stronger = kept.find((other) => overlaps(other, mention))
    if (stronger === undefined) kept.push({ ...mention, ids: [...mention.ids] })
    // The longer one counts if "corte" and "corte de caballero" are both said in full.
    else if (stronger.share === mention.share && stronger.start === mention.start && stronger.end === mention.end)
      stronger.ids.push(...mention.ids.filter((id) => !stronger.ids.includes(id)))
  }
  return kept
}

/** The parts of a person's name, each of which identifies them: "With Sandra", "with Wimmer". */
export function partsOfName(name: string): string[] {
  const own = name.replaceAll(/\([^)]{0,80}\)/gu, ' ')
  return own.split(/[\s,]+/u).filter((part) => /^\p{Lu}[\p{L}'’-]{2,}$/u.test(part))
}
