import type { Lexicon } from './lexicon.ts'
import { fold, wordsOf } from '../understanding/text.ts'

const PARTICLES =
  'von|van|vom|zu|zur|der|den|de|du|des|da|di|del|della|la|le|las|los|el|bin|ibn|ben|ter|ten|y|e|af|av|st|mc|mac|d|o'
const WORD = "\\p{L}[\\p{L}\\p{M}'’.-]*"
const CAPITALISED = "(?:\\p{Lu}[\\p{L}\\p{M}'’.-]*)"
const MOST_WORDS = 6
const MOST_LETTERS = 80

/** A name that the visitor says is one: "my name is …". `text` is as it was typed, without addresses and numbers. */
export function introducedName(text: string, lexicon: Lexicon): string | undefined {
  const lead = new RegExp(`(?<![\\p{L}\\p{N}])(?:${lexicon.nameLeads})[:,]?\\s+(?=\\p{L})`, 'giu')
  let name: string | undefined
  for (const match of text.matchAll(lead)) {
    const isClear = new RegExp(`nam|nom|hei|llam|appel|call`, 'iu').test(match[0])
    name = nameAt(text.slice(match.index + match[0].length), lexicon, isClear) ?? name
  }
  return name ?? nameBefore(text, lexicon)
}

/** What may be a name because a name was asked for. */
export function answeredName(text: string, lexicon: Lexicon): string | undefined {
  const cleaned = text
    .replace(
      new RegExp(
        `^[\\s,⁂]*(?:(?:${lexicon.yes}|${lexicon.nameLeads}|it'?s|es|c'est|name|sorry|perdón|pardon)(?![\\p{L}\\p{N}])[\\s,:.!⁂]*)+`,
        'iu',
      ),
      '',
    )
    .replaceAll(/[\s,⁂]+$/gu, '')
    .replace(/[.!]+$/u, '')
    .trim()
  const first = cleaned.split(/[,;\n⁂]/u)[0]?.trim() ?? ''
  if (!new RegExp(`^${WORD}(?:\\s+${WORD}){0,${MOST_WORDS - 1}}$`, 'u').test(first)) return undefined
  return first.length > MOST_LETTERS ? undefined : first
}

/** Capitalised words with their particles; in small letters, up to three words. */
function nameAt(text: string, lexicon: Lexicon, isClear: boolean): string | undefined {
  const capitalised = new RegExp(`^${CAPITALISED}(?:\\s+(?:(?:${PARTICLES})\\s+)*${CAPITALISED}){0,4}`, 'u').exec(text)
  if (capitalised !== null) return withoutStops(capitalised[0], lexicon)
  if (!isClear) return undefined
  const small = new RegExp(`^${WORD}(?:\\s+${WORD}){0,3}`, 'u').exec(text)
  return small === null ? undefined : withoutStops(small[0], lexicon)
}

/** "Ada Lovelace here", or a name just before an address that was cut out. */
function nameBefore(text: string, lexicon: Lexicon): string | undefined {
  const name = `(${CAPITALISED}(?:\\s+(?:(?:${PARTICLES})\\s+)*${CAPITALISED}){1,4})`
  const tail = new RegExp(`(?:^|[.!?,:]\\s*)${name}\\s+(?:${lexicon.nameTails})(?!\\p{L})`, 'u').exec(text)
  if (tail !== null) return tail[1]
  const listed = new RegExp(`(?:^|[.!?,:;(]\\s*)${name}[\\s,(:–-]*⁂`, 'u').exec(text)
  return listed?.[1]
}

function withoutStops(name: string, { nameStops }: Lexicon): string | undefined {
  const stops = new Set(fold(nameStops).split(' '))
  const words: string[] = []
  for (const word of name.split(/\s+/u)) {
    const folded = wordsOf(fold(word)).join('')
    // Inside of a name in capitals, "La" and "De" belong to it.
    const isInside = words.length > 0 && (/^\p{Lu}/u.test(word) || new RegExp(`^(?:${PARTICLES})$`, 'u').test(word))
    if (stops.has(folded) && !isInside) break
    words.push(word.replace(/[.,]+$/u, (end) => (/^\p{L}\.$/u.test(word) ? end : '')))
  }
  while (words.length > 0 && new RegExp(`^(?:${PARTICLES})$`, 'u').test(words.at(-1) ?? '')) words.pop()
  return words.length === 0 ? undefined : words.join(' ')
}
