import type { ComponentChildren } from 'preact'
import { Face } from '../face.tsx'
import { Icon } from '../icons.tsx'
import type { Context } from '../context.ts'

/** The face of the desk that is called. */
export function Ring({ context, isMoving = false }: { context: Context; isMoving?: boolean }) {
  return (
    <div class={isMoving ? 'ring moving' : 'ring'}>
      <Face context={context} />
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
