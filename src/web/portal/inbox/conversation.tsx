import { Button, Group } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { watchConversation } from '../api/live.ts'
import { asProblem } from '../api/problem.ts'
import { useAccount } from '../api/session.ts'
import { Await } from '../parts/await.tsx'
import { Confirmed } from '../parts/confirm.tsx'
import { Icon } from '../parts/icons.tsx'
import { Note } from '../parts/note.tsx'
import { Refused } from '../parts/refused.tsx'
import { PageHeading } from '../shell/shell.tsx'
import { fill, t } from '../texts/index.ts'
import { Card } from './card.tsx'
import { Colleagues, Composer } from './composer.tsx'
import { useDraft } from './drafts.ts'
import { useConversationKeys } from './keys.ts'
import { Messages } from './messages.tsx'
import { useLeaving, usePresent, useTelling } from './presence.ts'
import { conversationQuery, end, handBack, markRead, takeOver, type Conversation } from './queries.ts'
import { stateWords, useNames, visitorOf } from './words.ts'
import styles from './inbox.module.css'

const route = getRouteApi('/shell/inbox/$sessionId')

export function ConversationPage() {
  const { sessionId } = route.useParams()
  const query = useQuery(conversationQuery(sessionId))
  useEffect(() => watchConversation(sessionId), [sessionId])
  return (
    <Await query={query} rows={8}>
      {(conversation) => <Whole key={sessionId} conversation={conversation} />}
    </Await>
  )
}

function Whole({ conversation }: { conversation: Conversation }) {
  useRead(conversation)
  useLeaving(conversation.session_id)
  useConversationKeys(conversation)
  return (
    <>
      <section className={styles.conversation} aria-label={t.inbox.conversation}>
        <Head conversation={conversation} />
        <Messages conversation={conversation} />
        <Foot conversation={conversation} />
      </section>
      <Card conversation={conversation} />
    </>
  )
}

function Head({ conversation }: { conversation: Conversation }) {
  const { user, tenant } = useAccount()
  const nameOf = useNames()
  const { session_id: id, status, handoff } = conversation
  const isMine = status === 'handoff' && handoff?.handled_by === user.user_id
  const release = useMutation({ mutationFn: () => handBack(id) })
  return (
    <PageHeading
      title={visitorOf(conversation)}
      before={
        <Link to="/inbox" search className={styles.back} aria-label={t.inbox.back} data-back>
          <Icon name="chevron" />
        </Link>
      }
      below={
        <p className="meta" role="status">
          {isMine ? (
            <b className={styles.mine}>{t.inbox.youAnswer}</b>
          ) : (
            stateWords(conversation, nameOf, tenant.time_zone)
          )}
        </p>
      }
    >
      {status !== 'ended' && (
        <Group gap={8} wrap="nowrap">
          {isMine && (
            <Button size="xs" id="inbox-hand-back" loading={release.isPending} onClick={() => release.mutate()}>
              {t.inbox.release}
            </Button>
          )}
          <Confirmed
            label={t.inbox.end}
            id="inbox-end"
            title={t.inbox.endTitle}
            act={t.inbox.end}
            keep={t.inbox.goOn}
            send={() => end(id)}
          >
            {t.inbox.endText}
          </Confirmed>
        </Group>
      )}
    </PageHeading>
  )
}

/** Writing is for the one who answers; everybody else takes over first, and sees from whom. */
function Foot({ conversation }: { conversation: Conversation }) {
  const { user } = useAccount()
  const { status, handoff } = conversation
  if (status === 'ended') return <p className={styles.over}>{t.inbox.over}</p>
  if (status === 'handoff' && handoff?.handled_by === user.user_id) return <Composer conversation={conversation} />
  return <TakeOver conversation={conversation} />
}

function TakeOver({ conversation: { session_id: id, status, handoff } }: { conversation: Conversation }) {
  const nameOf = useNames()
  const by = handoff?.handled_by ?? null
  // The one who answers is named already, until they write.
  const present = usePresent(id).filter(({ userId, isTyping }) => isTyping || userId !== by)
  useTelling(id, false)
  const { text } = useDraft(id)
  const taking = useMutation({ mutationFn: () => takeOver(id, by) })
  const problem = taking.error === null ? null : asProblem(taking.error)
  const free = status === 'handoff' ? t.inbox.states.waiting : t.inbox.takeOverText
  // Taken over by a colleague in the middle of an answer, or a moment before one's own take-over.
  const isLate = by !== null && (problem === null ? text !== '' : problem.status === 409)
  return (
    <div className={styles.foot}>
      <div role="alert">{isLate && <Note tone="warn">{fill(t.inbox.colleagueFaster, { name: nameOf(by) })}</Note>}</div>
      <Refused error={isLate ? null : problem} />
      <div className={styles.takeOver}>
        <span className="dim">{by === null ? free : fill(t.inbox.isAnswering, { name: nameOf(by) })}</span>
        <Colleagues present={present} />
        <Button
          id="inbox-take-over"
          variant={by === null ? 'filled' : 'default'}
          loading={taking.isPending}
          onClick={() => taking.mutate()}
        >
          {by === null ? t.inbox.takeOver : fill(t.inbox.takeOverFrom, { name: nameOf(by) })}
        </Button>
      </div>
    </div>
  )
}

/** Marks a visible conversation as read up to the visitor's newest message, by the server's clock. */
function useRead({ session_id: id, read_at: readAt, messages }: Conversation): void {
  const wroteAt = messages.findLast(({ role }) => role === 'visitor')?.created_at ?? ''
  useEffect(() => {
    const note = () => {
      const isRead = wroteAt === '' || (readAt !== null && readAt >= wroteAt)
      if (document.visibilityState === 'visible' && !isRead) void markRead(id, wroteAt).catch(() => {})
    }
    note()
    document.addEventListener('visibilitychange', note)
    return () => document.removeEventListener('visibilitychange', note)
  }, [id, readAt, wroteAt])
}
