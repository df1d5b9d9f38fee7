import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { lookUp } from '../../../core/keys.ts'
import type { Api } from '../api/client.ts'
import { useAccount } from '../api/session.ts'
import { secondsOf } from '../calls/words.ts'
import { AnswerForm } from '../knowledge/answer-form.tsx'
import { Tried, type Answered } from '../knowledge/tried.tsx'
import { Await } from '../parts/await.tsx'
import { Icon } from '../parts/icons.tsx'
import { fill, language, t } from '../texts/index.ts'
import { traceQuery, type Message } from './queries.ts'
import styles from './inbox.module.css'

type Trace = Api['Trace']

interface WhyProps {
  sessionId: string
  message: Message
  /** The words that it answers. */
  asked: string
}

/** Explains an answer in words: understanding, evidence and checks, with figures behind "Details". It is corrected in place. */
export function Why({ sessionId, message, asked }: WhyProps) {
  const query = useQuery(traceQuery(sessionId, message.message_id))
  return (
    <section className={styles.why} aria-label={t.inbox.why.title}>
      <Await query={query}>
        {(trace) => (
          <>
            <header>
              <h2>{t.inbox.why.title}</h2>
              <span className="meta number">{fill(t.inbox.why.inAll, { time: durationOf(timeOfAll(trace)) })}</span>
            </header>
            <dl>
              <Part name={t.inbox.why.understood}>
                <Understood trace={trace} asked={asked} />
              </Part>
              <Part name={t.inbox.why.found}>
                <Found trace={trace} />
              </Part>
              <Part name={t.inbox.why.checked}>
                <Checked trace={trace} />
              </Part>
            </dl>
            <Details trace={trace} />
            <Teach question={asked} />
          </>
        )}
      </Await>
    </section>
  )
}

