import type { ComponentChildren } from 'preact'
import { Icon } from '../icons.tsx'
import { Log } from '../log.tsx'
import type { Caption } from '../live.ts'
import type { CallSay } from './texts/index.ts'

interface KeyProps {
  name: 'mute' | 'end' | 'type'
  label: string
  isOn?: boolean
  press(): void
}

/** A round button of a call, its words below. */
export function Key({ name, label, isOn, press }: KeyProps) {
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
        <Icon name={name} />
      </span>
      {label}
    </button>
  )
}

/** Captions of the call; the current pair stands out. */
export function Captions({ captions, say }: { captions: Caption[]; say: CallSay }) {
  if (captions.length === 0) return null
  return (
    <Log name="captions" count={captions.length} label={say('captions')}>
      {captions.map(({ line_id: id, role, text, isCut }) => (
        <p key={id} dir="auto">
          <strong>{say(role === 'user' ? 'you' : 'agent')}</strong> {text}{' '}
          {isCut === true && <small>{say('cutOff')}</small>}
        </p>
      ))}
    </Log>
  )
}

export function Bar({ children }: { children: ComponentChildren }) {
  return <div class="bar">{children}</div>
}

/** Begins a call: wide and green, unlike the button that ends it. */
export function StartButton({ press, children }: { press(): void; children: ComponentChildren }) {
  return (
    <button type="button" class="primary start wide" data-main onClick={({ detail }) => detail < 2 && press()}>
      <Icon name="phone" /> {children}
    </button>
  )
}
