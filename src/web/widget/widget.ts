import { readLook, type Attributes } from './attributes.ts'
import { Launcher } from './launcher.ts'
import type { Config, EventName, Look, Mount, Panel, Shell } from './shell.ts'

type Listener = (detail?: unknown) => void

/** The reply of `/widget/embed`, or of an error. */
interface Embed {
  config?: Config | null
  reason?: string | null
  detail?: unknown
}

/** The page's API of the widget: commands and events. */
export class Widget {
  readonly #base: string
  readonly #attributes: Attributes
  readonly #listeners = new Map<string, Set<Listener>>()
  /** Calls for the panel, until it is opened. */
  readonly #waiting: ((panel: Panel) => void)[] = []
  #look: Look
  #config: Config | undefined
  #beginning: Promise<boolean> | undefined
  #launcher: Launcher | undefined
  #panel: Promise<Panel | undefined> | undefined
  #isOpen = false
  #isHidden = false
  #isDown = false

  constructor(base: string, attributes: Attributes) {
    this.#base = base
    this.#attributes = attributes
    this.#look = attributes
    // Browsers report a blocked address, and no request tells why it failed.
    document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
      if (blockedURI.startsWith(base))
        warn(`this page's Content-Security-Policy blocks ${base}. Add ${base} to ${effectiveDirective}.`)
    })
  }

  /** Checks whether this page may show the widget, and loads its look. False: refused or no reply. */
  begin(): Promise<boolean> {
    this.#beginning ??= this.#begin()
    return this.#beginning
  }

  async #begin(): Promise<boolean> {
    const { tenantId } = this.#attributes
    try {
      const url = `${this.#base}/api/v1/widget/embed?tenant_id=${encodeURIComponent(tenantId)}`
      const answer = await fetch(url, { credentials: 'omit' })
      // The reply or the error of the API.
      const { config, reason, detail } = (await answer.json()) as Embed
      if (reason === 'unknown_tenant')
        warn(`no business with the id "${tenantId}". Copy the tag again from Settings › Website.`)
      else if (reason) warn(`${location.origin} is not allowed. Add it under Settings › Website › Domains.`)
      else if (detail) warn(`${detail}`)
      if (!config) return this.#fail()
      this.#config = config
    } catch {
      // A later command retries; the browser has logged the network error.
      this.#beginning = undefined
      return this.#fail()
    }
    if (this.#isDown) return false
    this.#launcher = new Launcher(this.#attributes, this.#config, {
      toggle: () => this.run('toggle', []),
      // A failure is told by the click that follows, which tries again.
      near: () => void this.#fetch().catch(() => {}),
    })
    this.#restyle()
    this.emit('ready')
    const kept = keptOf(tenantId)
    // Waiting words are sent, also by a panel that stays closed.
    if (kept?.waiting?.length) void this.#load()
    // On a phone the open panel would cover every next page.
    if (innerWidth > 480 && kept?.open === true) void this.#open(undefined, false)
    return true
  }

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
      identify: () => this.#tell((panel) => panel.identify(first ?? {})),
      reset: async () => (await this.#load())?.reset(),
      shutdown: () => this.#shutdown(),
    }
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (command === undefined) return warn(`there is no command ${name}.`)
    return command()
  }

  emit(event: EventName, detail?: unknown): void {
    for (const listener of this.#listeners.get(event) ?? []) {
      try {
        listener(detail)
      } catch (error) {
        // Rethrown asynchronously: an error of the page's listener must not break the widget.
        setTimeout(() => {
          throw error
        })
      }
    }
    document.dispatchEvent(new CustomEvent(`frontdesk:${event}`, { detail }))
  }

  #restyle(): void {
    this.#launcher?.show({ look: this.#look, isOpen: this.#isOpen, isHidden: this.#isHidden })
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
    // A later attempt may have a connection again.
    if (panel === undefined) this.#panel = undefined
    return panel
  }

  async #import(): Promise<Panel | undefined> {
    try {
      const loading = this.#fetch()
      // The first use of Intl takes a phone 50 ms, which here the network needs anyway.
      Intl.DateTimeFormat()
      const { mount } = await loading
      const panel = mount(this.#shell())
      for (const say of this.#waiting) say(panel)
      return panel
    } catch {
      this.emit('error', { code: 'unavailable' })
      return undefined
    }
  }

  #fetch(): Promise<{ mount: Mount }> {
    return import(this.#base + PANEL_FILE)
  }

  #shell(): Shell {
    return {
      base: this.#base,
      config: this.#config!,
      root: this.#launcher!.root,
      look: () => this.#look,
      emit: (event, detail) => this.emit(event, detail),
      closed: () => {
        void this.#close()
        this.#launcher?.focus()
      },
      unread: (count) => this.#unread(count),
    }
  }

  /** Of messages, or the time of a call that goes on. */
  #unread(count: number | string): void {
    const shown = this.#isOpen || count === 0 ? '' : Number(count) > 9 ? '9+' : String(count)
    if (this.#launcher?.badge(shown) && typeof count === 'number') this.emit('unread', { count })
  }

  #setHidden(isHidden: boolean): void {
    this.#isHidden = isHidden
    this.#restyle()
  }

  #update(given: unknown): void {
    if (typeof given !== 'object' || given === null) return
    // Each field is checked when it is read.
    this.#look = { ...this.#look, ...readLook(given as Record<string, unknown>) }
    this.#restyle()
    void this.#panel?.then((panel) => panel?.refresh())
  }

  #listen(event: unknown, listener: unknown, isOn: boolean): void {
    if (typeof event !== 'string' || typeof listener !== 'function') return
    const listeners = this.#listeners.get(event) ?? new Set()
    this.#listeners.set(event, listeners)
    // The page's own function is called with the detail of the event, and may throw.
    const heard = listener as Listener
    if (isOn) listeners.add(heard)
    else listeners.delete(heard)
  }

  async #consent(isGranted: boolean): Promise<void> {
    if (isGranted && !(await this.begin())) return
    this.#tell((panel) => panel.consent(isGranted))
  }

  /** Deferred until a panel exists, because this alone is no reason to download it. */
  #tell(say: (panel: Panel) => void): void {
    this.#waiting.push(say)
    void this.#panel?.then((panel) => panel && say(panel))
  }

  async #shutdown(): Promise<void> {
    this.#isDown = true
    this.#launcher?.remove()
    ;(await this.#panel)?.destroy()
    // See `loader.ts`.
    delete (window as unknown as { FrontDesk?: unknown }).FrontDesk
  }
}

/** For the owner of the page. */
function warn(text: string): void {
  console.warn(`FrontDesk: ${text}`)
}

/** The memory of `memory.ts`, where the page may store. */
function keptOf(tenantId: string): { open?: unknown; waiting?: { length?: number } } | null {
  try {
    return JSON.parse(localStorage[`frontdesk:${tenantId}`]) as ReturnType<typeof keptOf>
  } catch {
    return null
  }
}
