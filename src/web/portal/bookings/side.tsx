import { Checkbox, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Icon } from '../parts/icons.tsx'
import type { Service } from '../settings/services/queries.ts'
import { fill, t } from '../texts/index.ts'
import styles from './bookings.module.css'
import { dayNumber, longDate, monthOf, plusDays, weekdayOf, weekOf } from './dates.ts'
import type { KindOf } from './kinds.ts'
import { conflictsQuery, type Board } from './queries.ts'

interface SideProps {
  date: string
  board: Board
  services: Service[]
  kindOf: KindOf
}

/** Beside the day: the month, the staff, the kinds, and what no longer fits. */
export function Side({ date, board, services, kindOf }: SideProps) {
  return (
    <aside className={styles.side} aria-label={t.bookings.side}>
      <Month date={date} />
      <StaffChoice board={board} />
      <section aria-label={t.bookings.kinds}>
        <h2>{t.bookings.kinds}</h2>
        <ul className={styles.kinds}>
          {services
            .filter(({ active }) => active)
            .map(({ service_id: id, name }) => (
              <li key={id} data-kind={kindOf(id)}>
                {name}
              </li>
            ))}
          <li className={styles.bellKind}>
            <Icon name="bell" size={14} /> {t.bookings.byAssistant}
          </li>
        </ul>
      </section>
      <Unfit />
    </aside>
  )
}

const WEEKS = 6

function Month({ date }: { date: string }) {
  const first = weekOf(`${date.slice(0, 8)}01`)
  const days = Array.from({ length: WEEKS * 7 }, (_, index) => plusDays(first, index))
  return (
    <section aria-label={monthOf(date)}>
      <h2>{monthOf(date)}</h2>
      <div className={styles.month}>
        {days.slice(0, 7).map((day) => (
          <span key={day} className="meta" aria-hidden="true">
            {weekdayOf(day)}
          </span>
        ))}
        {days.map((day) => (
          <DayLink key={day} day={day} date={date} />
        ))}
      </div>
    </section>
  )
}

function DayLink({ day, date }: { day: string; date: string }) {
  return (
    <Link
      to="/bookings/day/$date"
      params={{ date: day }}
      search
      data-outside={day.slice(0, 7) !== date.slice(0, 7)}
      data-chosen={day === date}
      aria-current={day === date ? 'date' : undefined}
      aria-label={longDate(day)}
    >
      {dayNumber(day)}
    </Link>
  )
}

function StaffChoice({ board }: { board: Board }) {
  const { staff } = useSearch({ strict: false })
  const navigate = useNavigate()
  const all = board.resources.map(({ resource_id: id }) => id)
  const chosen = staff === undefined ? all : all.filter((id) => staff.split(',').includes(id))
  const change = (id: string, isOn: boolean) => {
    const next = all.filter((one) => (one === id ? isOn : chosen.includes(one)))
    const isAll = next.length === all.length || next.length === 0
    void navigate({ to: '.', search: isAll ? {} : { staff: next.join(',') }, replace: true })
  }
  return (
    <section aria-label={t.bookings.staff}>
      <h2>{t.bookings.staff}</h2>
      <Stack gap={8} mt={8}>
        {board.resources.map(({ resource_id: id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={(event) => change(id, event.currentTarget.checked)}
          />
        ))}
      </Stack>
    </section>
  )
}

function Unfit() {
  const { data } = useQuery(conflictsQuery)
  if (data === undefined || data.conflict_count === 0) return null
  return (
    <section className={styles.unfit} aria-label={t.bookings.conflicts}>
      <Icon name="warning" size={16} />
      <div>
        <b>
          {fill(data.conflict_count === 1 ? t.bookings.unfitOne : t.bookings.unfit, { count: data.conflict_count })}
        </b>
        <p>
          <Link to="/bookings/conflicts">{t.bookings.mend}</Link>
        </p>
      </div>
    </section>
  )
}

/** On phones: the week, and whose day it is. */
export function StaffChips({ board, date }: { board: Board; date: string }) {
  const { staff } = useSearch({ strict: false })
  const first = weekOf(date)
  const shown = board.resources.find(({ resource_id: id }) => staff?.split(',').includes(id)) ?? board.resources[0]
  return (
    <div className={styles.phone}>
      <div className={styles.month}>
        {Array.from({ length: 7 }, (_, index) => plusDays(first, index)).map((day) => (
          <div key={day} className={styles.weekday}>
            <span className="meta" aria-hidden="true">
              {weekdayOf(day)}
            </span>
            <DayLink day={day} date={date} />
          </div>
        ))}
      </div>
      <div className={styles.chips}>
        {board.resources.map(({ resource_id: id, name }) => (
          <Link
            key={id}
            to="/bookings/day/$date"
            params={{ date }}
            search={{ staff: id }}
            replace
            aria-current={id === shown?.resource_id ? 'true' : undefined}
          >
            {name}
          </Link>
        ))}
      </div>
    </div>
  )
}
