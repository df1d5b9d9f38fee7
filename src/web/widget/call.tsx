// Shares one file with the panel: several small ones compress worse.
import './panel.tsx'
export { words } from './texts/call/index.ts'
export { Bar, Ring } from './call/parts.tsx'
import type { ComponentChildren, RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import style from './call/call.css'
import { createDisplay } from './call/display.ts'
import type { Ability, Hearing } from './call/ability.ts'
import { useStyle } from './dress.ts'
import type { Line } from './call/line.ts'
import { Bar, Ring, StartButton } from './call/parts.tsx'
import { Refused } from './desk.ts'
import type { Key } from './texts/index.ts'
import type { ViewProps } from './context.ts'

type Stage = 'before' | 'consent' | 'asking' | 'connecting' | 'live' | 'ended'
const RUNNING: Stage[] = ['asking', 'connecting', 'live']

/** Refusals after which a later try may succeed. */
const REFUSALS: Partial<Record<number, Key>> = { 409: 'callBusy', 429: 'tooManyCalls', 503: 'callBusy' }

/** A voice call: over a voice model, or with what the browser has of its own. */
export function View(props: ViewProps) {
  const { context, change, controls } = props
  const { isOpen } = controls
  const { shell, say } = context
  useStyle(shell.root, style)
  const call = useCall(props)
  const { stage, stages, note, own, captions } = call
  const seconds = useTimer(stage === 'live')
  const shownTime = stage === 'live' ? clock(seconds) : RUNNING.includes(stage) ? '…' : 0
  // A closed panel keeps the call, and the launcher shows that it goes on.
  useEffect(() => {
    if (!isOpen) shell.unread(shownTime)
  }, [isOpen, shownTime])
  const root = useRef<HTMLDivElement>(null)
  const wasInside = useRef(false)
  wasInside.current = root.current?.contains(shell.root.activeElement) ?? false
  // The button that was pressed is gone with its stage.
  useLayoutEffect(() => {
    const isLost = wasInside.current && root.current?.contains(shell.root.activeElement) !== true
    if (isLost) root.current?.querySelector<HTMLElement>('[data-main]')?.focus({ preventScroll: true })
  }, [stage])
  const bar = (label: Key) => (
    <Bar>
      <StartButton press={() => void call.prepare()}>{say(label)}</StartButton>
      {shell.config.features.chat && (note !== undefined || stage === 'ended') && (
        <button type="button" class="quiet wide" onClick={() => change({ view: 'chat' })}>
          {say(note === undefined ? 'backToChat' : 'ratherType')}
        </button>
      )}
      {stage === 'before' && <p class="small">{say('written')}</p>}
    </Bar>
  )
  return (
    <div class="view" ref={root}>
      {stage === 'before' && (
        <Before context={context} note={note}>
          {bar('startCall')}
        </Before>
      )}
      {stage === 'consent' && own !== undefined && (
        <own.Consent context={context} ability={own.ability} start={(hearing) => void call.start(hearing)} />
      )}
      {stages !== undefined && RUNNING.includes(stage) && <stages.Running {...{ context, call, seconds, captions }} />}
      {stages !== undefined && stage === 'ended' && (
        <div class="call">
          <div class="stage scroll">
            <stages.Ended {...{ context, seconds, captions }} callId={call.id!} />
          </div>
          {bar('callAgain')}
        </div>
      )}
      <audio ref={call.sound} autoplay />
    </div>
  )
}

interface BeforeProps {
  context: ViewProps['context']
  /** Why the last try failed. */
  note: Key | undefined
  children: ComponentChildren
}

function Before({ context, note, children }: BeforeProps) {
  const { say, shell } = context
  const { name, assistant_name: assistant } = shell.config
  return (
    <div class="call">
      <div class="stage middle">
        <Ring context={context} />
        <h3 tabIndex={-1}>{say('talkTo', { name })}</h3>
        <p>{say('callIntro', { assistant: assistant ?? say('assistant') })}</p>
        {note === undefined ? <p class="small">{say('asksMicrophone')}</p> : <p class="notice">{say(note)}</p>}
        <p class="small">{say(shell.config.features.voice === 'browser' ? 'readOrType' : 'readAlong')}</p>
      </div>
      {children}
    </div>
  )
}

export type RunningCall = ReturnType<typeof useCall>

/** The call of this view: its stages, and what the visitor can do in them. */
function useCall({ context, change }: ViewProps) {
  const { desk, shell, announce, locale, say, learn } = context
  const [stage, setStage] = useState<Stage>('before')
  /** Why something does not work, in words. */
  const [note, setNote] = useState<Key>()
  const [isMuted, setMuted] = useState(false)
  const [isTyping, setTyping] = useState(false)
  const [isTyped, setTyped] = useState(false)
  const [isSpeaking, setSpeaking] = useState(false)
  /** Id of the current or last call, whose captions stay readable. */
  const [id, setId] = useState<string>()
  const [own, setOwn] = useState<Own>()
  const [stages, setStages] = useState<typeof import('./call/stages.tsx')>()
  const current = useRef<Line | undefined>(undefined)
  const attempt = useRef(0)
  const sound = useRef<HTMLAudioElement>(null)

  const enter = (next: Stage, why?: Key) => {
    setStage(next)
    setNote(why)
    announce(say(why ?? TOLD[next]))
    if (next !== 'consent') shell.emit('call', { state: why === undefined ? next : (STATES[why] ?? 'failed') })
  }
  const hangUp = () => {
    attempt.current += 1
    if (current.current !== undefined) return current.current.close('ended')
    setStage((now) => (now === 'asking' || now === 'connecting' ? 'before' : now))
  }
  useLeaving(hangUp)
  const captions = useReports(context, current, id)

  const listeners = (refusal: () => Key | undefined) => ({
    begun() {
      setId(current.current?.id)
      change({ isCalling: true })
    },
    connected() {
      setStage('live')
      announce(say('live'))
      shell.emit('call', { state: 'live' })
    },
    spoke: () => setSpeaking(current.current?.isSpeaking ?? false),
    over(how: 'ended' | 'failed') {
      const wasKnown = current.current?.id !== undefined
      current.current = undefined
      setSpeaking(false)
      change({ isCalling: false })
      if (how === 'ended' && wasKnown) enter('ended')
      else enter('before', how === 'failed' ? (refusal() ?? 'callFailed') : undefined)
    },
  })
  /** With the browser's own voice the visitor is asked first. */
  const prepare = async () => {
    if (isForbidden())
      console.warn('FrontDesk: the microphone is not allowed on this page: Permissions-Policy needs microphone=(self).')
    if (shell.config.features.voice !== 'browser') return start('service')
    const [asking, talking] = await Promise.all([import('./call/consent.tsx'), import('./call/browser-call.ts')])
    await learn(asking.words)
    setOwn({ ...asking, ...talking, ability: await asking.abilityOf(shell.config, locale) })
    enter('consent')
  }
  const deaf = (why: Key) => {
    setTyped(true)
    setTyping(true)
    setNote(why)
    announce(say(why))
  }
  const start = async (hearing: Hearing) => {
    const mine = (attempt.current += 1)
    let refusal: Key | undefined
    const told = listeners(() => refusal)
    try {
      setStages(await loadStages(context))
      if (mine !== attempt.current) return
      setMuted(false)
      setTyped(hearing === 'typed')
      setTyping(hearing === 'typed')
      enter(hearing === 'typed' ? 'connecting' : 'asking')
      const line = own
        ? new own.BrowserCall(
            desk,
            { ability: own.ability, hearing },
            {
              ...told,
              deaf,
              tooFast: (isWaiting) => setNote((now) => (isWaiting ? 'tooFast' : now === 'tooFast' ? undefined : now)),
            },
          )
        : await openVoice(desk, { ...told, sound: (stream) => sound.current && (sound.current.srcObject = stream) })
      if (mine !== attempt.current) return line.close('ended')
      current.current = line
      if (own === undefined) enter('connecting')
      await line.begin(locale)
    } catch (error) {
      if (mine !== attempt.current) return
      const status = error instanceof Refused ? error.status : undefined
      refusal = error instanceof Unheard ? error.why : (REFUSALS[status ?? 0] ?? 'callFailed')
      if (!(error instanceof Unheard)) shell.emit('error', { code: status === undefined ? 'call' : `call_${status}` })
      if (current.current === undefined) enter('before', refusal)
      else current.current.close('failed')
    }
  }
  const mute = () => {
    current.current?.mute(!isMuted)
    setMuted(!isMuted)
  }
  return {
    stage,
    stages,
    note,
    own,
    id,
    isMuted,
    isTyping,
    isTyped,
    isSpeaking,
    captions,
    setTyping,
    sound,
    line: current.current,
    prepare,
    start,
    hangUp,
    mute,
  }
}

/** Events of the call from the server: lines to be spoken, and its end. Returns the captions. */
function useReports({ callEvents }: ViewProps['context'], line: RefObject<Line | undefined>, id: string | undefined) {
  const { captions, sayings, state } = useState(createDisplay)[0].take(callEvents)
  useEffect(() => {
    const { call_id: told, status } = state ?? {}
    if (told === undefined || told !== line.current?.id) return
    line.current.speak?.(sayings.filter(({ call_id: of }) => of === told))
    if (status === 'completed') line.current.close('ended', true)
    else if (status === 'failed') line.current.close('failed', true)
    // The deps include `id`: a short call may end before its own reply arrives.
  }, [state, sayings, id])
  return captions.filter(({ call_id: of }) => of === id)
}

/** A call ends when the page is left. */
function useLeaving(hangUp: () => void): void {
  useEffect(() => {
    addEventListener('pagehide', hangUp)
    return () => {
      removeEventListener('pagehide', hangUp)
      hangUp()
    }
  }, [])
}

async function loadStages({ learn }: ViewProps['context']) {
  const stages = await import('./call/stages.tsx')
  await learn(stages.words)
  return stages
}

type Own = typeof import('./call/consent.tsx') & typeof import('./call/browser-call.ts') & { ability: Ability }

const TOLD: Record<Stage, Key> = {
  before: 'startCall',
  consent: 'beforeTitle',
  asking: 'asking',
  connecting: 'connecting',
  live: 'live',
  ended: 'callEnded',
}

/** As the page is told of failures. */
const STATES: Partial<Record<Key, string>> = {
  denied: 'denied',
  noMicrophone: 'missing',
  callBusy: 'busy',
  tooManyCalls: 'busy',
}

/** The microphone cannot be used. */
class Unheard extends Error {
  readonly why: 'denied' | 'noMicrophone'
  constructor(why: 'denied' | 'noMicrophone') {
    super(why)
    this.why = why
  }
}

/** By the page's own policy, as far as the browser tells. */
function isForbidden(): boolean {
  // Not in TypeScript's declaration, because not every browser has it.
  const { featurePolicy } = document as { featurePolicy?: { allowsFeature(name: string): boolean } }
  return featurePolicy?.allowsFeature('microphone') === false
}

/** @throws Unheard */
async function openVoice(
  desk: ViewProps['context']['desk'],
  listeners: ConstructorParameters<typeof import('./call/voice-call.ts').VoiceCall>[2],
) {
  const { VoiceCall } = await import('./call/voice-call.ts')
  const microphone = await navigator.mediaDevices.getUserMedia({ audio: true }).catch(({ name }: Error) => {
    throw new Unheard(name === 'NotFoundError' ? 'noMicrophone' : 'denied')
  })
  return new VoiceCall(desk, microphone, listeners)
}

/** Seconds since it began to run; keeps them when it stops. */
function useTimer(isRunning: boolean): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (!isRunning) return undefined
    const began = Date.now()
    setSeconds(0)
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - began) / 1_000)), 500)
    return () => clearInterval(timer)
  }, [isRunning])
  return seconds
}

/** 1:24 */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
