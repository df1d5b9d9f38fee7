import type { ZodFastifySchemaValidationError } from 'fastify-type-provider-zod'
import { z } from 'zod'

const issue = z.object({
  loc: z
    .array(z.union([z.string(), z.int().min(0)]))
    .describe('The place: `body`, then the path to the field; numbers are places in lists.'),
  msg: z.string().describe('The reason, for a person.'),
  type: z.string().describe('The kind of failure, for a program, such as `invalid_type` or `too_big`.'),
})

/** One entry of a 422. */
export type Issue = z.infer<typeof issue>

/** The body of a 422, in the OpenAPI document. */
export const validationProblem = z.object({ detail: z.array(issue).describe('One entry for each failure.') }).meta({
  id: 'ValidationProblem',
  description: 'A body that failed its schema.',
  examples: [{ detail: [{ loc: ['body', 'name'], msg: 'must not be empty', type: 'too_small' }] }],
})

/** Caps the reply: a body may contain any number of unknown fields. */
const MAX_UNKNOWN_NAMED = 50

/** Entries of a 422 for one failure of zod: one for each unknown field, otherwise one. */
export function issuesOf({ instancePath, keyword, message, params }: ZodFastifySchemaValidationError): Issue[] {
  const path = instancePath
    .split('/')
    .filter((part) => part !== '')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  const loc = ['body', ...path.map((part) => (/^\d+$/.test(part) ? Number(part) : part))]
  const { keys: unknown }: { keys?: string[] } = params
  if (keyword === 'unrecognized_keys' && unknown !== undefined)
    return unknown
      .slice(0, MAX_UNKNOWN_NAMED)
      .map((name) => ({ loc: [...loc, name], msg: 'is not a known field', type: keyword }))
  return [{ loc, msg: message ?? 'is not valid', type: keyword }]
}