function timeOfAll({ milliseconds: { understanding, retrieval, reply } }: Trace): number {
  return (understanding ?? 0) + retrieval + reply
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Understood({ trace: { commands }, asked }: { trace: Trace; asked: string }) {
  if (commands == null || commands.length === 0) return <p>“{asked}”</p>
  return commands.map(({ type, words }, place) => (
    <p key={place} dir="auto">
      {lookUp(t.inbox.why.heard, type) ?? t.inbox.why.heard.other}: “{words}”
    </p>
  ))
}

const MAX_QUOTED = 240

function Found({ trace: { band, passages } }: { trace: Trace }) {
  const cited = passages.filter((passage) => passage.cited)
  return (
    <>
      <p>{t.inbox.why.bands[band]}</p>
      {cited.map(({ title, text }, place) => (
        <div key={place}>
          <p dir="auto">
            “<mark>{text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)} …` : text}</mark>”
          </p>
          <p className="meta">
            {passages.length === 1 ? title : fill(t.inbox.why.from, { title, count: passages.length })}
          </p>
        </div>
      ))}
    </>
  )
}

function Checked({ trace: { repairs, struck, fallback, band, tools } }: { trace: Trace }) {
  const isClean = (repairs ?? []).length === 0 && (struck ?? 0) === 0
  const failed = (tools ?? []).filter(({ ok }) => !ok)
  return (
    <ul>
      {isClean && band !== 'talk' && (
        <Check isGood>{band === 'decline' ? t.inbox.why.saidSo : t.inbox.why.stands}</Check>
      )}
      {isClean && band === 'talk' && <Check isGood>{t.inbox.why.nothingClaimed}</Check>}
      {(repairs ?? []).map(({ sentence, reason, outcome }) => (
        <Check key={sentence}>
          {fill(t.inbox.why.notSaid, { sentence })} {reasonWords(reason)}{' '}
          {outcome === 'repaired' ? t.inbox.why.spokeAgain : t.inbox.why.replaced}
        </Check>
      ))}
      {(struck ?? 0) > 0 && <Check>{fill(t.inbox.why.struck, { count: struck ?? 0 })}</Check>}
      {failed.length > 0 && <Check>{fill(t.inbox.why.refused, { count: failed.length })}</Check>}
      {fallback != null && <Check>{fill(t.inbox.why.fallback, { reason: fallback })}</Check>}
    </ul>
  )
}

function reasonWords(reason: string | null | undefined): string {
  return lookUp(t.inbox.why.reasons, reason ?? '') ?? t.inbox.why.reasons.unknown
}

function Check({ isGood = false, children }: { isGood?: boolean; children: ReactNode }) {
  return (
    <li data-good={isGood}>
      <Icon name={isGood ? 'check' : 'warning'} size={14} />
      <span>{children}</span>
    </li>
  )
}

/** Names and figures for those who look closer. */
function Details({ trace }: { trace: Trace }) {
  const { milliseconds, model, understanding, coverage, passages, tools, tokens } = trace
  const rows = [
    [t.inbox.why.spoke, model],
    [t.inbox.why.read, understanding ?? null],
    [t.inbox.why.covered, coverage === null ? null : share(coverage)],
    [t.inbox.why.times, timesOf(milliseconds)],
    [t.inbox.why.tokens, tokens == null ? null : `${tokens.input} + ${tokens.output}`],
  ] as const
  return (
    <details className={styles.details}>
      <summary>{t.inbox.why.details}</summary>
      <dl>
        {rows.map(
          ([name, value]) =>
            value !== null && (
              <Part key={name} name={name}>
                {value}
              </Part>
            ),
        )}
        {tools?.map(({ name, ok, milliseconds: ms }, place) => (
          <Part key={place} name={name}>{`${ok ? t.inbox.why.worked : t.inbox.why.failed}, ${durationOf(ms)}`}</Part>
        ))}
      </dl>
      <ol className={styles.passages}>
        {passages.map(({ title, text, score, coverage: covered, cited }, place) => (
          <li key={place}>
            <p className="meta number">
              {fill(t.inbox.why.passage, { title, score: score.toFixed(2), share: share(covered) })}
              {cited && ` · ${t.inbox.why.cited}`}
            </p>
            <p dir="auto">{text}</p>
          </li>
        ))}
      </ol>
    </details>
  )
}

/** Milliseconds below a second: without a language model most steps take few. */
function durationOf(ms: number): string {
  if (ms >= 1_000) return secondsOf(ms)
  const format = { style: 'unit', unit: 'millisecond', unitDisplay: 'short', maximumFractionDigits: 0 } as const
  return new Intl.NumberFormat(language, format).format(ms)
}

function timesOf({ understanding, retrieval, reply }: Trace['milliseconds']): string {
  const times = { read: durationOf(understanding ?? 0), search: durationOf(retrieval), answer: durationOf(reply) }
  return fill(t.inbox.why.steps, times)
}

function share(of: number): string {
  return new Intl.NumberFormat(language, { style: 'percent' }).format(of)
}

/** Two clicks: the answer is written, saved and tried. */
function Teach({ question }: { question: string }) {
  const { isAdmin } = useAccount()
  const [isOpen, setOpen] = useState(false)
  const [answered, setAnswered] = useState<Answered | null>(null)
  const [isProposed, setProposed] = useState(false)
  if (question === '') return null
  return (
    <footer>
      {!isOpen && (
        <div className={styles.wrong}>
          <span className="dim">{t.inbox.why.wrong}</span>
          {isProposed ? (
            <span className="meta">{t.knowledge.isProposed}</span>
          ) : (
            <Button size="xs" data-teach onClick={() => setOpen(true)}>
              {isAdmin ? t.inbox.why.correct : t.knowledge.proposeShort}
            </Button>
          )}
        </div>
      )}
      {isOpen && answered === null && (
        <AnswerForm
          question={{ words: question }}
          onAnswered={setAnswered}
          onProposed={() => {
            setProposed(true)
            setOpen(false)
          }}
          onCancel={() => setOpen(false)}
        />
      )}
      {answered !== null && (
        <Tried
          answered={answered}
          close={() => {
            setAnswered(null)
            setOpen(false)
          }}
        />
      )}
    </footer>
  )
}
