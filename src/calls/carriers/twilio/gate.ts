import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Forbidden, NotFound } from '../../../errors.ts'
import type { CallRow } from '../../repository.ts'
import type { Signatures } from './signature.ts'
import type { MediaTokens } from './tokens.ts'

/** Lets the provider's connections in, each to its one call: by the signature on the upgrade and a token that works once. */
export interface Gate {
  /** A hook before the handler (`preValidation`) of a route with `:call_id` and `:token`. @throws Forbidden */
  enter(request: FastifyRequest): Promise<void>
  /** Whose connection it is, once it is in; the row as it was then. */
  callOf(request: FastifyRequest): CallRow
}

const params = z.object({ call_id: z.string(), token: z.string() })

export function createGate({ signatures, tokens }: { signatures: Signatures; tokens: MediaTokens }): Gate {
  const entered = new WeakMap<FastifyRequest, CallRow>()
  return {
    async enter(request) {
      // Without an upgrade there is nothing here, and no token is used up.
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
