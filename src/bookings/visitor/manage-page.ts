import { html, type Html } from '../../core/html.ts'
import { forLanguage } from '../../languages/index.ts'
import type { BookingPageWording } from '../../languages/wording.ts'
import { spokenDay, spokenPlace, spokenSpan, spokenTimes, type Speech } from '../spoken-time.ts'

export interface ManageView {
  /** `/b/…` */
  path: string
  speech: Speech
  /** IANA zone of the visitor. */
  timeZone: string
  business: { name: string; address: string | null; email: string | null; website: string | null }
  booking: { service: string; person: string; name: string; start: Date; end: Date; version: number }
  /** `open` allows moving and cancelling. */
  state: 'open' | 'over' | 'cancelled'
  notice?: Notice | undefined
  /** Undefined if it cannot be moved here. */
  offer: Offer | undefined
}

/** Outcome of the visitor's last action. */
export type Notice = 'moved' | 'cancelled' | 'taken' | 'choose' | 'changed'

export interface Offer {
  starts: Date[]
  /** First days of the adjacent pages, `YYYY-MM-DD`; undefined at the limits. */
  earlier: string | undefined
  later: string | undefined
  /** True expands the form. */
  isOpen: boolean
}

/** Server-rendered; works without scripts. */
export function managePage(view: ManageView): string {
  const { speech, business, state } = view
  const wording = forLanguage(speech.language).pages.booking
  return page(speech.language, `${wording.title} – ${business.name}`, [
    html`<p class="business">${business.name}</p>
      <h1>${wording.title}</h1>`,
    news(view, wording),
    facts(view, wording),
    state === 'open' && actions(view, wording),
    contact(view, wording),
  ])
}

/** A page with a message only. */
export function messagePage(language: string, kind: 'unknown' | 'failed' | 'refused'): string {
  const { title, text } = forLanguage(language).pages.booking[kind]
  return page(
    language,
    title,
    html`<h1>${title}</h1>
      <p>${text}</p>`,
  )
}

type Content = Parameters<typeof html>[1]

function page(language: string, title: string, content: Content): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/home.css" />
        <link rel="stylesheet" href="/manage.css" />
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html> `.text
}

/** State and last outcome. An outcome's wording is shown only while it is true. */
function news({ state, notice }: ManageView, wording: BookingPageWording): Content {
  if (state === 'cancelled') return html`<p class="news" role="status">${wording.cancelled}</p>`
  if (state === 'over') return html`<p class="news" role="status">${wording.over}</p>`
  if (notice === 'moved') return html`<p class="news good" role="status">${wording.moved}</p>`
  if (notice === 'changed') return html`<p class="news" role="alert">${wording.changed}</p>`
  return null
}

function facts({ speech, timeZone, business, booking }: ManageView, wording: BookingPageWording): Html {
  return html`<dl>
    ${fact(wording.when, spokenSpan(booking, timeZone, speech))}
    ${fact(wording.service, `${booking.service} – ${booking.person}`)} ${fact(wording.where, business.address)}
    ${fact(wording.name, booking.name)}
  </dl>`
}

function fact(name: string, value: string | null): Content {
  if (value === null) return null
  return html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`
}

function actions(view: ManageView, wording: BookingPageWording): Html {
  return html`<p><a href="${view.path}/appointment.ics">${wording.calendar}</a></p>
    ${view.offer === undefined ? html`<p>${wording.move.impossible}</p>` : moving(view, view.offer, wording)}
    ${cancelling(view, wording)}`
}

function moving(view: ManageView, offer: Offer, { move }: BookingPageWording): Html {
  const { path, timeZone, notice, booking } = view
  const problem = notice === 'taken' ? move.taken : notice === 'choose' ? move.choose : undefined
  return html`<details id="move" ${offer.isOpen ? OPEN : null}>
    <summary>${move.title}</summary>
    ${problem !== undefined && html`<p class="problem" role="alert">${problem}</p>`}
    <p>${move.zone(spokenPlace(timeZone))}</p>
    <form method="post" action="${path}">
      <input type="hidden" name="version" value="${booking.version}" />
      ${offer.starts.length === 0 ? html`<p>${move.none}</p>` : days(view, offer.starts)}
      <p class="turn">${turn(path, offer.earlier, move.earlier)} ${turn(path, offer.later, move.later)}</p>
      ${offer.starts.length > 0 && html`<button name="action" value="move">${move.button}</button>`}
    </form>
  </details>`
}

const OPEN = html`open`

function turn(path: string, from: string | undefined, text: string): Content {
  return from !== undefined && html`<a href="${path}?from=${from}#move">${text}</a>`
}

function days({ speech, timeZone }: ManageView, starts: Date[]): Html[] {
  const byDay = Map.groupBy(starts, (start) => spokenDay(start, timeZone, speech))
  return [...byDay].map(([day, times]) => {
    const spoken = spokenTimes(times, timeZone, speech)
    return html`<fieldset>
      <legend>${day}</legend>
      <div class="times">${times.map((start, index) => choice(start, spoken[index]!))}</div>
    </fieldset>`
  })
}

function choice(start: Date, time: string): Html {
  return html`<label><input type="radio" name="start" value="${start.toISOString()}" required /> ${time}</label>`
}

/** Folded against accidental cancellation; a form rather than a link, because mail scanners follow links. */
function cancelling({ path, booking }: ManageView, { cancel }: BookingPageWording): Html {
  return html`<details>
    <summary>${cancel.title}</summary>
    <form method="post" action="${path}">
      <p>${cancel.warning}</p>
      <input type="hidden" name="version" value="${booking.version}" />
      <label for="reason">${cancel.reason}</label>
      <textarea id="reason" name="reason" rows="2" maxlength="500"></textarea>
      <button name="action" value="cancel">${cancel.button}</button>
    </form>
  </details>`
}

function contact({ business: { name, email, website } }: ManageView, wording: BookingPageWording): Content {
  if (email === null && website === null) return null
  return html`<p class="contact">
    ${wording.contact} ${email !== null && html`<a href="mailto:${encodeURI(email)}">${email}</a>`}
    ${website !== null && html`<a href="${website}" rel="noreferrer">${name}</a>`}
  </p>`
}
