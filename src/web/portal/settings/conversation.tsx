import { Button, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { lookUp } from '../../../core/keys.ts'
import { answerOf, api, type Api } from '../api/client.ts'
import { asProblem } from '../api/problem.ts'
import { Icon } from '../parts/icons.tsx'
import { Note } from '../parts/note.tsx'
import { Refused } from '../parts/refused.tsx'
import { RetryButton } from '../parts/waiting.tsx'
import { fill, t } from '../texts/index.ts'
import styles from './conversation.module.css'

type Settings = NonNullable<Api['PreviewRequest']['settings']>
type Message = Api['PreviewRequest']['messages'][number]

/** A message; an answer has its sources. */
interface Said extends Message {
  answer?: Api['Preview']
}

interface ConversationProps {
  /** The words before the first question; empty: the widget has its own. */
  greeting: string
  /** Asked when a message is sent, so that each answer is one of the settings as they are then. */
  settings: () => Settings
}

const FIELD = 'conversation-message'

/** The way to the conversation where it stands below the form. */
export function ToConversation() {
  return (
    <div className={styles.jump}>
      <Button leftSection={<Icon name="chat" size={16} />} onClick={() => document.getElementById(FIELD)?.focus()}>
        {t.settings.conversation.title}
      </Button>
    </div>
  )
}

/** A conversation with the settings of the form, saved or not. It is held in this page alone. */
export function Conversation({ greeting, settings }: ConversationProps) {
  const words = t.settings.conversation
  const [said, setSaid] = useState<Said[]>([])
  const asking = useMutation({
    mutationFn: (messages: Message[]) =>
      answerOf(api.POST('/api/v1/assistant/preview', { body: { settings: settings(), messages } })),
    onSuccess: (answer) => setSaid((old) => [...old, { role: 'assistant', text: answer.reply, answer }]),
  })
  const log = useRef<HTMLDivElement>(null)
  useEffect(() => void log.current?.scrollTo(0, log.current.scrollHeight), [said, asking.status])
  const ask = (messages: Said[]) => {
    setSaid(messages)
    const spoken = messages.filter(({ text }) => text !== '').slice(-MAX_MESSAGES)
    asking.mutate(spoken.map(({ role, text }) => ({ role, text })))
  }
  const say = (text: string) => ask([...said, { role: 'visitor', text }])
  const begin = () => {
    setSaid([])
    asking.reset()
  }
  const suggestions = asking.isIdle || asking.isSuccess ? (said.at(-1)?.answer?.suggestions ?? []) : []
  return (
    <section className={styles.pane} aria-label={words.title}>
      <div className={styles.head}>
        <h3>{words.title}</h3>
        <Button size="xs" variant="quiet" disabled={said.length === 0} onClick={begin}>
          {words.again}
        </Button>
      </div>
      <div
        ref={log}
        className={styles.log}
        role="log"
        aria-label={words.log}
        aria-busy={asking.isPending}
        // It scrolls, and may hold nothing else to focus.
        tabIndex={0}
      >
        {greeting.trim() !== '' && <p className={styles.assistant}>{greeting}</p>}
        {said.map((one, index) => (
          <Turn key={index} said={one} />
        ))}
        {asking.isPending && <p className={styles.waits}>{words.writes}</p>}
        {asking.isError && <Failed error={asking.error} retry={() => ask(said)} />}
        <Suggestions of={suggestions} say={say} />
      </div>
      <Composer isBusy={asking.isPending} say={say} />
      <p className={`meta ${styles.foot}`}>{words.text}</p>
    </section>
  )
}

/** As many as the API reads. */
const MAX_MESSAGES = 40

function Turn({ said: { role, text, answer } }: { said: Said }) {
  if (role === 'visitor')
    return (
      <p className={styles.visitor} dir="auto">
        {text}
      </p>
    )
  const titles = [...new Set((answer?.sources ?? []).map(({ title }) => title))]
  return (
    <div className={styles.turn}>
      {text !== '' && (
        <p className={styles.assistant} dir="auto">
          {text}
        </p>
      )}
      {titles.length > 0 && <p className="meta">{fill(t.knowledge.from, { titles: titles.join(' · ') })}</p>}
      {(answer?.withheld ?? []).map((name) => (
        <Note key={name} tone="info" icon="lock">
          {withheldWords(name)}
        </Note>
      ))}
    </div>
  )
}

function withheldWords(name: string): string {
  const { withheld, withheldOther } = t.settings.conversation
  return lookUp(withheld, name) ?? withheldOther
}

function Suggestions({ of, say }: { of: Api['Preview']['suggestions']; say: (text: string) => void }) {
  if (of.length === 0) return null
  return (
    <div className={styles.suggestions}>
      {of.map(({ label, message }) => (
        <Button key={message} size="xs" onClick={() => say(message)}>
          {label}
        </Button>
      ))}
    </div>
  )
}

/** A refused setting is named, because its field is beside. */
function Failed({ error, retry }: { error: unknown; retry: () => void }) {
  const problem = asProblem(error)
  const refused = problem.fields.map(({ path, message }) => `${path.replace(/^settings\./, '')}: ${message}`)
  return (
    <div>
      <Refused error={problem} explain={() => (refused.length === 0 ? undefined : refused.join(' · '))} />
      <RetryButton size="xs" mt={6} label={t.states.again} problem={problem} retry={retry} />
    </div>
  )
}

function Composer({ isBusy, say }: { isBusy: boolean; say: (text: string) => void }) {
  const words = t.settings.conversation
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const send = () => {
    if (text.trim() === '' || isBusy) return
    say(text)
    setText('')
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <div className={styles.composer}>
      <Textarea
        ref={field}
        id={FIELD}
        aria-label={words.message}
        placeholder={words.message}
        autosize
        minRows={1}
        maxRows={5}
        maxLength={4_000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Button variant="filled" loading={isBusy} onClick={send} leftSection={<Icon name="send" size={16} />}>
        {words.send}
      </Button>
    </div>
  )
}
