import type { EncodedWord, Encoding } from './encoder.ts'
import { dot } from './vectors.ts'

/** Inverse temperature of the softmax over the likenesses of words, in training and in choices. */
export const SHARPNESS = 12

/** Likeness of the subject of a text to that of a message, from about 0 to 2: of their words and of their likely matters. */
export function likeness(message: Encoding, text: Encoding): number {
  return likenessOfWords(message, text) + dot(message.matters, text.matters)
}

/**
 * Likeness of a text to a message by their words alone, up to 1: the mean of the texts as wholes, and of each word of the
 * message with the word of the text that is nearest to it. The longer a word's vector, the more it counts.
 */
export function likenessOfWords(message: Encoding, text: Encoding): number {
  const total = message.words.reduce((sum, { length }) => sum + length, 0)
  if (total === 0) return dot(message.vector, text.vector)
  const nearest = new Float32Array(message.words.length)
  for (const word of text.words) {
    const likenesses = likenessesOf(word, message)
    for (let place = 0; place < nearest.length; place += 1)
      if (likenesses[place]! > nearest[place]!) nearest[place] = likenesses[place]!
  }
  const met = message.words.reduce((sum, { length }, place) => sum + length * nearest[place]!, 0)
  return (dot(message.vector, text.vector) + met / total) / 2
}

/** Sentences of a business share most of their words, so each is compared with a message once. */
const compared = new WeakMap<Encoding, Map<EncodedWord, Float32Array>>()

/** Likeness of a word to each word of a message. */
function likenessesOf(word: EncodedWord, message: Encoding): Float32Array {
  let known = compared.get(message)
  if (known === undefined) compared.set(message, (known = new Map<EncodedWord, Float32Array>()))
  let found = known.get(word)
  if (found === undefined) {
    found = new Float32Array(message.words.length)
    for (const [place, { vector }] of message.words.entries()) found[place] = dot(vector, word.vector)
    known.set(word, found)
  }
  return found
}
