import type { CallInstance } from 'twilio/lib/rest/api/v2010/account/call.js'
import { MINUTE, SECOND } from '../../../core/time.ts'
import type { Database } from '../../../db/database.ts'
import type { Tenants } from '../../../tenants/index.ts'
import { MAX_CALL_MS } from '../../limits.ts'
import { callsRepository as calls, type CallRow } from '../../repository.ts'
import type { CallRules } from '../../dialling-rules.ts'
import type { Transfers } from '../../transfers.ts'
import { CarrierRefusal, type Carrier, type CarrierState } from '../carrier.ts'
import type { Addresses } from './addresses.ts'
import { dialFailure, FAILURES, isGone, type TwilioCalls } from './client.ts'
import type { Connections } from './connections.ts'
import type { TeamPhones } from './team-phones.ts'
import type { WithoutUs } from './without-us.ts'

const RING_S = 30
/** Longer than any conversation, because conversations end with a goodbye. */
const TIME_LIMIT_S = (MAX_CALL_MS + 5 * MINUTE) / SECOND
/** Time for the goodbye of a call that has used up its budget. */
const GOODBYE_S = MINUTE / SECOND
/** Twilio's times are whole seconds of its own clock. */
const CLOCK_SKEW_MS = 5 * SECOND

interface CarrierDeps {
  database: Database
  tenants: Pick<Tenants, 'get' | 'findIn'>
  rules: Pick<CallRules, 'secondsLeft'>
  transfers: Transfers
  client: TwilioCalls
  addresses: Addresses
  phones: TeamPhones
  connections: Connections
  withoutUs: WithoutUs
}

/** Phone calls over Twilio, whose hooks report their progress. */
export function createTwilioCarrier(deps: CarrierDeps): Carrier {
  const { database, tenants, rules, transfers, client, addresses, phones, connections, withoutUs } = deps
  /** The tenant's own number, which a caller can call back. @throws CarrierRefusal where it has none any more */
  const numberOf = async ({ tenantId }: CallRow): Promise<string> => {
    const { phone_number: number } = (await tenants.get(tenantId)).voice
    if (number === null) throw new CarrierRefusal('rejected', 'The tenant has no number')
    return number
  }

  /** Twilio ends the call by itself if this process has died. */
  const timeLimitOf = ({ tenantId }: CallRow): Promise<number> =>
    database.tenant(tenantId, async (tx) => {
      const tenant = await tenants.findIn(tx, tenantId)
      const left = tenant === undefined ? 0 : await rules.secondsLeft(tx, tenant, 'phone')
      return Math.min(TIME_LIMIT_S, Math.ceil(left) + GOODBYE_S)
    })

  return {
    isSimulated: false,

    async dial(call, signal) {
      const from = await numberOf(call)
      const timeLimit = await timeLimitOf(call)
      const post = 'POST'
      const asked = client.create(
        {
          to: call.phoneNumber,
          from,
          url: addresses.hook('voice', call),
          method: post,
          fallbackUrl: addresses.fallback(call),
          fallbackMethod: post,
          statusCallback: addresses.hook('status', call),
          statusCallbackMethod: post,
          statusCallbackEvent: ['initiated', 'ringing', 'answered', 'completed'],
          timeout: RING_S,
          timeLimit,
          // Detection waits for the end of a voicemail's greeting, so that the message follows the beep; people are not kept waiting.
          machineDetection: 'DetectMessageEnd',
          asyncAmd: 'true',
          asyncAmdStatusCallback: addresses.hook('amd', call),
          asyncAmdStatusCallbackMethod: post,
        },
        signal,
      )
      const placed = await asked.catch((error: unknown) => {
        throw dialFailure(error)
      })
      return { providerId: placed.sid }
    },

    async findDialled(call, signal) {
      if (call.dialledAt === null) return undefined
      const since = call.dialledAt.getTime() - CLOCK_SKEW_MS
      const newest = await client.between({ from: await numberOf(call), to: call.phoneNumber }, signal)
      const placed = newest.filter(({ dateCreated }) => dateCreated.getTime() >= since).map(({ sid }) => sid)
      const others = await database.systemOnce((tx) => calls.knownCarrierIds(tx, placed))
      const found = placed.find((sid) => !others.includes(sid))
      return found === undefined ? undefined : { providerId: found }
    },

    async hangUp({ providerId }, signal) {
      if (providerId === null) return
      await client.update(providerId, { status: 'completed' }, signal).catch((error: unknown) => {
        if (!isGone(error)) throw error
      })
    },

    async transfer(call, number, signal) {
      const { tenantId, id, providerId, status } = call
      if (providerId === null || status !== 'in_progress')
        throw new CarrierRefusal('provider_error', 'Nobody is on the line')
      await database.tenant(tenantId, (tx) => calls.change(tx, tenantId, id, { ending: 'transfer' }))
      const connection = connections.of(id)
      if (connection !== undefined) return connection.finish()
      const person = await transfers.begin(call, [number])
      if (person === undefined) {
        await database.tenant(tenantId, (tx) => calls.change(tx, tenantId, id, { ending: null }))
        throw new CarrierRefusal('rejected', 'Nobody may be put through now')
      }
      const twiml = phones.ring(call, person)
      await client.update(providerId, { twiml }, signal).catch(async (error: unknown) => {
        phones.stopped(call)
        await database.tenant(tenantId, (tx) => calls.change(tx, tenantId, id, { ending: null, transferredAt: null }))
        if (isGone(error)) throw new CarrierRefusal('provider_error', 'The call is over')
        throw error
      })
    },

    ringing: () => phones.ringing,

    async handOn(call, signal) {
      if (call.providerId === null) return
      await client.update(call.providerId, { twiml: await withoutUs(call) }, signal).catch((error: unknown) => {
        if (!isGone(error)) throw error
      })
    },

    recording: async ({ recording }, signal) =>
      recording === null ? undefined : client.recording(recording.sid, signal),
    async findRecording({ providerId }, signal) {
      const [newest] = providerId === null ? [] : await client.recordings({ callSid: providerId }, signal)
      if (newest === undefined) return undefined
      return newest.seconds === undefined ? 'pending' : { sid: newest.sid, seconds: newest.seconds }
    },
    removeRecording: (sid, signal) =>
      client.removeRecording(sid, signal).catch((error: unknown) => {
        if (!isGone(error)) throw error
      }),

    async lookUp({ providerId }, signal): Promise<CarrierState> {
      if (providerId === null) return { status: 'unknown' }
      try {
        return stateOf(await client.fetch(providerId, signal))
      } catch (error) {
        if (isGone(error)) return { status: 'unknown' }
        throw error
      }
    },
  }
}

function stateOf({ status, duration, startTime, endTime }: CallInstance): CarrierState {
  if (status === 'in-progress') return { status: 'in_progress' }
  if (status === 'completed') {
    const times = { startedAt: startTime ?? undefined, endedAt: endTime ?? undefined }
    return { status: 'completed', duration: duration === null ? undefined : Number(duration), ...times }
  }
  const reason = FAILURES[status]
  return reason === undefined ? { status: 'ringing' } : { status: 'failed', reason }
}
