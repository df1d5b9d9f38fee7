import { forLanguage, spokenLanguage } from '../../languages/index.ts'
import type { BookableService, Fact, Passage, TurnRequest } from '../../models/chat-model.ts'
import { servicesHeaded, servicesNamed } from '../facts/described.ts'
import { amountsIn } from '../facts/party-totals.ts'
import { mostCommonWords } from '../understanding/common-words.ts'
import { pointsIn } from '../understanding/services/hinted-services.ts'
import { NAME_FILLERS, withoutBrackets, type Named } from '../understanding/services/service-names.ts'
import { BETWEEN_WORDS, expression, fold, has, wordsOf } from '../understanding/text.ts'
import { topicsOf } from '../understanding/topic-words.ts'
import type { AskedWords } from './asked-words.ts'
import type { TextAnalysis } from './text-analysis.ts'
import { EXCEPT_FOR, NO_ROWS, rowsByService } from './own-rows.ts'
import { headingOf, ITEM, placed, runsOf, type Placed } from './quotes.ts'
import { wordsIn } from './written-prices.ts'

/** Words up to this frequency rank name no service alone. */
const COMMON_RANK = 450
/** Words up to this frequency rank name no service as part of a compound: "Kinder" in "Kindergeburtstag". */
const COMMON_RANK_OF_PARTS = 2_000
const MIN_PART_LENGTH = 5
/** Letters by which a word of the own name is known in any form: "Kanus" for "Kanuverleih". */
const BEGINNING_LENGTH = 4
/** Share of a name's telling words from which a sentence is about its service, and of a heading's words. */
const NAMED_SHARE = 0.5
/** Share of a question's topic from which a heading is about it. */
const TOPIC_SHARE = 0.5
/** A word in a larger share of the passages is about the whole business, and names none of its services. */
const MAX_SHARE_OF_PASSAGES = 0.3
const MIN_USUAL = 5
/** Points from which a question names a service by a word of it in another language, or by its subject. */
const NAMED_FROM = 0.7

/** The service that a question without a name is about. */
interface OwnService {
  language: string
  spokenOf: string | null
  /** Only sections below the names of other services are left out, and not single sentences that name them. */
  isLenient?: boolean
}

/**
 * The turn without sentences on other services than the one named or spoken of: the deposit for a party does not apply
 * to a course, and "for a headshot, wear a suit" is no advice for a passport photo. Sentences with a service's word
 * that is in the question stay.
 */
export async function withoutOthers(
  question: string,
  { language, spokenOf, isLenient = false }: OwnService,
  turn: TurnRequest,
  text: TextAnalysis,
): Promise<TurnRequest> {
  const { assistant, passages, others = [], statistics } = turn
  const services = assistant.tables?.services ?? []
  if (services.length < 2) return turn
  const marks = await marksOf(services, [...passages, ...others], { turn, text })
  const about = servicesMeant(question, { language, spokenOf }, { services, names: marks.names })
  if (about.length === 0) return turn
  const among = (typed: ReadonlySet<string>): AskedWords =>
    wordsIn(
      statistics.words.filter(({ words }) => words.some((form) => typed.has(fold(form)))),
      turn,
    )
  const asked = among(new Set(wordsOf(fold(question))))
  const topics = among(new Set(topicsOf(question, language)))
  const leftOf = async (some: Passage[]): Promise<Passage[]> => {
    const left = await Promise.all(
      some.map(async (passage) => {
        const written = passage.language ?? assistant.language
        const { terms } = await text.loadAnalyzer(written)
        const sentences = placed(passage.text, text.splitSentences(passage.text, written))
        return withoutOthersIn(passage, sentences, {
          about,
          marks,
          asked,
          topics,
          isLenient,
          services,
          written,
          terms,
          said: terms(question),
          house: terms(assistant.business),
        })
      }),
    )
    return left.flat()
  }
  const kept = await leftOf(passages)
  return turn.others === undefined
    ? { ...turn, passages: kept }
    : { ...turn, passages: kept, others: await leftOf(others) }
}

/** The inputs by which the sentences of a passage are chosen. */
interface Choosing {
  /** The services that the question is about. */
  about: string[]
  marks: Marks
  /** The question's words, and those that name its topic. */
  asked: AskedWords
  topics: AskedWords
  isLenient?: boolean
  services: Fact<BookableService>[]
  /** Language of the passage. */
  written: string
  terms(text: string): string[]
  /** The terms of the question, and of the business's name. */
  said: string[]
  house: string[]
}

