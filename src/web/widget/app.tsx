import type { ComponentType } from 'preact'
import { useRef } from 'preact/hooks'
import { Chat } from './chat.tsx'
import { Icon } from './icons.tsx'
import { later } from './later.tsx'
import type { Context } from './panel.tsx'
import type { TextKey } from './texts/index.ts'

export interface Controls {
  isOpen: boolean
  tab: string | undefined
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

interface Tab {
  id: TextKey & ('chat' | 'book' | 'contact' | 'call')
  view: ComponentType<ViewProps>
}

const Booking = later(async () => (await import('./booking.tsx')).Booking)
const Contact = later(async () => (await import('./contact.tsx')).Contact)
const Call = later(async () => (await import('./call.tsx')).Call)

function tabsOf({ shell }: Context): Tab[] {
  const { features } = shell.config
  return [
    ...(features.chat ? [{ id: 'chat', view: Chat } as const] : []),
    ...(features.booking ? [{ id: 'book', view: Booking } as const] : []),
    ...(features.contact || features.callback ? [{ id: 'contact', view: Contact } as const] : []),
    ...(features.voice ? [{ id: 'call', view: Call } as const] : []),
  ]
}

/** Head of the panel: the business, or its person who took over. */
function Head({ context }: Pick<ViewProps, 'context'>) {
  const { say, shell, conversation } = context
  const { name, assistant_name: assistantName, open } = shell.config
  const host = conversation.person === 'here' ? conversation.personName : undefined
  return (
    <header>
      <span class="face" aria-hidden="true">
        {initialsOf(host ?? name)}
      </span>
      <div class="who">
        <h2>{host ?? say('title', { name })}</h2>
        <p class={open === null || open.changes_at === null ? '' : open.is_open ? 'open' : 'shut'}>
          {host === undefined ? (statusOf(context) ?? say('subtitle', { assistant: assistantName ?? '' })) : name}
        </p>
      </div>
      <button type="button" class="icon close" aria-label={say('close')} onClick={() => shell.closed()}>
        <Icon name="close" />
      </button>
    </header>
  )
}

export function App(props: ViewProps) {
  const { context, controls, change } = props
  const { say, locale, shell } = context
  const { name } = shell.config
  const tabs = tabsOf(context)
  const current = tabs.find(({ id }) => id === controls.tab) ?? tabs[0]
  // Visited tabs stay mounted, so unfinished input survives a look at another tab.
  const seen = useRef(new Set<string>()).current
  if (controls.isOpen && controls.hasConsent && current !== undefined) seen.add(current.id)
  return (
    <section
      class="panel"
      role="dialog"
      aria-label={name}
      lang={locale}
      dir={directionOf(locale)}
      hidden={!controls.isOpen}
      onKeyDown={(event) => {
        // Keeps typing from triggering the page's shortcuts.
        event.stopPropagation()
        if (event.key === 'Escape') shell.closed()
      }}
      onKeyUp={(event) => event.stopPropagation()}
      onKeyPress={(event) => event.stopPropagation()}
    >
      <Head context={context} />
      {!controls.hasConsent ? (
        <Consent {...props} />
      ) : (
        <>
          {tabs.length > 1 && <Tabs tabs={tabs} current={current} say={say} choose={(tab) => change({ tab })} />}
          {tabs.map(({ id, view: View }) => (
            <div
              key={id}
              class="view"
              id={`view-${id}`}
              {...(tabs.length > 1 ? { role: 'tabpanel', 'aria-labelledby': `tab-${id}` } : {})}
              hidden={id !== current?.id}
            >
              {(seen.has(id) || id === 'chat') && <View {...props} />}
            </div>
          ))}
        </>
      )}
      <div class="unseen" role="status" aria-live="polite">
        {controls.status}
      </div>
    </section>
  )
}

interface TabsProps {
  tabs: Tab[]
  current: Tab | undefined
  say: Context['say']
  choose(id: string): void
}

/** WAI-ARIA Authoring Practices, Tabs: one tab stop, arrow keys between the tabs. */
function Tabs({ tabs, current, say, choose }: TabsProps) {
  const move = (event: KeyboardEvent & { currentTarget: HTMLElement }) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const at = tabs.findIndex(({ id }) => id === current?.id)
    const steps: Record<string, number> = { ArrowRight: isRightToLeft ? -1 : 1, ArrowLeft: isRightToLeft ? 1 : -1 }
    const ends: Record<string, number> = { Home: 0, End: tabs.length - 1 }
    const step = steps[event.key]
    const next = step === undefined ? ends[event.key] : (at + step + tabs.length) % tabs.length
    if (next === undefined) return
    event.preventDefault()
    choose(tabs[next]!.id)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <div class="tabs" role="tablist" onKeyDown={move}>
      {tabs.map(({ id }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`tab-${id}`}
          aria-controls={`view-${id}`}
          aria-selected={id === current?.id}
          tabIndex={id === current?.id ? 0 : -1}
          onClick={() => choose(id)}
        >
          {say(id)}
        </button>
      ))}
    </div>
  )
}

function Consent({ context, change }: ViewProps) {
  const { say, shell } = context
  const { name, consent } = shell.config
  return (
    <div class="view consent">
      <h3>{say('consentTitle')}</h3>
      <p>{consent.text ?? say('consentText', { name })}</p>
      {consent.privacy_url !== null && (
        <p>
          <a href={consent.privacy_url} target="_blank" rel="noopener noreferrer">
            {say('privacy')}
          </a>
        </p>
      )}
      <div class="row">
        <button type="button" class="primary" data-first onClick={() => change({ hasConsent: true })}>
          {say('agree')}
        </button>
        <button type="button" class="quiet" onClick={() => shell.closed()}>
          {say('decline')}
        </button>
      </div>
    </div>
  )
}

/** "Open until 6 PM", or when it opens, in the business's own time. */
function statusOf({ say, locale, shell: { config } }: Context): string | undefined {
  const { open, time_zone: timeZone } = config
  if (open === null || open.changes_at === null) return undefined
  const at = new Date(open.changes_at)
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone })
    .format(at)
    .replace(/:00(?=\s[AP])/, '')
  if (open.is_open) return at > new Date() ? say('openUntil', { time }) : undefined
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone }).format(at)
  return say('opens', { day, time })
}

/** Of the first two words, where they begin with a letter or a figure. */
function initialsOf(name: string): string {
  const words = name.split(/\s/).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  return words
    .slice(0, 2)
    .map((word) => [...word][0]!.toUpperCase())
    .join('')
}

const RIGHT_TO_LEFT = /^(ar|he|fa|ur|ps|yi|dv|sd|ug|ckb)(-|$)/

function directionOf(locale: string): 'rtl' | 'ltr' {
  return RIGHT_TO_LEFT.test(locale) ? 'rtl' : 'ltr'
}
