import { Popover, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { fill, t } from '../texts/index.ts'
import styles from './analytics.module.css'
import type { Figures } from './queries.ts'
import { number, percent, seconds, signed } from './words.ts'

/** Below it a rate says more than is known. */
const ENOUGH = 20

interface Figure {
  name: keyof typeof t.analytics.figures
  value: string
  /** Against the period before; null without one. */
  change: string | null
  /** Undefined where more is neither better nor worse. */
  isBetter?: boolean | undefined
  meaning: string
}

interface Compared {
  now: Figures
  before: Figures | null
}

/** Five figures, each with the period before, and its definition. */
export function FiveFigures({ now, before }: Compared) {
  const figures = [
    conversations({ now, before }),
    rate('answered', { now, before }),
    rate('resolved', { now, before }),
    appointments({ now, before }),
    speed({ now, before }),
  ]
  return (
    <dl className={styles.figures}>
      {figures.map((figure) => (
        <One key={figure.name} figure={figure} />
      ))}
    </dl>
  )
}

function One({ figure: { name, value, change, isBetter, meaning } }: { figure: Figure }) {
  return (
    <div className={styles.figure}>
      <dt>
        {t.analytics.figures[name]}
        <Definition name={name} />
      </dt>
      <dd>
        <span className={styles.value}>{value}</span>
        {change !== null && (
          <span className={styles.change} data-better={isBetter}>
            {change}
          </span>
        )}
        <span className="meta">{meaning}</span>
      </dd>
    </div>
  )
}

function Definition({ name }: { name: Figure['name'] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover width={300} position="bottom" shadow="md" withRoles opened={isOpen} onChange={setOpen}>
      <Popover.Target>
        <UnstyledButton
          className={styles.help!}
          onClick={() => setOpen(!isOpen)}
          // The focus stays here, and the component hears Escape inside of the text alone.
          onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
          aria-label={fill(t.analytics.whatIs, { figure: t.analytics.figures[name] })}
        >
          ?
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>{t.analytics.definitions[name]}</Popover.Dropdown>
    </Popover>
  )
}

function conversations({ now, before }: Compared): Figure {
  const meaning = before === null ? '' : fill(t.analytics.before, { count: number(before.conversations) })
  return {
    name: 'conversations',
    value: number(now.conversations),
    change: growth(now.conversations, before?.conversations),
    meaning,
  }
}

function growth(now: number, before: number | undefined): string | null {
  if (before === undefined || before === 0) return null
  const change = now / before - 1
  return signed(Math.round(change * 100), percent(Math.abs(change)))
}

/** A rate, or below twenty conversations its count. */
function rate(name: 'answered' | 'resolved', { now, before }: Compared): Figure {
  const share = now[`${name}_rate`]
  const meaning = t.analytics.meanings[name]
  if (now.asked < ENOUGH || share === null) {
    const value = now.asked === 0 ? '–' : fill(t.analytics.of, { count: number(now[name]), total: number(now.asked) })
    return { name, value, change: null, meaning }
  }
  const earlier = before !== null && before.asked >= ENOUGH ? before[`${name}_rate`] : null
  const points = earlier === null ? null : Math.round(share * 100) - Math.round(earlier * 100)
  const change = points === null ? null : fill(t.analytics.points, { count: signed(points, number(Math.abs(points))) })
  return {
    name,
    value: percent(share),
    change,
    isBetter: points === null || points === 0 ? undefined : points > 0,
    meaning,
  }
}

function appointments({ now: { bookings, conversations: all }, before }: Compared): Figure {
  const {
    by_source: { chat = 0, call = 0 },
    conversion,
  } = bookings
  const meaning =
    all < ENOUGH || conversion === null
      ? fill(t.analytics.madeInFew, { count: number(chat + call), total: number(all) })
      : fill(t.analytics.madeIn, { count: number(Math.round(conversion * 100)) })
  const change = growth(bookings.created, before?.bookings.created)
  return { name: 'appointments', value: number(bookings.created), change, meaning }
}

/** The first word on calls where it is measured, else the answer in chats. */
function speed({ now, before }: Compared): Figure {
  const kind = now.first_audio_ms.p50 === null ? 'response_ms' : 'first_audio_ms'
  const name = kind === 'response_ms' ? 'response' : 'firstWord'
  const { p50, p95 } = now[kind]
  if (p50 === null || p95 === null) return { name, value: '–', change: null, meaning: t.analytics.notMeasured }
  const earlier = before?.[kind].p50 ?? null
  const tenths = earlier === null ? null : Math.round((p50 - earlier) / 100)
  return {
    name,
    value: seconds(p50),
    change: tenths === null ? null : signed(tenths, seconds(Math.abs(tenths) * 100)),
    isBetter: tenths === null || tenths === 0 ? undefined : tenths < 0,
    meaning: fill(t.analytics.mostUnder, { time: seconds(p95) }),
  }
}
