import { inAnyLanguage, spokenLanguage } from '../../languages/index.ts'
import type { BookableService, Fact, Passage, TurnRequest } from '../../models/chat-model.ts'
import { servicesNamed } from '../facts/described.ts'
import { mostCommonWords } from '../understanding/common-words.ts'
import { pointsIn } from '../understanding/hinted-services.ts'
import { withoutBrackets, type Named } from '../understanding/services.ts'
import { fold, wordsOf } from '../understanding/text.ts'
import type { TextAnalysis } from './evidence.ts'
import { headingOf, placed, type Placed } from './quotes.ts'
import { wordsIn } from './written-prices.ts'

/** Share of a service's name from which a heading is about that service. */
const HEADED_SHARE = 0.7
/** Words up to this frequency rank name no service alone. */
const COMMON_RANK = 450
/** Words up to this frequency rank name no service as part of a compound: "Kinder" in "Kindergeburtstag". */
const COMMON_RANK_OF_PARTS = 2_000
const MIN_PART_LENGTH = 5
/** A word in a larger share of the passages is about the whole business, and names none of its services. */
const MAX_SHARE_OF_PASSAGES = 0.3
const MIN_USUAL = 5
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u
/** Points from which a question names a service by a word of it in another language, or by its subject. */
const NAMED_FROM = 0.7
const FILLERS = new Set(inAnyLanguage(({ functionWords }) => functionWords.ofServiceNames, ' ').split(' '))

/**
 * The turn without sentences on other services than the one named or spoken of: the deposit for a party does not apply
 * to a course, and "for a headshot, wear a suit" is no advice for a passport photo. Sentences with a service's word
 * that is in the question stay.
 */
export async function withoutOthers(
  question: string,
  { language, spokenOf }: { language: string; spokenOf: string | null },
  turn: TurnRequest,
  text: TextAnalysis,
): Promise<TurnRequest> {
  const { assistant, passages, others = [], statistics } = turn
  const services = assistant.tables?.services ?? []
  if (services.length < 2) return turn
  const { marksIn, names } = await marksOf(services, [...passages, ...others], { turn, text })
  const about = servicesMeant(question, { language, spokenOf }, { services, names })
  if (about.length === 0) return turn
  const own = new Set(wordsOf(fold(question)))
  const asked = wordsIn(
    statistics.words.filter(({ words }) => words.some((form) => own.has(fold(form)))),
    turn,
  )
  const isAbout = (ids: string[]): boolean => about.some((id) => ids.includes(id))
  const left = async (passage: Passage): Promise<Passage[]> => {
    const written = passage.language ?? assistant.language
    const { terms } = await text.loadAnalyzer(written)
    const said = new Set(terms(question))
    /** True if a text is about other services only, and the question has none of their words. */
    const isElse = (found: Mark[]): boolean =>
      found.length > 0 && !isAbout(found.map(({ id }) => id)) && !found.some(({ term }) => said.has(term))
    const headed = passage.title
      .split(' › ')
      .flatMap((one) => servicesNamed(fold(one), services, spokenLanguage(written), HEADED_SHARE))
    const heading = terms(headingOf(passage.title))
    const isNamed = headed.length > 0 && !isAbout(headed) && !asked.isProvenBy(heading)
    const isOfOthers = isNamed || isElse(marksIn(heading))
    const isOfService = isAbout([...headed, ...marksIn(heading).flatMap((one) => (one.isMost ? one.id : []))])
    const sentences = placed(passage.text, text.splitSentences(passage.text, written))
    const isLeft = sentences.map((sentence) => {
      const found = marksIn(terms(sentence.text))
      // A small part of the own name, such as "diver", keeps no sentence below the heading of another service.
      return isOfOthers ? isAbout(found.flatMap((one) => (one.isMost ? one.id : []))) : !isElse(found)
    })
    return runsOf(isOfService ? { ...passage, isOfService } : passage, sentences, isLeft)
  }
  const leftOf = async (some: Passage[]) => (await Promise.all(some.map(left))).flat()
  const kept = await leftOf(passages)
  return turn.others === undefined
    ? { ...turn, passages: kept }
    : { ...turn, passages: kept, others: await leftOf(others) }
}

/**
 * The services that a question names; otherwise the one that a word of its name in any language hints at ("the ride in
 * the woods" for "Ausritt in den Wald"), and the one spoken of.
 */
