import { forLanguage, inAnyLanguage, spokenLanguage } from '../../../languages/index.ts'
import { madeForAges } from '../party/ages.ts'
import { areCognates } from '../cognates.ts'
import { mostCommonWords } from '../common-words.ts'
import { forOccasion } from './occasions.ts'
import type { ServiceSubject } from '../../../languages/service-words.ts'
import { languageOfServices, phrasesAbout, subjectsIn, subjectsOf } from './service-subjects.ts'
import type { Named, NamedMention } from './service-names.ts'
import { conceptsOf } from './service-concepts.ts'
import { traitPoints } from './traits.ts'
import { expression, fold, isWhole, wordsOf } from '../text.ts'
import {
  COMMON_RANK,
  MIN_PART_LENGTH,
  isWord,
  sharesOne,
  isSynonym,
  sharesPart,
  MIN_WORD_LENGTH,
} from './kindred-words.ts'

const MAX_TOKENS = 60

/**
 * Points of a word by its source: a service's name, its description, a translation of the name by the dictionary, the
 * subject of the name in any language, a synonym by the glossary, a translation of the description, or its subject.
 */
const POINTS = { name: 1, description: 0.8, concept: 0.75, subject: 0.7, matter: 0.5, told: 0.45, about: 0.35 }
const OF_DESCRIPTION: ReadonlySet<number> = new Set([POINTS.description, POINTS.told, POINTS.about])
const OF_SYNONYM: ReadonlySet<number> = new Set([POINTS.matter, POINTS.concept])
/** Words of a description up to this frequency rank are ignored. */
const COMMON_RANK_TOLD = 2_000
const MIN_TOLD_LENGTH = 5
const MAX_WORDS_TOLD = 120
const CONTRACTED = inAnyLanguage(({ functionWords }) => functionWords.contracted)
/** A word that fits a larger share of the services is ignored. */
const MAX_FITTING = 0.6

/**
 * The services that a wish hints at without naming them: by a word of their name ("lenses"), by a rare word of their
 * description ("limping"), or by a synonym ("my son" and "Children's eye test"). A word that fits most services is no
 * hint. `isTranslated`: the dictionary leads from another language to the names as well. `isAmongSome`: only these
 * services are meant. `isOfName`: descriptions and traits do not count. `isDescribed`: the text stands for a name, so that less
 * rare words of descriptions count as well.
 */
export function hintedIn(text: string, services: Named[], language: string, asked: Asked = {}): NamedMention[] {
  const { place, points, fits, isTrait } = pointsIn(text, services, language, asked)
  const most = Math.max(0, ...points.values())
  const best = services.map(({ id }) => id).filter((id) => most > 0 && points.get(id) === most)
  const isSure = asked.isAmongSome === true || isTrait
  const ids = isSure ? best : withContested(best, fits, services)
  return place === undefined ? [] : [{ ...place, ids, share: 0 }]
}

interface Asked {
  isTranslated?: boolean
  isAmongSome?: boolean
  isOfName?: boolean
  isDescribed?: boolean
}

/** Evidence for each service in the words of a text. */
interface Pointed {
  points: Map<string, number>
  fits: Fit[]
  /** The first word that says something, if any does. */
  place: { start: number; end: number } | undefined
  /** A trait or an occasion of the visitor says something. */
  isTrait: boolean
}

