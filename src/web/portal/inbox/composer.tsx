import { Button, Group, Textarea } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { memo, useCallback, useState } from 'react'
import { asProblem } from '../api/problem.ts'
import { useAccount } from '../api/session.ts'
import { Icon } from '../parts/icons.tsx'
import { Note } from '../parts/note.tsx'
import { PageButton } from '../parts/page-link.tsx'
import { Refused } from '../parts/refused.tsx'
import { beside } from '../shell/beside.ts'
import { fill, t } from '../texts/index.ts'
import { sendingKey, useDraft } from './drafts.ts'
import { usePresent, useTelling, type Present } from './presence.ts'
import { answer, suggestionsQuery, type Conversation } from './queries.ts'
import { SavedReplies } from './saved-replies.tsx'
import { useNames, visitorOf } from './words.ts'
import styles from './inbox.module.css'
import { initialsOf } from '../parts/initials.ts'

const MAX_LENGTH = 4_000
const RESEND_MS = 2_000

/** An answer to the visitor. What is typed survives another conversation, a reload and a refusal. */
export function Composer({ conversation }: { conversation: Conversation }) {
  const { session_id: id } = conversation
  const { text, keep: setText, sent } = useDraft(id)
  const present = usePresent(id)
  const sending = useSending({ id, text, present, sent })
  const isEmpty = text.trim() === ''
  useTelling(id, !isEmpty)
  const put = (words: string) => {
    setText(isEmpty ? words : `${text.trimEnd()}\n${words}`)
    document.getElementById('inbox-answer')?.focus()
  }
  return (
    <div className={styles.foot}>
      <Suggested conversation={conversation} put={put} />
      <Refused error={sending.error} explain={({ status }) => ({ 0: t.inbox.notSent, 409: t.inbox.refused })[status]} />
      {sending.isAsking && <BesidesQuestion present={present} send={() => sending.send(true)} wait={sending.wait} />}
      <div className={styles.box}>
        <Field name={visitorOf(conversation)} text={text} setText={setText} send={sending.send} />
        <div className={styles.tools}>
          <Helps leadId={conversation.lead_id} put={put} />
          <Group gap={8} wrap="nowrap">
            <Colleagues present={present} />
            <Button variant="filled" disabled={isEmpty} loading={sending.isPending} onClick={() => sending.send()}>
              {t.inbox.send}
            </Button>
          </Group>
        </div>
      </div>
    </div>
  )
}

interface FieldProps {
  /** Of the visitor. */
  name: string
  text: string
  setText: (text: string) => void
  send: () => void
}

/** Drawn with its words alone: the field measures itself whenever it is drawn, and the whole page is laid out for that. */
const Field = memo(function Answer({ name, text, setText, send }: FieldProps) {
  return (
    <Textarea
      id="inbox-answer"
      variant="unstyled"
      aria-label={t.inbox.answer}
      placeholder={fill(t.inbox.writeTo, { name })}
      autosize
      minRows={2}
      maxRows={10}
      maxLength={MAX_LENGTH}
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) send()
        if (event.key === 'Escape') event.currentTarget.blur()
      }}
    />
  )
})

interface Sending {
  id: string
  text: string
  present: Present[]
  sent: (text: string) => void
}

/** Sends until it is stored, once, and asks before it does so beside a colleague who writes. */
function useSending({ id, text, present, sent }: Sending) {
  const { user } = useAccount()
  const [isAsking, setAsking] = useState(false)
  const sending = useMutation({
    mutationFn: (words: string) => answer(id, words, { handledBy: user.user_id, key: sendingKey(id, words) }),
    onSuccess: (_reply, words) => sent(words),
    // The server cannot be reached: the words go out when it can.
    retry: (_count, error) => asProblem(error).status === 0,
    retryDelay: RESEND_MS,
    networkMode: 'always',
  })
  const { mutate, isPending, failureReason: error } = sending
  const send = useCallback(
    (isSure = false) => {
      if (text.trim() === '' || isPending) return
      const isBesides = !isSure && present.some(({ isTyping }) => isTyping)
      setAsking(isBesides)
      if (!isBesides) mutate(text)
    },
    [text, isPending, present, mutate],
  )
  return { send, isAsking, wait: () => setAsking(false), isPending, error }
}

function Helps({ leadId, put }: { leadId: string | null; put: (words: string) => void }) {
  return (
    <Group gap={4} wrap="nowrap">
      <SavedReplies put={put} />
      {leadId !== null && (
        <PageButton
          to={beside.newBooking(leadId)}
          size="xs"
          variant="quiet"
          leftSection={<Icon name="calendar" size={16} />}
        >
          {t.inbox.book}
        </PageButton>
      )}
    </Group>
  )
}

/** Colleagues who read or write in the same conversation. */
export function Colleagues({ present }: { present: Present[] }) {
  const nameOf = useNames()
  const [first] = present.toSorted((one, other) => Number(other.isTyping) - Number(one.isTyping))
  return (
    <span role="status" className={styles.present}>
      {first !== undefined && (
        <>
          <span className={styles.face} aria-hidden="true">
            {initialsOf(nameOf(first.userId))}
          </span>
          {fill(first.isTyping ? t.inbox.isWriting : t.inbox.isReading, { name: nameOf(first.userId) })}
        </>
      )}
    </span>
  )
}

interface QuestionProps {
  present: Present[]
  send: () => void
  wait: () => void
}

function BesidesQuestion({ present, send, wait }: QuestionProps) {
  const nameOf = useNames()
  const writing = present.find(({ isTyping }) => isTyping)
  return (
    <div role="alert">
      <Note tone="warn">
        {writing === undefined ? t.inbox.nobodyWrites : fill(t.inbox.writesToo, { name: nameOf(writing.userId) })}
        <Group gap={8} mt={8}>
          <Button size="xs" onClick={send}>
            {t.inbox.sendAnyway}
          </Button>
          <Button size="xs" variant="quiet" onClick={wait}>
            {t.inbox.waitForThem}
          </Button>
        </Group>
      </Note>
    </div>
  )
}

/** Suggested answers to the newest message. A click puts the words into the field, and sends nothing. */
function Suggested({
  conversation: { session_id: id, messages },
  put,
}: {
  conversation: Conversation
  put: (words: string) => void
}) {
  const newest = messages.at(-1)
  const isAsked = newest?.role === 'visitor'
  const suggested = useQuery({ ...suggestionsQuery(id, newest?.message_id ?? ''), enabled: isAsked }).data?.data ?? []
  if (!isAsked || suggested.length === 0) return null
  return (
    <div className={styles.suggested}>
      <span className="meta">{t.inbox.suggested}</span>
      {suggested.map(({ text, title }, place) => (
        <button
          key={place}
          type="button"
          data-suggestion={place + 1}
          title={`${title} (${place + 1})`}
          onClick={() => put(text)}
        >
          {text}
        </button>
      ))}
    </div>
  )
}
