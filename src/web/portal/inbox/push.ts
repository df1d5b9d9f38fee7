import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '../api/client.ts'
import { mayShow } from './alerts.ts'

/** Id under which the server knows this browser. */
const KEPT_AS = 'push-device'

export const pushQuery = queryOptions({
  queryKey: ['push'],
  queryFn: () => answerOf(api.GET('/api/v1/notifications/push')),
  staleTime: Infinity,
})

/** Whether this browser is told while the portal is closed. */
export function isTold(): boolean {
  return localStorage.getItem(KEPT_AS) !== null
}

/** Subscribes this browser at its push service, and tells the server where. @throws where somebody refuses */
export async function tellThisBrowser(publicKey: string): Promise<void> {
  if (!(await mayShow())) throw new Error('The browser allows no notifications')
  await navigator.serviceWorker.register('/push.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  const body = { endpoint, keys: { p256dh, auth } }
  const { device_id: id } = await answerOf(api.POST('/api/v1/notifications/push', { body }))
  localStorage.setItem(KEPT_AS, id)
}

/** Ends the subscription, here and at the server. */
export async function tellNoMore(): Promise<void> {
  const id = localStorage.getItem(KEPT_AS)
  const { pushManager } = await navigator.serviceWorker.ready
  await (await pushManager.getSubscription())?.unsubscribe()
  if (id !== null) {
    const params = { path: { device_id: id } }
    // Gone already where the push service no longer knew it.
    await api.DELETE('/api/v1/notifications/push/{device_id}', { params }).catch(() => {})
  }
  localStorage.removeItem(KEPT_AS)
}
