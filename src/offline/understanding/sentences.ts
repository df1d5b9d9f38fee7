/**
 * The sentences of a message. A full stop behind one or two digits belongs to a date, and one before a digit to an
 * abbreviation: "Bundesstr. 12".
 */
export function sentencesIn(message: string): string[] {
  return message
    .split(/(?<=[!?\n])\s|(?<=(?<!(?<!\d)\d{1,2})\.)\s(?!\d)/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}
