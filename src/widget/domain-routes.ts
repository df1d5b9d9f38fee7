import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { rawText } from '../core/fields.ts'
import { BadRequest } from '../errors.ts'
import { callerOf } from '../plugins/identity.ts'
import { normalizeDomain, type Tenants } from '../tenants/index.ts'
import type { Doorkeeper } from './origin.ts'

/** As many as the settings take; each in 100 characters fits into the line of a request. */
const MAX_DOMAINS = 100
const MAX_LIST_CHARS = 8_000

const testQuery = z.object({
  address: rawText(2_000, 1).describe('A page, as it stands in the address bar; without a scheme it is https.'),
  allowed_domains: z
    .string()
    .max(MAX_LIST_CHARS)
    .optional()
    .describe('Domains that are not saved yet, separated by commas, in place of those of the settings.'),
})

const testReply = z
  .object({
    origin: z.string().nullable().describe('As browsers name the website of this page; null: it is no web address.'),
    allowed: z.boolean().describe('Whether the widget would be shown there.'),
    reason: z
      .enum(['listed', 'own', 'insecure', 'other_port', 'other_name', 'not_listed', 'no_page'])
      .describe(
        '`listed`: by `entry`; `own`: a page of this installation. Not allowed: `insecure`: by http a name never is; ' +
          '`other_port`: `entry` has another port; `other_name`: `entry` has more or less before the same name; `not_listed`: ' +
          'nothing like it is listed; `no_page`: no address of a web page.',
      ),
    entry: z.string().nullable().describe('The domain of the list that decides, or that comes close.'),
    suggestion: z.string().nullable().describe('What to add to `allowed_domains`; null where nothing would help.'),
  })
  .meta({
    id: 'DomainTest',
    description: 'Whether a page may show the widget, and why.',
    examples: [
      {
        origin: 'https://www.example.com',
        allowed: false,
        reason: 'other_name',
        entry: 'example.com',
        suggestion: 'www.example.com',
      },
    ],
  })

interface DomainDeps {
  doorkeeper: Pick<Doorkeeper, 'judge'>
  tenants: Pick<Tenants, 'get'>
}

/** A test of addresses for staff, by the rule that decides when a page asks. */
export function domainRoutes(instance: FastifyInstance, { doorkeeper, tenants }: DomainDeps): void {
  instance.withTypeProvider<ZodTypeProvider>().get('/api/v1/widget/domain-test', {
    config: { access: 'tenant:read', limits: ['widget'] },
    schema: {
      operationId: 'testWidgetDomain',
      tags: ['widget'],
      summary: 'Test whether a page may show the widget',
      description: 'The page is not fetched: its address alone decides, by the same rule as when it asks.',
      querystring: testQuery,
      response: { 200: testReply },
    },
    handler: async (request) => {
      const { address, allowed_domains: typed } = request.query
      const domains =
        typed === undefined ? (await tenants.get(callerOf(request).tenantId)).allowedDomains : domainsIn(typed)
      const verdict = doorkeeper.judge(request, address, domains)
      return { ...verdict, suggestion: suggestionFor(verdict) }
    },
  })
}

/** @throws BadRequest */
function domainsIn(list: string): string[] {
  const entries = list.split(',').filter((entry) => entry.trim() !== '')
  if (entries.length > MAX_DOMAINS) throw new BadRequest(`allowed_domains: at most ${MAX_DOMAINS}`)
  return entries.map((entry) => {
    const domain = normalizeDomain(entry)
    if (domain === undefined)
      throw new BadRequest('allowed_domains: must be hosts such as example.com, *.example.com or localhost:3000')
    return domain
  })
}

/** An entry for http cannot be written: only https makes that page work. */
function suggestionFor({ allowed, origin, reason }: ReturnType<Doorkeeper['judge']>): string | null {
  if (allowed || origin === null || reason === 'insecure') return null
  return normalizeDomain(origin) ?? null
}
