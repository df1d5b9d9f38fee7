import { inAnyLanguage } from '../../languages/index.ts'
import { fold, has } from '../understanding/text.ts'

/** Words in small letters that names of people have. */
const PARTICLES = new Set(
  'de del la las los da do dos das di della van von vom der den ter ten zu zum zur af av le du des d l al el bin ben ibn y e i und and et'.split(
    ' ',
  ),
)
const THINGS = inAnyLanguage(({ questions }) => questions.facts.things)
const BRACKETS = /\([^()]*\)?/gu
const FIGURE = /\d/u
const SMALL = /^\p{Ll}/u

/**
 * False for a name that tells a room or a thing: "Sala de catas", "Lane 2" and "Museum coach (platform 1)". Words in
 * brackets, or behind a comma or a dash, say what a person is: "Bastien, guide", "Anna Weber (physio)".
 */
export function mayBePerson(name: string): boolean {
  const [own = ''] = name.replaceAll(BRACKETS, ' ').split(/,| [-–—] /u)
  // "Dr. med." is a title.
  const [first = '', ...others] = own.split(/[\s'’-]+/u).filter((word) => word !== '' && !word.endsWith('.'))
  if (FIGURE.test(own) || isThing(first)) return false
  const small = others.filter((word) => SMALL.test(word) && !PARTICLES.has(word))
  // A name written wholly in small letters tells nothing.
  return small.length === 0 || SMALL.test(first) || !isThing(name)
}

function isThing(text: string): boolean {
  return has(fold(text), THINGS)
}
