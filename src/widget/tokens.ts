import { subtle } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { isTenantId } from '../core/ids.ts'
import { deriveKey } from '../core/secrets.ts'
import { DAY, HOUR, SECOND, type Clock } from '../core/time.ts'

/** A visitor's conversation on a page: one tenant, one session, one origin. */
interface VisitorPass {
  tenantId: string
  sessionId: string
  /** The session the conversation's resume tokens lead back to. */
  visitorId: string
  origin: string
  clientName: string | null
}

/** Kept by the browser to resume its conversation later. */
export interface Resumption {
  tenantId: string
  sessionId: string
  visitorId: string
}

export interface WidgetTokens {
  sign(pass: VisitorPass): Promise<{ token: string; expiresAt: Date }>
  /** Undefined for a token that is forged, expired or of another purpose. */
  read(token: string): Promise<VisitorPass | undefined>
  signResumption(resumption: Resumption): Promise<string>
  readResumption(token: string): Promise<Resumption | undefined>
}

const ALGORITHM = 'HS256'
const MAX_LENGTH = 2_000
const PASS = { audience: 'widget', type: 'widget+jwt', lifetimeMs: HOUR }
/** The useful life of a conversation; after that a new one begins. */
const RESUMPTION = { audience: 'widget-resume', type: 'widget-resume+jwt', lifetimeMs: 30 * DAY }

const chatId = z.string().regex(/^chat_[0-9a-z]{26}$/)
/** Without `vis` the session is the visitor's first. */
const sessionClaims = z.object({ sub: chatId, tid: z.string().refine(isTenantId), vis: chatId.optional() })
const passClaims = sessionClaims.extend({ org: z.string(), name: z.string().optional() })

/** `issuer` is the installation's base URL: tokens of another installation are invalid, even with the same secret. */
export async function createWidgetTokens(secretKey: Buffer, issuer: string, clock: Clock): Promise<WidgetTokens> {
  const bytes = Buffer.from(deriveKey(secretKey, 'widget token'))
  const key = await subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])

  const sign = async (kind: typeof PASS, sessionId: string, claims: Record<string, string>) => {
    const expiresAt = new Date(Math.floor((clock.now().getTime() + kind.lifetimeMs) / SECOND) * SECOND)
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, typ: kind.type })
      .setIssuer(issuer)
      .setAudience(kind.audience)
      .setSubject(sessionId)
      .setIssuedAt(clock.now())
      .setExpirationTime(expiresAt.getTime() / SECOND)
      .sign(key)
    return { token, expiresAt }
  }

  const read = async (kind: typeof PASS, token: string): Promise<unknown> => {
    if (token.length > MAX_LENGTH) return undefined
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [ALGORITHM],
        issuer,
        audience: kind.audience,
        typ: kind.type,
        currentDate: clock.now(),
        requiredClaims: ['exp'],
      })
      return payload
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  }

  return {
    sign: ({ origin, clientName, ...resumption }) => {
      const name = clientName === null ? {} : { name: clientName }
      return sign(PASS, resumption.sessionId, { ...claimsOf(resumption), org: origin, ...name })
    },
    async read(token) {
      const { success, data } = passClaims.safeParse(await read(PASS, token))
      return success ? { ...resumptionOf(data), origin: data.org, clientName: data.name ?? null } : undefined
    },
    signResumption: async (resumption) => (await sign(RESUMPTION, resumption.sessionId, claimsOf(resumption))).token,
    async readResumption(token) {
      const { success, data } = sessionClaims.safeParse(await read(RESUMPTION, token))
      return success ? resumptionOf(data) : undefined
    },
  }
}

function claimsOf({ tenantId, sessionId, visitorId }: Resumption): Record<string, string> {
  return { tid: tenantId, ...(visitorId === sessionId ? {} : { vis: visitorId }) }
}

function resumptionOf({ tid, sub, vis }: z.infer<typeof sessionClaims>): Resumption {
  return { tenantId: tid, sessionId: sub, visitorId: vis ?? sub }
}
