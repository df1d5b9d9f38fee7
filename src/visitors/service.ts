import { createHmac } from 'node:crypto'
import { ADDRESS_TIMES, type AddressKey } from '../core/client-address.ts'
import { newId } from '../core/ids.ts'
import { deriveKey } from '../core/secrets.ts'
import { DAY, type Clock } from '../core/time.ts'
import type { Tx } from '../db/database.ts'
import { NotFound } from '../errors.ts'
import {
  CapReached,
  VISITOR_CAPS,
  type CappedKind,
  type Visitor,
  type VisitorCap,
  type VisitorCapName,
  type VisitorCaps,
} from '../plugins/visitor-caps.ts'
import type { Tenant, Tenants } from '../tenants/index.ts'
import { visitorActsRepository as acts, type ActRow } from './repository.ts'

/** A limited act a visitor asks for. */
interface VisitorRequest {
  kind: keyof typeof RULES
  /** The number of a call-back, in one canonical spelling. */
  number?: string | undefined
}

interface Act {
  kind: ActRow['kind']
  number?: string | undefined
  callId?: string | undefined
}

interface Rule {
  cap: VisitorCapName
  by: 'visitor' | 'ip' | 'number' | 'tenant'
}

/** Acts counted in a time window; concurrently open ones are counted by the domain that owns their rows. */
const RULES = {
  booking: [{ cap: 'bookings_per_ip', by: 'ip' }],
  callback: [
    { cap: 'callbacks_per_visitor', by: 'visitor' },
    { cap: 'callbacks_per_visitor', by: 'number' },
    { cap: 'callbacks_per_ip', by: 'ip' },
    { cap: 'callbacks_per_day', by: 'tenant' },
  ],
  call: [{ cap: 'calls_per_ip', by: 'ip' }],
  contact: [
    { cap: 'contact_forms_per_visitor', by: 'visitor' },
    { cap: 'contact_forms_per_ip', by: 'ip' },
  ],
} as const satisfies Partial<Record<CappedKind, Rule[]>>

/** Share of the daily limit at which administrators are warned, while most visitors are still served. */
const WARNED_AT = 0.8

interface VisitorsDeps {
  tenants: Pick<Tenants, 'findIn'>
  secretKey: Buffer
  clock: Clock
  /** Mails the administrators, in the transaction. */
  warn(tx: Tx, tenant: Tenant, count: { taken: number; cap: number }): Promise<void>
}

export type Visitors = ReturnType<typeof createVisitors>

/**
 * Usage of visitors against the limits of `plugins/visitor-caps.ts`. Rows rather than counters: they roll back with the act
 * they count and survive a restart, and a lock serialises parallel requests.
 */
