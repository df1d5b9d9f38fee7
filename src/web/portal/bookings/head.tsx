import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Icon } from '../parts/icons.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { PageHeading } from '../shell/shell.tsx'
import { t } from '../texts/index.ts'
import styles from './bookings.module.css'
import { longDate, plusDays, zoneName } from './dates.ts'
import { Views } from './views.tsx'

interface HeadProps {
  date: string
  today: string
  zone: string
  view: 'day' | 'list'
  make?: () => void
}

export function Head({ date, today, zone, view, make }: HeadProps) {
  const to = view === 'day' ? '/bookings/day/$date' : '/bookings/print/$date'
  return (
    <PageHeading title={t.bookings.title}>
      <p className={styles.onPaper}>
        {longDate(date)}, {zoneName(zone, `${date}T12:00:00Z`)}
      </p>
      <div className={styles.dates}>
        <LinkButton to={to} params={{ date: today }} search size="xs">
          {t.bookings.today}
        </LinkButton>
        <Link
          to={to}
          params={{ date: plusDays(date, -1) }}
          search
          className={styles.arrow}
          data-back
          aria-label={t.bookings.before}
        >
          <Icon name="chevron" />
        </Link>
        <Link
          to={to}
          params={{ date: plusDays(date, 1) }}
          search
          className={styles.arrow}
          aria-label={t.bookings.after}
        >
          <Icon name="chevron" />
        </Link>
        <b>{longDate(date)}</b>
        <span className="dim">{zoneName(zone, `${date}T12:00:00Z`)}</span>
      </div>
      <div className={styles.dates}>
        {view === 'day' && <Views date={date} current="day" />}
        <OtherView date={date} view={view} />
      </div>
      {make !== undefined && (
        <Button variant="filled" leftSection={<Icon name="plus" size={16} />} data-new="b" onClick={make}>
          {t.bookings.new}
        </Button>
      )}
    </PageHeading>
  )
}

function OtherView({ date, view }: Pick<HeadProps, 'date' | 'view'>) {
  return view === 'day' ? (
    <LinkButton to="/bookings/print/$date" params={{ date }}>
      {t.bookings.printView}
    </LinkButton>
  ) : (
    <>
      <LinkButton to="/bookings/day/$date" params={{ date }}>
        {t.bookings.dayView}
      </LinkButton>
      <Button onClick={() => window.print()}>{t.bookings.print}</Button>
    </>
  )
}
