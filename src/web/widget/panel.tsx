import { render } from 'preact'
import { App } from './app.tsx'
import chatStyle from './chat.css'
import { Conversation } from './conversation.ts'
import { Desk } from './desk.ts'
import { adopt } from './dress.ts'
import formsStyle from './forms.css'
import { Live } from './live.ts'
import { plainText } from './markdown.tsx'
import { createMemory } from './memory.ts'
import { paletteOf } from '../../core/palette.ts'
import panelStyle from './panel.css'
import type { Panel, Shell, Visitor } from './shell.ts'
import { loadLanguage, type Language, type Part } from './texts/index.ts'
import type { Context, Controls } from './context.ts'

// Of the forms of booking and contact: in a file of their own they would be larger than here.
export { Field, focusInvalid, useFields } from './fields.tsx'

/** Mounts the panel in the widget's shadow root. */
export function mount(shell: Shell): Panel {
  const { config, root } = shell
  const container = createContainer(root)
  const memory = createMemory(config.tenant_id)
  const desk = new Desk(shell.base, config.tenant_id, memory)
  const isKept = memory.read() !== undefined
  // An existing conversation implies consent.
  const hasConsent = !config.consent.required || isKept
  const controls: Controls = { isOpen: false, view: undefined, prefill: '', hasConsent, isCalling: false, status: '' }
  let language: Language | undefined
  const parts: Part[] = []
  let visitor: Visitor = {}
  let isFocusDue = false

  const conversation = new Conversation(desk, {
    changed: () => draw(),
    said(text, role) {
      controls.status = plainText(text)
      if (!controls.isOpen) void import('./arrived.tsx').then(({ show }) => show(context(language!), controls))
      shell.emit('message', { role, text })
    },
  })
  conversation.isRestoring = isKept
  const shared: Pick<Context, 'callEvents' | 'steps'> = { callEvents: [], steps: {} }
  const live = new Live(desk, conversation, (event) => {
    shared.callEvents.push(event)
    draw()
  })
  function startOver(): void {
    desk.forget()
    live.forget()
    conversation.clear()
  }
  const context = (spoken: Language): Context => ({
    ...spoken,
    shell,
    desk,
    conversation,
    visitor,
    ...shared,
    startOver,
    announce(text) {
      controls.status = text
      draw()
    },
    redraw: () => draw(),
  })
  const draw = unnested(() => {
    if (language === undefined) return
    const isStored = conversation.newestId !== undefined
    const isFollowed =
      isStored && conversation.trouble !== 'ended' && (controls.isOpen || conversation.person !== 'none')
    live.want(config.features.live && (isFollowed || controls.isCalling), controls.isCalling)
    render(<App context={context(language)} controls={controls} change={change} />, container)
    // The consent comes a moment later.
    if (!isFocusDue || (!controls.hasConsent && container.querySelector('[data-first]') === null)) return
    isFocusDue = false
    focusFirst(container)
  })

  function change(values: Partial<Controls>): void {
    Object.assign(controls, values)
    if (values.hasConsent === true) {
      memory.change({ open: true })
      isFocusDue = !isCoarse()
    }
    // The button that was pressed is gone.
    if (values.view !== undefined) isFocusDue = true
    draw()
  }

  async function begin(): Promise<void> {
    // The launcher made it.
    paint(root.host as HTMLElement, container)
    language = await loadLanguage(shell.look().locale, config, parts)
    draw()
  }

  const ready = begin().then(() => (isKept ? conversation.restore() : undefined))

  return {
    open({ tab, focus }) {
      controls.isOpen = true
      controls.isHome = false
      if (tab !== undefined) controls.view = tab
      // The focus moves only for a visitor who opened the panel; on a phone it would raise the keyboard.
      isFocusDue = focus && !isCoarse()
      memory.change({ open: true })
      draw()
    },
    close() {
      controls.isOpen = false
      memory.change({ open: false })
      draw()
    },
    refresh: () => void begin(),
    prefill(text) {
      controls.prefill = text.slice(0, 4_000)
      draw()
    },
    identify(known) {
      visitor = known
      draw()
    },
    consent(isGranted) {
      controls.hasConsent = isGranted || !config.consent.required
      draw()
    },
    reset() {
      startOver()
      controls.hasConsent = !config.consent.required
      visitor = {}
      draw()
    },
    destroy() {
      live.forget()
      void ready.finally(() => {
        language = undefined
        render(null, container)
      })
      container.remove()
    },
  }
}

/**
 * Draws once, after what runs now. Preact runs effects that wait in the middle of drawing their component, and one of them may
 * want a drawing: within the first, parts would be drawn twice.
 */
function unnested(draw: () => void): () => void {
  let isDue = false
  return () => {
    if (isDue) return
    isDue = true
    queueMicrotask(() => {
      isDue = false
      draw()
    })
  }
}

/** An element in the widget's shadow root, with the styles of the panel. */
function createContainer(root: ShadowRoot): HTMLElement {
  adopt(root, panelStyle + chatStyle + formsStyle)
  const container = document.createElement('div')
  root.prepend(container)
  if (isCoarse()) void import('./phone.ts').then(({ fitPhone }) => fitPhone(container))
  if (is('forced-colors: active')) void import('./forced-colors.ts').then(({ addEdges }) => addEdges(root))
  return container
}

/** The launcher has put accent and theme on the host. */
function paint({ style, dataset }: HTMLElement, container: HTMLElement): void {
  const palette = paletteOf(style.getPropertyValue('--accent'), dataset['theme'] === 'dark')
  for (const [name, color] of Object.entries(palette)) container.style.setProperty(`--${name}`, color)
}

const is = (feature: string) => matchMedia(`(${feature})`).matches
const isCoarse = () => is('pointer: coarse')

/** Focuses the name of a view, otherwise the input (it would raise a phone's keyboard), otherwise the first visible button. */
function focusFirst(container: HTMLElement): void {
  const shown = (selector: string) =>
    [...container.querySelectorAll<HTMLElement>(selector)].find((element) => element.getClientRects().length > 0)
  const input = isCoarse() ? undefined : shown('[data-first]')
  const target = shown('h2[tabindex]') ?? input ?? shown('.view button') ?? shown('button')
  target?.focus({ preventScroll: true })
}
