import { html, type Html } from '../../core/html.ts'
import { forLanguage } from '../../languages/index.ts'
import type { BookingPageWording } from '../../languages/wording.ts'
import { cityOf, shortDay, spokenClock, spokenDay, spokenHours } from '../spoken-time.ts'
import { picker } from './manage-picker.ts'
import { styleElement } from './manage-style.ts'
import type { ManageView } from './manage-view.ts'

/** Server-rendered; works without scripts. */
export function managePage(view: ManageView): string {
  const { speech, business, state, change, offer } = view
  const wording = forLanguage(speech.language).pages.booking
  const isMoving = state === 'open' && change === 'move' && offer !== undefined
  const content = isMoving ? picker(view, offer, wording) : card(view, wording)
  const style = styleElement(view.accent)
  return page({ language: speech.language, title: `${wording.title} – ${business.name}`, style }, [
    masthead(view),
    html`<main${isMoving && html` class="wide"`}>${content}</main>`,
    html`<footer>${wording.footer(business.name)}</footer>`,
  ])
}

export function messagePage(language: string, kind: 'unknown' | 'failed' | 'refused'): string {
  const { title, text } = forLanguage(language).pages.booking[kind]
  return page(
    { language, title, style: null },
    html`<main>
      <h1>${title}</h1>
      <p>${text}</p>
    </main>`,
  )
}

type Content = Parameters<typeof html>[1]

interface Head {
  language: string
  title: string
  style: Html | null
}

function page({ language, title, style }: Head, content: Content): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/manage.css" />
        ${style}
      </head>
      <body>
        ${content}
      </body>
    </html> `.text
}

function masthead({ business: { name, address, phone, email, website } }: ManageView): Html {
  const initials = name
    .split(/\s/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word))
    .slice(0, 2)
    .map((word) => [...word][0])
  return html`<header>
    <span class="face" aria-hidden="true">${initials.join('').toUpperCase()}</span>
    ${website === null ? html`<strong>${name}</strong>` : html`<a href="${website}" rel="noreferrer">${name}</a>`}
    <p>
      ${address !== null && html`<span>${address}</span>`}
      ${phone !== null && html`<a href="tel:${encodeURI(phone.number)}">${phone.written}</a>`}
      ${email !== null && html`<a href="mailto:${encodeURI(email)}">${email}</a>`}
    </p>
  </header>`
}

function card(view: ManageView, wording: BookingPageWording): Content {
  const { state, change, offer, path } = view
  const isCancelling = state === 'open' && change === 'cancel'
  return [
    html`<h1>${isCancelling ? wording.cancel.question : wording.title}</h1>`,
    news(view, wording),
    appointment(view, wording),
    isCancelling && cancelling(view, wording),
    view.canTakeBack &&
      html`<form method="post" action="${path}">
        <p class="acts"><button class="button quiet" name="action" value="again">${wording.again.button}</button></p>
      </form>`,
    state === 'open' &&
      !isCancelling &&
      html`<p class="acts">
          <a class="button" href="${path}/appointment.ics">${wording.calendar}</a>
          ${offer !== undefined && html`<a class="button quiet" href="${path}?change=move">${wording.move.title}</a>`}
        </p>
        <p class="last">
          ${offer === undefined && html`<span>${wording.move.impossible}</span>`}
          <a href="${path}?change=cancel">${wording.cancel.title}</a>
        </p>`,
  ]
}

/** State and last outcome. An outcome's wording is shown only while it is true. */
function news({ state, notice, booking }: ManageView, wording: BookingPageWording): Content {
  if (state === 'cancelled' && notice === 'gone') return html`<p class="news" role="alert">${wording.again.gone}</p>`
  if (state === 'cancelled') return html`<p class="news" role="status">${wording.cancelled}</p>`
  if (state === 'over') return html`<p class="news" role="status">${wording.over}</p>`
  if (notice === 'again') return html`<p class="news good" role="status">${wording.again.done}</p>`
  if (notice === 'moved')
    return html`<p class="news good" role="status">${wording.moved} ${booking.isToldByMail && wording.mailed}</p>`
  if (notice === 'changed') return html`<p class="news" role="alert">${wording.changed}</p>`
  return null
}

/** The business's time first, the visitor's below where their clock shows another. */
function appointment({ speech, zones, business, booking }: ManageView, wording: BookingPageWording): Html {
  const { start, service, person, name, reference } = booking
  const leaf = (options: Intl.DateTimeFormatOptions) => shortDay(start, zones.business, speech, options)
  const own = spokenClock(start, zones.visitor, speech)
  const isElsewhere = own !== spokenClock(start, zones.business, speech)
  return html`<div class="appointment">
    <p class="leaf" aria-hidden="true">
      <b>${leaf({ month: 'short' })}</b> <strong>${leaf({ day: 'numeric' })}</strong> ${leaf({ weekday: 'short' })}
    </p>
    <div>
      <h2>${service}</h2>
      <p>
        ${spokenDay(start, zones.business, speech)}<br />
        ${spokenHours(booking, zones.business, speech)}
        ${isElsewhere && html`<br /><small>${wording.yourTime(own, cityOf(zones.visitor))}</small>`}
      </p>
      <p>${person}<br /><small>${wording.for(name)}</small></p>
      ${business.address !== null && html`<p>${business.address}</p>`}
      <p><small>${wording.reference(reference)}</small></p>
    </div>
  </div>`
}

/** A form rather than a link, because mail scanners follow links. */
function cancelling({ path, booking }: ManageView, { cancel }: BookingPageWording): Html {
  return html`<form method="post" action="${path}">
    <input type="hidden" name="version" value="${booking.version}" />
    <label for="reason">${cancel.reason}</label>
    <textarea id="reason" name="reason" rows="3" maxlength="500"></textarea>
    <p class="hint">${cancel.warning}</p>
    <p class="acts">
      <a class="button quiet" href="${path}">${cancel.keep}</a>
      <button class="button bad" name="action" value="cancel">${cancel.button}</button>
    </p>
  </form>`
}
