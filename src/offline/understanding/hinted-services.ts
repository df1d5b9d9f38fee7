import { LANGUAGES, forLanguage } from '../../languages/index.ts'
import type { Matter } from '../../languages/glossary.ts'
import { mostCommonWords } from './common-words.ts'
import type { Named, NamedMention } from './services.ts'
import { isInflected } from './similar-words.ts'
import { traitPoints } from './traits.ts'
import { fold, wordsOf } from './text.ts'

const SHORTEST_WORD = 3
/** Words up to this frequency rank do not distinguish services. */
const MOST_COMMON = 200
const MAX_TOKENS = 60

/** Points of a word by its source: a service's name, its description, or a synonym by the glossary. */
const POINTS = { name: 1, description: 0.8, matter: 0.5 }
/** Words of a description up to this frequency rank are ignored. */
const MOST_COMMON_TOLD = 2_000
const SHORTEST_TOLD = 5
const MAX_WORDS_TOLD = 120
/** A word that fits a larger share of the services is ignored. */
const MAX_FITTING = 0.6
/** Compounds with a common beginning of this length are about the same matter: "Familienfotos", "Familienshooting". */
const SHORTEST_FIRST_PART = 6
const SHORTEST_COMPOUND = 10
const SHORTEST_PART = 4

/**
 * The services that a wish hints at without naming them: by a word of their name ("lenses"), by a rare word of their
 * description ("limping"), or by a synonym ("my son" and "Children's eye test"). A word that fits most services is no
 * hint.
 */
export function hintedIn(text: string, services: Named[], language: string): NamedMention[] {
  const frequent = mostCommonWords(language, MOST_COMMON_TOLD)
  const telling = services.map(({ id, names, about = '' }) => ({
    id,
    words: [...new Set(names.flatMap((name) => [...wordsOf(fold(name)), ...phrasesOfName(name)]))],
    told: wordsOf(fold(about))
      .slice(0, MAX_WORDS_TOLD)
      .filter((word) => word.length >= SHORTEST_TOLD && !frequent.has(word)),
  }))
  const common = mostCommonWords(language, MOST_COMMON)
  const points = new Map<string, number>()
  let place: { start: number; end: number } | undefined
  for (const phrase of phrasesIn(text)) {
    const said = phrase.words
    const isCommon = common.has(said)
    const fitting = telling.flatMap(({ id, words, told }) => {
      if (!isCommon && words.some((word) => isWord(said, word))) return [{ id, worth: POINTS.name }]
      if (told.some((word) => isWord(said, word))) return [{ id, worth: POINTS.description }]
      const isKindred = words.some((word) => isSynonym(said, word, language) || sharesPart(said, word))
      return isKindred ? [{ id, worth: POINTS.matter }] : []
    })
    if (fitting.length === 0 || fitting.length > services.length * MAX_FITTING) continue
    place ??= { start: phrase.start, end: phrase.end }
    for (const { id, worth } of fitting) points.set(id, (points.get(id) ?? 0) + worth / fitting.length)
  }
  const traits = traitPoints(text, services, language)
  for (const [id, worth] of traits) points.set(id, (points.get(id) ?? 0) + worth)
  if (traits.size > 0) place ??= { start: 0, end: 0 }
  const most = Math.max(0, ...points.values())
  const ids = services.map(({ id }) => id).filter((id) => most > 0 && points.get(id) === most)
  return place === undefined ? [] : [{ ...place, ids, share: 0 }]
}

/**
 * Of several services that a name fits, keeps those that the other words hint at: "my log stove", where one description
 * speaks of logs.
 */
export function hintedAmong(mention: NamedMention, text: string, services: Named[], language: string): NamedMention {
  if (mention.ids.length < 2) return mention
  const [hint] = hintedIn(
    text,
    services.filter(({ id }) => mention.ids.includes(id)),
    language,
  )
  return hint === undefined || hint.ids.length === 0 ? mention : { ...mention, ids: hint.ids }
}

const WHOLE_SHARE = 0.7
const SHORTEST_BEGINNING = 4

/** A trait outweighs a part of a name: "My wife and I would like to go out riding" means the ride for two. */
export function preferredByTraits(
  mention: NamedMention,
  text: string,
  services: Named[],
  language: string,
): NamedMention {
  if (mention.share >= WHOLE_SHARE) return mention
  const traits = traitPoints(text, services, language)
  const most = Math.max(0, ...traits.values())
  const [best, rival] = services.filter(({ id }) => most > 0 && traits.get(id) === most)
  if (best === undefined || rival !== undefined || mention.ids.some((id) => (traits.get(id) ?? 0) > 0)) return mention
  const said = wordsOf(text.slice(mention.start, mention.end)).map((word) => word.slice(0, SHORTEST_BEGINNING))
  const isAlike = best.names.some((name) =>
    wordsOf(fold(name)).some(
      (word) => word.length >= SHORTEST_BEGINNING && said.includes(word.slice(0, SHORTEST_BEGINNING)),
    ),
  )
  return isAlike ? { ...mention, ids: [best.id] } : mention
}

/**
 * Replaces a service by a more specific one that the text describes: "An eye test for my daughter" is the children's
 * eye test where there is one.
 */
