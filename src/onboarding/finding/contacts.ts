import { readPhone } from '../../core/phone.ts'
import { CONTACT_FORMS, contactsWritten } from '../../languages/contact-forms.ts'
import { isOfSomebodyElse } from '../../languages/contact-owner.ts'
import { quoted, withoutEnd, type Found } from './finding.ts'
import { sentencesIn, type Line } from './lines.ts'

/** Maximum contacts of a page; more are those of a directory. */
const MAX_EACH = 5
const MAX_ADDRESS_CHARS = 120
const POSTCODE = /^,?\s?(?:[A-Z]{1,2}-)?\d{4,5}\s\p{Lu}/u

/** Address, phone numbers and e-mail addresses, by how they are written. Numbers are read by the rules of `country`; those of somebody else are marked. */
export function findContacts(lines: Line[], { country, business }: { country: string; business: string }): Found[] {
  return CONTACT_FORMS.flatMap((form) => {
    const found = lines.flatMap(({ text, heading }, index) =>
      contactsWritten(text, form).flatMap((written): Found[] => {
        const value = valueOf(form, written, { text, next: lines[index + 1]?.text ?? '', country })
        if (value === undefined) return []
        const sentence = sentencesIn(text).find((one) => one.includes(written)) ?? text
        const before = `${lineAbove(lines, index)}${text.slice(0, text.indexOf(written))}`
        const isForeign = isOfSomebodyElse({ before, heading, business })
        return [{ value: { kind: form, text: value }, quote: quoted(sentence), isForeign }]
      }),
    )
    return found.slice(0, MAX_EACH)
  })
}

const NAME_LINE_CHARS = 60

/** A short line above may name whose contact it is; a longer one, or a list's other entry, does not. */
function lineAbove(lines: Line[], index: number): string {
  const [above, own] = [lines[index - 1], lines[index]]
  if (above === undefined || own === undefined || above.isHeading || above.isEntry || own.isEntry) return ''
  return above.text.length > NAME_LINE_CHARS ? '' : `${above.text}\n`
}

interface Place {
  text: string
  next: string
  country: string
}

function valueOf(form: (typeof CONTACT_FORMS)[number], written: string, place: Place): string | undefined {
  if (form === 'email') return written.toLowerCase()
  return form === 'phone' ? phoneOf(written, place.country) : addressOf(written, place)
}

/** E.164, or undefined where the figures are no number of the country. */
export function phoneOf(written: string, country: string): string | undefined {
  const value = readPhone(written, country)?.value
  return value?.startsWith('+') === true ? value : undefined
}

/** The street with the town after it, on the same line or the next. */
function addressOf(street: string, { text, next }: Place): string {
  const at = text.indexOf(street)
  const rest = text.slice(at + street.length)
  const behind = /^[,\s]/.test(rest) ? partsOfTown(rest.split(/[.;|(·•]|\s[–—-]\s/, 1)[0]!).trimEnd() : ''
  const place = [rest.replace(/^\s?[·•|]\s?/, ''), next].find((words) => POSTCODE.test(words))
  const town = behind === '' && place !== undefined ? `, ${place.split(/[.;|(·•]/, 1)[0]!.trim()}` : ''
  return withoutEnd(`${street.trimEnd()}${behind}${town}`.slice(0, MAX_ADDRESS_CHARS), ' ,:')
}

/** A postcode, a town or a floor; words in small letters tell the way: "14 Mill Lane, two minutes from the station". */
function partsOfTown(behind: string): string {
  const parts = behind.split(',')
  const end = parts.findIndex((part) => part.trim() !== '' && !/^[\p{Lu}\d]/u.test(part.trim()))
  return (end === -1 ? parts : parts.slice(0, end)).join(',')
}
