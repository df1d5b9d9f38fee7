import { RecentResults } from '../core/recent-results.ts'
import { LANGUAGES, baseLanguage, forLanguage, speaks } from '../languages/index.ts'
import { languageOfText } from '../languages/text-language.ts'
import { loadAnalyzer, type Analyzer } from './analyzer.ts'
import { loadBackgroundFrequencies, type BackgroundFrequencies } from './background-frequencies.ts'
import { isLine, sensesIn, type Sense, type SensedWord } from './related-words.ts'

/** The subject of a text, with the weight of each part: matters of the glossary, the same in every language, and stems. */
export type Meaning = ReadonlyMap<string, number>

/** A word that only asks for a matter says more than the matter: "dog" asks for what is said of pets, and so does "cat". */
const ASKING_WORTH = 0.5
/** Another word beside a matter: "take" or "accept" beside "cards" changes little. */
const BESIDE_WORTH = 0.5
/** Matters that a question may name by a word without a topic ("how much"): they count although no word of the topic stands for them. */
const ALWAYS_ASKED: ReadonlySet<string> = new Set(['price'])

interface Reading {
  analyzer: Analyzer
  everyday: BackgroundFrequencies
  /** Words of talk, which say nothing of the matter. */
  chatter: ReadonlySet<string>
}

/** Reads the meanings of short texts, in the language of each, or else of the tenant. */
export async function loadMeanings(language: string): Promise<(text: string) => Meaning> {
  const languages = [...new Set([...Object.keys(LANGUAGES), baseLanguage(language)])]
  const readings = new Map(await Promise.all(languages.map(async (one) => [one, await loadReading(one)] as const)))
  return (text) => {
    const tenant = baseLanguage(language)
    return recent.of(`${tenant} ${text}`, () => meaningOf(text, readings.get(languageOfText(text) ?? tenant)!))
  }
}

/** A text is read in half a millisecond, and the same texts are grouped again and again. */
const recent = new RecentResults<Meaning>(5_000)

async function loadReading(language: string): Promise<Reading> {
  const [analyzer, everyday] = await Promise.all([loadAnalyzer(language), loadBackgroundFrequencies(language)])
  const chatter = speaks(language) ? forLanguage(language).questions.chatter : ''
  return { analyzer, everyday, chatter: new Set(analyzer.words(chatter).map(analyzer.stem)) }
}

function meaningOf(text: string, { analyzer, everyday, chatter }: Reading): Meaning {
  const words = sensesIn(text, analyzer).filter(({ stem, sense }) => sense !== undefined || !chatter.has(stem))
  const content = words.filter(({ isTopicless }) => !isTopicless)
  const meaning = new Map<string, number>()
  const add = (part: string, worth: number) => meaning.set(part, Math.max(worth, meaning.get(part) ?? 0))
  const isOfMatter = content.some(({ sense }) => sense?.isLoose === false)
  for (const word of words) addWord(word, { add, everyday, isAlone: content.length === 0, isOfMatter })
  return meaning
}

interface Adding {
  add(part: string, worth: number): void
  everyday: BackgroundFrequencies
  /** The text has no word with a topic. */
  isAlone: boolean
  /** The text has a word of the glossary. */
  isOfMatter: boolean
}

function addWord({ stem, isTopicless, sense }: SensedWord, { add, everyday, isAlone, isOfMatter }: Adding): void {
  const matter = sense && matterOf(sense)
  if (isTopicless) {
    if (matter !== undefined && (isAlone || ALWAYS_ASKED.has(matter))) add(matter, 1)
  } else if (matter === undefined || isLine(matter)) {
    add(matter ?? stem, rarity(stem, everyday) * (isOfMatter ? BESIDE_WORTH : 1))
  } else if (sense?.named?.has(matter) === true) add(matter, 1)
  else {
    add(matter, ASKING_WORTH)
    add(stem, ASKING_WORTH * rarity(stem, everyday))
  }
}

/** The matter of a word: one that it names before one that it asks for, one of all languages before a line of synonyms. */
function matterOf({ matters, named = new Set() }: Sense): string | undefined {
  const all = [...named, ...matters]
  return all.find((matter) => ALWAYS_ASKED.has(matter)) ?? all.find((matter) => !isLine(matter)) ?? all[0]
}

/** 0 for a word in every text, 1 for one that no list has. */
function rarity(stem: string, { passages, containing }: BackgroundFrequencies): number {
  if (passages === 0) return 1
  return Math.log((passages + 1) / (containing(stem) + 1)) / Math.log(passages + 1)
}