export function narrowed(mention: NamedMention, text: string, services: Named[], language: string): NamedMention {
  const [id, other] = mention.ids
  const named = services.find((one) => one.id === id)
  if (named === undefined || other !== undefined) return mention
  const phrases = phrasesIn(text)
  const isSaid = (word: string): boolean =>
    phrases.some((phrase) => isMeant(phrase.words, word, { language, isCommon: false }))
  const own = named.names.map((name) => wordsOf(fold(name)))
  const more = services.filter((service) => service.id !== id && isMoreThan(service, own))
  const traits = traitPoints(text, [named, ...more], language)
  const fitting = more.filter(
    (service) => isMoreThan(service, own, isSaid) || (traits.get(service.id) ?? 0) > (traits.get(id!) ?? 0),
  )
  return fitting.length === 1 ? { ...mention, ids: [fitting[0]!.id] } : mention
}

/** True for a name with all words of another one and a further word that was said. */
function isMoreThan({ names }: Named, own: string[][], isSaid: (word: string) => boolean = () => true): boolean {
  return names.some((name) => {
    const words = wordsOf(fold(name))
    return own.some(
      (less) =>
        less.every((word) => words.includes(word)) && words.some((word) => !less.includes(word) && isSaid(word)),
    )
  })
}

/**
 * The only service that a word of its name, or a trait, tells from all others: "the group one". Descriptions do not
 * count, because words beside an offer are mostly about something else.
 */
export function distinguishedIn(text: string, services: Named[], language: string): NamedMention | undefined {
  const common = mostCommonWords(language, MOST_COMMON)
  const all = services.map(({ id, names }) => ({
    id,
    words: [...new Set(names.flatMap((name) => wordsOf(fold(name))))],
  }))
  for (const { words: said, start, end } of phrasesIn(text)) {
    if (common.has(said)) continue
    const [only, other] = all.filter(({ words }) => words.some((word) => isWord(said, word)))
    if (only !== undefined && other === undefined) return { ids: [only.id], start, end, share: 0 }
  }
  const traits = traitPoints(text, services, language)
  const most = Math.max(0, ...traits.values())
  const [best, rival] = services.filter(({ id }) => most > 0 && traits.get(id) === most)
  return best !== undefined && rival === undefined ? { ids: [best.id], start: 0, end: 0, share: 0 } : undefined
}

interface Phrase {
  words: string
  start: number
  end: number
}

/** Single words and pairs of words ("yr old"). */
function phrasesIn(text: string): Phrase[] {
  const tokens = [...text.matchAll(/\p{L}+|\d+/gu)]
    .slice(0, MAX_TOKENS)
    .map((match) => ({ words: match[0], start: match.index, end: match.index + match[0].length }))
  const pairs = tokens.slice(1).map((token, index) => ({
    words: `${tokens[index]!.words} ${token.words}`,
    start: tokens[index]!.start,
    end: token.end,
  }))
  return [...pairs, ...tokens]
}

function isMeant(said: string, word: string, { language, isCommon }: { language: string; isCommon: boolean }): boolean {
  return (!isCommon && isWord(said, word)) || isSynonym(said, word, language)
}

/** True for the word itself or an inflected form. */
function isWord(said: string, word: string): boolean {
  if (/^\d/u.test(word)) return said === word && word.length > 1
  return Math.min(said.length, word.length) >= SHORTEST_WORD && (said === word || isInflected(said, word))
}

/**
 * True for a word and its compound ("Baby" and "Babyshooting"), and for compounds that begin alike ("Familienfotos" and
 * "Familienshooting").
 */
function sharesPart(said: string, word: string): boolean {
  // "Diagnosis on Monday" is no compound.
  if (said.includes(' ')) return false
  const isPart = said.length >= SHORTEST_PART && word.length > said.length + SHORTEST_PART
  return (isPart && (word.startsWith(said) || word.endsWith(said))) || beginAlike(said, word)
}

function beginAlike(said: string, word: string): boolean {
  if (Math.min(said.length, word.length) < SHORTEST_COMPOUND) return false
  let alike = 0
  while (alike < said.length && said[alike] === word[alike]) alike += 1
  return alike >= SHORTEST_FIRST_PART && alike * 2 >= Math.min(said.length, word.length)
}

/** True for a synonym by the glossary, in any language. */
function isSynonym(said: string, word: string, language: string): boolean {
  if (Math.min(said.length, word.length) < SHORTEST_WORD) return false
  const matters = mattersOf(language).get(said)
  return matters !== undefined && Object.keys(LANGUAGES).some((one) => sharesOne(matters, mattersOf(one).get(word)))
}

function sharesOne(some: ReadonlySet<Matter>, others: ReadonlySet<Matter> | undefined): boolean {
  return others !== undefined && [...some].some((matter) => others.has(matter))
}

const known = new Map<string, ReadonlyMap<string, ReadonlySet<Matter>>>()

/** The neighbouring words of a name, which stand for one thing: "one to one", "hand building". */
function phrasesOfName(name: string): string[] {
  const words = wordsOf(fold(name))
  return [2, 3].flatMap((count) =>
    words.slice(count - 1).map((_, index) => words.slice(index, index + count).join(' ')),
  )
}

/** Index from a folded word or pair of words to its matters in the glossary. */
function mattersOf(language: string): ReadonlyMap<string, ReadonlySet<Matter>> {
  let found = known.get(language) as Map<string, Set<Matter>> | undefined
  if (found !== undefined) return found
  found = new Map()
  for (const [matter, text] of Object.entries(forLanguage(language).glossary))
    for (const entry of text.split(/[,>]/u)) {
      const words = fold(entry.trim())
      if (words !== '') found.set(words, (found.get(words) ?? new Set()).add(matter as Matter))
    }
  known.set(language, found)
  return found
}
