import { QueryCache, QueryClient, MutationCache, queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { answerOf, api, type Api } from './client.ts'
import { asProblem } from './problem.ts'

/** Told to the other tabs of this browser. */
type Change = 'signed-in' | 'signed-out'

const tabs = new BroadcastChannel('session')
const ended = new EventTarget()

/** The user and the business of the session. A key's answer cannot come here: the portal sends cookies. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: () => answerOf(api.GET('/api/v1/auth/me')) as Promise<Api['Account']>,
  staleTime: Infinity,
})

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noteEnd }),
  mutationCache: new MutationCache({ onError: noteEnd }),
  defaultOptions: {
    queries: { staleTime: 10_000, retry: (failures, error) => failures < 2 && isTransient(error) },
  },
})

function isTransient(error: unknown): boolean {
  const { status } = asProblem(error)
  return status === 0 || status === 503
}

/** A 401 of a signed-in page means that its session ended; at a door it is a wrong password. */
function noteEnd(error: unknown): void {
  if (asProblem(error).status === 401 && queryClient.getQueryData(accountQuery.queryKey) !== undefined)
    ended.dispatchEvent(new Event('ended'))
}

/** Calls back when the session of a signed-in page has ended. Returns the unsubscribe function. */
export function onSessionEnd(listener: () => void): () => void {
  ended.addEventListener('ended', listener)
  return () => ended.removeEventListener('ended', listener)
}

export function tellTabs(change: Change): void {
  tabs.postMessage(change)
}

export function onOtherTab(listener: (change: Change) => void): () => void {
  const hear = ({ data }: MessageEvent<Change>) => listener(data)
  tabs.addEventListener('message', hear)
  return () => tabs.removeEventListener('message', hear)
}

export function useAccount(): Api['Account'] & { isAdmin: boolean } {
  const { data } = useSuspenseQuery(accountQuery)
  return { ...data, isAdmin: data.user.role === 'admin' }
}
