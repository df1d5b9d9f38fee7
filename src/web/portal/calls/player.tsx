import { ActionIcon, NativeSelect } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Icon } from '../parts/icons.tsx'
import { fill, t } from '../texts/index.ts'
import { SPEEDS, type Playing } from './playing.ts'
import type { Turn } from './record.ts'
import { clock } from './words.ts'
import styles from './calls.module.css'

interface PlayerProps {
  sound: Blob
  /** The address for the download. */
  href: string
  playing: Playing
  turns: Turn[]
  person: string
}

const time = (seconds: number) => clock(seconds * 1_000)

function Speed({ speed, setSpeed }: Pick<PlayerProps['playing'], 'speed' | 'setSpeed'>) {
  return (
    <NativeSelect
      size="xs"
      aria-label={t.calls.speed}
      value={speed}
      data={SPEEDS.map((value) => ({ value: String(value), label: `${value}×` }))}
      onChange={({ currentTarget }) => setSpeed(Number(currentTarget.value))}
    />
  )
}

/** The recording: two lanes by who speaks, the assistant above, with all that a pointer or keys can do. */
export function Player({ sound, href, playing, turns, person }: PlayerProps) {
  const src = useAddressOf(sound)
  const { audio, isPlaying, at, length, speed, toggle, seek, setSpeed } = playing
  return (
    <div className={styles.player} role="group" aria-label={t.calls.recording}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the transcript below has its words */}
      <audio ref={audio} src={src} preload="metadata" />
      <ActionIcon
        variant="filled"
        size={36}
        radius="xl"
        aria-label={isPlaying ? t.calls.pause : t.calls.play}
        aria-keyshortcuts="Space"
        onClick={toggle}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </ActionIcon>
      <div className={styles.track}>
        <Lanes turns={turns} length={length} at={at} />
        <input
          type="range"
          data-seek
          aria-label={t.calls.seek}
          aria-valuetext={fill(t.calls.timeOf, { at: time(at), length: time(length) })}
          min={0}
          max={Math.max(1, length)}
          step={0.1}
          value={at}
          onChange={({ currentTarget }) => seek(Number(currentTarget.value))}
        />
      </div>
      <div className={styles.below}>
        <span className="number">{time(at)}</span>
        <span className={styles.lane} data-role="agent">
          {t.calls.assistant}
        </span>
        <span className={styles.lane}>{person}</span>
        <Speed speed={speed} setSpeed={setSpeed} />
        <a href={href} download>
          {t.calls.download}
        </a>
        <span className="number">{time(length)}</span>
      </div>
    </div>
  )
}

function useAddressOf(sound: Blob): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(sound)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [sound])
  return address
}

const HEIGHT = 40

/** Each turn from its first word to the next turn's. */
function Lanes({ turns, length, at }: { turns: Turn[]; length: number; at: number }) {
  if (length === 0) return null
  const spoken = turns.flatMap(({ at_ms: begin, role }, index) => {
    if (begin === null) return []
    const end = turns.slice(index + 1).find(({ at_ms: next }) => next !== null)?.at_ms ?? length * 1_000
    return [{ from: begin / 1_000, until: Math.max(begin, end) / 1_000, role }]
  })
  return (
    <svg viewBox={`0 0 ${length} ${HEIGHT}`} height={HEIGHT} preserveAspectRatio="none" aria-hidden="true">
      {spoken.map(({ from, until, role }) => (
        <rect
          key={`${from} ${role}`}
          x={from}
          y={role === 'agent' ? 2 : HEIGHT / 2 + 1}
          width={Math.max(0.2, Math.min(until, length) - from)}
          height={HEIGHT / 2 - 3}
          fill={role === 'agent' ? 'var(--accent)' : 'var(--ink2)'}
          opacity={from <= at ? 1 : 0.35}
        />
      ))}
    </svg>
  )
}
