import type { UnderstandingPatterns } from '../../languages/understanding.ts'
import { numberOf } from './numbers.ts'
import { isInflected, isNear } from './spelling.ts'
import { fold, overlaps, wordsOf, type Span } from './text.ts'

/** A service or a person of the business, by any of its names. */
export interface Named {
  id: string
  names: string[]
  /** The description by the business. */
  about?: string
}

/** A place where one is named, or several that the words fit equally well. */
export interface NamedMention extends Span {
  ids: string[]
  /** The share of the name's words that were said. */
  share: number
}

const FILLERS = new Set(
  'and und et y e of for the a an de del la las los le les des du der die das dem den zur zum mit with con avec pour para fur por dr doctor doctora frau herr mr mrs ms mme senora senor'.split(
    ' ',
  ),
)
const LEAST_SHARE = 0.45
/** A part of a compound ("massage" in "ruckenmassage") must be this long. */
const SHORTEST_PART = 5
/** A form of an everyday word must be this long: "haare", but not "mir". */
const SHORTEST_FORM = 4
/** "Foto", in "Bewerbungsfoto". */
const SHORTEST_HEAD = 4
/** Words of a name may stand this far apart. */
const MOST_APART = 2

interface Token extends Span {
  word: string
}

/** "Driving lesson (45 min)" is said without its brackets. */
export function withoutBrackets(name: string): string[] {
  const bare = name.replaceAll(/\([^)]{0,80}\)/gu, ' ').trim()
  return bare === '' || bare === name ? [name] : [name, bare]
}

/** Which of these a folded text names; slips are allowed but in `everyday` words. In order of their place. */
export function namedIn(
  text: string,
  all: Named[],
  everyday: ReadonlySet<string>,
  patterns: UnderstandingPatterns,
): NamedMention[] {
  // "Contrôle de la vue": small words part nothing.
  const tokens = [...text.matchAll(/[\p{L}\p{N}]+/gu)]
    .filter(([word]) => !FILLERS.has(word))
    .map((match) => ({
      word: figured(match[0], patterns),
      start: match.index,
      end: match.index + match[0].length,
    }))
  const found = all.flatMap(({ id, names }) =>
    names.flatMap((name) => mentionsOfOne(tokens, { id, words: tellingWords(name, patterns) }, everyday)),
  )
  return withoutWeaker(found)
    .map((mention) => withRivals(mention, tokens, all, patterns))
    .sort((a, b) => a.start - b.start)
}

/** "A cut", where there are a small cut, a big one and a nail cut, is any of them: no word that was said tells them apart. */
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

/** The last part of a compound says what it is: a "Bewerbungsfoto" is a "Foto". */
function isHeadOf(part: string, whole: string): boolean {
  return part.length >= SHORTEST_HEAD && whole.length > part.length && whole.endsWith(part)
}

/** "Children's eye test" says more than "eye test", which is meant where nobody speaks of children. */
function isMore(words: string[], { ids }: NamedMention, all: Named[], patterns: UnderstandingPatterns): boolean {
  const named = all.filter(({ id }) => ids.includes(id)).flatMap(({ names }) => names)
  return named.some((name) => tellingWords(name, patterns).every((word) => words.includes(word)))
}

/** Whether a name has this figure: "the one for 2". */
export function hasFigure(name: string, figure: number, patterns: UnderstandingPatterns): boolean {
  return tellingWords(name, patterns).includes(String(figure))
}

/** "Mesa para dos" and "Mesa para 2" are one name. */
function figured(word: string, patterns: UnderstandingPatterns): string {
  return String(numberOf(word, patterns) ?? word)
}

/** Figures and single letters stay: they may be all that tells two names apart. */
function tellingWords(name: string, patterns: UnderstandingPatterns): string[] {
  const words = wordsOf(fold(name))
  const telling = words.filter((word, index) =>
    index > 0 && word.length === 1 ? index === words.length - 1 : !FILLERS.has(word),
  )
  return telling.map((word) => figured(word, patterns))
}

