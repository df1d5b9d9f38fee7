import { html, type Html } from '../core/html.ts'
import type { DemoBarWording } from '../languages/wording.ts'

/** The demo tenant as its website shows it. */
export interface DemoSite {
  tenantId: string
  name: string
  address: string | null
  phone: string | null
  email: string | null
  /** Of the week, from Monday; none where the practice is closed. `HH:MM`. */
  hours: { start: string; end: string }[][]
  services: { name: string; minutes: number; price: string | number | null }[]
  staff: string[]
}

/**
 * The website of the demo's practice, in the practice's language, with the widget of the demo tenant. Its prose is the demo's own, as its
 * documents are (`documents/`); names, prices, hours and staff come from the settings.
 */
export function demoSite(site: DemoSite, language: string, bar: DemoBarWording): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${site.name}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/demo.css" />
      </head>
      <body>
        <aside lang="${language}">
          <p><b>${bar.isDemo}</b> ${bar.text}</p>
          <p>${bar.ask} <button type="button" data-ask="${bar.question}">${bar.question}</button></p>
          <a href="/guide/widget.html">${bar.own}</a>
        </aside>
        <header>
          <b class="name">${site.name}</b>
          <nav aria-label="Main">
            <a href="#treatments">Treatments</a>
            <a href="#first-visit">First visit</a>
            <a href="#team">Team</a>
            <a href="#find-us">Find us</a>
            <button type="button" class="first" data-open="book">Book</button>
          </nav>
        </header>
        <main>${sections(site)}</main>
        ${footer(site)}
        <script src="/demo.js" defer></script>
        <script src="/widget.js" data-tenant-id="${site.tenantId}" async></script>
      </body>
    </html>`.text
}

function sections(site: DemoSite): Html {
  return html`<section class="hero">
      <div>
        <h1>Gentle dentistry, two minutes from the water.</h1>
        <p>A family practice on Harbour Street. We take time, say prices first, and see pain on the same day.</p>
        <button type="button" class="first" data-open="book">Book an appointment</button>
        <span>New patients welcome, adults and children</span>
      </div>
      <div class="harbour" aria-hidden="true"><i></i><i></i><i></i><i></i><i></i></div>
    </section>
    <section id="treatments">
      <h2>What it costs</h2>
      <p>Prices for patients who pay themselves. The desk in the corner knows the rest of the list.</p>
      <ul class="prices">
        ${site.services.map(
          ({ name, minutes, price }) =>
            html`<li>
              <b>${name}</b><b>${price}</b>
              <span>${minutes} minutes</span>
            </li>`,
        )}
      </ul>
    </section>
    <section id="first-visit" class="tinted">
      <div>
        <h2>Your first visit</h2>
        <p>
          Plan 60 minutes. The first ten are for the health questionnaire; then follow the examination and a talk about
          what we found. Nothing is treated on the first visit unless you are in pain.
        </p>
        <p>Afraid of the dentist? Many of our patients are. Tell us when you book, and we plan more time.</p>
      </div>
      <div>
        <h2>Hours</h2>
        <table>
          <tbody>
            ${site.hours.map(
              (periods, weekday) =>
                html`<tr>
                  <th scope="row">${weekdayName(weekday)}</th>
                  <td>${periodsIn(periods)}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </section>
    <section id="team">
      <h2>Who you meet</h2>
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

function footer({ name, address, phone, email }: DemoSite): Html {
  return html`<footer id="find-us">
    <address>
      <b>${name}</b>
      ${address !== null && html`<span>${address}</span>`}
      ${phone !== null && html`<a href="tel:${phone}">${phone}</a>`}
      ${email !== null && html`<a href="mailto:${email}">${email}</a>`}
    </address>
    <p>A demonstration by FrontDesk. Nothing here is real, except the front desk.</p>
  </footer>`
}

function initialsOf(name: string): string {
  const words = name.replace(/^Dr\.? /u, '').split(' ')
  return `${words[0]?.[0] ?? ''}${words.at(-1)?.[0] ?? ''}`
}

/** 5 January 2026 is a Monday. */
function weekdayName(weekday: number): string {
  return new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, 0, 5 + weekday)),
  )
}

function periodsIn(periods: DemoSite['hours'][number]): string {
  if (periods.length === 0) return 'Closed'
  return periods.map(({ start, end }) => `${clock(start)} – ${clock(end)}`).join(', ')
}

function clock(time: string): string {
  const { hour, minute } = Temporal.PlainTime.from(time === '24:00' ? '00:00' : time)
  const shown = new Date(Date.UTC(2026, 0, 5, hour, minute))
  return new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(shown)
}
