import { email } from './fields.ts'

/** With the lengths of RFC 5321 §4.5.3.1: an endless word is not looked through again from each of its letters. */
const WRITTEN_EMAIL = /(?<![^\s@<>()"',;:])[^\s@<>()"',;:]{1,64}@[^\s@<>()"',;:]{1,250}\.\p{L}{2,}/gu
/** With its country code, or it could be any number. */
const WRITTEN_PHONE = /\+\d[\d\s().-]{6,18}\d/u

/** The first e-mail and the first phone in what somebody wrote or said. */
export function writtenContact(texts: string[]): { email: string | undefined; phone: string | undefined } {
  const said = texts.join('\n')
  const written = said.matchAll(WRITTEN_EMAIL).map(([found]) => email.safeParse(found).data)
  return { email: written.find((found) => found !== undefined), phone: WRITTEN_PHONE.exec(said)?.[0] }
}
