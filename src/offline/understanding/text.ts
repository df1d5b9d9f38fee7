/** Lower case without accents; apostrophes and hyphens between letters are spaces, so that patterns meet one spelling. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll(/[’'`´]/gu, ' ')
    .replaceAll(/(?<=\p{L})[-–](?=\p{L})/gu, ' ')
    .replaceAll(/[ \t\u00A0]+/gu, ' ')
    .trim()
}

export function wordsOf(folded: string): string[] {
  return folded.match(/[\p{L}\p{N}_]+/gu) ?? []
}

/** The text with these parts replaced by blanks, so that nothing reads them twice. */
export function without(text: string, spans: Span[]): string {
  return spans.reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), text)
}

export interface Span {
  start: number
  end: number
}

export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end
}
