import type { Bookings } from '../bookings/index.ts'
import { sha256 } from '../core/secrets.ts'
import type { KnowledgeService } from '../knowledge/index.ts'
import type { Tenants } from '../tenants/index.ts'

interface StateDeps {
  tenants: Pick<Tenants, 'get'>
  bookings: Pick<Bookings, 'catalogue'>
  knowledge: Pick<KnowledgeService, 'state'>
}

/**
 * Reads a mark that changes with the settings, services, staff and searchable documents of a tenant. Apart from the plugin,
 * so that tests of repeated exams read the mark too.
 */
export function createStateOf({ tenants, bookings, knowledge }: StateDeps): (tenantId: string) => Promise<string> {
  return async (tenantId) => {
    const parts = [await tenants.get(tenantId), await bookings.catalogue(tenantId), await knowledge.state(tenantId)]
    return sha256(JSON.stringify(parts))
  }
}