/** The runs of a passage's sentences that are not about other services. */
function withoutOthersIn(passage: Passage, sentences: Placed[], choosing: Choosing): Passage[] {
  const { about, marks, asked, topics, terms } = choosing
  const isAbout = (ids: string[]): boolean => about.some((id) => ids.includes(id))
  const ofMost = (words: string[]): string[] => marks.marksIn(words).flatMap((one) => (one.isMost ? one.id : []))
  const heading = terms(headingOf(passage.title))
  const headed = headedServices(passage.title, choosing)
  const isOfService = isAbout([...headed, ...ofMost(heading)])
  if (isOfService) return [{ ...passage, isOfService }]
  const isNamed = headed.length > 0 && !asked.isProvenBy(heading)
  const isOfOthers = isNamed || isElse(heading, choosing)
  const isLeft = sentences.map((sentence) => {
    const words = terms(sentence.text)
    if (!isOfOthers && has(fold(sentence.text), EXCEPT_FOR)) return true
    // A small part of the own name, such as "diver", keeps no sentence below the heading of another service.
    return isOfOthers ? isAbout(ofMost(words)) : !isElse(words, choosing)
  })
  const rows = isOfOthers ? NO_ROWS : rowsByService(sentences, about, choosing)
  for (const at of rows.own) isLeft[at] = true
  for (const at of rows.others) isLeft[at] = false
  // An item of a list is about one service as a whole: "later, the deposit is kept" has no name itself.
  const firstOfItems = sentences.map(({ line }) => firstOfItem(sentences, line))
  for (const [at, first] of firstOfItems.entries()) {
    if (first < 0 || first === at || isLeft[first] === true) continue
    if (!isAbout(ofMost(terms(sentences[at]!.text)))) isLeft[at] = false
  }
  // "What does the annual pass cost?" has a section of its own, which names only the services that the pass is for.
  const isTopic = !isLeft.some(Boolean) && topics.coveredBy(heading) >= TOPIC_SHARE
  if (!isOfOthers && rows.others.length === 0 && (isTopic || choosing.isLenient === true))
    return [isLeft.every(Boolean) ? passage : { ...passage, namesOthers: true }]
  // Rows of a price list have the own price, which is no rule and is told by the settings.
  const isPrice = (at: number): boolean => amountsIn(sentences[at]!.text).length > 0
  const textsOf = (places: number[]): string[] => places.map((at) => sentences[at]!.text)
  const ownPrices = textsOf(rows.own.filter(isPrice))
  const ownRows = textsOf(rows.own.filter((at) => !isPrice(at)))
  return runsOf({ ...passage, ownRows, ownPrices }, sentences, isLeft)
}

/** The position of the first sentence of a line that is an item of a list; -1 for any other line. */
function firstOfItem(sentences: Placed[], line: number): number {
  const first = sentences.findIndex((one) => one.line === line)
  return ITEM.test(sentences[first]?.text ?? '') ? first : -1
}

/** The services of the nearest heading that names some: a document on "Groups and courses" has a section on birthdays. */
function headedServices(title: string, { services, written, marks, terms }: Choosing): string[] {
  // "Candle workshop for families" is a name, of which "candle" and "workshop" are words of the whole house.
  const isNameOf = (id: string, heading: string): boolean => {
    const service = services.find(({ value }) => value.id === id)?.value
    const words = new Set(service === undefined ? [] : terms(service.name))
    const own = terms(heading)
    return own.some((term) => marks.isWordOf([id], term)) && own.every((term) => words.has(term))
  }
  for (const heading of title.split(' › ').toReversed()) {
    const named = servicesHeaded(heading, services, written)
    const found = named.filter((id) => marks.isMostly(id, terms(heading)) || isNameOf(id, heading))
    if (found.length > 0) return found
  }
  return []
}

/**
 * True if a text is about other services only, and the question has none of their words. A small part of a compound says
 * no service ("Studio" in "Studioführung"), nor one word of a long name. A word of the own name, which several names may
 * share, says the own one as well.
 */
function isElse(words: string[], { about, marks, said }: Choosing): boolean {
  const found = marks.marksIn(words).filter(({ id, isMost }) => isMost && marks.isNamedBy(id, words))
  const isOfOthers = found.length > 0 && !found.some(({ id, term }) => about.includes(id) || said.includes(term))
  return isOfOthers && !words.some((word) => marks.isWordOf(about, word))
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
  const { before } = forLanguage(language).understanding.questions.setAside
  const folded = fold(question).replaceAll(expression(`(?:${before}) \\p{L}{3,}`), ' ')
  const named = servicesNamed(folded, services, language)
  if (named.length > 0) return named
  // A synonym is no name: "à partir de quel âge" is about no "sortie".
  const { points } = pointsIn(folded, names, language, { isOfName: true })
  const [only, other] = names.filter(({ id }) => (points.get(id) ?? 0) >= NAMED_FROM)
  const hinted = only === undefined || other !== undefined ? [] : [only.id]
  return [...hinted, ...services.flatMap(({ value: { id } }) => (id === spokenOf ? id : []))]
}

