import type { GrantInUse } from '../calls/index.ts'
import { MINUTE, SECOND } from '../core/time.ts'
import type { Tenant } from '../tenants/index.ts'
import { word, type Command, type CommandInput } from './command.ts'
import { tenantNamed, type OperatorDeps } from './operator.ts'
import { listOf, textFields, textTable } from './text-table.ts'

interface Outbound {
  tenant_id: string
  tenant: string
  numbers: string[]
  /** Countries it may call through a carrier. */
  countries: string[]
  minutes_per_day: number
  minutes_used_today: number
}

export async function outboundOf(deps: OperatorDeps, tenant: Tenant): Promise<Outbound> {
  const grant: GrantInUse = await deps.grants.of(tenant)
  return {
    tenant_id: tenant.id,
    tenant: tenant.name,
    numbers: tenant.numbers,
    countries: grant.countries,
    minutes_per_day: grant.minutesPerDay,
    minutes_used_today: Math.round((grant.usedSeconds * SECOND) / (MINUTE / 10)) / 10,
  }
}

const show = (outbound: Outbound) =>
  textFields([
    ['tenant', `${outbound.tenant} (${outbound.tenant_id})`],
    ['numbers', listOf(outbound.numbers)],
    ['calls to', listOf(outbound.countries)],
    ['minutes a day', `${outbound.minutes_per_day} (${outbound.minutes_used_today} used today)`],
  ])

const countriesOf = ({ arguments: all }: CommandInput) => (all['COUNTRY'] ?? []).map((code) => code.toUpperCase())

const problem: Command['problem'] = (given) => {
  const wrong = countriesOf(given).find((code) => !isCountry(code))
  return wrong === undefined ? undefined : `COUNTRY is an ISO 3166-1 code such as DE, not ${wrong}`
}

function isCountry(code: string): boolean {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  return /^[A-Z]{2}$/.test(code) && names.of(code) !== undefined
}

const MAX_MINUTES = 1_440 * 100

interface Budgets {
  /** Null: no limit for all tenants together. */
  call_minutes_per_day: number | null
  tenants: Outbound[]
}

export const callCommands: Command[] = [
  {
    name: 'outbound allow',
    parameters: ['TENANT', 'COUNTRY…'],
    about: 'Lets a tenant call these countries by a carrier, beside the country of its number.',
    problem,
    async run(deps, given) {
      const { id } = await tenantNamed(deps, word(given, 'TENANT'))
      await deps.grants.allow(id, countriesOf(given))
      return outboundOf(deps, await deps.tenants.get(id))
    },
    show,
  },
  {
    name: 'outbound deny',
    parameters: ['TENANT', '[COUNTRY…]'],
    about: 'Lets a tenant call these countries no more, also that of its number; without a COUNTRY, nobody at all.',
    problem,
    async run(deps, given) {
      const { id } = await tenantNamed(deps, word(given, 'TENANT'))
      await deps.grants.deny(id, countriesOf(given))
      return outboundOf(deps, await deps.tenants.get(id))
    },
    show,
  },
  {
    name: 'budget show',
    parameters: ['[TENANT]'],
    about: 'Call minutes a day: of the installation (CALL_MINUTES_PER_DAY), and of each tenant.',
    async run(deps, given): Promise<Budgets> {
      const [named] = given.arguments['TENANT'] ?? []
      const tenants = named === undefined ? await deps.tenants.all() : [await tenantNamed(deps, named)]
      const shown: Outbound[] = []
      for (const tenant of tenants) shown.push(await outboundOf(deps, tenant))
      return { call_minutes_per_day: deps.callMinutesPerDay ?? null, tenants: shown }
    },
    show: ({ call_minutes_per_day: all, tenants }: Budgets) =>
      [
        `CALL_MINUTES_PER_DAY of the installation: ${all ?? 'not set, so nothing bounds all tenants together'}`,
        '',
        textTable(
          ['TENANT_ID', 'TENANT', 'A DAY', 'USED TODAY'],
          tenants.map((one) => [
            one.tenant_id,
            one.tenant,
            String(one.minutes_per_day),
            String(one.minutes_used_today),
          ]),
        ),
      ].join('\n'),
  },
  {
    name: 'budget set',
    parameters: ['TENANT', 'MINUTES'],
    about: 'Sets a tenant\'s call minutes a day by a carrier; "default" takes back what was set.',
    problem(given) {
      const minutes = word(given, 'MINUTES')
      if (minutes === 'default' || (/^\d{1,6}$/.test(minutes) && Number(minutes) <= MAX_MINUTES)) return undefined
      return `MINUTES is a whole number up to ${MAX_MINUTES}, or default`
    },
    async run(deps, given) {
      const minutes = word(given, 'MINUTES')
      const { id } = await tenantNamed(deps, word(given, 'TENANT'))
      await deps.grants.setMinutes(id, minutes === 'default' ? undefined : Number(minutes))
      return outboundOf(deps, await deps.tenants.get(id))
    },
    show,
  },
]
