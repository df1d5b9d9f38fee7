import { render } from 'preact'
import { App, type Controls } from './app.tsx'
import { Conversation } from './conversation.ts'
import { Desk } from './desk.ts'
import { plainText } from './markdown.tsx'
import { createMemory } from './memory.ts'
import panelStyle from './panel.css'
import type { Panel, Shell, Visitor } from './shell.ts'
import { loadLanguage, type Language } from './texts/index.ts'

/** What the parts of the panel share. */
export interface Context extends Language {
  shell: Shell
  desk: Desk
  conversation: Conversation
  visitor: Visitor
  /** Says something to a screen reader, once. */
  announce(text: string): void
  redraw(): void
}

/** Puts the panel into the widget's shadow root. */
export function mount(shell: Shell): Panel {
  const { config, root } = shell
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(panelStyle)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  const container = document.createElement('div')
  root.prepend(container)

  const memory = createMemory(config.tenant_id)
  const desk = new Desk(shell.base, config.tenant_id, memory)
  const controls: Controls = {
    isOpen: false,
    tab: undefined,
    prefill: '',
    hasConsent: !config.consent.required,
    status: '',
  }
  let language: Language | undefined
  let isFocusDue = false
  let unread = 0

  const conversation = new Conversation(desk, {
    changed: () => draw(),
    said(text) {
      controls.status = plainText(text)
      if (!controls.isOpen) shell.unread((unread += 1))
      shell.emit('message', { role: 'assistant', text })
    },
  })
  const context = (spoken: Language): Context => ({
    ...spoken,
    shell,
    desk,
    conversation,
    visitor,
    announce(text) {
      controls.status = text
      draw()
    },
    redraw: () => draw(),
  })
  let visitor: Visitor = {}

  function draw(): void {
    if (language === undefined) return
    render(<App context={context(language)} controls={controls} change={change} />, container)
    if (!isFocusDue) return
    isFocusDue = false
    focusFirst(container)
  }

  function change(values: Partial<Controls>): void {
    Object.assign(controls, values)
    if (values.hasConsent === true) memoryOfOpen(true)
    draw()
  }

  function memoryOfOpen(isOpen: boolean): void {
    const kept = memory.read()
    if (kept !== undefined) memory.write({ ...kept, open: isOpen })
  }

  async function begin(): Promise<void> {
    const look = shell.look()
    language = await loadLanguage({ locale: look.locale, tenant: config.language, overrides: config.texts })
    draw()
  }

  async function start(): Promise<void> {
    await begin()
    if (memory.read() !== undefined) await conversation.restore()
  }
  const ready = start()

  return {
    open({ tab, focus }) {
      controls.isOpen = true
      unread = 0
      if (tab !== undefined) controls.tab = tab
      // Nobody's focus is taken who did not ask for the panel; on a phone it would raise the keyboard.
      isFocusDue = focus && !matchMedia('(pointer: coarse)').matches
      memoryOfOpen(true)
      draw()
    },
    close() {
      controls.isOpen = false
      memoryOfOpen(false)
      draw()
    },
    refresh: () => void begin(),
    prefill(text) {
      controls.prefill = text.slice(0, 4_000)
      draw()
    },
    identify({ name, email, phone }) {
      visitor = { ...(name ? { name } : {}), ...(email ? { email } : {}), ...(phone ? { phone } : {}) }
      draw()
    },
    consent(isGranted) {
      controls.hasConsent = isGranted || !config.consent.required
      draw()
    },
    reset() {
      desk.forget()
      conversation.clear()
      visitor = {}
      draw()
    },
    destroy() {
      void ready.finally(() => render(null, container))
      container.remove()
    },
  }
}

function focusFirst(container: HTMLElement): void {
  const target = container.querySelector<HTMLElement>('[data-first]') ?? container.querySelector<HTMLElement>('button')
  target?.focus({ preventScroll: true })
}
