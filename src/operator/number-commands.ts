import { phonesOf } from '../calls/index.ts'
import { Conflict } from '../errors.ts'
import type { NumberState } from '../tenants/index.ts'
import { word, type Command } from './command.ts'
import { askLine, isDemo, numbersOfLine, tenantNamed, type OperatorDeps } from './operator.ts'
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

const assignmentCommands: Command[] = [
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

interface Checked {
  numbers: { number: string; connected: boolean; goes_to: string | null; tenant: string | null }[]
  /** Mistakes of this installation's settings that keep calls from coming. */
  warnings: string[]
}

/** The set-up of an installation that the carrier cannot see. */
function warningsOf({ address: { baseUrl, hasProxy } }: OperatorDeps): string[] {
  if (!baseUrl.startsWith('https:'))
    return [`BASE_URL is ${baseUrl}: Twilio needs an https address that the internet reaches.`]
  if (hasProxy) return []
  return [
    'BASE_URL is https and TRUST_PROXY is not set: behind a proxy every hook of Twilio is refused with "HTTPS required". Set TRUST_PROXY to the address of the proxy.',
  ]
}

const stateOf = ({ connected, goes_to: goesTo }: Checked['numbers'][number]) =>
  connected ? 'connected' : goesTo === null ? 'goes nowhere' : `goes to ${goesTo}`

async function check(deps: OperatorDeps): Promise<Checked> {
  const { baseUrl } = deps.address
  const found = await askLine(deps, async (line, signal): Promise<NumberState[]> => {
    if (line.check === undefined) throw new Conflict('This telephone line cannot be asked')
    return line.check(baseUrl, signal)
  })
  const assigned = await deps.tenants.numbers.assigned()
  const numbers = found.map(({ number, isConnected, goesTo }) => ({
    number,
    connected: isConnected,
    goes_to: goesTo,
    tenant: assigned.find((one) => one.number === number)?.tenantName ?? null,
  }))
  return { numbers, warnings: warningsOf(deps) }
}

function show({ numbers, warnings }: Checked): string {
  const rows = numbers.map((one) => [one.number, one.tenant ?? '-', stateOf(one)])
  const table = rows.length === 0 ? 'The account has no numbers.' : textTable(['NUMBER', 'TENANT', 'CALLS'], rows)
  const cure = numbers.some(({ connected }) => !connected) ? ['To bring calls here: numbers connect NUMBER'] : []
  return [table, ...cure, ...warnings.map((warning) => `Warning: ${warning}`)].join('\n\n')
}

/** Commands that set the line up without the carrier's console. */
const setupCommands: Command[] = [
  {
    name: 'numbers check',
    parameters: [],
    about: 'Asks the carrier where the calls of each number go, and says what is missing.',
    run: check,
    show,
  },
  {
    name: 'numbers connect',
    parameters: ['NUMBER'],
    about: 'Tells the carrier to bring the calls of a number to this installation.',
    problem,
    async run(deps, given) {
      await askLine(deps, async (line, signal) => {
        if (line.connect === undefined) throw new Conflict('This telephone line cannot be set up')
        await line.connect(deps.address.baseUrl, word(given, 'NUMBER'), signal)
      })
      return check(deps)
    },
    show,
  },
  {
    name: 'numbers fallback',
    parameters: ['NUMBER'],
    about:
      'Prints TwiML for a place that answers while this installation is away: the team is phoned, then a message is kept.',
    problem,
    async run(deps, given) {
      const number = word(given, 'NUMBER')
      const owner = (await deps.tenants.numbers.assigned()).find((one) => one.number === number)
      if (owner === undefined) throw new Conflict(`${number} is assigned to nobody: numbers assign ${number} TENANT`)
      const tenant = await deps.tenants.get(owner.tenantId)
      const team = { numbers: phonesOf(tenant), language: tenant.language }
      const twiml = await askLine(deps, async (line) => line.withoutUs?.(number, team))
      return { number, twiml: twiml ?? '' }
    },
    show: ({ twiml }: { twiml: string }) => twiml,
  },
]

export const numberCommands: Command[] = [...assignmentCommands, ...setupCommands]
