import { subtle } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { createBriefCache } from '../core/brief-cache.ts'
import { isTenantId } from '../core/ids.ts'
import { deriveKey } from '../core/secrets.ts'
import { DAY, MINUTE, SECOND, type Clock } from '../core/time.ts'

/** The cookie's content. Validity of the session and permissions of its user come from the database. */
export interface SessionName {
  tenantId: string
  userId: string
  sessionId: string
}

export interface SessionTokens {
  sign(session: SessionName, expiresAt: Date): Promise<string>
  /** Undefined for a token that is forged, expired, not yet valid or of another purpose. */
  read(token: string): Promise<SessionName | undefined>
}

const AUDIENCE = 'session'
const TYPE = 'session+jwt'
const ALGORITHM = 'HS256'
const MAX_LENGTH = 2_000

/** Tokens are backdated, so that a clock set back signs nobody out. The row holds the real start. */
const MAX_CLOCK_JUMP_MS = DAY

/** jose compares times; whole numbers and id shapes are checked here. */
const claims = z.object({
  sub: z.string().regex(/^usr_[0-9a-z]{26}$/),
  sid: z.string().regex(/^ses_[0-9a-z]{26}$/),
  tid: z.string().refine(isTenantId),
  iat: z.int(),
  nbf: z.int(),
  exp: z.int(),
})

/** The claims of a token whose signature was right; the times are compared at each use. */
interface Signed {
  name: SessionName
  /** Seconds since the epoch. */
  nbf: number
  exp: number
}

/** A stream asks before each of its events: a signature that was right is not worked out again for a while. */
const CACHE = { ttlMs: 1 * MINUTE, max: 1_000 }

/** `issuer` is the installation's base URL: tokens of another installation are invalid, even with the same secret. */
export async function createSessionTokens(secretKey: Buffer, issuer: string, clock: Clock): Promise<SessionTokens> {
  const bytes = Buffer.from(deriveKey(secretKey, 'session-cookie'))
  const key = await subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
  const recent = createBriefCache<Signed>(CACHE)
  return {
    sign: ({ tenantId, userId, sessionId }, expiresAt) =>
      new SignJWT({ sid: sessionId, tid: tenantId })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setIssuer(issuer)
        .setAudience(AUDIENCE)
        .setSubject(userId)
        .setIssuedAt(clock.now())
        .setNotBefore(new Date(clock.now().getTime() - MAX_CLOCK_JUMP_MS))
        .setExpirationTime(Math.floor(expiresAt.getTime() / SECOND))
        .sign(key),
    async read(token) {
      if (token.length > MAX_LENGTH) return undefined
      const signed = await recent.get(token, () => verify(token))
      const now = Math.floor(clock.now().getTime() / SECOND)
      return signed !== undefined && signed.nbf <= now && now < signed.exp ? signed.name : undefined
    },
  }

  async function verify(token: string): Promise<Signed | undefined> {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [ALGORITHM],
        issuer,
        audience: AUDIENCE,
        typ: TYPE,
        currentDate: clock.now(),
      })
      return signedIn(payload)
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  }
}

function signedIn(payload: unknown): Signed | undefined {
  const { success, data } = claims.safeParse(payload)
  if (!success) return undefined
  const { tid: tenantId, sub: userId, sid: sessionId, nbf, exp } = data
  return { name: { tenantId, userId, sessionId }, nbf, exp }
}
