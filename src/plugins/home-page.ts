import { html, type Html } from '../core/html.ts'
import { forLanguage } from '../languages/index.ts'
import type { HomePageWording } from '../languages/wording.ts'

interface HomeView {
  language: string
  /** Address of this installation, for the script tag. */
  baseUrl: string
  /** True where `/demo` is served. */
  hasDemo: boolean
}

/** `/` for everybody who is not signed in: what the product is, in one screen. */
export function homePage({ language, baseUrl, hasDemo }: HomeView): string {
  const { home } = forLanguage(language).pages
  const demo = hasDemo && html`<a href="/demo">${home.demo}</a>`
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content="${home.lead}" />
        <title>FrontDesk – ${home.heading}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/start.css" />
      </head>
      <body>
        <header>
          <a class="brand" href="/"><img src="/favicon.svg" alt="" width="32" height="32" />FrontDesk</a>
          <nav>
            <a href="/guide/">${home.manual}</a>
            <a href="/docs">${home.reference}</a>
            <a class="button" href="/sign-in">${home.signIn}</a>
          </nav>
        </header>
        <main>
          <div class="words">
            <h1>${home.heading}</h1>
            <p class="lead">${home.lead}</p>
            <p class="ways">
              ${hasDemo && html`<a class="button first" href="/demo">${home.demo}</a>`}
              <a class="button${hasDemo ? '' : ' first'}" href="/register">${home.register}</a>
            </p>
            <ul class="facts">
              ${Object.values(home.facts).map(fact)}
            </ul>
            <p class="tag">
              <span>${home.tag}</span>
              <code>&lt;script src="<b>${baseUrl}/widget.js</b>" data-tenant-id="…"&gt;&lt;/script&gt;</code>
            </p>
          </div>
          ${picture(home, language)}
        </main>
        <footer>
          <div class="links">${demo}<a href="/guide/">${home.manual}</a><a href="/docs">${home.reference}</a></div>
          <span>${home.own}</span>
          <a href="/health/ready">${home.status}</a>
        </footer>
      </body>
    </html> `.text
}

function fact({ title, text }: { title: string; text: string }): Html {
  return html`<li>
    <b>${title}</b>
    <span>${text}</span>
  </li>`
}

const TIMES = [
  ['08:30', '09:15', '10:45'],
  ['08:00', '09:30', '11:00'],
]

/** The widget as it looks on a page; a picture, so it is not read out. */
function picture({ example }: HomePageWording, language: string): Html {
  const clock = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  const written = (time: string): string => clock.format(new Date(`2026-01-05T${time}Z`))
  return html`<div class="picture" aria-hidden="true">
    <div class="panel">
      <div class="face">
        <i>HS</i>
        <span><b>Harbour Street Dental</b><small>${example.open}</small></span>
      </div>
      <p class="asked">${example.asked}</p>
      <p class="answered">${example.answered}</p>
      <div class="times">
        ${TIMES.map(
          (times, place) =>
            html`<b>${example.days[place]}</b> <span>${times.map((time) => html`<i>${written(time)}</i>`)}</span>`,
        )}
      </div>
    </div>
  </div>`
}
