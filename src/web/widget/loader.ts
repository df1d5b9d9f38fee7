/** `/widget.js`: finds its tag, shows the launcher, and loads the panel when somebody wants it. Stores nothing. */
import { readAttributes, readLook, textOn, type Attributes } from './attributes.ts'
import launcherStyle from './launcher.css'
import type { Config, EventName, Look, Mount, Panel, Shell } from './shell.ts'

type Command = (name: string, ...args: unknown[]) => unknown
type Listener = (detail?: unknown) => void

interface Api extends Command {
  q?: ArrayLike<unknown>[]
  isLoaded?: boolean
}

const TAG = 'front-desk-widget'
const DEFAULT_ACCENT = '#FF3621'
/** Where the panel was open when the page was left (session storage of the conversation is the panel's own). */
const storageKey = (tenantId: string) => `frontdesk:${tenantId}`

function start(): void {
  const holder = window as unknown as { FrontDesk?: Api }
  if (holder.FrontDesk?.isLoaded) return
  const script =
    (document.currentScript as HTMLScriptElement | null) ??
    document.querySelector<HTMLScriptElement>('script[data-tenant-id][src*="widget.js"]')
  const attributes = script === null ? undefined : readAttributes(script)
  if (script === null || attributes === undefined)
    return console.warn('FrontDesk: the script tag needs data-tenant-id.')
  const widget = new Widget(new URL(script.src, location.href).origin, attributes)
  const queued = holder.FrontDesk?.q ?? []
  const api: Api = (name, ...args) => widget.run(name, args)
  api.isLoaded = true
  holder.FrontDesk = api
  for (const call of Array.from(queued)) {
    const [name, ...args] = Array.from(call)
    widget.run(String(name), args)
  }
  if (!attributes.needsConsent) void widget.begin()
}

class Widget {
  readonly #base: string
  readonly #attributes: Attributes
  readonly #listeners = new Map<string, Set<Listener>>()
  #look: Look
  #config: Config | undefined
  #beginning: Promise<boolean> | undefined
  #host: HTMLElement | undefined
  #sheet = new CSSStyleSheet()
  #launcher = document.createElement('button')
  #badge = document.createElement('span')
  #observer: MutationObserver | undefined
  #panel: Promise<Panel | undefined> | undefined
  #isOpen = false
  #isHidden = false
  #isDown = false

  constructor(base: string, attributes: Attributes) {
    this.#base = base
    this.#attributes = attributes
    this.#look = attributes
  }

  /** Asks whether this page may show the widget, and how it looks. False: it may not, or nobody answered. */
  begin(): Promise<boolean> {
    this.#beginning ??= this.#begin()
    return this.#beginning
  }

