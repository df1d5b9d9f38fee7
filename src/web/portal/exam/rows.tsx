import { Link, useSearch } from '@tanstack/react-router'
import { namesIn } from '../../../core/keys.ts'
import type { Api } from '../api/client.ts'
import { useAccount } from '../api/session.ts'
import { Icon, type IconName } from '../parts/icons.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { State } from '../parts/page-states.tsx'
import { fill, t } from '../texts/index.ts'
import segments from '../parts/segments.module.css'
import styles from './exam.module.css'
import { hasWorked, isLost, isOpen, type ExamRow } from './queries.ts'
import type { Shown } from './search.ts'

type ExamWithRows = Api['ExamWithRows']

const CHOSEN: Record<Shown, (row: ExamRow) => boolean> = {
  mend: (row) => row.outcome !== null && !hasWorked(row),
  answered: ({ outcome }) => outcome === 'answered',
  bookings: ({ kind, outcome }) => kind !== 'question' && outcome !== null,
  all: ({ outcome }) => outcome !== null,
}

/** Lost answers stand above those that never worked. */
export function Rows({ exam }: { exam: ExamWithRows }) {
  const { show = 'mend' } = useSearch({ strict: false })
  const rows = exam.rows.filter(CHOSEN[show])
  return (
    <>
      <Filters exam={exam} show={show} />
      {rows.length === 0 ? (
        <Nothing exam={exam} />
      ) : (
        <ul className={styles.rows} aria-label={t.exam.shown[show]}>
          {rows.map((row) => (
            <li key={row.position} data-lost={isLost(row)}>
              <Row row={row} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Filters({ exam, show }: { exam: ExamWithRows; show: Shown }) {
  return (
    <div className={styles.filters}>
      <nav className={segments.segments} aria-label={t.exam.filters}>
        {namesIn(CHOSEN).map((one) => (
          <Link
            key={one}
            to="."
            search={one === 'mend' ? {} : { show: one }}
            aria-current={one === show ? 'page' : undefined}
          >
            {t.exam.shown[one]} <span className="number">{exam.rows.filter(CHOSEN[one]).length}</span>
          </Link>
        ))}
      </nav>
      <p className="meta">{askedIn(exam)}</p>
    </div>
  )
}

function askedIn({ rows, trade, languages }: ExamWithRows): string {
  const count = (origin: ExamRow['origin']) => rows.filter((row) => row.origin === origin).length
  if (rows.length === 0) return ''
  const names = new Intl.DisplayNames([document.documentElement.lang], { type: 'language' })
  return fill(t.exam.askedIn, {
    general: count('general') + count('service') + count('trade'),
    trade: t.exam.trades[trade ?? 'none'],
    headings: count('heading'),
    languages: languages.map((one) => names.of(one) ?? one).join(', '),
  })
}

function Nothing({ exam }: { exam: ExamWithRows }) {
  if (isOpen(exam)) return <State icon="clock" title={t.exam.playing} text={t.exam.comesIn} />
  return <State icon="check" title={t.exam.nothing} text={t.exam.nothingText} />
}

function Row({ row }: { row: ExamRow }) {
  const { isAdmin } = useAccount()
  return (
    <article className={styles.row} aria-label={row.asked}>
      <span className={styles.mark} data-outcome={row.outcome}>
        <Icon name={iconOf(row)} size={16} />
      </span>
      <div>
        <h2 lang={row.language}>{row.asked}</h2>
        {row.kind !== 'question' && <p className="meta">{t.exam.kinds[row.kind]}</p>}
      </div>
      <div>
        {isLost(row) && <p className={styles.lost}>{lostWords(row)}</p>}
        <p>{happened(row)}</p>
        {row.turns.length > 0 && <Said row={row} />}
      </div>
      <div className={styles.act}>{isAdmin && <Mend row={row} />}</div>
    </article>
  )
}

function iconOf(row: ExamRow): IconName {
  if (hasWorked(row)) return 'check'
  if (isLost(row)) return 'refresh'
  return row.outcome === 'not_booked' ? 'close' : 'warning'
}

function lostWords({ lost }: ExamRow): string {
  return lost === null ? t.exam.lost : fill(t.exam.lostSource, { title: lost })
}

/** The outcome in plain words. */
function happened(row: ExamRow): string {
  const { outcome, reason, sources, disagreement, kind } = row
  const [source] = sources
  if (outcome === 'answered')
    return source?.document_id == null ? t.exam.fromSettings : fill(t.exam.from, { title: source.title })
  if (outcome === 'booked') return kind === 'question' ? '' : t.exam.worked[kind]
  if (disagreement !== null)
    return fill(t.exam.disagrees, {
      settings: disagreement.settings_say,
      title: disagreement.title,
      says: disagreement.document_says,
    })
  if (reason === 'closest' && source !== undefined) return fill(t.exam.closest, { snippet: source.snippet })
  return reason === null ? '' : t.exam.reasons[reason]
}

function Said({ row }: { row: ExamRow }) {
  return (
    <details className={styles.said}>
      <summary>{t.exam.said}</summary>
      <ol>
        {row.turns.map(({ role, text }, index) => (
          <li key={index} data-role={role} lang={row.language}>
            <span className="meta">{t.exam.roles[role]}</span> {text}
          </li>
        ))}
      </ol>
    </details>
  )
}

function Mend({ row: { mend, asked } }: { row: ExamRow }) {
  switch (mend) {
    case 'answer':
      return (
        <LinkButton
          size="xs"
          to="/knowledge/try"
          search={{ question: asked }}
          aria-label={`${t.exam.answerIt}: ${asked}`}
        >
          {t.exam.answerIt}
        </LinkButton>
      )
    case 'contradictions':
      return (
        <LinkButton size="xs" to="/knowledge/contradictions" aria-label={`${t.exam.choose}: ${asked}`}>
          {t.exam.choose}
        </LinkButton>
      )
    case 'hours':
      return (
        <LinkButton size="xs" to="/settings/business" aria-label={`${t.exam.changeHours}: ${asked}`}>
          {t.exam.changeHours}
        </LinkButton>
      )
    case 'services':
    case 'staff':
      return (
        <LinkButton size="xs" to="/settings/services" aria-label={`${t.exam.openServices}: ${asked}`}>
          {t.exam.openServices}
        </LinkButton>
      )
    default:
      return null
  }
}