/** A term in more names tells no service: "course", of a school. */
const MAX_SERVICES_OF_MARK = 3

/** A term that is a word of few services' names, or a part of it. */
interface Mark {
  id: string
  term: string
  /** The term is most of the word. */
  isMost: boolean
}

interface Marks {
  marksIn(terms: string[]): Mark[]
  /** True for a word of some services' names in any form, which other names may share. */
  isWordOf(ids: string[], term: string): boolean
  /** True where at least half of the telling terms are of a service's names. */
  isMostly(id: string, terms: string[]): boolean
  /** True where terms are at least half of one of a service's names. */
  isNamedBy(id: string, terms: string[]): boolean
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
  const fillers = new Set([...NAME_FILLERS].flatMap((word) => terms(word)))
  const texts = passages.map(({ title, text: own }) => new Set(terms(`${title}\n${own}`)))
  const isUsual = (term: string): boolean =>
    texts.filter((one) => one.has(term)).length > Math.max(MIN_USUAL, texts.length * MAX_SHARE_OF_PASSAGES)
  const isTelling = (word: string): boolean =>
    !NAME_FILLERS.has(fold(word)) && terms(word).some((term) => term.length > 2 && !common.has(term) && !isUsual(term))
  const names = services.map(({ value: { id, name, aliases = [] } }) => ({
    id,
    names: [name, ...aliases]
      .flatMap(withoutBrackets)
      .map((one) => one.split(BETWEEN_WORDS).filter(isTelling).join(' ')),
  }))
  const all = names.map(({ id, names: own }) => ({
    id,
    namesInTerms: own.map((name) =>
      name.split(' ').flatMap((word) => terms(word).map((term) => ({ term, length: word.length }))),
    ),
  }))
  const fits = (term: string, word: NameWord): boolean => term === word.term || isPart(term, word.term)
  const isPart = (term: string, word: string): boolean =>
    term.length >= MIN_PART_LENGTH &&
    (word.startsWith(term) || word.endsWith(term)) &&
    (!ofParts.has(term) || coversMost(term, word))
  const ofTerm = (term: string): Mark[] => {
    // "Recording" in one name says no more than in the compounds of others.
    const fitting = all.flatMap(({ id, namesInTerms }) => {
      const own = namesInTerms.flat().filter((word) => fits(term, word))
      const isMost = own.some((word) => term === word.term || term.length >= MOST * word.length)
      return own.length === 0 ? [] : [{ id, term, isMost }]
    })
    return fitting.length > MAX_SERVICES_OF_MARK || isUsual(term) ? [] : fitting
  }
  const known = new Map<string, Mark[]>()
  return {
    marksIn: (said) => said.flatMap((term) => known.getOrInsertComputed(term, () => ofTerm(term))),
    isWordOf: (ids, said) =>
      all.some(
        ({ id, namesInTerms }) =>
          ids.includes(id) && namesInTerms.flat().some(({ term }) => term === said || beginsAlike(term, said)),
      ),
    isMostly: (id, said) => {
      const telling = said.filter((term) => term.length > 2 && !fillers.has(term))
      const words = all.flatMap((one) => (one.id === id ? one.namesInTerms.flat() : []))
      return telling.filter((term) => words.some((word) => fits(term, word))).length >= NAMED_SHARE * telling.length
    },
    isNamedBy: (id, said) =>
      all.some(
        (one) =>
          one.id === id &&
          one.namesInTerms.some(
            (name) =>
              name.length > 0 &&
              name.filter((word) => said.some((term) => fits(term, word))).length >= NAMED_SHARE * name.length,
          ),
      ),
    names,
  }
}

/** A telling word of a name. */
interface NameWord {
  term: string
  /** Length of the word before stemming. */
  length: number
}

function beginsAlike(one: string, other: string): boolean {
  return one.length >= BEGINNING_LENGTH && one.slice(0, BEGINNING_LENGTH) === other.slice(0, BEGINNING_LENGTH)
}

/** Share of a compound from which a part stands for the whole: "Geburtstag" in "Kindergeburtstag". */
const MOST = 0.55

function coversMost(term: string, word: string): boolean {
  return word.includes(term) && term.length >= MOST * word.length
}
