import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { ViewProps } from './app.tsx'
import type { Message } from './conversation.ts'
import { Icon } from './icons.tsx'
import { isSafe, Link, Markdown } from './markdown.tsx'
import type { Context } from './panel.tsx'
import { tooManyWords } from './refusal.ts'

const MAX_LENGTH = 4_000
/** More letters would fill the first screen as a headline. */
const LONG_GREETING = 60

export function Chat({ context, controls, change }: ViewProps) {
  const { say, shell, conversation, desk } = context
  const { messages, trouble, person } = conversation
  const greeting = shell.look().greeting ?? shell.config.greeting ?? say('greeting')

  const isFirst = messages.length === 0
  // Said once: under the field at first, then as the first line of the log.
  const assistant = shell.config.assistant_name ?? say('assistant')
  const disclosure = <p class="disclosure">{say('disclosure', { assistant })}</p>

  const visitor = () => ({
    client_name: context.visitor.name ?? null,
    locale: context.locale,
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
  const send = (text: string) => {
    void conversation.send(text, visitor())
    void desk.remember(true).catch(() => {})
    shell.emit('message', { role: 'visitor', text })
  }

  return (
    <>
      <Log count={messages.length} label={say('conversation')}>
        {isFirst ? (
          <h3 class={greeting.length > LONG_GREETING ? 'greeting long' : 'greeting'}>{greeting}</h3>
        ) : (
          disclosure
        )}
        {messages.map((message) => (
          <Entry
            key={message.id}
            message={message}
            context={context}
            retry={() => void conversation.retry(message, visitor())}
          />
        ))}
        {isFirst && <Questions context={context} send={send} />}
      </Log>
      {person !== 'none' && (
        <p class="hint" role="status">
          {say(person === 'here' ? 'joined' : 'waiting')}
        </p>
      )}
      {trouble !== null && (
        <p class="trouble">
          {trouble === 'tooMany' ? tooManyWords(context, trouble, conversation) : say(trouble)}{' '}
          {trouble === 'ended' && (
            <button type="button" class="link" onClick={context.startOver}>
              {say('startOver')}
            </button>
          )}
        </p>
      )}
      <Composer
        context={context}
        prefill={controls.prefill}
        isOver={trouble === 'ended'}
        send={(text) => {
          change({ prefill: '' })
          send(text)
        }}
      />
      {isFirst && disclosure}
    </>
  )
}

/** Questions of the business, each a row. */
function Questions({ context: { say, shell }, send }: { context: Context; send(text: string): void }) {
  const { questions } = shell.config
  if (questions.length === 0) return null
  return (
    <div class="suggestions">
      <h4>{say('asked')}</h4>
      {questions.map((question) => (
        <button key={question} type="button" dir="auto" onClick={() => send(question)}>
          <span>{question}</span>
          <Icon name="after" />
        </button>
      ))}
    </div>
  )
}

interface LogProps {
  count: number
  label: string
  /** CSS class. */
  name?: string
  children: preact.ComponentChildren
}

/** Scrolls with new content, unless the visitor has scrolled up. Not live: the status line announces. */
export function Log({ count, label, name = 'log', children }: LogProps) {
  const log = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  useLayoutEffect(() => {
    if (isAtEnd.current) log.current?.scrollTo({ top: log.current.scrollHeight })
  })
  useEffect(() => {
    isAtEnd.current = true
  }, [count])
  return (
    <div
      ref={log}
      class={name}
      role="log"
      aria-live="off"
      aria-label={label}
      tabIndex={0}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < 40
      }}
    >
      {children}
    </div>
  )
}

function Bubble({ role, children }: { role: Message['role']; children: preact.ComponentChildren }) {
  return (
    <div class={`bubble ${role}`} dir="auto">
      {children}
    </div>
  )
}

function Entry({ message, context, retry }: { message: Message; context: Context; retry(): void }) {
  const { say } = context
  const { role, text, sources, state } = message
  return (
    <>
      <Bubble role={role}>
        {role !== 'assistant' && <span class="unseen">{say(role === 'visitor' ? 'you' : 'person')}: </span>}
        {role === 'visitor' ? <p>{text}</p> : <Markdown text={text} />}
        {state === 'writing' && (
          <p class="typing">
            <span class="unseen">{say('typing')}</span>
            <i />
            <i />
            <i />
          </p>
        )}
        {state === 'whole' && sources.length > 0 && <Sources sources={sources} context={context} />}
      </Bubble>
      {(state === 'unsent' || state === 'broken') && (
        <p class="trouble">
          {say(state === 'unsent' ? 'notSent' : 'notAnswered')}{' '}
          <button type="button" class="link" onClick={retry}>
            {say('tryAgain')}
          </button>
        </p>
      )}
    </>
  )
}

/** A quiet row a source; it opens to the passage, and to the page where that is public. */
function Sources({ sources, context: { say, shell } }: { sources: Message['sources']; context: Context }) {
  // One row a document: its title stands before the headings.
  const titled = new Map(sources.map((source) => [source.title.split(' › ', 1)[0]!, source]))
  // The business's own settings carry its name, which says nothing as a source.
  titled.delete(shell.config.name)
  const rows = [...titled]
  if (rows.length === 0) return null
  return (
    <div class="sources" role="group" aria-label={say('sources')}>
      {rows.map(([title, { url, snippet }], index) => (
        <details key={title}>
          <summary>
            <b>{index + 1}</b> <span>{title}</span> <Icon name="after" />
          </summary>
          <p dir="auto">{snippet}</p>
          {url !== null && isSafe(url) && <Link href={url} label={say('openPage')} otherwise={title} />}
        </details>
      ))}
    </div>
  )
}

interface ComposerProps {
  context: Context
  prefill: string
  isOver: boolean
  send(text: string): void
}

/** Enabled while an answer is written: a newer message supersedes it. */
function Composer({ context: { say }, prefill, isOver, send }: ComposerProps) {
  const [text, setText] = useState('')
  useEffect(() => {
    if (prefill !== '') setText(prefill)
  }, [prefill])
  const submit = (event: Event) => {
    event.preventDefault()
    if (text.trim() === '' || isOver) return
    setText('')
    send(text.trim())
  }
  return (
    <form class="composer" onSubmit={submit}>
      <textarea
        data-first
        rows={1}
        dir="auto"
        maxLength={MAX_LENGTH}
        aria-label={say('placeholder')}
        placeholder={say('placeholder')}
        value={text}
        disabled={isOver}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) submit(event)
        }}
      />
      <button type="submit" class="icon" aria-label={say('send')} disabled={isOver}>
        <Icon name="send" />
      </button>
    </form>
  )
}
