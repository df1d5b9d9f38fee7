import type { Auth } from '../auth/index.ts'
import { SECOND, type Clock } from '../core/time.ts'
import type { Tx } from '../db/database.ts'
import { Invalid } from '../errors.ts'
import { openingAt, type SettingsRule, type Tenant } from '../tenants/index.ts'
import {
  leftOfDay,
  leftOfMonth,
  MESSAGES_S,
  RESERVED_S,
  tightest,
  UNBOUNDED,
  type InstallationMinutes,
  type Left,
} from './budget.ts'
import { grantedCountries, grantOf, type Grant } from './grants.ts'
import { isCallable, isListed, isOfCountry, NOT_CALLABLE } from './number.ts'
import type { CallRow } from './repository.ts'

const NO_NUMBER =
  'No phone number is assigned to this tenant, so it cannot call. The operator of this installation assigns numbers.'
const OUTSIDE_HOURS = 'It is outside of the calling hours'
const OUTBOUND_IS_OFF = 'The operator of this installation has switched calls off for this tenant'

const UNCONFIRMED = 'Calls are possible once an administrator has confirmed their e-mail address'

interface RulesDeps {
  auth: Pick<Auth, 'isConfirmed'>
  clock: Clock
  minutes: InstallationMinutes
  /** True where no phone rings, so that only the tenant's own settings bind. */
  isSimulated(): boolean
}

/**
 * Permission to phone, put through and answer: the tenant's settings, and for a carrier the operator's grants before
 * them (guide/calls.md). Budgets of the installation are as of the last `look`.
 */
export type CallRules = ReturnType<typeof createCallRules>

