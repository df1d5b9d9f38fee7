import type { ComponentChildren } from 'preact'
import { Icon } from '../icons.tsx'

/** The sign of the desk that is called. */
export function Face({ isMoving = false }: { isMoving?: boolean }) {
  return (
    <div class={isMoving ? 'ring moving' : 'ring'} aria-hidden="true">
      <Icon name="phone" />
    </div>
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
