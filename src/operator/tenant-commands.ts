import { type Command, word } from './command.ts'
import { outboundOf } from './call-commands.ts'
import { tenantNamed } from './operator.ts'
import { listOf, textFields, textTable } from './text-table.ts'

interface ListedTenant {
  tenant_id: string
  name: string
  country: string
  numbers: string[]
  created_at: string
}

interface ShownTenant extends ListedTenant {
  language: string
  time_zone: string
  users: number
  calls_to: string[]
  minutes_per_day: number
  minutes_used_today: number
}

export const tenantCommands: Command[] = [
  {
    name: 'tenants list',
    parameters: [],
    about: 'All tenants, the oldest first.',
    run: async (deps): Promise<ListedTenant[]> =>
      (await deps.tenants.all()).map(({ id, name, country, numbers, createdAt }) => ({
        tenant_id: id,
        name,
        country,
        numbers,
        created_at: createdAt.toISOString(),
      })),
    show: (tenants: ListedTenant[]) =>
      tenants.length === 0
        ? 'There are no tenants.'
        : textTable(
            ['TENANT_ID', 'NAME', 'COUNTRY', 'NUMBERS', 'SINCE'],
            tenants.map((one) => [
              one.tenant_id,
              one.name,
              one.country,
              listOf(one.numbers),
              one.created_at.slice(0, 10),
            ]),
          ),
  },
  {
    name: 'tenants show',
    parameters: ['TENANT'],
    about: 'One tenant: its numbers, users and what it may call.',
    async run(deps, given): Promise<ShownTenant> {
      const tenant = await tenantNamed(deps, word(given, 'TENANT'))
      const outbound = await outboundOf(deps, tenant)
      return {
        tenant_id: tenant.id,
        name: tenant.name,
        country: tenant.country,
        language: tenant.language,
        time_zone: tenant.timeZone,
        numbers: tenant.numbers,
        users: (await deps.auth.users(tenant.id)).length,
        calls_to: outbound.countries,
        minutes_per_day: outbound.minutes_per_day,
        minutes_used_today: outbound.minutes_used_today,
        created_at: tenant.createdAt.toISOString(),
      }
    },
    show: (tenant: ShownTenant) =>
      textFields(
        Object.entries(tenant).map(([name, value]) => [name, Array.isArray(value) ? listOf(value) : String(value)]),
      ),
  },
]
