import type { ComponentProps } from 'preact'
import { Refused } from './desk.ts'
import { Waiting } from './steps.tsx'
import { TooMany } from './too-many.ts'

/** Services or times are on their way, or did not come; after too many requests it says how long to wait. */
export function WaitingForList(props: ComponentProps<typeof Waiting>) {
  const { context, failure } = props
  const isTooMany = failure instanceof Refused && failure.status === 429
  const reason = isTooMany ? <TooMany context={context} what="failed" retryAfter={failure.retryAfter} /> : undefined
  return <Waiting {...props} reason={reason} />
}