  async #begin(): Promise<boolean> {
    try {
      const url = `${this.#base}/api/v1/widget/embed?tenant_id=${encodeURIComponent(this.#attributes.tenantId)}`
      const answer = await fetch(url, { credentials: 'omit' })
      const { allowed, config } = (await answer.json()) as { allowed?: boolean; config?: Config | null }
      if (allowed === false)
        console.warn(`FrontDesk: ${location.origin} is not one of the allowed_domains of ${this.#attributes.tenantId}.`)
      if (!config) return this.#fail()
      this.#config = config
    } catch {
      return this.#fail()
    }
    if (this.#isDown) return false
    this.#show()
    this.emit('ready')
    if (wasOpen(this.#attributes.tenantId)) void this.#open(undefined, false)
    return true
  }

  /** The page is left alone; where a request failed, the browser itself has said so in the console. */
  #fail(): boolean {
    this.emit('error', { code: 'unavailable' })
    return false
  }

  run(name: string, args: unknown[]): unknown {
    const [first, second] = args
    const commands: Record<string, () => unknown> = {
      open: () => this.#open(typeof first === 'string' ? first : undefined, true),
      close: () => this.#close(),
      toggle: () => (this.#isOpen ? this.#close() : this.#open(undefined, true)),
      show: () => this.#setHidden(false),
      hide: () => this.#setHidden(true),
      update: () => this.#update(first),
      on: () => this.#listen(first, second, true),
      off: () => this.#listen(first, second, false),
      consent: () => this.#consent(first === 'granted'),
      prefill: () => this.#tell((panel) => panel.prefill(String(first ?? ''))),
      identify: () => this.#tell((panel) => panel.identify((first ?? {}) as object)),
      reset: () => this.#tell((panel) => panel.reset()),
      shutdown: () => this.#shutdown(),
    }
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (command === undefined) return console.warn(`FrontDesk: there is no command ${name}.`)
    return command()
  }

  emit(event: EventName, detail?: unknown): void {
    for (const listener of this.#listeners.get(event) ?? []) {
      try {
        listener(detail)
      } catch (error) {
        // The page's fault must not be the widget's.
        setTimeout(() => {
          throw error
        })
      }
    }
    document.dispatchEvent(new CustomEvent(`frontdesk:${event}`, { detail }))
  }

  #show(): void {
    const host = document.createElement(TAG)
    const root = host.attachShadow({ mode: 'open' })
    this.#host = host
    this.#sheet.replaceSync(launcherStyle)
    root.adoptedStyleSheets = [this.#sheet]
    const { icon } = this.#makeLauncher()
    this.#launcher.append(icon, this.#badge)
    root.append(this.#launcher)
    this.#restyle()
    const attach = () => void (host.isConnected || document.documentElement.append(host))
    attach()
    // Client-side routers replace the body, some the whole document.
    this.#observer = new MutationObserver(attach)
    this.#observer.observe(document.documentElement, { childList: true })
  }

  #makeLauncher(): { icon: SVGElement } {
    const launcher = this.#launcher
    launcher.type = 'button'
    launcher.hidden = !this.#attributes.hasLauncher
    launcher.addEventListener('click', () => this.run('toggle', []))
    this.#badge.className = 'badge'
    const namespace = 'http://www.w3.org/2000/svg'
    const icon = document.createElementNS(namespace, 'svg')
    icon.setAttribute('viewBox', '0 0 24 24')
    icon.setAttribute('aria-hidden', 'true')
    const path = document.createElementNS(namespace, 'path')
    path.setAttribute('d', 'M4 5h16v11H9l-5 4z')
    icon.append(path)
    return { icon }
  }

  /** Colours, corner and state. */
  #restyle(): void {
    if (this.#host === undefined || this.#config === undefined) return
    const { offsetX, offsetY, zIndex } = this.#attributes
    const { theme = this.#config.theme, position = this.#config.position } = this.#look
    const accent = this.#look.accent ?? safeColor(this.#config.accent_color)
    const isLeft = position === 'bottom-left'
    const { style } = this.#host
    const values = {
      '--accent': accent,
      '--on-accent': textOn(accent),
      '--y': `${offsetY}px`,
      '--left': isLeft ? `${offsetX}px` : 'auto',
      '--right': isLeft ? 'auto' : `${offsetX}px`,
      '--z': String(zIndex),
      '--scheme': theme,
    }
    // By the object model: a style attribute would need the page's style-src.
    for (const [name, value] of Object.entries(values)) style.setProperty(name, value)
    this.#host.dataset['theme'] = theme
    this.#host.toggleAttribute('data-left', isLeft)
    this.#host.toggleAttribute('hidden', this.#isHidden)
    this.#launcher.className = `launcher${isLeft ? ' left' : ''}${this.#isOpen ? ' open' : ''}`
    this.#launcher.setAttribute('aria-expanded', String(this.#isOpen))
    this.#launcher.setAttribute('aria-label', this.#config.texts['launcher'] ?? this.#config.name)
  }

  async #open(tab: string | undefined, focus: boolean): Promise<void> {
    const panel = await this.#load()
    if (panel === undefined || this.#isDown) return
    this.#isOpen = true
    this.#unread(0)
    this.#restyle()
    panel.open({ tab, focus })
    this.emit('open')
  }

  async #close(): Promise<void> {
    if (!this.#isOpen) return
    this.#isOpen = false
    this.#restyle()
    ;(await this.#panel)?.close()
    this.emit('close')
  }

  async #load(): Promise<Panel | undefined> {
    if (!(await this.begin())) return undefined
    this.#panel ??= this.#import()
    const panel = await this.#panel
    // Whoever tries again may have a connection again.
    if (panel === undefined) this.#panel = undefined
    return panel
  }

  async #import(): Promise<Panel | undefined> {
    try {
      const { mount } = (await import(this.#base + PANEL_FILE)) as { mount: Mount }
      return mount(this.#shell())
    } catch {
      this.emit('error', { code: 'unavailable' })
      return undefined
    }
  }

  #shell(): Shell {
    return {
      base: this.#base,
      config: this.#config!,
      root: this.#host!.shadowRoot!,
      look: () => this.#look,
      emit: (event, detail) => this.emit(event, detail),
      closed: () => {
        void this.#close()
        this.#launcher.focus({ preventScroll: true })
      },
      unread: (count) => this.#unread(count),
    }
  }

  #unread(count: number): void {
    const shown = this.#isOpen || count === 0 ? '' : String(Math.min(count, 99))
    if (this.#badge.textContent === shown) return
    this.#badge.textContent = shown
    this.emit('unread', { count: Number(shown) })
  }

  #setHidden(isHidden: boolean): void {
    this.#isHidden = isHidden
    this.#restyle()
  }

  #update(given: unknown): void {
    if (typeof given !== 'object' || given === null) return
    this.#look = { ...this.#look, ...readLook(given as Record<string, unknown>) }
    this.#restyle()
    void this.#panel?.then((panel) => panel?.refresh())
  }

  #listen(event: unknown, listener: unknown, isOn: boolean): void {
    if (typeof event !== 'string' || typeof listener !== 'function') return
    const listeners = this.#listeners.get(event) ?? new Set()
    this.#listeners.set(event, listeners)
    if (isOn) listeners.add(listener as Listener)
    else listeners.delete(listener as Listener)
  }

  async #consent(isGranted: boolean): Promise<void> {
    if (isGranted && !(await this.begin())) return
    ;(await this.#panel)?.consent(isGranted)
  }

  async #tell(say: (panel: Panel) => void): Promise<void> {
    const panel = await this.#load()
    if (panel !== undefined) say(panel)
  }

  async #shutdown(): Promise<void> {
    this.#isDown = true
    this.#observer?.disconnect()
    this.#host?.remove()
    ;(await this.#panel)?.destroy()
    delete (window as unknown as { FrontDesk?: Api }).FrontDesk
  }
}

function safeColor(color: string): string {
  return readLook({ accent: color }).accent ?? DEFAULT_ACCENT
}

function wasOpen(tenantId: string): boolean {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey(tenantId)) ?? 'null') as { open?: unknown } | null
    return kept?.open === true
  } catch {
    // Pages may be forbidden to store.
    return false
  }
}

start()
