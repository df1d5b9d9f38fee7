import { email } from './fields.ts'

/** The length limits of RFC 5321 §4.5.3.1 also bound the scan: a very long word is not rescanned from each of its letters. */
const WRITTEN_EMAIL = /(?<![^\s@<>()"',;:])[^\s@<>()"',;:]{1,64}@[^\s@<>()"',;:]{1,250}\.\p{L}{2,}/gu
/** Only with a country code; other digits could be any number. */
const WRITTEN_PHONE = /\+\d[\d\s().-]{6,18}\d/u

/** The first e-mail and the first phone in a person's messages. */
export function writtenContact(texts: string[]): { email: string | undefined; phone: string | undefined } {
  const said = texts.join('\n')
  const written = said.matchAll(WRITTEN_EMAIL).map(([found]) => email.safeParse(found).data)
  return { email: written.find((found) => found !== undefined), phone: WRITTEN_PHONE.exec(said)?.[0] }
}
