// Shares one file with the panel: several small ones compress worse.
import './panel.tsx'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { ViewProps } from './app.tsx'
import { Log } from './log.tsx'
import { Refused } from './desk.ts'
import { Icon } from './icons.tsx'
import type { Caption } from './live.ts'
import type { Context } from './panel.tsx'
import type { TextKey } from './texts/index.ts'
import { VoiceCall } from './voice-call.ts'

type State = 'idle' | 'asking' | 'connecting' | 'live' | 'denied' | 'missing' | 'busy' | 'failed' | 'ended'

const STATUS: Record<State, TextKey> = {
  idle: 'callIntro',
  asking: 'asking',
  connecting: 'connecting',
  live: 'live',
  denied: 'denied',
  missing: 'noMicrophone',
  busy: 'callBusy',
  failed: 'callFailed',
  ended: 'callEnded',
}

/** Conflict, rate limit, unavailable: a later try may succeed. */
const BUSY = [409, 429, 503]

/** A voice call: states, mute, hanging up and captions. */
export function Call({ context, controls, change }: ViewProps) {
  const { say, desk, shell, announce } = context
  const [state, setState] = useState<State>('idle')
  const [isMuted, setMuted] = useState(false)
  /** Id of the current or last call, whose captions stay readable. */
  const [callId, setCallId] = useState<string>()
  const current = useRef<VoiceCall | undefined>(undefined)
  const attempt = useRef(0)
  const sound = useRef<HTMLAudioElement>(null)

  const enter = (next: State) => {
    setState(next)
    announce(say(STATUS[next]))
    if (next !== 'idle') shell.emit('call', { state: next })
  }
  const hangUp = () => {
    attempt.current += 1
    current.current?.close('ended')
    // Also while the browser still asks for the microphone.
    setState((now) => (now === 'asking' ? 'idle' : now))
  }
  useEffect(() => {
    addEventListener('pagehide', hangUp)
    return () => {
      removeEventListener('pagehide', hangUp)
      hangUp()
    }
  }, [])
  useEffect(() => {
    if (!controls.isOpen) hangUp()
  }, [controls.isOpen])
  useEffect(() => {
    const { call_id: id, status } = context.callState ?? {}
    if (id === undefined || id !== current.current?.id) return
    if (status === 'completed') current.current.close('ended', true)
    else if (status === 'failed') current.current.close('failed', true)
    // The deps include `callId`: a short call may end before its own reply arrives.
  }, [context.callState, callId])

  const start = async () => {
    const own = (attempt.current += 1)
    setMuted(false)
    enter('asking')
    let microphone: MediaStream
    try {
      microphone = await navigator.mediaDevices.getUserMedia({ audio: true })
    } catch (error) {
      const isMissing = (error as Error).name === 'NotFoundError'
      return own === attempt.current ? enter(isMissing ? 'missing' : 'denied') : undefined
    }
    if (own !== attempt.current) return microphone.getTracks().forEach((track) => track.stop())
    // The state to show if the call cannot start.
    let refusal: State | undefined
    const call = new VoiceCall(desk, microphone, {
      begun() {
        setCallId(call.id)
        change({ isCalling: true })
      },
      connected: () => enter('live'),
      sound(stream) {
        if (sound.current !== null) sound.current.srcObject = stream
      },
      over(how) {
        current.current = undefined
        change({ isCalling: false })
        enter(refusal ?? how)
      },
    })
    current.current = call
    enter('connecting')
    try {
      await call.begin(context.locale)
    } catch (error) {
      const status = error instanceof Refused ? error.status : undefined
      if (current.current === call) shell.emit('error', { code: status === undefined ? 'call' : `call_${status}` })
      if (BUSY.includes(status ?? 0)) refusal = 'busy'
      call.close('failed')
    }
  }
  const mute = () => {
    current.current?.mute(!isMuted)
    setMuted(!isMuted)
  }

  const isRunning = state === 'asking' || state === 'connecting' || state === 'live'
  return (
    <div class="scroll done call">
      <Icon name="phone" />
      <p>{say(STATUS[state])}</p>
      <Captions captions={context.captions.filter(({ call_id: id }) => id === callId)} say={say} />
      <div class="row">
        {state === 'live' && (
          <button key="mute" type="button" class="quiet" onClick={mute}>
            {say(isMuted ? 'unmute' : 'mute')}
          </button>
        )}
        {/* One button for both, so that the focus stays; the second click of a double click must not hit the other function. */}
        <button
          key="call"
          type="button"
          class={isRunning ? 'primary end' : 'primary start wide'}
          onClick={({ detail }) => detail < 2 && void (isRunning ? hangUp() : start())}
        >
          {say(isRunning ? 'hangUp' : 'startCall')}
        </button>
      </div>
      <audio ref={sound} autoplay />
    </div>
  )
}

/** Captions for visitors who cannot hear the call. */
function Captions({ captions, say }: { captions: Caption[]; say: Context['say'] }) {
  if (captions.length === 0) return null
  return (
    <Log name="captions" count={captions.length} label={say('captions')}>
      {captions.map(({ line_id: id, role, text }) => (
        <p key={id} dir="auto">
          <strong>{say(role === 'user' ? 'you' : 'agent')}:</strong> {text}
        </p>
      ))}
    </Log>
  )
}
