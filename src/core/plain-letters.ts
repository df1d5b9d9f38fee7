/** Lower case without accents and width: "Café" and "CAFÉ" are "cafe". */
export function plainLetters(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
