import { Conflict } from '../errors.ts'
import { word, type Command } from './command.ts'
import { isDemo, numbersOfLine, tenantNamed } from './operator.ts'
import { textTable } from './text-table.ts'

interface ListedNumber {
  number: string
  tenant_id: string | null
  tenant: string | null
  /** False: assigned, but no longer at the carrier. Null: no carrier. */
  on_line: boolean | null
}

function noteOf({ on_line: isOnLine }: ListedNumber): string {
  return isOnLine === false ? 'not of this line' : ''
}

const NUMBER = /^\+[1-9]\d{6,14}$/

const problem: Command['problem'] = (given) =>
  NUMBER.test(word(given, 'NUMBER')) ? undefined : 'NUMBER is a phone number with + and country code: +14155550100'

export const numberCommands: Command[] = [
  {
    name: 'numbers list',
    parameters: [],
    about: 'The numbers of the telephone line, and whose they are.',
    async run(deps): Promise<ListedNumber[]> {
      const assigned = await deps.tenants.numbers.assigned()
      const ofLine = deps.line === undefined ? undefined : await numbersOfLine(deps)
      const all = new Set([...(ofLine ?? []), ...assigned.map(({ number }) => number)])
      return [...all].toSorted().map((number) => {
        const owner = assigned.find((one) => one.number === number)
        return {
          number,
          tenant_id: owner?.tenantId ?? null,
          tenant: owner?.tenantName ?? null,
          on_line: ofLine?.includes(number) ?? null,
        }
      })
    },
    show(numbers: ListedNumber[]) {
      if (numbers.length === 0) return 'There are no numbers.'
      return textTable(
        ['NUMBER', 'TENANT_ID', 'TENANT', ''],
        numbers.map((one) => [one.number, one.tenant_id ?? '-', one.tenant ?? '-', noteOf(one)]),
      )
    },
  },
  {
    name: 'numbers assign',
    parameters: ['NUMBER', 'TENANT'],
    about: 'Gives a number of the telephone line to a tenant, which is called on it and calls with it.',
    problem,
    async run(deps, given) {
      const number = word(given, 'NUMBER')
      const tenant = await tenantNamed(deps, word(given, 'TENANT'))
      if (await isDemo(deps, tenant)) throw new Conflict('The demo tenant has no telephone')
      if (!(await numbersOfLine(deps)).includes(number))
        throw new Conflict(`${number} is no number of the telephone line. Its numbers: numbers list`)
      await deps.tenants.numbers.assign(tenant.id, number)
      return { number, tenant_id: tenant.id, tenant: tenant.name }
    },
    show: ({ number, tenant, tenant_id }: { number: string; tenant: string; tenant_id: string }) =>
      `${number} is assigned to ${tenant} (${tenant_id}).`,
  },
  {
    name: 'numbers release',
    parameters: ['NUMBER'],
    about: 'Takes a number from its tenant.',
    problem,
    async run(deps, given) {
      const number = word(given, 'NUMBER')
      return { number, tenant_id: await deps.tenants.numbers.release(number) }
    },
    show: ({ number, tenant_id }: { number: string; tenant_id: string }) =>
      `${number} is assigned to nobody now. It was of ${tenant_id}.`,
  },
]
