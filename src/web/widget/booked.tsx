// Shares one file with the panel: several small ones compress worse.
import './panel.tsx'
// The card's: it comes with this step, so that nothing moves when it is there.
export { words } from './texts/appointments/index.ts'
import type { Booking } from './details.tsx'
import style from './done.css'
import { useStyle } from './dress.ts'
import { Icon } from './icons.tsx'
import { View as Card } from './card.tsx'
import { Heading } from './steps.tsx'
import type { Context } from './context.ts'

interface BookedProps {
  context: Context
  booked: Booking
  again(): void
}

/** The last step of a booking. */
export function View({ context, booked, again }: BookedProps) {
  const { say, shell } = context
  useStyle(shell.root, style)
  return (
    <div class="scroll done">
      <Icon name="done" />
      <Heading isNext>{say('booked')}</Heading>
      <Card context={context} booking={booked} />
      {booked.is_mailed && booked.client_email !== null && <p>{say('bookedMail', { email: booked.client_email })}</p>}
      <button type="button" class="quiet" onClick={again}>
        {say('bookAnother')}
      </button>
    </div>
  )
}
