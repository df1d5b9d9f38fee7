import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { memo, useEffect, useRef, useState } from 'react'
import { useAccount } from '../api/session.ts'
import { actionWords } from '../calls/words.ts'
import { Icon } from '../parts/icons.tsx'
import { dayName, timeOf } from '../parts/when.ts'
import { fill, t } from '../texts/index.ts'
import { useVisitorTyping } from './presence.ts'
import type { Conversation, Message } from './queries.ts'
import { lettersOf, stepWords, useNames, visitorOf, type Step } from './words.ts'
import { Why } from './why.tsx'
import styles from './inbox.module.css'
import { initialsOf } from '../parts/initials.ts'

/** Every word, the newest in view; a reader who scrolled up stays there. */
export function Messages({ conversation }: { conversation: Conversation }) {
  const { tenant, user } = useAccount()
  const { session_id: sessionId, messages, history } = conversation
  const nameOf = useNames()
  const visitor = visitorOf(conversation)
  const letters = lettersOf(conversation)
  const lettersOfPerson = (id: string) => initialsOf(id === user.user_id ? (user.name ?? user.email) : nameOf(id))
  const textOf = new Map(messages.map(({ message_id: id, text }) => [id, text]))
  const isTyping = useVisitorTyping(sessionId) && messages.at(-1)?.role !== 'visitor'
  const teller = { visitor, nameOf, userId: user.user_id, zone: tenant.time_zone }
  const days = [...Map.groupBy(inOrder(messages, history), ({ at }) => dayName(at, tenant.time_zone))]
  return (
    <div
      className={styles.scroll}
      ref={useNewestInView(messages)}
      tabIndex={0}
      role="log"
      aria-label={t.inbox.messages}
    >
      {days.map(([name, ofDay]) => (
        <section key={name} aria-label={name}>
          <p className={styles.day}>{name}</p>
          <ol className={styles.messages}>
            {ofDay.map(({ at, message, step }) =>
              message === undefined ? (
                <StepRow key={at} words={stepWords(step, teller)} />
              ) : (
                <MessageRow
                  key={message.message_id}
                  message={message}
                  sessionId={sessionId}
                  name={
                    message.role === 'visitor'
                      ? visitor
                      : message.role === 'person'
                        ? nameOf(message.author ?? '')
                        : t.inbox.roles.assistant
                  }
                  letters={message.role === 'person' ? lettersOfPerson(message.author ?? '') : letters}
                  asked={textOf.get(message.answers ?? '') ?? ''}
                  zone={tenant.time_zone}
                />
              ),
            )}
          </ol>
        </section>
      ))}
      <p className="meta" role="status">
        {isTyping && fill(t.inbox.isWriting, { name: visitor })}
      </p>
      {conversation.status === 'ended' && conversation.summary !== null && (
        <p className={styles.summary}>{conversation.summary}</p>
      )}
    </div>
  )
}

type Entry = { at: string } & ({ message: Message; step?: never } | { step: Step; message?: never })

/** The messages, and between them the history: fetched, taken over, handed back, ended. */
function inOrder(messages: Message[], history: Step[]): Entry[] {
  const said = messages.map((message): Entry => ({ at: message.created_at, message }))
  const done = history.map((step): Entry => ({ at: step.at, step }))
  return [...said, ...done].toSorted((one, other) => one.at.localeCompare(other.at))
}

function StepRow({ words }: { words: string | null }) {
  return words === null ? null : <li className={styles.step}>{words}</li>
}

/** Follows new messages while the newest before them is in view. On phones the page scrolls, elsewhere the pane. */
function useNewestInView(messages: Message[]) {
  const place = useRef<HTMLDivElement>(null)
  const seen = useRef(0)
  useEffect(() => {
    const rows = [...(place.current?.querySelectorAll('ol > li[data-role]') ?? [])]
    const before = rows[seen.current - 1]
    const isFollowed = before === undefined || before.getBoundingClientRect().top < window.innerHeight
    if (rows.length !== seen.current && isFollowed) rows.at(-1)?.scrollIntoView({ block: 'end' })
    seen.current = rows.length
  }, [messages])
  return place
}

interface MessageRowProps {
  message: Message
  sessionId: string
  /** Of the one who wrote it. */
  name: string
  /** In place of a picture of somebody who is not the assistant. */
  letters: string
  /** The message that it answers. */
  asked: string
  zone: string
}

/** Drawn once: a new message below changes nothing of it. */
const MessageRow = memo(function Row({ message, sessionId, name, letters, asked, zone }: MessageRowProps) {
  const [isWhyOpen, setWhyOpen] = useState(false)
  const { role, text, created_at: at, answers } = message
  const isTurn = role === 'assistant' && answers !== null
  return (
    <li className={styles.message} data-role={role}>
      <span className={styles.face} aria-hidden="true">
        {role === 'assistant' && <Icon name="bell" size={14} />}
        {role !== 'assistant' && letters}
      </span>
      <div className={styles.words}>
        <p className={styles.bubble} dir="auto">
          <span className="unseen">{name}: </span>
          {text}
        </p>
        <div className={styles.below}>
          <span className="meta number">{role === 'person' ? `${name}, ${timeOf(at, zone)}` : timeOf(at, zone)}</span>
          <Sources message={message} />
          {message.helpful !== null && (
            <span className={styles.chip}>{message.helpful ? t.inbox.helpful : t.inbox.notHelpful}</span>
          )}
          {isTurn && (
            <Button
              size="xs"
              variant="default"
              data-why
              aria-expanded={isWhyOpen}
              onClick={() => setWhyOpen(!isWhyOpen)}
            >
              {t.inbox.why.title}
            </Button>
          )}
        </div>
        {isWhyOpen && <Why sessionId={sessionId} message={message} asked={asked} />}
      </div>
    </li>
  )
})

function Sources({ message: { sources, actions } }: { message: Message }) {
  return (
    <>
      {sources.map(({ document_id: id, title }, index) =>
        id === null ? (
          <span key={index} className={styles.chip}>
            <Icon name="sliders" size={14} />
            {title}
          </span>
        ) : (
          <Link
            key={index}
            to="/knowledge/documents/$documentId"
            params={{ documentId: id }}
            search={{}}
            className={styles.chip}
          >
            <Icon name="file" size={14} />
            {title}
          </Link>
        ),
      )}
      {actions.map((action) => (
        <span key={action} className={styles.chip} data-done>
          <Icon name="check" size={14} />
          {actionWords(action) ?? action}
        </span>
      ))}
    </>
  )
}
