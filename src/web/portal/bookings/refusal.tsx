import { Button } from '@mantine/core'
import { Icon } from '../parts/icons.tsx'
import { fill, t } from '../texts/index.ts'
import styles from './bookings.module.css'
import { timeIn } from './dates.ts'
import type { Moving } from './moving.ts'

/** Why a move was refused, and the next start that would fit. */
export function Refusal({ moving, zone, top }: { moving: Moving; zone: string; top?: number }) {
  const { refused } = moving
  if (refused === null) return null
  const { next } = refused
  return (
    <div className={styles.why} role="alertdialog" aria-label={refused.reason} style={{ top }}>
      <p>
        <Icon name="warning" size={16} /> <b>{refused.reason}</b>
      </p>
      <p className="dim">
        {refused.end !== undefined
          ? t.bookings.asLong
          : next === null
            ? t.bookings.noNext
            : fill(t.bookings.nextStart, { time: timeIn(zone, next) })}
      </p>
      <div className={styles.acts}>
        {next !== null && (
          <Button variant="filled" autoFocus onClick={() => void moving.drop({ ...refused, start: next })}>
            {fill(t.bookings.putAt, { time: timeIn(zone, next) })}
          </Button>
        )}
        <Button onClick={moving.putBack} autoFocus={next === null}>
          {t.bookings.leaveIt}
        </Button>
      </div>
    </div>
  )
}

/** Help for the keys of a move, its announcements to screen readers, and the reason of a refusal. */
export function MovingNotes({ moving, zone }: { moving: Moving; zone: string }) {
  return (
    <>
      <p id="moving-help" className="unseen">
        {t.bookings.movingHelp}
      </p>
      <p className="unseen" role="status">
        {moving.said}
      </p>
      <Refusal moving={moving} zone={zone} />
    </>
  )
}
