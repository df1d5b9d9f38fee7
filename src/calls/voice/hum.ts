/** Sounds by which people say that they listen, with repeated letters once; the same in all languages spoken here. */
const HUMS = new Set('m mh mhm hm hmhm uh uhuh uhu huh ah aha oh um eh ehm äh ähm eu euh'.split(' '))

/** The words of a transcript, in small letters. */
export function wordsIn(transcript: string): string[] {
  return transcript.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** True where nothing but "mm-hm" was said. */
export function isHummed(words: string[]): boolean {
  return words.length > 0 && words.every((word) => HUMS.has(word.replace(/(.)\1+/gu, '$1')))
}

/** True for a sound without words, and for "mm-hm": whoever speaks goes on. */
export function isNoTurn(transcript: string): boolean {
  const words = wordsIn(transcript)
  return words.length === 0 || isHummed(words)
}
