import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { baseLanguage, forLanguage, languageAsked, LANGUAGES, speaks } from '../../src/languages/index.ts'

const SRC = join(import.meta.dirname, '../../src')
const ENGLISH = shapeOf(LANGUAGES.en)
/**
 * Tables whose keys are patterns or phrases, so they differ between languages; feasts differ as well. Of the words of days and
 * times a language has some and lacks others, which it says with null; their type names every key.
 */
const KEYED_BY_PATTERN = /\.feasts\.|\.when\./
const OTHERS = Object.keys(LANGUAGES).filter((tag) => tag !== 'en')

type Shape = Record<string, string>

/** Paths of all leaves with the properties equal in all languages: type, and arity of functions. */
function shapeOf(value: unknown, path = ''): Shape {
  if (Array.isArray(value) || value instanceof RegExp) return { [path]: value.constructor.name }
  if (typeof value === 'function') return { [path]: `function of ${value.length}` }
  if (typeof value !== 'object' || value === null) return { [path]: typeof value }
  return Object.assign({}, ...Object.entries(value).map(([key, inner]) => shapeOf(inner, `${path}.${key}`)))
}

function leavesOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null && !(value instanceof RegExp)
    ? Object.values(value).flatMap(leavesOf)
    : [value]
}

function comparable(shape: Shape): Shape {
  return Object.fromEntries(Object.entries(shape).filter(([path]) => !KEYED_BY_PATTERN.test(path)))
}

describe.each(OTHERS)('%s', (tag) => {
  it('has what English has, and nothing else', () => {
    expect(comparable(shapeOf(forLanguage(tag)))).toEqual(comparable(ENGLISH))
  })

  it('has the files that English has', () => {
    expect(filesOf(tag)).toEqual(filesOf('en'))
  })
})

it.each(Object.keys(LANGUAGES))('%s leaves nothing empty', (tag) => {
  const empty = leavesOf(forLanguage(tag)).filter((leaf) => typeof leaf === 'string' && leaf.trim() === '')
  expect(empty).toEqual([])
})

function filesOf(tag: string): string[] {
  return globSync('**', { cwd: join(SRC, 'languages', tag) }).toSorted()
}

describe('a tag', () => {
  it.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['ES_mx', 'es'],
    ['it', 'en'],
    ['constructor', 'en'],
    ['', 'en'],
  ] as const)('%s is served in %s', (tag, spoken) => {
    expect(forLanguage(tag)).toBe(LANGUAGES[spoken])
  })

  it('is spoken or not, and has a base either way', () => {
    expect(['fr-CA', 'pt-BR', 'toString'].map(speaks)).toEqual([true, false, false])
    expect(baseLanguage('pt-BR')).toBe('pt')
  })

  it('is the first one of a browser that is spoken', () => {
    expect(['ja, de-AT;q=0.8, fr', 'ja', undefined].map(languageAsked)).toEqual(['de', 'en', 'en'])
  })
})

/** Sources with a permitted look-up by language. */
const EXCEPTIONS = [
  // Package file names for all languages that can be indexed, not only the spoken ones.
  'knowledge/stemmers.ts',
  'knowledge/background-frequencies.ts',
]

const sources = globSync('**/*.ts', { cwd: SRC, exclude: ['**/node_modules/**'] })
  .filter((path) => !/^(?:languages|web|offline\/dialogue)\//.test(path))
  .filter((path) => !EXCEPTIONS.includes(path))

it.each([
  ['no look-up', /\.split\(\s*(?:\/[^/\n]*\[[-_]{2}\]|'[-_]')[^)]*\)\s*(?:\[0\]|\.at\(0\))/],
  ['no table', /^[ \t]*['"]?(?:de|es|fr)['"]?: [^]*?^[ \t]*['"]?(?:de|es|fr)['"]?: /m],
  ['no list', /\b(?:de|es|fr)\b['"]?, ['"]?(?:de|es|fr)\b/],
])('there is %s of languages elsewhere', (_, pattern) => {
  const found = sources.filter((path) => pattern.test(readFileSync(join(SRC, path), 'utf8')))
  expect(found).toEqual([])
})

/** Have parts of names of any origin. */
const NAMES = ['offline/understanding/contact/names.ts', 'onboarding/finding/staff.ts']

describe('small words', () => {
  const [german, ...romance] = [['de'], ['es'], ['fr']].map(([tag]) =>
    wordsIn(leavesOf(forLanguage(tag!).functionWords)),
  )
  it('of several languages stand in no pattern elsewhere', () => {
    const found = sources
      .filter((path) => /^(?:offline\/understanding|conversation)\//.test(path) && !NAMES.includes(path))
      .flatMap((path) =>
        readFileSync(join(SRC, path), 'utf8')
          .split('\n')
          .map((line) => ({ path, line })),
      )
      .filter(({ line }) => !/^\s*(?:\/\/|\/?\*)/.test(line))
      .filter(({ line }) => {
        const words = alternativesIn(line)
        return words.some((word) => german!.has(word)) && words.some((word) => romance.some((own) => own.has(word)))
      })
    expect(found).toEqual([])
  })
})

describe('words beside figures and in documents', () => {
  const [english, ...others] = ['en', 'de', 'es', 'fr'].map((tag) => {
    const { figures, documents, functionWords, website, when } = forLanguage(tag)
    const { columns, page, free } = documents
    return wordsIn(leavesOf([figures, columns, page, free, functionWords.afterHour, website.titles, when.units]))
  })
  /** Two letters tell no language: "de" is a word of several, "an" of others. */
  const isOwn = (word: string) => word.length > 2 && others.some((words) => words.has(word)) && !english!.has(word)

  it('stand in no pattern elsewhere', () => {
    const found = sources
      .filter((path) => !/\/training\/|^demo\//.test(path) && !NAMES.includes(path))
      .flatMap((path) =>
        readFileSync(join(SRC, path), 'utf8')
          .split('\n')
          .map((line) => ({ path, line })),
      )
      .filter(({ line }) => !/^\s*(?:\/\/|\/?\*)/.test(line))
      .filter(({ line }) => alternativesIn(line).some((word) => isOwn(word.toLowerCase())))
    expect(found).toEqual([])
  })
})

/** Whole words of at least two letters in patterns. */
function wordsIn(patterns: unknown[]): Set<string> {
  return new Set(patterns.flatMap((pattern) => String(pattern).match(/(?<![\p{L}\\])\p{L}{2,}(?![\p{L}?[])/gu) ?? []))
}

/** The words between the bars of a pattern. */
function alternativesIn(line: string): string[] {
  return line.includes('|')
    ? [...line.matchAll(/(?<=[|(:])\s?(\p{L}{2,8})\s?\??(?=[|)])/gu)].map(([, word]) => word!)
    : []
}
