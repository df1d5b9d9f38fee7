import { Icon } from '../parts/icons.tsx'
import { Badge } from '@mantine/core'
import { fill, t } from '../texts/index.ts'
import type { Playing } from './playing.ts'
import type { Turn } from './record.ts'
import { actionWords, clock } from './words.ts'
import styles from './calls.module.css'

interface TurnsProps {
  turns: Turn[]
  person: string
  /** Null without a recording. */
  playing?: Playing | null
}

/** The turns of a call, with words that were cut off and the actions between them. */
export function Turns({ turns, person, playing = null }: TurnsProps) {
  if (turns.length === 0) return <p className={`${styles.turns} dim`}>{t.calls.nothingSaid}</p>
  return (
    <ol
      className={styles.turns}
      aria-label={t.calls.transcript}
      data-timed={turns.some(({ at_ms: at }) => at !== null)}
    >
      {turns.map((turn, index) => (
        <li
          key={index}
          className={styles.turn}
          data-role={turn.role}
          aria-current={playing !== null && playing.turn === index ? 'true' : undefined}
        >
          {turn.at_ms !== null && <At at={turn.at_ms} play={playing && (() => playing.playTurn(index))} />}
          <span className={styles.who}>{turn.role === 'agent' ? t.calls.assistant : person}</span>
          <div>
            <span dir="auto">{turn.text}</span>
            {turn.unsaid !== null && <Interrupted unsaid={turn.unsaid} person={person} />}
            {turn.actions.map((action) => (
              <Done key={action} action={action} />
            ))}
          </div>
        </li>
      ))}
    </ol>
  )
}

/** When it was said; with a recording, the way to hear it. */
function At({ at, play }: { at: number; play: (() => void) | null }) {
  const time = clock(at)
  if (play === null) return <span className={`${styles.at} number`}>{time}</span>
  return (
    <button
      type="button"
      className={`${styles.at} number`}
      aria-label={fill(t.calls.playFrom, { time })}
      onClick={play}
    >
      {time}
    </button>
  )
}

function Interrupted({ unsaid, person }: { unsaid: string; person: string }) {
  return (
    <>
      {' '}
      <del className={styles.unsaid} dir="auto">
        {unsaid}
      </del>{' '}
      <Badge>{fill(t.calls.interrupted, { name: person })}</Badge>
    </>
  )
}

function Done({ action }: { action: string }) {
  const words = actionWords(action)
  if (words === undefined) return null
  return (
    <p className={styles.done}>
      <Icon name="check" size={16} />
      {words}
    </p>
  )
}
