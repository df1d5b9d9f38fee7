/** A letter of a script without spaces between words. */
export const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u
export const ALL_UNSPACED = new RegExp(UNSPACED, 'gu')

/** Lower case without accents and width: "Café" and "CAFÉ" are "cafe". */
export function plainLetters(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** Plain letters, with one kind of apostrophe. */
export function plainSpelling(text: string): string {
  return plainLetters(text).replaceAll('’', "'")
}

/** The words and figures of a text in plain letters, for names that are written with accents or without. */
export function plainWords(text: string): string[] {
  return plainLetters(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The words and figures of a text in lower case; accents stay, because patterns and languages tell words apart by them. */
export function lowerWords(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
}
