/** Minimum letters of a word that may be told in another language by its likeness alone. */
const MIN_LENGTH = 4
/** Consonants from which the vowels of two words need not be alike. */
const MIN_CONSONANTS = 3
const VOWELS = /[aeiouy]+/gu

/** Spellings of the same sound in the languages that are spoken here, longest first. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/[cstz]ion/gu, 'sion'],
  [/ph/gu, 'f'],
  [/th/gu, 't'],
  [/[cz](?=[ei])/gu, 's'],
  [/ch|ck|qu|[cq]/gu, 'k'],
  [/z/gu, 's'],
  [/[jg](?=[aeiouy])/gu, 'g'],
  [/w/gu, 'v'],
  [/(\p{L})\1/gu, '$1'],
]

/**
 * True for two folded words that languages have in common, as names of places and titles often are: "Duques" and "Ducs",
 * "terraza" and "terrasse".
 */
export function areCognates(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < MIN_LENGTH || a[0] !== b[0]) return false
  const [one, other] = [soundOf(a), soundOf(b)]
  if (one === other) return true
  const [bare, otherBare] = [one, other].map((sound) => sound.replaceAll(VOWELS, ''))
  return bare === otherBare && bare!.length >= MIN_CONSONANTS && one[1] === other[1]
}

/** A word in one spelling of each sound, without its ending. */
function soundOf(word: string): string {
  const singular = word.replace(/e?s$/u, '')
  return SPELLINGS.reduce((sound, [written, spoken]) => sound.replaceAll(written, spoken), singular).replace(
    /[aeiouy]{1,2}$/u,
    '',
  )
}
