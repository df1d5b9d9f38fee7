import { asError } from '../core/caught.ts'
import { SECOND } from '../core/time.ts'
import type { AuthOperator, SetupLinks } from '../auth/index.ts'
import type { CallGrants } from '../calls/index.ts'
import type { ModelLevel } from '../conversation/index.ts'
import type { Database } from '../db/database.ts'
import { DEMO_EMAIL } from '../demo/page.ts'
import { AppError, Conflict, NotFound, Unavailable } from '../errors.ts'
import { actFor } from '../plugins/audit/index.ts'
import type { NumberSource, Tenant, Tenants } from '../tenants/index.ts'

const LINE_ANSWERS_WITHIN_MS = 15 * SECOND

/** Services of the running server, or of a database opened for one command. */
export interface OperatorDeps {
  database: Database
  tenants: Tenants
  auth: AuthOperator
  setupLinks: Pick<SetupLinks, 'make'>
  grants: CallGrants
  /** Undefined without a carrier. */
  line: NumberSource | undefined
  callMinutesPerDay: number | undefined
  /** How the internet reaches this installation; `hasProxy`: TRUST_PROXY is set. */
  address: { baseUrl: string; hasProxy: boolean }
  /** Undefined without a language model. */
  modelLevel: Pick<ModelLevel, 'check' | 'current'> | undefined
}

/** Finds a tenant by id, or by a unique name. */
export async function tenantNamed({ tenants }: OperatorDeps, named: string): Promise<Tenant> {
  const all = await tenants.all()
  const byId = all.find(({ id }) => id === named)
  if (byId !== undefined) return found(byId)
  const byName = all.filter(({ name }) => name.toLowerCase() === named.toLowerCase())
  if (byName.length > 1)
    throw new Conflict(`Several tenants have this name: ${byName.map(({ id }) => id).join(', ')}. Give the tenant_id.`)
  if (byName[0] === undefined) throw new NotFound(`There is no tenant ${named}. The tenants: tenants list`)
  return found(byName[0])
}

/** Audits further changes of this command with this tenant. */
function found(tenant: Tenant): Tenant {
  actFor(tenant.id)
  return tenant
}

/** The demo tenant gets no carrier. */
export async function isDemo({ auth }: OperatorDeps, { id }: Tenant): Promise<boolean> {
  return (await auth.users(id)).some(({ email }) => email === DEMO_EMAIL)
}

/** The line, for a question to the carrier. @throws AppError without a carrier, or with the carrier's own reason */
export async function askLine<T>({ line }: OperatorDeps, ask: (line: NumberSource, signal: AbortSignal) => Promise<T>) {
  if (line === undefined)
    throw new Conflict('No telephone line is configured: set TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN')
  try {
    return await ask(line, AbortSignal.timeout(LINE_ANSWERS_WITHIN_MS))
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new Unavailable(asError(error).message, undefined, error)
  }
}

/** The carrier's numbers. @throws AppError without a carrier, or with the carrier's own reason */
export function numbersOfLine(deps: OperatorDeps): Promise<string[]> {
  return askLine(deps, (line, signal) => line.list(signal))
}
