import { html, type Html } from '../core/html.ts'
import { forLanguage } from '../languages/index.ts'
import { HARBOUR } from './harbour.ts'
import { durationIn } from '../languages/writing.ts'
import type { DemoPageWording } from '../languages/wording.ts'

/** The demo tenant as its website shows it. */
export interface DemoSite {
  tenantId: string
  name: string
  address: string | null
  phone: { number: string; written: string } | null
  email: string | null
  /** Of the week, from Monday; none where the practice is closed. `HH:MM`. */
  hours: { start: string; end: string }[][]
  services: { name: string; minutes: number; price: string | number | null }[]
  staff: string[]
}

/**
 * The website of the demo's practice in the visitor's language, with the widget of the demo tenant. Names, prices, hours and staff
 * come from the settings.
 */
export function demoSite(site: DemoSite, language: string, words: DemoPageWording): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${site.name}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/demo.css" />
      </head>
      <body>
        <aside>
          <p><b>${words.isDemo}</b> ${words.text}</p>
          <p>${words.ask} <button type="button" data-ask="${words.question}">${words.question}</button></p>
          <a href="/guide/widget.html">${words.own}</a>
        </aside>
        <header>
          <b class="name">${site.name}</b>
          <nav aria-label="${words.navigation}">
            <a href="#treatments">${words.treatments}</a>
            <a href="#first-visit">${words.firstVisit}</a>
            <a href="#team">${words.team}</a>
            <a href="#find-us">${words.findUs}</a>
            <button type="button" class="first" data-open="book">${words.book}</button>
          </nav>
        </header>
        <main>${sections(site, language, words)}</main>
        ${footer(site, words)}
        <script src="/demo.js" defer></script>
        <script src="/widget.js" data-tenant-id="${site.tenantId}" async></script>
      </body>
    </html>`.text
}

function sections(site: DemoSite, language: string, words: DemoPageWording): Html {
  return html`<section class="hero">
      <div>
        <h1>${words.heading}</h1>
        <p>${words.lead}</p>
        <button type="button" class="first" data-open="book">${words.bookAppointment}</button>
        <span>${words.welcome}</span>
      </div>
      ${HARBOUR}
    </section>
    <section id="treatments">
      <h2>${words.costs}</h2>
      <p>${words.costsText}</p>
      <ul class="prices">
        ${site.services.map(
          ({ name, minutes, price }) =>
            html`<li>
              <b>${name}</b><b>${price}</b>
              <span>${durationIn(forLanguage(language).facts, minutes)}</span>
            </li>`,
        )}
      </ul>
    </section>
    <section id="first-visit" class="tinted">
      <div>
        <h2>${words.firstVisit}</h2>
        <p>${words.firstVisitText}</p>
        <p>${words.afraid}</p>
      </div>
      <div>
        <h2>${words.hours}</h2>
        <table>
          <tbody>
            ${site.hours.map(
              (periods, weekday) =>
                html`<tr>
                  <th scope="row">${weekdayName(weekday, language)}</th>
                  <td>${periodsIn(periods, { language, closed: words.closed })}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </section>
    <section id="team">
      <h2>${words.teamHeading}</h2>
      <ul class="team">
        ${site.staff.map(person)}
      </ul>
    </section>`
}

function person(named: string): Html {
  const [name = named, role] = named.split(', ')
  return html`<li>
    <i aria-hidden="true">${initialsOf(name)}</i>
    <b>${name}</b>
    ${role !== undefined && html`<span class="role">${role}</span>`}
  </li>`
}

function footer({ name, address, phone, email }: DemoSite, words: DemoPageWording): Html {
  return html`<footer id="find-us">
    <address>
      <b>${name}</b>
      ${address !== null && html`<span>${address}</span>`}
      ${phone !== null && html`<a href="tel:${phone.number}">${phone.written}</a>`}
      ${email !== null && html`<a href="mailto:${email}">${email}</a>`}
    </address>
    <p>${words.unreal}</p>
  </footer>`
}

function initialsOf(name: string): string {
  const words = name.replace(/^Dr\.? /u, '').split(' ')
  return `${words[0]?.[0] ?? ''}${words.at(-1)?.[0] ?? ''}`
}

/** 5 January 2026 is a Monday. */
function weekdayName(weekday: number, language: string): string {
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, 0, 5 + weekday)),
  )
}

function periodsIn(
  periods: DemoSite['hours'][number],
  { language, closed }: { language: string; closed: string },
): Html[] | string {
  if (periods.length === 0) return closed
  return periods.map(({ start, end }) => html`<span>${clock(start, language)} – ${clock(end, language)}</span> `)
}

function clock(time: string, language: string): string {
  const { hour, minute } = Temporal.PlainTime.from(time === '24:00' ? '00:00' : time)
  const shown = new Date(Date.UTC(2026, 0, 5, hour, minute))
  return new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(shown)
}
