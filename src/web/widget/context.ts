import type { Conversation } from './conversation.ts'
import type { Desk } from './desk.ts'
import type { CallEvent } from './live.ts'
import type { Shell, Visitor } from './shell.ts'
import type { Language } from './texts/index.ts'

/** Shared by the views of the panel. */
export interface Context extends Language {
  shell: Shell
  desk: Desk
  conversation: Conversation
  visitor: Visitor
  /** Events of calls that the call view has not taken yet, in order. */
  callEvents: CallEvent[]
  /** Starts a new conversation and removes this one from the browser. */
  startOver(): void
  /** Announces a text to screen readers, once. */
  announce(text: string): void
  redraw(): void
  /** The step before, in a booking. */
  steps: { back?: (() => void) | undefined }
}

export interface Controls {
  isOpen: boolean
  view: string | undefined
  /** The first screen is shown in place of the conversation. */
  isHome?: boolean
  /** Service and day to be booked, from an offer in the conversation. */
  wanted?: { serviceId: string; day: string } | undefined
  /** Text the page prefilled for the visitor. */
  prefill: string
  hasConsent: boolean
  /** A voice call is active. */
  isCalling: boolean
  /** Text for screen readers. */
  status: string
}

export interface ViewProps {
  context: Context
  controls: Controls
  change(values: Partial<Controls>): void
}
