import { Button, Group, Textarea } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { answerOf, api } from '../api/client.ts'
import { asProblem } from '../api/problem.ts'
import { useAccount } from '../api/session.ts'
import { Await } from '../parts/await.tsx'
import { Confirmed } from '../parts/confirm.tsx'
import { generalWords } from '../parts/form.ts'
import { LinkButton } from '../parts/link-button.tsx'
import { Note } from '../parts/note.tsx'
import { when } from '../parts/when.ts'
import { PageHeading } from '../shell/shell.tsx'
import { t } from '../texts/index.ts'
import { conversationQuery, refreshConversations, type Conversation } from './queries.ts'
import { stateOf, visitorOf } from './words.ts'
import styles from './inbox.module.css'

const route = getRouteApi('/shell/inbox/$sessionId')

export function ConversationPage() {
  const { sessionId } = route.useParams()
  const query = useQuery(conversationQuery(sessionId))
  return (
    <>
      <PageHeading title={query.data === undefined ? t.inbox.conversation : visitorOf(query.data)}>
        <Group gap={8}>
          <LinkButton to="/inbox">{t.inbox.back}</LinkButton>
          {query.data !== undefined && query.data.status !== 'ended' && <End conversation={query.data} />}
        </Group>
      </PageHeading>
      <Await query={query} rows={8}>
        {(conversation) => <Record conversation={conversation} />}
      </Await>
    </>
  )
}

function Record({ conversation }: { conversation: Conversation }) {
  const { tenant } = useAccount()
  return (
    <div className={styles.content}>
      <p className="dim">{stateOf(conversation)}</p>
      <ol className={styles.messages} aria-label={t.inbox.conversation}>
        {conversation.messages.map(({ message_id: id, role, text, sources, created_at: at }) => (
          <li key={id} className={styles.message} data-role={role}>
            <span className="dim">
              {t.inbox.roles[role]} · {when(at, tenant.time_zone)}
            </span>
            <p dir="auto">{text}</p>
            {sources.length > 0 && <span className="dim">{sources.map(({ title }) => title).join(' · ')}</span>}
          </li>
        ))}
      </ol>
      <Answering conversation={conversation} />
    </div>
  )
}

/** Taking over, writing and handing back; a conversation that ended is read alone. */
function Answering({ conversation }: { conversation: Conversation }) {
  const { status, handoff } = conversation
  if (status === 'ended') return null
  const isHandled = status === 'handoff' && handoff?.handled_by != null
  return (
    <div className={styles.answering}>{isHandled ? <Write {...conversation} /> : <TakeOver {...conversation} />}</div>
  )
}

function TakeOver({ session_id: id, handoff }: Conversation) {
  const query = { if_handled_by: handoff?.handled_by ?? 'nobody' }
  const takeOver = useMutation({
    mutationFn: () =>
      answerOf(
        api.POST('/api/v1/chat/sessions/{session_id}/takeover', { params: { path: { session_id: id }, query } }),
      ),
    onSettled: refreshConversations,
  })
  return (
    <>
      <Refused error={takeOver.error} />
      <Group>
        <Button variant="filled" loading={takeOver.isPending} onClick={() => takeOver.mutate()}>
          {t.inbox.takeOver}
        </Button>
      </Group>
    </>
  )
}

function Write({ session_id: id }: Conversation) {
  const [text, setText] = useState('')
  const params = { path: { session_id: id } }
  const release = useMutation({
    mutationFn: () => answerOf(api.POST('/api/v1/chat/sessions/{session_id}/release', { params })),
    onSettled: refreshConversations,
  })
  const write = useMutation({
    mutationFn: () => answerOf(api.POST('/api/v1/chat/sessions/{session_id}/messages', { params, body: { text } })),
    onSuccess: () => setText(''),
    onSettled: refreshConversations,
  })
  const isEmpty = text.trim() === ''
  return (
    <>
      <Refused error={write.error ?? release.error} />
      <Textarea
        label={t.inbox.answer}
        autosize
        minRows={2}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Group gap={8}>
        <Button variant="filled" disabled={isEmpty} loading={write.isPending} onClick={() => write.mutate()}>
          {t.inbox.send}
        </Button>
        <Button loading={release.isPending} onClick={() => release.mutate()}>
          {t.inbox.release}
        </Button>
      </Group>
    </>
  )
}

function Refused({ error }: { error: unknown }) {
  return error === null ? null : <Note tone="bad">{generalWords(asProblem(error))}</Note>
}

function End({ conversation: { session_id: id } }: { conversation: Conversation }) {
  const end = async () => {
    await answerOf(api.POST('/api/v1/chat/sessions/{session_id}/end', { params: { path: { session_id: id } } }))
    await refreshConversations()
  }
  return (
    <Confirmed label={t.inbox.end} title={t.inbox.endTitle} act={t.inbox.end} keep={t.inbox.goOn} send={end}>
      {t.inbox.endText}
    </Confirmed>
  )
}
