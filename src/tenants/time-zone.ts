import type { Tenants } from './service.ts'

/** The zone that a query names, otherwise the tenant's. */
export async function zoneOf(
  tenants: Pick<Tenants, 'find'>,
  tenantId: string,
  named: string | undefined,
): Promise<string> {
  return named ?? (await tenants.find(tenantId))?.timeZone ?? 'UTC'
}
