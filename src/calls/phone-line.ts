import { SECOND, type Clock } from '../core/time.ts'
import type { NumberState, Tenant, Tenants } from '../tenants/index.ts'
import type { Carrier } from './carriers/carrier.ts'

interface PhoneLineDeps {
  tenants: { get: Tenants['get']; numbers: Pick<Tenants['numbers'], 'source'> }
  carrier: Pick<Carrier, 'isSimulated'>
  baseUrl: string
  clock: Clock
  log: { warn(details: object, message: string): void }
}

export type PhoneLine = ReturnType<typeof createPhoneLine>

/**
 * Where an assigned number's calls go.
 *
 * - `connected`: to this installation.
 * - `incomplete`: to this installation, without its address for failures or for the end of a call.
 * - `elsewhere`: to another address, or to none.
 * - `missing`: nowhere; the number is no longer in the account.
 * - `unknown`: the carrier did not reply.
 */
export const NUMBER_STATES = ['connected', 'incomplete', 'elsewhere', 'missing', 'unknown'] as const

interface AssignedNumber {
  number: string
  state: (typeof NUMBER_STATES)[number]
  /** Host of the address. */
  goesTo: string | null
}

const ANSWER_WITHIN_MS = 8 * SECOND
/** Time for which the carrier's answer is cached, for all tenants and views. */
const KEPT_MS = 30 * SECOND

/** The telephone line as a business sees it: its numbers, and whether their calls come in. */
export function createPhoneLine({ tenants, carrier, baseUrl, clock, log }: PhoneLineDeps) {
  let asked: { at: number; answer: Promise<NumberState[] | undefined> } | undefined

  const ask = (): Promise<NumberState[] | undefined> => {
    const at = clock.now().getTime()
    if (asked !== undefined && at - asked.at < KEPT_MS) return asked.answer
    const checked = tenants.numbers.source?.check?.(baseUrl, AbortSignal.timeout(ANSWER_WITHIN_MS))
    const answer = Promise.resolve(checked).catch((error: unknown) => {
      log.warn({ err: error }, 'The carrier did not tell where the calls of its numbers go')
      return undefined
    })
    asked = { at, answer }
    return answer
  }

  return {
    async of(tenantId: string): Promise<{ isSimulated: boolean; numbers: AssignedNumber[] }> {
      const { numbers }: Tenant = await tenants.get(tenantId)
      const known = numbers.length === 0 || carrier.isSimulated ? undefined : await ask()
      return { isSimulated: carrier.isSimulated, numbers: numbers.map((number) => stateOf(number, known, baseUrl)) }
    },
  }
}

function stateOf(number: string, known: NumberState[] | undefined, baseUrl: string): AssignedNumber {
  if (known === undefined) return { number, state: 'unknown', goesTo: null }
  const found = known.find((one) => one.number === number)
  if (found === undefined) return { number, state: 'missing', goesTo: null }
  const isHere = found.goesTo?.startsWith(`${baseUrl}/`) === true
  const state = found.isConnected ? 'connected' : isHere ? 'incomplete' : 'elsewhere'
  return { number, state, goesTo: hostOf(found.goesTo) }
}

/** The host alone: the address of another system may carry its credentials. */
function hostOf(address: string | null): string | null {
  return address !== null && URL.canParse(address) ? new URL(address).host : null
}
