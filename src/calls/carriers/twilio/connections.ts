import { randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isTenantId } from '../../../core/ids.ts'
import { sha256 } from '../../../core/secrets.ts'
import { SECOND, type Clock } from '../../../core/time.ts'
import type { Database } from '../../../db/database.ts'
import { Forbidden, NotFound } from '../../../errors.ts'
import { isCall, type CallRow } from '../../repository.ts'
import { calls } from '../../tables.ts'
import type { Signatures } from './signature.ts'

/** Lets the provider's connections in, each to its one call: by the signature on the upgrade and a token that works once. */
export interface Gate {
  /** A hook before the handler (`preValidation`) of a route with `:call_id` and `:token`. @throws Forbidden */
  enter(request: FastifyRequest): Promise<void>
  /** The call of a connection that entered; its row as of then. */
  callOf(request: FastifyRequest): CallRow
}

const params = z.object({ call_id: z.string(), token: z.string() })

export function createGate({ signatures, tokens }: { signatures: Signatures; tokens: MediaTokens }): Gate {
  const entered = new WeakMap<FastifyRequest, CallRow>()
  return {
    async enter(request) {
      // A plain request is not found and consumes no token.
      if (!request.ws) throw new NotFound()
      signatures.checkSocket(request)
      const { call_id: callId, token } = params.parse(request.params)
      const call = await tokens.consume(callId, token)
      if (call === undefined) throw new Forbidden('The token is no good')
      entered.set(request, call)
    },
    callOf(request) {
      const call = entered.get(request)
      if (call === undefined) throw new Forbidden()
      return call
    },
  }
}

/** Twilio connects as soon as it has read the TwiML that names the token. */
const VALID_FOR_MS = 60 * SECOND
const SECRET_BYTES = 32

/** `tenant.expiry.secret`: the tenant comes first, so that only its rows are queried; the whole token is hashed. */
const TOKEN = /^(ten_[0-9a-z]{26})\.(\d{13})\.[\w-]{43}$/

/** Single-use tokens that let a provider's connection into a call. */
export interface MediaTokens {
  /** Replaces an older token of the call. Undefined where the call is not in progress. */
  issue(tenantId: string, callId: string): Promise<string | undefined>
  /** The token's call. Undefined for a foreign, used or expired token. */
  consume(callId: string, token: string): Promise<CallRow | undefined>
}

const isOn = (tenantId: string, callId: string) =>
  and(isCall(tenantId, callId), eq(calls.status, 'in_progress'), isNull(calls.hungUpAt))

export function createMediaTokens(database: Database, clock: Clock): MediaTokens {
  return {
    async issue(tenantId, callId) {
      const expiry = clock.now().getTime() + VALID_FOR_MS
      const token = `${tenantId}.${expiry}.${randomBytes(SECRET_BYTES).toString('base64url')}`
      const set = { mediaToken: sha256(token) }
      const rows = await database.tenantOnce(tenantId, (tx) =>
        tx.update(calls).set(set).where(isOn(tenantId, callId)).returning({ id: calls.id }),
      )
      return rows.length === 0 ? undefined : token
    },

    async consume(callId, token) {
      const [, tenantId = '', expiry = ''] = TOKEN.exec(token) ?? []
      if (!isTenantId(tenantId) || Number(expiry) < clock.now().getTime()) return undefined
      const isTheirs = and(isOn(tenantId, callId), eq(calls.mediaToken, sha256(token)))
      const [row] = await database.tenantOnce(tenantId, (tx) =>
        tx.update(calls).set({ mediaToken: null }).where(isTheirs).returning(),
      )
      return row
    },
  }
}

/** A conversation over a connection of this process. */
interface Connection {
  /**
   * Closes the connection once the current words were heard. Twilio then asks what follows, and `calls.ending` decides:
   * `transfer` puts the caller through, everything else hangs up.
   */
  finish(): void
}

export class Connections {
  readonly #open = new Map<string, Connection>()

  /** Returns a function that removes it. */
  open(callId: string, connection: Connection): () => void {
    this.#open.set(callId, connection)
    return () => {
      if (this.#open.get(callId) === connection) this.#open.delete(callId)
    }
  }

  of(callId: string): Connection | undefined {
    return this.#open.get(callId)
  }
}
