/** Words in small letters that names of people have. */
const PARTICLES = new Set(
  'de del la las los da do dos di van von der den zu le du des al el bin y e i und and et'.split(' '),
)
const NO_NAME = /\d|\(/u
const SMALL = /^\p{Ll}/u

/**
 * True for a name that may be a person's. "Sala de catas" and "Museum coach (platform 1)" are rooms and things: they go on
 * in small letters, or have figures or brackets. Words behind a comma say what a person is: "Bastien, guide".
 */
export function mayBePerson(name: string): boolean {
  const [own = ''] = name.split(',')
  const [first = '', ...others] = own.trim().split(/[\s'’-]+/u)
  if (NO_NAME.test(own)) return false
  // A name written wholly in small letters tells nothing.
  return SMALL.test(first) || others.every((word) => !SMALL.test(word) || PARTICLES.has(word))
}
