import { namesIn } from '../../../../core/keys.ts'
import type { Api } from '../../api/client.ts'
import { idIn, known, oneOf } from '../../parts/address-values.ts'
import { t } from '../../texts/index.ts'

export type EventName = Api['WebhookEvent']['event']
export type DeliveryStatus = Api['WebhookDelivery']['status']

export const STATUSES: DeliveryStatus[] = ['pending', 'delivered', 'failed', 'skipped']

/** Which deliveries are shown: kept in the address, so that Back undoes it and a colleague sees the same. */
export interface DeliveryFilters {
  status?: DeliveryStatus
  event?: EventName
  endpoint?: string
}

export function deliveryFilters({ status, event, endpoint }: Record<string, unknown>): DeliveryFilters {
  return known({ status: oneOf(STATUSES, status), event: oneOf(eventNames(), event), endpoint: idIn(endpoint) })
}

export function eventNames(): EventName[] {
  return namesIn(t.webhooks.events)
}
