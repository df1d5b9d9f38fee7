import { plainSpelling } from '../../core/words.ts'
import { forLanguage, inAnyLanguage } from '../../languages/index.ts'
import { quoted, type Found } from './finding.ts'
import { sentencesIn, type Line } from './lines.ts'

const TITLE = `(?:(?:${inAnyLanguage(({ website }) => website.titles)})\\.? ){0,2}`
const WORD = "\\p{Lu}[\\p{Ll}'’-]{1,20}(?:\\p{Lu}\\p{Ll}{1,20})?"
/** Two or three words in capitals at the beginning of a line, ended by its end or a mark. */
const NAME = new RegExp(
  `^(${TITLE}${WORD} (?:(?:de|von|van|del|la|le|di) )?${WORD}(?: ${WORD})?)(?=$|[,:(–—]| [–—-] )`,
  'u',
)
/** Words of names of any origin that are articles elsewhere: Capucine Le Goff. */
const PARTICLES = ['le', 'la', 'les', 'los', 'las', 'el', 'der', 'die']
const MAX_ROLE_CHARS = 60
const MAX_STAFF = 30

/** People on pages that introduce the staff, with what is said to be their role. */
export function findStaff(lines: Line[], { title, language }: { title: string; language: string }): Found[] {
  const { team, noName } = forLanguage(language).website
  const isTeam = (text: string) =>
    plainSpelling(text)
      .split(/[^\p{L}]+/u)
      .some((word) => team.split(' ').includes(word))
  const isTeamPage = isTeam(title)
  const found: Found[] = []
  let isBelowTeam = false
  for (const [index, { text, heading, isHeading }] of lines.entries()) {
    // The names may be headings themselves, below the one that announces them.
    if (isHeading && nameIn(text, noName) === undefined) isBelowTeam = isTeam(text)
    if (!isTeamPage && !isBelowTeam && !isTeam(heading)) continue
    const name = nameIn(text, noName)
    if (name === undefined || found.length >= MAX_STAFF) continue
    const next = lines[index + 1]
    const behind = roleIn(text.slice(name.length))
    const role =
      behind ??
      (next === undefined || next.isHeading ? null : roleIn(withoutName(sentencesIn(next.text)[0] ?? '', name)))
    found.push({ value: { kind: 'staff', name, role }, quote: quoted(sentencesIn(text)[0] ?? text) })
  }
  return found
}

function nameIn(text: string, noName: string): string | undefined {
  const name = NAME.exec(text)?.[1]
  const words = plainSpelling(name ?? '').split(' ')
  const isNone = words.some(
    (word, index) => noName.split(' ').includes(word) && !(index > 0 && PARTICLES.includes(word)),
  )
  return name === undefined || isNone ? undefined : name
}

/** The sentence without the name at its beginning: "who founded it, …" of "Ada, who founded it, …". */
function withoutName(sentence: string, name: string): string {
  const words = sentence.split(' ')
  const end = words.findIndex((word) => !name.includes(word.replace(/[,:]$/, '')))
  return words.slice(Math.max(0, end)).join(' ')
}

function roleIn(rest: string): string | null {
  const role = rest
    .replace(/^[\s,:(–—-]+/u, '')
    .split(/[,.;)|]/, 1)[0]!
    .trim()
  return role === '' || role.length > MAX_ROLE_CHARS ? null : role
}
