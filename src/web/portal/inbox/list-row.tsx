import { Link } from '@tanstack/react-router'
import { memo, type ReactNode } from 'react'
import { personOf, outcomeOf } from '../calls/words.ts'
import { Icon, type IconName } from '../parts/icons.tsx'
import { fill, t } from '../texts/index.ts'
import type { Row } from './rows.ts'
import { languageName, lettersOf, outcomeWords, shortTime, visitorOf, waitWords } from './words.ts'
import styles from './inbox.module.css'

/** The same for every row. */
interface OfList {
  zone: string
  userId: string
  nameOf: (id: string) => string
  /** In milliseconds, by the minute. */
  now: number
}

interface ListRowProps extends OfList {
  row: Row
  isOpen: boolean
}

export function ListRow({ row, ...more }: ListRowProps) {
  return row.call === undefined ? <ChatRow chat={row.chat} {...more} /> : <CallRow call={row.call} zone={more.zone} />
}

interface LinesProps {
  name: string
  at: string
  words: string
  icon?: IconName
  isUnread?: boolean
  letters?: string
  children: ReactNode
}

function Lines({ name, at, words, icon, isUnread, letters, children }: LinesProps) {
  return (
    <>
      <span className={styles.avatar} aria-hidden="true">
        {icon === undefined ? letters : <Icon name={icon} size={16} />}
      </span>
      <span className={styles.lines}>
        <span className={styles.first}>
          <span className={styles.who}>
            {isUnread === true && <span className={styles.unread} role="img" aria-label={t.inbox.unread} />}
            {name}
          </span>
          <span className="meta number">{at}</span>
        </span>
        <span className={styles.said} dir="auto" data-unread={isUnread}>
          {words}
        </span>
        <span className={styles.marks}>{children}</span>
      </span>
    </>
  )
}

type Chat = NonNullable<Row['chat']>

interface ChatRowProps extends OfList {
  chat: Chat
  isOpen: boolean
}

/** Drawn anew where the conversation changed: the list is read every second in a busy hour. It asks for nothing itself. */
const ChatRow = memo(function Chat({ chat, isOpen, zone, userId, nameOf, now }: ChatRowProps) {
  const { handoff, locale, read_at: readAt, last_message_at: at, last_message: last, status } = chat
  const by = status === 'handoff' ? (handoff?.handled_by ?? null) : null
  const isWaiting = status === 'handoff' && by === null
  const isUnread = last?.role === 'visitor' && (readAt === null || readAt < at) && status !== 'ended'
  const outcome = outcomeWords(chat)
  return (
    <Link
      to="/inbox/$sessionId"
      params={{ sessionId: chat.session_id }}
      search
      className={styles.row}
      data-row
      data-open={isOpen}
    >
      <Lines
        name={visitorOf(chat)}
        at={shortTime(at, zone)}
        words={wordsOf(chat, userId, nameOf)}
        isUnread={isUnread && !isOpen}
        letters={lettersOf(chat)}
      >
        {isWaiting && <b data-tone="waits">{waitWords(handoff?.waiting_since ?? at, now, zone)}</b>}
        {by !== null && <b data-tone={by === userId ? 'mine' : 'other'}>{nameOf(by)}</b>}
        <span>
          <Icon name="chat" size={14} />
          {locale === null ? t.inbox.channels.chat : `${t.inbox.channels.chat}, ${languageName(locale)}`}
        </span>
        {outcome !== null && <span data-tone={chat.outcome}>{outcome}</span>}
      </Lines>
    </Link>
  )
})

/** The last words of the visitor or the team, with the name; a conversation of the assistant alone has its own words. */
function wordsOf({ last_words: said, last_message: last }: Chat, userId: string, nameOf: OfList['nameOf']): string {
  if (said == null) return last?.text ?? ''
  if (said.role === 'visitor') return said.text
  const words = said.author === userId ? t.inbox.youSaid : t.inbox.said
  return fill(words, { name: nameOf(said.author ?? ''), words: said.text })
}

const CallRow = memo(function Call({ call, zone }: { call: NonNullable<Row['call']>; zone: string }) {
  const isOn = call.status === 'in_progress'
  const outcome = outcomeOf(call)
  return (
    <Link to="/calls/$callId" params={{ callId: call.call_id }} className={styles.row} data-row>
      <Lines
        name={personOf(call)}
        at={shortTime(call.created_at, zone)}
        words={call.summary ?? call.phone_number}
        icon="phone"
      >
        {isOn && <b data-tone="on">{t.inbox.onThePhone}</b>}
        <span>
          <Icon name="phone" size={14} />
          {t.inbox.channels.call}
        </span>
        {!isOn && <span>{outcome.words}</span>}
      </Lines>
    </Link>
  )
})
