/* The interface between loader and panel. */

/** `GET /api/v1/widget/config`. */
export interface Config {
  tenant_id: string
  name: string
  assistant_name: string | null
  greeting: string | null
  disclosure: string | null
  theme: Theme
  position: Position
  accent_color: string
  features: {
    chat: boolean
    booking: boolean
    contact: boolean
    voice: 'webrtc' | 'browser' | false
    callback: boolean
    live: boolean
  }
  questions: string[]
  texts: Record<string, string>
  /** Places where the browser's speech may run; null: it may not. */
  browser_voice: 'on_device' | 'any' | null
  consent: { required: boolean; text: string | null; privacy_url: string | null }
  language: string
  country: string
  time_zone: string
  /** Null without opening hours. */
  open: { is_open: boolean; changes_at: string | null } | null
  /** Phone number of the business. */
  phone: string | null
  /** Of the business, as it is told to visitors. */
  address: string | null
  /** Path of the picture on the API's origin. */
  logo_url: string | null
}

export type Theme = 'dark' | 'light'
export type Position = 'bottom-right' | 'bottom-left'

/** Set by attributes or `update`; undefined falls back to the tenant's settings. */
export interface Look {
  theme?: Theme
  position?: Position
  accent?: string
  greeting?: string
  locale?: string
}

export type EventName = 'ready' | 'open' | 'close' | 'message' | 'unread' | 'lead' | 'booking' | 'call' | 'error'

export interface Shell {
  /** Origin of the API. */
  base: string
  config: Config
  root: ShadowRoot
  look(): Look
  emit(event: EventName, detail?: unknown): void
  /** The visitor closed the panel: the focus returns to the launcher. */
  closed(): void
  /** Replies that arrived, or the time of a call that goes on, while the panel is closed. */
  unread(count: number | string): void
}

export interface Visitor {
  user_id?: string
  name?: string
  email?: string
  phone?: string
}

export interface Panel {
  open(how: { tab?: string | undefined; focus: boolean }): void
  close(): void
  /** The look changed. */
  refresh(): void
  prefill(text: string): void
  identify(visitor: Visitor): void
  consent(granted: boolean): void
  /** Removes the conversation from this browser. */
  reset(): void
  destroy(): void
}

export type Mount = (shell: Shell) => Panel
