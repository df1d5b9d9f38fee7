import { NotFound } from '../errors.ts'
import type { Caller } from '../plugins/identity.ts'

/** Another tenant is a 404, exactly like one that never existed. */
export function ownTenant({ tenantId }: Caller, asked: string): string {
  if (asked !== tenantId) throw new NotFound()
  return tenantId
}
