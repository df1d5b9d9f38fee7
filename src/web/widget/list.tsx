import type { ComponentProps } from 'preact'
import { Refused } from './desk.ts'
import { Waiting } from './steps.tsx'
import { TooMany } from './too-many.ts'

/** A list of services or times that is on its way, or did not come; of too many requests it says how long to wait. */
export function List(props: ComponentProps<typeof Waiting>) {
  const { context, failure, again } = props
  if (!(failure instanceof Refused) || failure.status !== 429) return <Waiting {...props} />
  return (
    <p class="hint" role="status">
      <TooMany context={context} what="failed" retryAfter={failure.retryAfter} />{' '}
      <button type="button" class="link" onClick={again}>
        {context.say('tryAgain')}
      </button>
    </p>
  )
}