function servicesMeant(
  question: string,
  { language, spokenOf }: { language: string; spokenOf: string | null },
  { services, names }: { services: Fact<BookableService>[]; names: Named[] },
): string[] {
  const named = servicesNamed(fold(question), services, language)
  if (named.length > 0) return named
  // A synonym is no name: "à partir de quel âge" is about no "sortie".
  const { points } = pointsIn(fold(question), names, language, { isOfName: true })
  const [only, other] = names.filter(({ id }) => (points.get(id) ?? 0) >= NAMED_FROM)
  const hinted = only === undefined || other !== undefined ? [] : [only.id]
  return [...hinted, ...services.flatMap(({ value: { id } }) => (id === spokenOf ? id : []))]
}

/** The runs of a passage's sentences that are left, each as a passage. */
function runsOf(passage: Passage, sentences: Placed[], isLeft: boolean[]): Passage[] {
  if (isLeft.every(Boolean)) return [passage]
  const runs: { first: number; last: number }[] = []
  for (const [at, isIn] of isLeft.entries()) {
    const run = runs.at(-1)
    if (!isIn) continue
    if (run?.last === at - 1) run.last = at
    else runs.push({ first: at, last: at })
  }
  return runs.map(({ first, last }) => ({
    ...passage,
    text: passage.text.slice(sentences[first]!.start, sentences[last]!.end),
  }))
}

/** A term that is a word of one service's name alone, or a part of it. */
interface Mark {
  id: string
  term: string
  /** The term is most of the word. */
  isMost: boolean
}

interface Marks {
  marksIn(terms: string[]): Mark[]
  /** The services with the words of their names that distinguish them. */
  names: Named[]
}

/** Finds the words that distinguish the services, in their names and as parts of compounds. */
async function marksOf(
  services: Fact<BookableService>[],
  passages: Passage[],
  { turn, text }: { turn: TurnRequest; text: TextAnalysis },
): Promise<Marks> {
  const written = spokenLanguage(turn.assistant.language)
  const { terms } = await text.loadAnalyzer(turn.assistant.language)
  const commonTerms = (rank: number): Set<string> =>
    new Set([...mostCommonWords(written, rank)].flatMap((word) => terms(word)))
  const [common, ofParts] = [commonTerms(COMMON_RANK), commonTerms(COMMON_RANK_OF_PARTS)]
  const texts = passages.map(({ title, text: own }) => new Set(terms(`${title}\n${own}`)))
  const isUsual = (term: string): boolean =>
    texts.filter((one) => one.has(term)).length > Math.max(MIN_USUAL, texts.length * MAX_SHARE_OF_PASSAGES)
  const isTelling = (word: string): boolean =>
    !FILLERS.has(fold(word)) && terms(word).some((term) => term.length > 2 && !common.has(term) && !isUsual(term))
  const names = services.map(({ value: { id, name, aliases = [] } }) => ({
    id,
    names: [name, ...aliases]
      .flatMap(withoutBrackets)
      .map((one) => one.split(BETWEEN_WORDS).filter(isTelling).join(' ')),
  }))
  const all = names.map(({ id, names: own }) => ({ id, words: own.flatMap((name) => terms(name)) }))
  const isPart = (term: string, word: string): boolean =>
    term.length >= MIN_PART_LENGTH &&
    (word.startsWith(term) || word.endsWith(term)) &&
    (!ofParts.has(term) || coversMost(term, word))
  const ofTerm = (term: string): Mark[] => {
    const exact = all.filter(({ words }) => words.includes(term))
    const fitting = exact.length > 0 ? exact : all.filter(({ words }) => words.some((word) => isPart(term, word)))
    const [only, other] = fitting
    if (only === undefined || other !== undefined || isUsual(term)) return []
    return [{ id: only.id, term, isMost: only.words.some((word) => coversMost(term, word)) }]
  }
  const known = new Map<string, Mark[]>()
  return {
    marksIn: (said) => said.flatMap((term) => known.getOrInsertComputed(term, () => ofTerm(term))),
    names,
  }
}

/** Share of a compound from which a part stands for the whole: "Geburtstag" in "Kindergeburtstag". */
const MOST = 0.55

function coversMost(term: string, word: string): boolean {
  return word.includes(term) && term.length >= MOST * word.length
}
