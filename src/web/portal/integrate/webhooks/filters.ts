import { namesIn } from '../../../../core/keys.ts'
import type { Api } from '../../api/client.ts'
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

/** An address can hold anything; unknown and empty values are dropped. */
export function deliveryFilters({ status, event, endpoint }: Record<string, unknown>): DeliveryFilters {
  const knownStatus = STATUSES.find((one) => one === status)
  const knownEvent = eventNames().find((one) => one === event)
  return {
    ...(knownStatus && { status: knownStatus }),
    ...(knownEvent && { event: knownEvent }),
    ...(typeof endpoint === 'string' && endpoint !== '' && { endpoint }),
  }
}

export function eventNames(): EventName[] {
  return namesIn(t.webhooks.events)
}
