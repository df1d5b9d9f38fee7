import type { RunningCall } from '../call.tsx'
import { useStyle } from '../dress.ts'
import { Icon } from '../icons.tsx'
import { Captions } from './captions.tsx'
import { Face } from './parts.tsx'
import style from './stages.css'
import { clock } from './timer.ts'
import type { CallKey, CallSay } from './texts/index.ts'

interface RunningProps {
  call: RunningCall
  root: ShadowRoot
  say: CallSay
  seconds: number
  locale: string
  captions: Parameters<typeof Captions>[0]['captions']
}

/** Connecting and live have the same places for the same things. */
export function Running({ call, root, say, seconds, locale, captions }: RunningProps) {
  useStyle(root, style)
  const { stage, note, own, isMuted, isSpeaking, isTyped, isTyping, line } = call
  const isLive = stage === 'live'
  const doing: CallKey = isSpeaking ? 'speaking' : isTyped ? 'reading' : isMuted ? 'muted' : 'listening'
  const language = new Intl.DisplayNames(locale, { type: 'language' }).of(locale.split('-')[0]!)!
  const keys = (event: KeyboardEvent) => {
    // Escape never hangs up.
    if (event.key === 'Escape') event.stopPropagation()
    const isTypingNow = event.target instanceof HTMLTextAreaElement || event.ctrlKey || event.metaKey || event.altKey
    if (event.key === 'm' && !isTypingNow && isLive && !isTyped) call.mute()
  }
  return (
    <div class="call" onKeyDown={keys}>
      <p class={isLive ? 'state on' : 'state'}>
        {say(isLive ? 'live' : stage === 'asking' && !isTyped ? 'asking' : 'connecting')}{' '}
        <b role="timer">{clock(isLive ? seconds : 0)}</b>
      </p>
      <div class={captions.length > 0 ? 'stage' : 'stage middle'}>
        <Face isMoving={isSpeaking} />
        {isLive && (
          <p class="small doing">
            {say(doing)}
            {isSpeaking && (
              <button type="button" class="quiet" onClick={() => line?.interrupt?.()}>
                {say('interrupt')}
              </button>
            )}
          </p>
        )}
        {note !== undefined && <p class="notice">{say(note, { language })}</p>}
      </div>
      <Captions captions={captions} say={say} />
      {isLive && isTyping && line?.type !== undefined && own !== undefined && <own.Typing line={line} say={say} />}
      <div class="keys">
        {!isTyped && <Key name="mute" label={say(isMuted ? 'unmute' : 'mute')} isOn={isMuted} press={call.mute} />}
        <Key name="end" label={say('hangUp')} press={call.hangUp} />
        {!isTyped && line?.type !== undefined && (
          <Key name="type" label={say('type')} isOn={isTyping} press={() => call.setTyping(!isTyping)} />
        )}
      </div>
    </div>
  )
}

const PATHS = {
  mute: 'M9 6a3 3 0 016 0v5a3 3 0 01-6 0zM6 11a6 6 0 0012 0M12 17v4',
  end: 'M3 14a13 13 0 0118 0l-2 3-4-2v-3a9 9 0 00-6 0v3l-4 2z',
  type: 'M3 6h18v12H3zM7 10h.1M12 10h.1M17 10h.1M8 14h8',
}

interface KeyProps {
  name: keyof typeof PATHS
  label: string
  isOn?: boolean
  press(): void
}

/** A round button of a call, its words below. */
function Key({ name, label, isOn, press }: KeyProps) {
  const isEnd = name === 'end'
  return (
    <button
      type="button"
      class={isEnd ? 'key end' : 'key'}
      aria-pressed={isOn}
      {...(isEnd ? { 'data-main': true } : {})}
      // The second click of a double click must not hit another function.
      onClick={({ detail }) => detail < 2 && press()}
    >
      <span>
        <Icon path={PATHS[name]} />
      </span>
      {label}
    </button>
  )
}