/** The points of each service, by the words of a text. */
export function pointsIn(
  text: string,
  services: Named[],
  language: string,
  { isTranslated = true, isOfName = false, isDescribed = false }: Asked = {},
): Pointed {
  const [rank, length] = isDescribed ? [COMMON_RANK, MIN_PART_LENGTH] : [COMMON_RANK_TOLD, MIN_TOLD_LENGTH]
  const frequent = mostCommonWords(language, rank)
  const { appointment, intents } = forLanguage(language).understanding
  // "À réserver dix jours avant" in a description makes no hint of "je veux réserver".
  const isOrder = (word: string): boolean => isWhole(word, intents.book)
  const telling = services.map(({ id, names, about = '' }) => ({
    id,
    words: [...new Set(names.flatMap((name) => [...wordsOf(fold(name)), ...phrasesOfName(name)]))],
    told: wordsOf(isOfName ? '' : fold(about).replaceAll(expression(CONTRACTED), ' '))
      .slice(0, MAX_WORDS_TOLD)
      .filter((word) => word.length >= length && !frequent.has(word) && !isOrder(word)),
  }))
  const common = mostCommonWords(language, COMMON_RANK)
  const points = new Map<string, number>()
  const fits: Fit[] = []
  let place: { start: number; end: number } | undefined
  const subjects = subjectsBy(services)
  const translations = isTranslated ? translationsOf(telling, services, language) : UNTRANSLATED
  const listed = phrasesAbout(text, language).map(({ subject, start, end }) => ({
    words: '',
    start,
    end,
    meant: new Set([subject]),
  }))
  for (const phrase of [...phrasesIn(text).map((one) => ({ ...one, meant: undefined })), ...listed]) {
    const said = phrase.words
    // "De la" is no translation of "of the", as it stands in "tour of the school".
    if (said.includes(' ') && said.split(' ').every((word) => common.has(word))) continue
    const isCommon = common.has(said)
    if (isOrder(said) && !telling.some(({ words }) => words.some((word) => isWord(said, word)))) continue
    const meant = tellingOf(phrase.meant ?? subjectsOf(said, language), subjects)
    const fitting = telling.flatMap(({ id, words, told }) => {
      if (!isCommon && words.some((word) => isWord(said, word))) return [{ id, worth: POINTS.name }]
      // A verb such as "have" tells no service from another, though a description may have a word like it.
      if (!isCommon && told.some((word) => isWord(said, word))) return [{ id, worth: POINTS.description }]
      if (sharesOne(translations.of(said), translations.named.get(id))) return [{ id, worth: POINTS.concept }]
      if (!isCommon && translations.isAlike(said, words)) return [{ id, worth: POINTS.concept }]
      if (sharesOne(meant, subjects.get(id)?.named)) return [{ id, worth: POINTS.subject }]
      // "Termin" is any visit, and no "Welpentermin".
      const isKindred =
        !isWhole(said, appointment) && words.some((word) => isSynonym(said, word, language) || sharesPart(said, word))
      if (isKindred) return [{ id, worth: POINTS.matter }]
      if (!frequent.has(said) && sharesOne(translations.of(said), translations.told.get(id)))
        return [{ id, worth: POINTS.told }]
      return !isOfName && sharesOne(meant, subjects.get(id)?.told) ? [{ id, worth: POINTS.about }] : []
    })
    if (fitting.length === 0 || fitting.length > services.length * MAX_FITTING) continue
    place ??= { start: phrase.start, end: phrase.end }
    fits.push(fitting)
    for (const { id, worth } of fitting) points.set(id, (points.get(id) ?? 0) + worth / fitting.length)
  }
  const made = isOfName ? undefined : madeForGroup(text, services, language)
  if (made !== undefined) {
    place ??= { start: made.start, end: made.end }
    fits.push(made.fit)
    for (const { id, worth } of made.fit) points.set(id, (points.get(id) ?? 0) + worth / made.fit.length)
  }
  const traits: [string, number][] = isOfName
    ? []
    : [
        ...traitPoints(text, services, language),
        ...forOccasion(services, text).map((id): [string, number] => [id, POINTS.subject]),
      ]
  for (const [id, worth] of traits) points.set(id, (points.get(id) ?? 0) + worth)
  if (traits.length > 0) place ??= { start: 0, end: 0 }
  return { points, fits, place, isTrait: traits.length > 0 }
}

/** The services made for an age group that the text names, unless most are. */
function madeForGroup(text: string, services: Named[], language: string) {
  const all = services.map(({ id, names, about }) => ({
    id,
    name: names[0] ?? '',
    aliases: names.slice(1),
    description: about,
  }))
  const { ids, words } = madeForAges(text, all, language)
  if (ids.length === 0 || ids.length > services.length * MAX_SHARING) return undefined
  const start = text.indexOf(words)
  return { start, end: start + words.length, fit: ids.map((id) => ({ id, worth: POINTS.subject })) }
}

/** The services that a word of the visitor fits. */
type Fit = { id: string; worth: number }[]

/**
 * Adds the services that other words point to, where a single word of its description speaks for the best one: "my doctor sent me,
 * my back hurts" is no visit for which a doctor's letter is needed. Which one is meant has to be asked then.
 */
function withContested(best: string[], fits: Fit[], services: Named[]): string[] {
  const own = fits.filter((fit) => fit.some(({ id }) => best.includes(id)))
  const isNamed = own.some((fit) => fit.some(({ id, worth }) => best.includes(id) && !OF_DESCRIPTION.has(worth)))
  const alone = own.filter((fit) => fit.every(({ id }) => best.includes(id)))
  // A synonym is too weak for it: "a visit after giving birth" means no other service that is called a session.
  const isElse = fits.some((fit) => !own.includes(fit) && fit.some(({ worth }) => !OF_SYNONYM.has(worth)))
  if (isNamed || alone.length > 1 || !isElse) return best
  const fitting = new Set(fits.flatMap((fit) => fit.map(({ id }) => id)))
  return services.map(({ id }) => id).filter((id) => fitting.has(id))
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
    { isAmongSome: true },
  )
  return hint === undefined || hint.ids.length === 0 ? mention : { ...mention, ids: hint.ids }
}

