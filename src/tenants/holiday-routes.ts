import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { dateIn } from '../core/fields.ts'
import type { Clock } from '../core/time.ts'
import { callerOf } from '../plugins/identity.ts'
import { proposeHolidays } from './holiday-proposals.ts'
import { GUESSED_FROM } from './guessed-country.ts'
import { tenantParams } from './schemas.ts'
import type { Tenants } from './service.ts'
import { country, region } from './fields.ts'
import { ownTenant } from './tenant.ts'

const holidaysQuery = z.object({
  country: country.optional().describe('ISO 3166-1; guessed from the settings unless said.'),
  region: region.optional().describe('One of `regions`; guessed from the settings unless `country` is said.'),
  from: dateIn.optional().describe("First day; today in the tenant's time zone unless said."),
  to: dateIn.optional().describe('Last day, included, at most two years on; a year from the first unless said.'),
})

const holidaysReply = z
  .object({
    country: z.string().describe('ISO 3166-1.'),
    region: z.string().nullable().describe('One of `regions`; null: the holidays of the whole country alone.'),
    guessed_from: z
      .enum(GUESSED_FROM)
      .nullable()
      .describe('The setting that tells the country; null where the request named it.'),
    regions: z
      .array(z.object({ code: z.string().describe('For `region`.'), name: z.string().describe('By its people.') }))
      .describe('Parts of the country with holidays of their own.'),
    from: z.string().describe('First day.'),
    to: z.string().describe('Last day, included.'),
    data: z
      .array(
        z.object({
          from: z.string().describe('The day, or the first of several.'),
          to: z.string().describe('The same day, or the last of several, included.'),
          name: z.string().describe("In the tenant's language where it has a name there."),
          closed_by: z
            .enum(['closures', 'hours'])
            .nullable()
            .describe('`closures`: closed already; `hours`: it falls on closed days of the week; null: open.'),
        }),
      )
      .describe('Public holidays of whole days, earliest first. Nothing is closed by them.'),
  })
  .meta({
    id: 'Holidays',
    description: 'Public holidays where the business is, to propose as closed days.',
    examples: [
      {
        country: 'DE',
        region: 'HH',
        guessed_from: 'phone',
        regions: [{ code: 'HH', name: 'Hansestadt Hamburg' }],
        from: '2026-12-01',
        to: '2027-11-30',
        data: [{ from: '2026-12-25', to: '2026-12-25', name: 'Christmas Day', closed_by: 'closures' }],
      },
    ],
  })

export function holidayRoutes(instance: FastifyInstance, tenants: Pick<Tenants, 'get'>, clock: Clock): void {
  instance.withTypeProvider<ZodTypeProvider>().get('/api/v1/tenants/:tenant_id/holidays', {
    config: { access: 'tenant:read' },
    schema: {
      operationId: 'listHolidays',
      tags: ['tenants'],
      summary: 'List the public holidays where the business is',
      description: 'A proposal: a day is closed once it is in `business.closures`.',
      params: tenantParams,
      querystring: holidaysQuery,
      response: { 200: holidaysReply },
    },
    handler: async (request) => {
      const tenant = await tenants.get(ownTenant(callerOf(request), request.params.tenant_id))
      return proposeHolidays(tenant, request.query, clock.now())
    },
  })
}
