import { spokenLanguage } from '../../../languages/index.ts'
import { areCognates } from '../cognates.ts'
import { mostCommonWords } from '../common-words.ts'
import { conceptsOf } from './service-concepts.ts'
import { languageOfServices } from './service-subjects.ts'
import { NAME_FILLERS, type Named, type NamedMention } from './service-names.ts'
import { fold, wordsOf, type Span } from '../text.ts'

/** Share of a name's words from which a translation names the service. */
const NAMED_FROM = 0.8
const MIN_WORD_LENGTH = 3
/** Minimum length of each part of a compound. */
const MIN_PART_LENGTH = 4
const MAX_TOKENS = 60
/** Maximum characters between two words of a name: "the room of the Dukes". */
const MAX_BETWEEN = 20
/** Words up to this frequency rank are no cognates: they mean something else in each language. */
const COMMON_RANK = 450

/** A word of the visitor's, or two neighbouring ones, with the words of a name that it translates. */
interface Translated extends Span {
  said: string
  of: Set<string>
}

/**
 * The services that a folded text names in another language than the business: "la sala de los Duques" for "Salle des Ducs".
 * All words of a name have to be told, but for one of five. Empty in the language of the services.
 */
export function translatedIn(text: string, services: Named[], language: string): NamedMention[] {
  const written = writtenIn(services)
  if (written === spokenLanguage(language)) return []
  const found = services.flatMap(({ id, names }): NamedMention[] => {
    const told = names.map((name) => mentionOf(text, name, { written, language })).filter((one) => one !== undefined)
    const best = told.toSorted((a, b) => b.share - a.share)[0]
    return best === undefined || best.share < NAMED_FROM ? [] : [{ ids: [id], ...best }]
  })
  const most = Math.max(0, ...found.map(({ share, end, start }) => share * (end - start)))
  const [first, ...others] = found.filter(({ share, end, start }) => share * (end - start) === most)
  return first === undefined ? [] : [{ ...first, ids: [first, ...others].flatMap(({ ids }) => ids) }]
}

/** The words of a folded text that translate a word of any service's name. */
export function translatingWords(text: string, services: Named[], language: string): string[] {
  const written = writtenIn(services)
  if (written === spokenLanguage(language)) return []
  return services.flatMap(({ names }) =>
    names.flatMap((name) => translatedWords(text, name, { written, language }).flatMap(({ said }) => wordsOf(said))),
  )
}

function writtenIn(services: Named[]): string {
  return languageOfServices(services.flatMap(({ names, about = '' }) => [...names, about]))
}

interface Languages {
  /** Language of the services. */
  written: string
  /** Language of the visitor. */
  language: string
}

function mentionOf(text: string, name: string, languages: Languages): (Span & { share: number }) | undefined {
  const found = translatedWords(text, name, languages)
  const runs = found.reduce<Translated[][]>((all, one) => {
    const run = all.at(-1)
    if (run !== undefined && one.start - run.at(-1)!.end <= MAX_BETWEEN) run.push(one)
    else all.push([one])
    return all
  }, [])
  const words = tellingWords(name).length
  return runs
    .map((run) => {
      const told = new Set(run.flatMap((one) => [...one.of]))
      return { start: run[0]!.start, end: Math.max(...run.map(({ end }) => end)), share: told.size / words }
    })
    .toSorted((a, b) => b.share - a.share)[0]
}

/** The words of a text that translate words of a name, in their order. */
function translatedWords(text: string, name: string, { written, language }: Languages): Translated[] {
  const words = tellingWords(name)
  const common = mostCommonWords(language, COMMON_RANK)
  const meanings = phrasesOf(words).map((phrase) => ({ words: phrase, meant: conceptsOf(phrase.join(' '), written) }))
  return phrasesIn(text).flatMap((phrase): Translated[] => {
    const meant = meaningsOf(phrase.said, language)
    const of = meanings
      .filter((one) => [...one.meant].some((concept) => meant.has(concept)))
      .flatMap((one) => one.words)
    const alike = common.has(phrase.said)
      ? []
      : words.filter((word) => word === phrase.said || areCognates(phrase.said, word))
    const told = new Set([...of, ...alike])
    return told.size === 0 ? [] : [{ ...phrase, of: told }]
  })
}

function tellingWords(name: string): string[] {
  return wordsOf(fold(name)).filter((word) => word.length >= MIN_WORD_LENGTH && !NAME_FILLERS.has(word))
}

/** Single words and pairs of neighbouring ones. */
function phrasesOf(words: string[]): string[][] {
  return [...words.map((word) => [word]), ...words.slice(1).map((word, index) => [words[index]!, word])]
}

function phrasesIn(text: string): (Span & { said: string })[] {
  const tokens = [...text.matchAll(/\p{L}+/gu)]
    .slice(0, MAX_TOKENS)
    .map(({ index, 0: said }) => ({ said, start: index, end: index + said.length }))
  const pairs = tokens.slice(1).map((token, index) => {
    const before = tokens[index]!
    return { said: `${before.said} ${token.said}`, start: before.start, end: token.end }
  })
  return [...tokens, ...pairs].toSorted((a, b) => a.start - b.start || b.end - a.end)
}

/** The concepts of a word, or of the parts of a compound: "Kinderkurs" is about children and a course. */
function meaningsOf(said: string, language: string): ReadonlySet<string> {
  const own = conceptsOf(said, language)
  if (own.size > 0 || said.includes(' ') || said.length < 2 * MIN_PART_LENGTH) return own
  for (let at = MIN_PART_LENGTH; at <= said.length - MIN_PART_LENGTH; at += 1) {
    const [first, second] = [said.slice(0, at), said.slice(at)]
    const behind = conceptsOf(second, language)
    const meant = withoutLinks(first)
      .map((part) => conceptsOf(part, language))
      .find(({ size }) => size > 0)
    if (behind.size > 0 && meant !== undefined) return meant.union(behind)
  }
  return own
}

/** A part of a compound, and the same without the letters that link it to the next part: "Kinder", "Familien". */
function withoutLinks(part: string): string[] {
  return [part, part.slice(0, -1), part.slice(0, -2)]
}