/** Runs of neighbouring words that belong to the name. */
function mentionsOfOne(
  tokens: Token[],
  { id, words }: { id: string; words: string[] },
  everyday: ReadonlySet<string>,
): NamedMention[] {
  if (words.length === 0) return []
  const mentions: NamedMention[] = []
  for (let index = 0; index < tokens.length; index += 1) {
    if (isSign(tokens[index]!.word)) continue
    const said = new Map<string, number>()
    let last = index
    for (let next = index; next < tokens.length && next <= last + MOST_APART; next += 1) {
      const matches = matchesOf(words, tokens[next]!.word, said, everyday)
      if (matches.length === 0 && next === index) break
      if (matches.length === 0 || (/^\p{L}$/u.test(matches[0]!.word) && next > last + 1)) continue
      for (const { word, credit } of matches) said.set(word, credit)
      last = next
    }
    if (said.size === 0) continue
    const share = [...said.values()].reduce((sum, credit) => sum + credit, 0) / words.length
    const longest = Math.max(...[...said.keys()].map((word) => word.length))
    if (share >= LEAST_SHARE && longest >= 3)
      mentions.push({ ids: [id], share, start: tokens[index]!.start, end: tokens[last]!.end })
    index = last
  }
  return mentions
}

/** A figure or a letter names nothing by itself. */
function isSign(word: string): boolean {
  return word.length === 1 || /^\d+$/u.test(word)
}

/** A word of a name that was said, and how surely. */
interface Match {
  word: string
  credit: number
}

/** The words of a name that a typed word stands for: one, or the parts of a compound. */
function matchesOf(words: string[], typed: string, said: Map<string, number>, everyday: ReadonlySet<string>): Match[] {
  const open = words.filter((word) => !said.has(word))
  const exact = open.find((word) => word === typed)
  if (exact !== undefined) return [{ word: exact, credit: 1 }]
  if (isSign(typed)) return []
  // "Demain" is tomorrow, not Madame Germain.
  const near = everyday.has(typed) ? undefined : open.find((word) => !isSign(word) && isNear(typed, word, word.length))
  if (near !== undefined) return [{ word: near, credit: 0.9 }]
  // "Ich überlege mir" means no Mira.
  const inflected = everyday.has(typed) && isSmall(typed) ? undefined : open.find((word) => isInflected(typed, word))
  if (inflected !== undefined) return [{ word: inflected, credit: 0.85 }]
  // "Katzenimpfung" is "Impfung Katze".
  const parts = open.filter((word) => word.length >= SHORTEST_PART && isEndOf(word, typed))
  if (parts.length > 0) return parts.map((word) => ({ word, credit: 0.9 }))
  if (typed.length < SHORTEST_PART || everyday.has(typed)) return []
  const whole = open.find((word) => isEndOf(typed, word))
  return whole === undefined ? [] : [{ word: whole, credit: 0.6 }]
}

/** "Mir", "with": too short to be a form of a longer name. */
function isSmall(word: string): boolean {
  return word.length < SHORTEST_FORM
}

function isEndOf(part: string, whole: string): boolean {
  return whole.length > part.length && (whole.endsWith(part) || whole.startsWith(part))
}

/** Of mentions at the same place the fullest stays; equal ones are rivals. */
function withoutWeaker(mentions: NamedMention[]): NamedMention[] {
  const kept: NamedMention[] = []
  for (const mention of mentions.toSorted((a, b) => b.share - a.share || b.end - b.start - (a.end - a.start))) {
    const stronger = kept.find((other) => overlaps(other, mention))
    if (stronger === undefined) kept.push({ ...mention, ids: [...mention.ids] })
    // Of "corte" and "corte de caballero", said in full, the longer one is meant.
    else if (stronger.share === mention.share && stronger.start === mention.start && stronger.end === mention.end)
      stronger.ids.push(...mention.ids.filter((id) => !stronger.ids.includes(id)))
  }
  return kept
}

/** "With Sandra", "with Wimmer": each part of a person's name tells who is meant. */
export function partsOfName(name: string): string[] {
  const own = name.replaceAll(/\([^)]{0,80}\)/gu, ' ')
  return own.split(/[\s,]+/u).filter((part) => /^\p{Lu}[\p{L}'’-]{2,}$/u.test(part))
}