export function createVisitors({ tenants, secretKey, clock, warn }: VisitorsDeps) {
  const key = Buffer.from(deriveKey(secretKey, 'visitor acts'))
  /** Keyed by tenant: the same address hashes differently in another tenant. */
  const hashOf = (tenantId: string, value: string) =>
    createHmac('sha256', key).update(`${tenantId} ${value}`).digest('base64url').slice(0, 22)
  const tenantIn = async (tx: Tx, tenantId: string) => {
    const tenant = await tenants.findIn(tx, tenantId)
    if (tenant === undefined) throw new NotFound()
    return tenant
  }

  return {
    visitorOf: (tenantId: string, id: string, addresses: AddressKey[]): Visitor => ({
      id,
      addresses: addresses.map(({ key: address, times }) => ({ key: hashOf(tenantId, address), times })),
    }),

    /**
     * Refuses an act beyond a limit, and makes parallel requests of the same visitor, address or number wait until the
     * transaction ends. Call `note` once the act is done. @throws CapReached
     */
    async check(tx: Tx, tenantId: string, visitor: Visitor, { kind, number }: VisitorRequest): Promise<Checked> {
      const addresses = visitor.addresses.map((address) => address.key)
      // Call-backs also count against a limit of the whole tenant, so all of them share one lock.
      const names = kind === 'callback' ? [kind] : [visitor.id, ...addresses].map((name) => `${kind}:${name}`)
      await acts.lock(tx, tenantId, names)
      const { caps } = (await tenantIn(tx, tenantId)).widget
      const now = clock.now()
      const since = new Date(now.getTime() - DAY)
      const near = await acts.near(tx, tenantId, kind, { visitorId: visitor.id, addresses, since })
      const isOwn = ({ visitorId, addresses: [narrowest] }: ActRow) =>
        visitorId === visitor.id || (narrowest !== undefined && narrowest === addresses[0])
      const ofAddresses = visitor.addresses.map(({ key: address, times }) => ({
        near: near.filter((act) => act.addresses.includes(address)),
        times,
      }))
      const toNumber = number === undefined ? [] : near.filter((act) => act.number === hashOf(tenantId, number))
      const ofVisitor = near.filter(({ visitorId }) => visitorId === visitor.id)
      // Only the visitor's own acts count, or anybody could use up the call-backs of another person's number.
      const ofNumber = toNumber.filter(isOwn)
      const check = (cap: VisitorCapName, counted: ActRow[], times = 1) => {
        const windowMs = windowOf(cap)
        const recent = counted.filter(({ createdAt }) => createdAt.getTime() > now.getTime() - windowMs)
        const free = recent[caps[cap] * times - 1]
        if (free !== undefined) throw new CapReached(kind, free.createdAt.getTime() + windowMs - now.getTime())
      }
      const rules: readonly Rule[] = RULES[kind]
      for (const { cap, by } of rules) {
        if (by === 'visitor') check(cap, ofVisitor)
        else if (by === 'number') check(cap, ofNumber)
        else if (by === 'ip') for (const { near: acted, times } of ofAddresses) check(cap, acted, times)
        else {
          const first = await acts.momentOf(tx, tenantId, kind, { since, newer: caps[cap] - 1 })
          if (first !== undefined) throw new CapReached(kind, first.getTime() + windowOf(cap) - now.getTime())
        }
      }
      return {
        caps,
        callIds: callIdsOf([...ofVisitor, ...ofNumber]),
        ofAddresses: ofAddresses.map(({ near: acted, times }) => ({ callIds: callIdsOf(acted), times })),
      }
    },

    /** Records the act, in its transaction. */
    async note(tx: Tx, tenantId: string, visitor: Visitor, { kind, number, callId }: Act): Promise<void> {
      await acts.insert(tx, tenantId, {
        id: newId('act'),
        kind,
        visitorId: visitor.id,
        addresses: visitor.addresses.map((address) => address.key),
        number: number === undefined ? null : hashOf(tenantId, number),
        callId: callId ?? null,
        createdAt: clock.now(),
      })
      if (kind === 'callback') await warnEarly(tx, tenantId)
    },

    /** The visitor whose page started this call; undefined for a phone call. */
    async behindCall(tx: Tx, tenantId: string, callId: string): Promise<Visitor | undefined> {
      const act = await acts.ofCall(tx, tenantId, callId)
      if (act === undefined) return undefined
      return {
        id: act.visitorId,
        addresses: act.addresses.map((address, index) => ({ key: address, times: ADDRESS_TIMES[index]! })),
      }
    },
  }

  /** At most once a day. */
  async function warnEarly(tx: Tx, tenantId: string): Promise<void> {
    const tenant = await tenantIn(tx, tenantId)
    const cap = tenant.widget.caps.callbacks_per_day
    const now = clock.now()
    const since = new Date(now.getTime() - DAY)
    const taken = await acts.countOfTenant(tx, tenantId, 'callback', since)
    if (taken < cap * WARNED_AT || !(await acts.mayWarn(tx, tenantId, { now, since }))) return
    await warn(tx, tenant, { taken, cap })
  }
}

interface Checked {
  caps: VisitorCaps
  /** Calls of the visitor's call-backs, and of those to the same number by the same visitor or address. */
  callIds: string[]
  /** Calls of everybody at the visitor's addresses, narrowest first. */
  ofAddresses: { callIds: string[]; times: number }[]
}

function callIdsOf(rows: ActRow[]): string[] {
  return rows.flatMap(({ callId }) => callId ?? [])
}

function windowOf(cap: VisitorCapName): number {
  const { windowMs = DAY }: VisitorCap = VISITOR_CAPS[cap]
  return windowMs
}
