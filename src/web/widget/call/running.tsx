import { clock, Ring, type RunningCall } from '../call.tsx'
import { useStyle } from '../dress.ts'
import { Icon } from '../icons.tsx'
import { Captions } from './captions.tsx'
import { Level } from './level.tsx'
import style from './stages.css'
import type { Key as TextKey } from '../texts/index.ts'
import type { Context } from '../context.ts'

interface RunningProps {
  context: Context
  call: RunningCall
  seconds: number
  captions: Parameters<typeof Captions>[0]['captions']
}

/** Connecting and live have the same places for the same things. */
export function Running({ context, call, seconds, captions }: RunningProps) {
  const { say, locale, shell } = context
  useStyle(shell.root, style)
  const { stage, note, own, isMuted, isSpeaking, isTyped, isTyping, line } = call
  const isLive = stage === 'live'
  const doing: TextKey = isSpeaking ? 'speaking' : isTyped ? 'reading' : isMuted ? 'muted' : 'listening'
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
        <Ring context={context} isMoving={isSpeaking} />
        <p class="small doing">
          {!isSpeaking && !isTyped && <Level line={line} />}
          {isLive && say(doing)}
          {isSpeaking && (
            <button type="button" class="quiet" onClick={() => line?.interrupt?.()}>
              {say('interrupt')}
            </button>
          )}
        </p>
        {note !== undefined && <p class="notice">{say(note, { language })}</p>}
      </div>
      <Captions context={context} captions={captions} />
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
  end: 'M2 13.5a14.5 14.5 0 0120 0l.5 2.5-4.5 1.5-2-2.5v-2a11 11 0 00-8 0v2l-2 2.5L1.5 16z',
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
