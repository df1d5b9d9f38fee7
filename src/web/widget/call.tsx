import { useEffect, useRef, useState } from 'preact/hooks'
import type { ViewProps } from './app.tsx'
import { Refused } from './desk.ts'
import { Icon } from './icons.tsx'
import type { Caption } from './live.ts'
import type { Context } from './panel.tsx'
import type { TextKey } from './texts/index.ts'

type State = 'idle' | 'asking' | 'connecting' | 'live' | 'denied' | 'failed' | 'ended'

const STATUS: Record<State, TextKey> = {
  idle: 'callIntro',
  asking: 'asking',
  connecting: 'connecting',
  live: 'live',
  denied: 'denied',
  failed: 'callFailed',
  ended: 'callEnded',
}

interface Live {
  connection: RTCPeerConnection
  microphone: MediaStream
  callId: string | undefined
}

/** A voice call over WebRTC: the platform answers the browser's offer. */
export function Call({ context, controls, change }: ViewProps) {
  const { say, desk, shell, announce } = context
  const [state, setState] = useState<State>('idle')
  const [isMuted, setMuted] = useState(false)
  const live = useRef<Live | undefined>(undefined)
  const attempt = useRef(0)
  const sound = useRef<HTMLAudioElement>(null)

  const enter = (next: State) => {
    setState(next)
    change({ isCalling: next === 'live' })
    announce(say(STATUS[next]))
    if (next !== 'idle') shell.emit('call', { state: next })
  }
  const hangUp = (callId: string) => void desk.postLast(`/calls/${callId}/end`).catch(() => {})
  const end = (how: State) => {
    attempt.current += 1
    const { connection, microphone, callId } = live.current ?? {}
    // Also while the browser still asks for the microphone.
    if (live.current === undefined)
      return void (how === 'ended' && setState((now) => (now === 'asking' ? 'idle' : now)))
    live.current = undefined
    connection?.close()
    for (const track of microphone?.getTracks() ?? []) track.stop()
    if (callId !== undefined) hangUp(callId)
    setMuted(false)
    enter(how)
  }
  useEffect(() => {
    const leave = () => end('ended')
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  const start = async () => {
    const own = (attempt.current += 1)
    enter('asking')
    let microphone: MediaStream
    try {
      microphone = await navigator.mediaDevices.getUserMedia({ audio: true })
    } catch {
      return own === attempt.current ? enter('denied') : undefined
    }
    if (own !== attempt.current) return microphone.getTracks().forEach((track) => track.stop())
    const connection = new RTCPeerConnection()
    live.current = { connection, microphone, callId: undefined }
    enter('connecting')
    connection.addEventListener('track', ({ streams }) => {
      if (sound.current !== null) sound.current.srcObject = streams[0] ?? null
    })
    connection.addEventListener('connectionstatechange', () => {
      if (connection.connectionState === 'connected') enter('live')
      else if (connection.connectionState === 'failed') end('failed')
      else if (connection.connectionState === 'closed') end('ended')
    })
    try {
      for (const track of microphone.getTracks()) connection.addTrack(track, microphone)
      await connection.setLocalDescription(await connection.createOffer())
      const { sdp } = connection.localDescription!
      const call = await desk.post<{ call_id: string; sdp: string }>('/calls', { sdp })
      if (own !== attempt.current) return hangUp(call.call_id)
      live.current.callId = call.call_id
      await connection.setRemoteDescription({ type: 'answer', sdp: call.sdp })
    } catch (error) {
      if (own !== attempt.current) return
      shell.emit('error', { code: error instanceof Refused ? `call_${error.status}` : 'call' })
      end('failed')
    }
  }
  const mute = () => {
    for (const track of live.current?.microphone.getAudioTracks() ?? []) track.enabled = isMuted
    setMuted(!isMuted)
  }
  useEffect(() => {
    if (!controls.isOpen) end('ended')
  }, [controls.isOpen])

  const isRunning = state === 'asking' || state === 'connecting' || state === 'live'
  return (
    <div class="scroll done">
      <Icon name="phone" />
      <p>{say(STATUS[state])}</p>
      <div class="row">
        {!isRunning && (
          <button type="button" class="primary" onClick={() => void start()}>
            {say('startCall')}
          </button>
        )}
        {state === 'live' && (
          <button type="button" class="quiet" aria-pressed={isMuted} onClick={mute}>
            {say(isMuted ? 'unmute' : 'mute')}
          </button>
        )}
        {isRunning && (
          <button type="button" class="primary" onClick={() => end('ended')}>
            {say('hangUp')}
          </button>
        )}
      </div>
      <Captions captions={context.captions.filter(({ call_id: id }) => id === live.current?.callId)} say={say} />
      <audio ref={sound} autoplay />
    </div>
  )
}

/** What both say, for those who cannot hear it. */
function Captions({ captions, say }: { captions: Caption[]; say: Context['say'] }) {
  if (captions.length === 0) return null
  return (
    <div class="captions" role="log" aria-label={say('captions')}>
      {captions.map(({ role, text }, index) => (
        <p key={index} dir="auto">
          <strong>{say(role === 'user' ? 'you' : 'agent')}:</strong> {text}
        </p>
      ))}
    </div>
  )
}
