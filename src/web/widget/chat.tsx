import { useEffect, useState } from 'preact/hooks'
import type { Message } from './conversation.ts'
import { Choices, isFirstScreen } from './choices.tsx'
import { Icon } from './icons.tsx'
import { later } from './later.tsx'
import { Log } from './log.tsx'
import { isSafe, Link, Markdown, unquoted, withNotes } from './markdown.tsx'
import { TooMany } from './too-many.ts'
import { base } from './texts/index.ts'
import { clock, zone } from './when.tsx'
import type { Context, ViewProps } from './context.ts'

const Card = later(() => import('./card.tsx'))
const Host = later(() => import('./host.tsx'))
const Starts = later(() => import('./offer.tsx'))

const MAX_LENGTH = 4_000
const MAX_QUESTIONS = 4
const MAX_CHIPS = 3
/** Rows of sources before the rest is asked for. */
const MAX_ROWS = 3
/** More letters would fill the first screen as a headline. */
const LONG_GREETING = 60

function greetingOf({ say, shell: { config, look } }: Context): string {
  const { open, greeting } = config
  const isClosed = open?.changes_at && !open.is_open
  return look().greeting ?? greeting ?? say(isClosed ? 'greetingClosed' : 'greeting')
}

export function Chat({ context, controls, change }: ViewProps) {
  const { say, shell, conversation } = context
  const { messages, trouble, person, personName } = conversation
  const greeting = greetingOf(context)

  const isFirst = isFirstScreen(context, controls)
  // Said once: under the field at first, then as the first line of the log.
  const { assistant_name: name, disclosure: custom, texts } = shell.config
  const assistant = name ?? say('assistant')
  const told = texts['disclosure'] === undefined ? custom : null
  const disclosure = <p class="disclosure">{told ?? say('disclosure', { assistant })}</p>
  const shown = isFirst ? [] : messages
  const last = shown.at(-1)

  const visitor = () => ({
    client_name: context.visitor.name || null,
    locale: context.locale,
    time_zone: zone,
  })
  const send = (text: string) => {
    change({ isHome: false })
    void conversation.send(text, visitor())
    shell.emit('message', { role: 'visitor', text })
  }

  return (
    <>
      <Log key={isFirst} count={shown.length} label={say('conversation')}>
        {isFirst ? (
          <h3 class={greeting.length > LONG_GREETING ? 'greeting long' : 'greeting'}>{greeting}</h3>
        ) : (
          disclosure
        )}
        {shown.map((message, index) => (
          <Entry
            key={message.id}
            message={message}
            next={messages[index + 1]}
            author={assistant}
            context={context}
            retry={() => void conversation.retry(message, visitor())}
            send={send}
            showAll={(serviceId, day) => change({ view: 'book', wanted: { serviceId, day } })}
          />
        ))}
        {conversation.isTyping && !isFirst && (
          <Bubble role="person">
            <Dots say={say} />
          </Bubble>
        )}
        {last !== undefined && person === 'none' && trouble !== 'ended' && <Chips message={last} send={send} />}
        {isFirst && <Choices context={context} controls={controls} change={change} />}
        {isFirst && <Questions context={context} send={send} />}
      </Log>
      {!isFirst && (person !== 'none' || personName) && <Host {...{ context, change }} />}
      <Trouble context={context} />
      <Composer
        context={context}
        prefill={controls.prefill}
        isOver={trouble === 'ended'}
        send={(text) => {
          change({ prefill: '' })
          send(text)
        }}
      />
      {isFirst && messages.length === 0 && disclosure}
    </>
  )
}

/** Why the conversation does not go on. */
function Trouble({ context }: Pick<ViewProps, 'context'>) {
  const { trouble, retryAfter } = context.conversation
  if (trouble === null) return null
  return (
    <p class={trouble === 'offline' ? 'hint' : 'trouble'} role="status">
      {trouble === 'offline' ? context.say(trouble) : <TooMany {...{ context, retryAfter }} what={trouble} />}
    </p>
  )
}