export function createCallRules({ auth, clock, minutes, isSimulated }: RulesDeps) {
  const isByCarrier = (channel: CallRow['channel']) => channel === 'phone' && !isSimulated()

  /** `reservedS`: minimum charge of each call in progress. */
  const budget = async (tx: Tx, tenant: Tenant, channel: CallRow['channel'], reservedS: number): Promise<Left> => {
    const counting = { now: clock.now(), reservedS }
    const month = await leftOfMonth(tx, tenant, counting)
    const day = isByCarrier(channel) ? await leftOfDay(tx, tenant, await grantOf(tx, tenant.id), counting) : UNBOUNDED
    const isFree = channel === 'phone' && isSimulated()
    return tightest(month, day, isFree ? UNBOUNDED : minutes.left(reservedS))
  }

  const usedUp = async (tx: Tx, tenant: Tenant, channel: CallRow['channel']): Promise<string | undefined> => {
    const { seconds, reason } = await budget(tx, tenant, channel, RESERVED_S)
    return seconds <= 0 ? reason : undefined
  }

  const isRoomForMessage = async (tx: Tx, tenant: Tenant): Promise<boolean> =>
    (await budget(tx, tenant, 'phone', RESERVED_S)).seconds > -MESSAGES_S

  const wrongCountry = async (tx: Tx, tenant: Tenant, number: string): Promise<string | undefined> => {
    if (!isSimulated()) {
      const refusal = refusedByGrant(tenant, await grantOf(tx, tenant.id), number)
      if (refusal !== undefined) return refusal
    }
    const { countries } = tenant.voice
    const isLeftOut = countries.length > 0 && !isOfCountry(number, countries)
    return isLeftOut ? 'Numbers of this country are not called' : undefined
  }

  const refusalFor = async (tx: Tx, tenant: Tenant, number: string): Promise<string | undefined> => {
    if (!isSimulated() && !(await auth.isConfirmed(tx, tenant.id))) return UNCONFIRMED
    return wrongCountry(tx, tenant, number)
  }

  const mayBeDialled = (number: string) => isCallable(number, { isSimulated: isSimulated() })

  /** @throws Invalid for a phone of the team that the tenant cannot call */
  const checkTeamNumber = async (tx: Tx, tenant: Tenant, number: string, loc: (string | number)[]): Promise<void> => {
    if (!mayBeDialled(number)) throw new Invalid(loc, NOT_CALLABLE)
    // A tenant without a number puts nobody through, and its countries are known only once it has one.
    if (!isSimulated() && tenant.numbers.length === 0) return
    const refusal = await wrongCountry(tx, tenant, number)
    if (refusal !== undefined) throw new Invalid(loc, `cannot be called by this tenant: ${refusal}`)
  }

  return {
    /** @throws Invalid at `loc` of the body for a number that costs extra */
    refuseCostly(number: string, loc: string[]): void {
      if (!mayBeDialled(number)) throw new Invalid(loc, NOT_CALLABLE)
    },

    /** Reason not to phone the number now; undefined: allowed. */
    async whyNotCalled(tx: Tx, tenant: Tenant, number: string): Promise<string | undefined> {
      const { voice, business, timeZone } = tenant
      if (!mayBeDialled(number)) return `The number ${NOT_CALLABLE}`
      if (isListed(number, voice.do_not_call)) return 'The number is on the do-not-call list'
      const refusal = await refusalFor(tx, tenant, number)
      if (refusal !== undefined) return refusal
      const hours = { ...business, hours: voice.calling_hours, closures: [] }
      if (!openingAt({ business: hours, timeZone }, clock.now()).isOpen) return OUTSIDE_HOURS
      return usedUp(tx, tenant, 'phone')
    },

    /** Seconds until a call refused for this reason may go out; undefined: no time is known. */
    secondsUntil({ voice, business, timeZone }: Tenant, reason: string): number | undefined {
      if (reason !== OUTSIDE_HOURS) return undefined
      const now = clock.now()
      const opening = openingAt({ business: { ...business, hours: voice.calling_hours, closures: [] }, timeZone }, now)
      if (opening.isOpen || opening.opens === undefined) return undefined
      return Math.ceil((opening.opens.getTime() - now.getTime()) / SECOND)
    },

    /** Reason not to put a caller through to the number now: a call's rules without its hours and do-not-call list. */
    async whyNotPutThrough(tx: Tx, tenant: Tenant, number: string): Promise<string | undefined> {
      if (!mayBeDialled(number)) return `The number ${NOT_CALLABLE}`
      return (await refusalFor(tx, tenant, number)) ?? usedUp(tx, tenant, 'phone')
    },

    /** Reason not to take a call now; undefined: allowed. */
    whyNotTaken: usedUp,

    /** True while a caller may leave a message, which a used-up budget leaves some room for. */
    isRoomForMessage,

    /** Remaining seconds of a call, by the seconds spoken; Infinity without a limit. */
    secondsLeft: async (tx: Tx, tenant: Tenant, channel: CallRow['channel']): Promise<number> =>
      Math.max(0, (await budget(tx, tenant, channel, 0)).seconds),

    /** Validates changes of the call settings. */
    ofSettings: (async (tx, { before, after, patch }) => {
      const { transfer_number: transfer, countries } = patch.voice ?? {}
      if (countries != null && !isSimulated()) {
        const granted = grantedCountries(after.numbers, await grantOf(tx, after.id))
        // A country that was set before widens nothing.
        const known = [...granted, ...before.voice.countries]
        const wider = countries.findIndex((country) => !known.includes(country))
        if (wider >= 0) throw new Invalid(['voice', 'countries', wider], tooWide(countries[wider]!, granted))
      }
      // A stored number is judged when it is dialled, so that a reply of GET can be sent back.
      if (transfer != null && transfer !== before.voice.transfer_number)
        await checkTeamNumber(tx, after, transfer, ['voice', 'transfer_number'])
      for (const [index, number] of (patch.voice?.staff_numbers ?? []).entries())
        if (!before.voice.staff_numbers.includes(number))
          await checkTeamNumber(tx, after, number, ['voice', 'staff_numbers', index])
    }) satisfies SettingsRule as SettingsRule,
  }
}

function refusedByGrant(tenant: Tenant, grant: Grant, number: string): string | undefined {
  if (tenant.numbers.length === 0) return NO_NUMBER
  if (!grant.outbound) return OUTBOUND_IS_OFF
  const granted = grantedCountries(tenant.numbers, grant)
  if (isOfCountry(number, granted)) return undefined
  return `Numbers of this country are not called: the operator of this installation allows ${listOf(granted)}`
}

function tooWide(country: string, granted: string[]): string {
  return `must not be wider than what the operator of this installation allows (${listOf(granted)}): ${country}`
}

function listOf(countries: string[]): string {
  return countries.length === 0 ? 'no country' : countries.join(', ')
}
