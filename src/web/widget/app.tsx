import type { ComponentType } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Chat } from './chat.tsx'
import { isFirstScreen, nameOf, VIEW_ICONS, viewsOf, type ViewId } from './choices.tsx'
import { Face } from './face.tsx'
import { Icon } from './icons.tsx'
import { later } from './later.tsx'
import { format } from './when.tsx'
import type { Context, ViewProps } from './context.ts'

const Booking = later(() => import('./booking.tsx'))
const Contact = later(() => import('./contact.tsx'))
const Call = later(() => import('./call.tsx'))
const Consent = later(() => import('./consent.tsx'))

const VIEWS: Record<ViewId, ComponentType<ViewProps>> = { chat: Chat, book: Booking, call: Call, contact: Contact }

interface HeadProps extends ViewProps {
  views: ViewId[]
  current: ViewId | undefined
}

/** Head of the panel: the business, or its person who took over; in a view its name, and the way back. */
function Head({ context, controls, change, views, current }: HeadProps) {
  const { say, shell, conversation } = context
  const { name, assistant_name: assistantName, open } = shell.config
  const [home] = views
  const host = conversation.person === 'here' ? conversation.personName : undefined
  const isHome = current === home
  const isOffline = conversation.trouble === 'offline'
  const status = isHome ? (isOffline ? say('noConnection') : statusOf(context)) : undefined
  const isFirst = home === 'chat' && isFirstScreen(context, controls)
  // A running call is ended first.
  const back = controls.isCalling ? undefined : wayBack(context, { current, home, controls, change })
  return (
    <header role="none" class={isHome && isFirst ? 'home' : ''}>
      {back !== undefined && (
        <button type="button" class="icon" data-view={home} aria-label={say('back')} onClick={back}>
          <Icon name="before" />
        </button>
      )}
      {isHome && <Face context={context} name={host} />}
      <div class="who">
        <h2 title={name} tabIndex={isHome ? undefined : -1}>
          {isHome ? (host ?? say('title', { name })) : nameOf(context, current!)}
        </h2>
        <p class={status && (isOffline ? 'off' : open!.is_open ? 'open' : 'shut')}>
          {isHome && host === undefined ? (status ?? say('subtitle', { assistant: assistantName ?? '' })) : name}
        </p>
      </div>
      {isHome &&
        !isFirst &&
        controls.hasConsent &&
        views.slice(1, MAX_ICONS + 1).map((id) => (
          <button
            key={id}
            type="button"
            class="icon"
            data-view={id}
            aria-label={nameOf(context, id)}
            onClick={() => change({ view: id })}
          >
            <Icon name={VIEW_ICONS[id]} />
          </button>
        ))}
      <button type="button" class="icon close" aria-label={say('close')} onClick={() => shell.closed()}>
        <Icon name="close" />
      </button>
    </header>
  )
}

/** Beside face, way back and ×, the name of the business needs the room; the first screen has all. */
const MAX_ICONS = 2

interface Place extends Pick<ViewProps, 'controls' | 'change'> {
  current: ViewId | undefined
  home: ViewId | undefined
}

/** One step back: within a booking, else to where the panel opens, and from the conversation to the first screen. */
function wayBack(context: Context, { current, home, controls, change }: Place): (() => void) | undefined {
  const { steps } = context
  if (current === 'book' && steps.back !== undefined) return steps.back
  if (current !== home) return () => change({ view: home })
  return isFirstScreen(context, controls) ? undefined : () => change({ view: home, isHome: true })
}

export function App(props: ViewProps) {
  const { context, controls, change } = props
  const { locale, shell } = context
  const { name } = shell.config
  const views = viewsOf(context)
  const current = views.find((id) => id === controls.view) ?? views[0]
  useHours(context, controls.isOpen)
  // Visited views stay mounted, so unfinished input survives a look at another one.
  const seen = useRef(new Set<string>()).current
  if (controls.isOpen && controls.hasConsent && current !== undefined) seen.add(current)
  const escape = () => {
    const back = wayBack(context, { current, home: views[0], controls, change })
    if (back === undefined || controls.isCalling) shell.closed()
    else back()
  }
  return (
    <section
      class="panel"
      role="dialog"
      aria-label={name}
      lang={locale}
      dir={directionOf(locale)}
      hidden={!controls.isOpen}
      onKeyDown={(event) => {
        stop(event)
        if (event.key === 'Escape') escape()
      }}
      onKeyUp={stop}
      onKeyPress={stop}
    >
      <Head {...props} views={views} current={current} />
      {!controls.hasConsent ? (
        <Consent {...props} />
      ) : (
        views.map((id) => {
          const View = VIEWS[id]
          return (
            <div key={id} class="view" id={`view-${id}`} hidden={id !== current}>
              {(seen.has(id) || id === 'chat') && <View {...props} />}
            </div>
          )
        })
      )}
      <div class="unseen" role="status">
        {controls.status}
      </div>
    </section>
  )
}

/** "Open until 6 PM", or when it opens, in the business's own time. */
function statusOf({ say, locale, shell: { config } }: Context): string | undefined {
  const { open, time_zone: timeZone } = config
  const at = open?.changes_at
  if (!at || Date.parse(at) <= Date.now()) return undefined
  const time = format(locale, timeZone, { hour: 'numeric', minute: '2-digit' })(at).replace(/:00(?=\s[AP])/, '')
  return say(open.is_open ? 'openUntil' : 'opens', { time, day: format(locale, timeZone, { weekday: 'short' })(at) })
}

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** Reads the hours again when they change, while the panel is open. */
function useHours({ shell: { config }, desk, redraw }: Context, isOpen: boolean): void {
  const { open } = config
  const wait = useRef(0)
  useEffect(() => {
    if (!isOpen || !open?.changes_at) return undefined
    const again = async () => {
      wait.current = MINUTE_MS
      Object.assign(config, await desk.get(`/config?tenant_id=${config.tenant_id}`).catch(() => {}))
      redraw()
    }
    const left = Date.parse(open.changes_at) - Date.now()
    // A browser whose clock is ahead asks once a minute; longer timers overflow.
    const timer = setTimeout(again, Math.min(left > 0 ? left : wait.current, DAY_MS))
    return () => clearTimeout(timer)
  }, [isOpen, open])
}

/** Keeps typing from triggering the page's shortcuts. */
const stop = (event: Event) => event.stopPropagation()

const RIGHT_TO_LEFT = /^(ar|he|fa|ur|ps|yi|dv|sd|ug|ckb)(-|$)/

function directionOf(locale: string): 'rtl' | 'ltr' {
  return RIGHT_TO_LEFT.test(locale) ? 'rtl' : 'ltr'
}