/** Questions of the business, each a row; not for those who read another language. */
function Questions({ context: { say, shell, locale }, send }: { context: Context; send(text: string): void }) {
  const { questions, language } = shell.config
  if (questions.length === 0 || base(locale) !== base(language)) return null
  return (
    <div class="suggestions">
      <h4>{say('asked')}</h4>
      {questions.slice(0, MAX_QUESTIONS).map((question) => (
        <button key={question} type="button" dir="auto" onClick={() => send(question)}>
          <span>{question}</span>
          <Icon name="after" />
        </button>
      ))}
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

interface EntryProps {
  message: Message
  next: Message | undefined
  /** Name of the assistant. */
  author: string
  context: Context
  retry(): void
  send(text: string): void
  showAll(serviceId: string, day: string): void
}

function Entry({ message, next, author, context, retry, send, showAll }: EntryProps) {
  const { say, locale, conversation } = context
  const { role, text, state, offer, booking, at, id } = message
  const [open, setOpen] = useState<number>()
  const speaker = role === 'assistant' ? author : (message.author ?? say('person'))
  const time = clock(locale, zone)(at)
  const isWhole = state === 'whole'
  const rows = isWhole ? rowsOf(message, context) : []
  const words = message.sources.reduce(unquoted, withNotes(text, notesOf(rows)))
  const late = conversation.trouble === 'offline' ? 'waits' : 'sending'
  const note = (number: number) => (
    <button
      type="button"
      class="note"
      aria-label={say('source', { number, title: rows[number - 1]!.title })}
      aria-expanded={open === number}
      onClick={() => setOpen(open === number ? undefined : number)}
    >
      {number}
    </button>
  )
  return (
    <>
      <Bubble role={role}>
        {role !== 'assistant' && <span class="unseen">{say(role === 'visitor' ? 'you' : 'person')}: </span>}
        {role === 'visitor' ? <p>{text}</p> : <Markdown text={words} note={note} />}
        {state === 'writing' && <Dots say={say} />}
        {rows.length > 0 && <Sources rows={rows} context={context} open={open} setOpen={setOpen} />}
      </Bubble>
      {offer != null && isWhole && (
        <Starts {...{ context, offer, send }} answer={next?.text} showAll={(day) => showAll(offer.service_id, day)} />
      )}
      {booking != null && <Card context={context} booking={booking} />}
      {state === 'sending' && <p class="meta late">{say(late)}</p>}
      {isWhole && next?.role !== role && (
        <p class="meta">
          {role !== 'visitor'
            ? `${speaker} · ${time}`
            : id <= conversation.readId
              ? `✓ ${time} · ${say('read')}`
              : `${time} · ${say('sent')}`}
          {role === 'assistant' && next === undefined && <Verdict message={message} context={context} />}
        </p>
      )}
      {(state === 'unsent' || state === 'broken') && (
        <p class={state === 'unsent' ? 'trouble unsent' : 'trouble'}>
          {say(state === 'unsent' ? 'notSent' : 'notAnswered')}{' '}
          <button type="button" class="link" onClick={retry}>
            {say('tryAgain')}
          </button>
        </p>
      )}
    </>
  )
}

/** Whether the newest answer helped. */
function Verdict({ message, context: { say, conversation } }: { message: Message; context: Context }) {
  return ([true, false] as const).map((helpful) => (
    <button
      type="button"
      class={helpful ? 'icon thumb' : 'icon thumb down'}
      aria-label={say(helpful ? 'helpful' : 'notHelpful')}
      aria-pressed={message.helpful === helpful}
      onClick={() => conversation.rate(message, helpful)}
    >
      <Icon path="M4 11h4v9H4zM8 11l4-8c2 0 3 2 2 6h5l1 2-2 9H8" />
    </button>
  ))
}

function Dots({ say }: Pick<Context, 'say'>) {
  return (
    <p class="typing">
      <span class="unseen">{say('typing')}</span>
      <i />
      <i />
      <i />
    </p>
  )
}

interface ChipsProps {
  message: Message
  send(text: string): void
}

/** Suggested replies under the last message; offered starts have buttons of their own. */
function Chips({ message: { state, role, suggestions, offer }, send }: ChipsProps) {
  const others = suggestions.filter(({ message }) => !offer?.starts.some((start) => start.message === message))
  if (role !== 'assistant' || state !== 'whole' || others.length === 0) return null
  return (
    <div class="row">
      {others.slice(0, MAX_CHIPS).map(({ label, message }) => (
        <button key={label} type="button" class="quiet" dir="auto" onClick={() => send(message)}>
          {label}
        </button>
      ))}
    </div>
  )
}

interface Row {
  title: string
  source: Message['sources'][number]
  /** Offsets of the answer after what it proves. */
  ends: number[]
}

/** One row a document: its title stands before the headings. */
function rowsOf({ sources }: Message, { shell }: Context): Row[] {
  const rows: Row[] = []
  for (const source of sources) {
    const title = source.title.split(' › ', 1)[0]!
    const ends = (source.cites ?? []).map(([, to = 0]) => to)
    const known = rows.find((row) => row.title === title)
    if (known !== undefined) known.ends.push(...ends)
    // The business's own settings carry its name, which says nothing as a source.
    else if (title !== shell.config.name) rows.push({ title, source, ends })
  }
  return rows
}

const notesOf = (rows: Row[]) =>
  rows.flatMap(({ ends }, index) => [...new Set(ends)].map((at) => ({ at, number: index + 1 })))

interface SourcesProps {
  rows: Row[]
  context: Context
  /** Number of the row that is open. */
  open: number | undefined
  setOpen(number: number | undefined): void
}

/** A quiet row a source; it opens to the passage, and to the page where that is public. */
function Sources({ rows, context: { say }, open, setOpen }: SourcesProps) {
  const [most, setMost] = useState(MAX_ROWS)
  const more = rows.length - most
  return (
    <div class="sources" role="group" aria-label={say('sources')}>
      {rows.slice(0, open! > most ? undefined : most).map(({ title, source: { url, snippet } }, index) => (
        <details key={title} open={open === index + 1}>
          <summary
            onClick={(event) => {
              event.preventDefault()
              setOpen(open === index + 1 ? undefined : index + 1)
            }}
          >
            <b>{index + 1}</b> <span>{title}</span> <Icon name="after" />
          </summary>
          <p dir="auto">{snippet}</p>
          {url !== null && isSafe(url) && <Link href={url} label={say('openPage')} otherwise={title} />}
        </details>
      ))}
      {more > 0 && (
        <button type="button" class="link" onClick={() => setMost(rows.length)}>
          {say('more', { count: more })}
        </button>
      )}
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
function Composer({ context: { say, conversation }, prefill, isOver, send }: ComposerProps) {
  const { person, personName: name } = conversation
  const label = person === 'here' && name !== undefined ? say('writeTo', { name }) : say('placeholder')
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
        aria-label={label}
        placeholder={label}
        value={text}
        disabled={isOver}
        onInput={({ currentTarget }) => {
          setText(currentTarget.value)
          conversation.tellTyping()
        }}
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
