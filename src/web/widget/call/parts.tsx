import type { ComponentChildren } from 'preact'
import { Log } from '../log.tsx'
import type { Caption } from '../live.ts'
import type { CallSay } from './texts/index.ts'

const GLYPHS = {
  mute: 'M9 6a3 3 0 016 0v5a3 3 0 01-6 0zM6 11a6 6 0 0012 0M12 17v4',
  end: 'M3 14a13 13 0 0118 0l-2 3-4-2v-3a9 9 0 00-6 0v3l-4 2z',
  type: 'M3 6h18v12H3zM7 10h.1M12 10h.1M17 10h.1M8 14h8',
  phone: 'M5 4h4l2 5-3 2a12 12 0 005 5l2-3 5 2v4a2 2 0 01-2 2A16 16 0 013 6a2 2 0 012-2z',
}

export function Glyph({ name }: { name: keyof typeof GLYPHS }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={GLYPHS[name]} />
    </svg>
  )
}

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
        <Glyph name={name} />
      </span>
      {label}
    </button>
  )
}

/** What is said, for visitors who cannot hear it; the current pair stands out. */
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
      <Glyph name="phone" /> {children}
    </button>
  )
}