const WHOLE_SHARE = 0.7
const MIN_BEGINNING_LENGTH = 4

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
  const said = wordsOf(text.slice(mention.start, mention.end)).map((word) => word.slice(0, MIN_BEGINNING_LENGTH))
  const isAlike = best.names.some((name) =>
    wordsOf(fold(name)).some(
      (word) => word.length >= MIN_BEGINNING_LENGTH && said.includes(word.slice(0, MIN_BEGINNING_LENGTH)),
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
  const said = wordsOf(text.slice(mention.start, mention.end))
  const telling = own.flat().filter((word) => word.length >= MIN_WORD_LENGTH && said.some((one) => isWord(one, word)))
  // "The small group" is said of the first service alone, whatever else of its name the other one has as well.
  const hasAll = ({ names }: Named): boolean =>
    telling.every((word) => names.some((name) => wordsOf(fold(name)).some((one) => isWord(one, word))))
  const more = services.filter((service) => service.id !== id && isMoreThan(service, own) && hasAll(service))
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
  const common = mostCommonWords(language, COMMON_RANK)
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

/** A word that was read as something else: a day or a person. */
const MASKED = /^x{2,}$/u

const MAX_GAP = 3

/** Single words and pairs of words ("yr old"). */
function phrasesIn(text: string): Phrase[] {
  const tokens = [...text.matchAll(/\p{L}+|\d+/gu)]
    .filter(([word]) => !MASKED.test(word))
    .slice(0, MAX_TOKENS)
    .map((match) => ({ words: match[0], start: match.index, end: match.index + match[0].length }))
  const pairs = tokens.slice(1).flatMap((token, index) => {
    const before = tokens[index]!
    const isNext = token.start - before.end <= MAX_GAP
    return isNext ? [{ words: `${before.words} ${token.words}`, start: before.start, end: token.end }] : []
  })
  return [...pairs, ...tokens]
}

function isMeant(said: string, word: string, { language, isCommon }: { language: string; isCommon: boolean }): boolean {
  return (!isCommon && isWord(said, word)) || isSynonym(said, word, language)
}

/** A subject of more services than this share tells none from another: the bicycle, in a shop for bicycles. */
const MAX_SHARING = 0.4
/** Weight of a service with the subject in its description only. */
const TOLD = 0.5

/** The subjects that tell a few services from the others. */
function tellingOf(meant: ReadonlySet<ServiceSubject>, subjects: Map<string, Subjects>): Set<ServiceSubject> {
  const all = [...subjects.values()]
  const sharing = (one: ServiceSubject): number =>
    all.reduce((sum, { named, told }) => sum + (named.has(one) ? 1 : told.has(one) ? TOLD : 0), 0)
  return new Set([...meant].filter((one) => sharing(one) <= Math.max(1, all.length * MAX_SHARING)))
}

interface Subjects {
  named: ReadonlySet<ServiceSubject>
  told: ReadonlySet<ServiceSubject>
}

interface Translations {
  /** The concepts of what was said; none in the language of the services. */
  of(said: string): ReadonlySet<string>
  named: ReadonlyMap<string, ReadonlySet<string>>
  /** True for a word that languages have in common with one of a name. */
  isAlike(said: string, words: string[]): boolean
  /** The concepts of rare words of the descriptions. */
  told: ReadonlyMap<string, ReadonlySet<string>>
}

const NO_CONCEPTS: ReadonlySet<string> = new Set()
const UNTRANSLATED: Translations = {
  of: () => NO_CONCEPTS,
  named: new Map(),
  isAlike: () => false,
  told: new Map(),
}

/** The concepts of each service's names, where the visitor writes in another language. */
function translationsOf(
  telling: { id: string; words: string[]; told: string[] }[],
  services: Named[],
  language: string,
): Translations {
  const written = languageOfServices(services.flatMap(({ names, about = '' }) => [...names, about]))
  if (written === spokenLanguage(language)) return UNTRANSLATED
  const frequent = mostCommonWords(written, COMMON_RANK_TOLD)
  const conceptsIn = (words: string[]): Set<string> => new Set(words.flatMap((word) => [...conceptsOf(word, written)]))
  return {
    of: (said) => conceptsOf(said, language),
    isAlike: (said, words) => words.some((word) => areCognates(said, word)),
    named: new Map(telling.map(({ id, words }) => [id, conceptsIn(words)])),
    told: new Map(telling.map(({ id, told }) => [id, conceptsIn(told.filter((word) => !frequent.has(word)))])),
  }
}

/** The subjects of each service's names and of its description, in the language that the business writes in. */
function subjectsBy(services: Named[]): Map<string, Subjects> {
  const language = languageOfServices(services.flatMap(({ names, about = '' }) => [...names, about]))
  return new Map(
    services.map(({ id, names, about = '' }) => [
      id,
      { named: subjectsIn(fold(names.join(' . ')), language), told: subjectsIn(fold(about), language) },
    ]),
  )
}

/** The neighbouring words of a name, which stand for one thing: "one to one", "hand building". */
function phrasesOfName(name: string): string[] {
  const words = wordsOf(fold(name))
  return [2, 3].flatMap((count) =>
    words.slice(count - 1).map((_, index) => words.slice(index, index + count).join(' ')),
  )
}
