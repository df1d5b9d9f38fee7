import { z } from 'zod'

/*
 * Default messages for every schema without its own: bodies, queries, settings, environment. Importing this file sets them
 * for the whole process.
 */

z.config({ customError: (issue) => wordsFor(issue) })

const KINDS: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a date',
  null: 'null',
}

const FORMATS: Record<string, string> = {
  email: 'an e-mail address',
  url: 'an address, such as https://www.example.com',
  uuid: 'a UUID',
  date: 'a date, such as 2026-03-02',
  datetime: 'an instant, such as 2026-03-02T09:30:00Z',
  time: 'a time of day, such as 09:30',
}

/** Undefined leaves the issue to zod's own message. */
function wordsFor(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue)
    case 'invalid_format':
      return FORMATS[issue.format] === undefined ? 'is not in the right form' : `must be ${FORMATS[issue.format]}`
    case 'invalid_value':
      return `${issue.input === undefined ? 'is required:' : 'must be'} ${oneOf(issue.values)}`
    case 'too_small':
      return `must ${amount(issue.origin, Number(issue.minimum), 'at least', issue.inclusive === false)}`
    case 'too_big':
      return `must ${amount(issue.origin, Number(issue.maximum), 'at most', issue.inclusive === false)}`
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`
    case 'unrecognized_keys':
      return `has no ${issue.keys.length === 1 ? 'field' : 'fields'} ${issue.keys.join(', ')}`
    case 'invalid_union':
      return eitherOf(issue.errors)
    case 'invalid_key':
      return 'has a field of a name that is not allowed'
    case 'custom':
      return 'is not valid'
    default:
      return undefined
  }
}

function wrongType({ expected, input, path }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>): string {
  const isMissing = input === undefined || input === null
  // Only the body of a request can be missing as a whole object.
  if (isMissing && expected === 'object' && (path ?? []).length === 0) return 'a JSON body is needed'
  return input === undefined ? 'is required' : `must be ${KINDS[expected] ?? expected}`
}

function amount(origin: string, bound: number, direction: 'at least' | 'at most', isExclusive: boolean): string {
  const unit = { string: 'character', array: 'entry', set: 'entry', file: 'byte' }[origin]
  if (unit === undefined) {
    const comparison = direction === 'at least' ? 'more than' : 'less than'
    return `be ${isExclusive ? comparison : direction} ${bound}`
  }
  if (bound === 1 && direction === 'at least') return 'not be empty'
  return `have ${direction} ${bound} ${bound === 1 ? unit : unit.replace(/y$/, 'ie') + 's'}`
}

function oneOf(values: readonly unknown[]): string {
  return values.length === 1 ? String(values[0]) : `one of ${values.map(String).join(', ')}`
}

/** "must be a text or a number": the message of each union branch, where it concerns the value itself and not a part of it. */
function eitherOf(errors: readonly (readonly z.core.$ZodIssue[])[]): string {
  const wanted = errors.flatMap((issues) => issues.filter(({ path }) => path.length === 0).slice(0, 1))
  const messages = [...new Set(wanted.map(({ message }) => message))]
  if (messages.length === 0) return 'is not valid'
  return messages.map((message, index) => (index === 0 ? message : message.replace(/^must be /, ''))).join(' or ')
}
