import type { FastifyReply, FastifyRequest } from 'fastify'
import { SECOND } from '../core/time.ts'
import { SESSION_LIFETIME_MS } from './sessions.ts'

export interface SessionCookie {
  read(request: FastifyRequest): string | undefined
  set(reply: FastifyReply, token: string): void
  clear(reply: FastifyReply): void
}

/** In production the `__Host-` prefix makes browsers refuse the cookie over http or from another host. */
export function createSessionCookie(isProduction: boolean): SessionCookie {
  const name = isProduction ? '__Host-frontdesk' : 'frontdesk'
  const options = { httpOnly: true, secure: isProduction, sameSite: 'lax', path: '/' } as const
  return {
    read: (request) => request.cookies[name],
    set: (reply, token) => void reply.setCookie(name, token, { ...options, maxAge: SESSION_LIFETIME_MS / SECOND }),
    clear: (reply) => void reply.clearCookie(name, options),
  }
}
