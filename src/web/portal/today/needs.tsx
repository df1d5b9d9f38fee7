import { useQuery } from '@tanstack/react-query'
import type { Api } from '../api/client.ts'
import { useAccount } from '../api/session.ts'
import { conversationQuery } from '../inbox/queries.ts'
import { shortTime, useNames, waitWords } from '../inbox/words.ts'
import { nameOf as leadName } from '../leads/queries.ts'
import { Icon, type IconName } from '../parts/icons.tsx'
import { PageButton } from '../parts/page-link.tsx'
import { timeOf } from '../parts/when.ts'
import { beside } from '../shell/beside.ts'
import { fill, t } from '../texts/index.ts'
import { useLingering } from './lingering.ts'
import styles from './today.module.css'

type Day = Api['Today']

/** A row with its one act. */
interface Need {
  id: string
  icon: IconName
  title: string
  text: string | null
  /** How long it waits, or since when. */
  since: string
  act: string
  to: string
  tone?: 'waits' | 'failed'
}

/** In a fixed order, so that the eye learns it: people who wait, calls, messages, questions, failures, set-up. */
export function Needs({ day }: { day: Day }) {
  const { isAdmin } = useAccount()
  const needs = [
    ...waiting(day),
    ...calls(day),
    ...messages(day),
    ...wishes(day),
    ...gaps(day),
    ...failures(day),
    ...setUp(day),
  ]
  const shown = useLingering(needs)
  const first = needs[0]?.id
  return (
    <section className={styles.card} aria-label={t.today.needs}>
      <div className={styles.cardHead}>
        <h2>
          {t.today.needs} <span className={styles.count}>{needs.length}</span>
        </h2>
      </div>
      {shown.length === 0 ? (
        <p className="dim">{nothing(day)}</p>
      ) : (
        <ul className={styles.needs} data-admin={isAdmin}>
          {shown.map(({ row: need, goneAt }) => (
            <Row key={need.id} need={need} isFirst={need.id === first} isGone={goneAt !== null} />
          ))}
        </ul>
      )}
    </section>
  )
}

interface RowProps {
  need: Need
  /** The one thing to do next. */
  isFirst: boolean
  isGone: boolean
}

function Row({ need, isFirst, isGone }: RowProps) {
  // Followed before it is gone, so that its end is known at once.
  const taken = useTaker(need)
  return (
    <li data-tone={need.tone} data-gone={isGone || undefined}>
      <span className={styles.mark}>
        <Icon name={need.icon} />
      </span>
      <div className={styles.words}>
        <strong>{need.title}</strong>
        {need.text !== null && <p className="dim">{need.text}</p>}
      </div>
      {isGone ? (
        <span className={styles.gone} role="status">
          {taken}
        </span>
      ) : (
        <>
          <span className={styles.since}>{need.since}</span>
          <PageButton to={need.to} size="xs" variant={isFirst ? 'filled' : 'default'}>
            {need.act}
          </PageButton>
        </>
      )}
    </li>
  )
}

/** Says who took a conversation over, or that a need is done. */
function useTaker({ id, tone }: Need): string {
  const { user } = useAccount()
  const nameOf = useNames()
  const conversation = useQuery({ ...conversationQuery(id), enabled: tone === 'waits' })
  const by = conversation.data?.handoff?.handled_by
  if (by == null) return t.today.done
  return by === user.user_id ? t.today.youTookIt : fill(t.today.tookIt, { name: nameOf(by) })
}

function nothing({ appointments, time_zone: zone }: Day): string {
  const now = new Date().toISOString()
  const next = appointments.find(({ start }) => start > now)
  if (next === undefined) return t.today.nothing
  return fill(t.today.nothingNext, { time: timeOf(next.start, zone), name: next.client_name })
}

function waiting({ waiting: rows, time_zone: zone }: Day): Need[] {
  return rows.map(({ session_id: id, client_name: name, waiting_since: since, words }) => ({
    id,
    icon: 'people',
    title: fill(t.today.waits, { name: name ?? t.today.somebody }),
    text: quoted(words),
    since: waitWords(since, Date.now(), zone),
    act: t.today.takeOver,
    to: beside.conversation(id),
    tone: 'waits',
  }))
}

function calls({ calls: rows, time_zone: zone }: Day): Need[] {
  return rows.map(({ call_id: id, client_name: name, phone_number: number, status, started_at: at }) => ({
    id,
    icon: 'phone',
    title: fill(status === 'ringing' ? t.today.ringing : t.today.calling, {
      name: name ?? (number === '' ? t.today.web : number),
    }),
    text: null,
    since: at === null ? '' : timeOf(at, zone),
    act: t.today.listen,
    to: beside.call(id),
  }))
}

function messages({ messages: rows, time_zone: zone }: Day): Need[] {
  return rows.map((lead) => ({
    id: lead.lead_id,
    icon: 'chat',
    title: fill(lead.intent === 'callback' ? t.today.callback : t.today.message, { name: leadName(lead) }),
    text: quoted(lead.notes),
    since: shortTime(lead.created_at, zone),
    act: lead.intent === 'callback' ? t.today.callBack : t.today.look,
    to: `/leads/${lead.lead_id}`,
  }))
}

function wishes({ wishes: rows, time_zone: zone }: Day): Need[] {
  return rows.map(({ session_id: id, client_name: name, left_at: at, words }) => ({
    id,
    icon: 'chat',
    title: fill(t.today.wish, { name: name ?? t.today.somebody }),
    text: quoted(words),
    since: shortTime(at, zone),
    act: t.today.look,
    to: beside.conversation(id),
  }))
}

function gaps({ unanswered: { count, question, since }, time_zone: zone }: Day): Need[] {
  if (count === 0) return []
  return [
    {
      id: 'unanswered',
      icon: 'book',
      title: count === 1 ? t.today.gapOne : fill(t.today.gap, { count }),
      text: quoted(question),
      since: since === null ? '' : shortTime(since, zone),
      act: t.today.answer,
      to: '/knowledge/unanswered',
    },
  ]
}

function failures({ failed_deliveries: failed, time_zone: zone }: Day): Need[] {
  if (failed === null || failed.count === 0) return []
  return [
    {
      id: 'deliveries',
      icon: 'hook',
      title: failed.count === 1 ? t.today.failedOne : fill(t.today.failed, { count: failed.count }),
      text: failed.url === null ? null : fill(t.today.failedAt, { host: new URL(failed.url).host }),
      since: failed.at === null ? '' : timeOf(failed.at, zone),
      act: t.today.look,
      to: '/integrate/webhooks?status=failed',
      tone: 'failed',
    },
  ]
}

function setUp({ setup }: Day): Need[] {
  if (setup === null) return []
  const title = fill(t.today.setup, setup)
  return [{ id: 'setup', icon: 'check', title, text: null, since: '', act: t.today.goOn, to: '/welcome/business' }]
}

function quoted(words: string | null): string | null {
  return words === null ? null : `“${words}”`
}
