import type { FastifyRequest } from 'fastify'
import { html } from '../core/html.ts'
import { forLanguage, languageAsked } from '../languages/index.ts'

/** True for page loads by a browser; everything below /api is answered in JSON. */
export function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html')
}

export function errorPage(status: number, { headers }: FastifyRequest): string {
  const language = languageAsked(headers['accept-language'])
  const { ways, ...problems } = forLanguage(language).pages.error
  const { title, text } = problems[problemOf(status)]
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – FrontDesk</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/home.css" />
      </head>
      <body>
        <main>
          <img src="/favicon.svg" alt="" width="56" height="56" />
          <h1>${title}</h1>
          <p>${text}</p>
          <ul>
            <li><a href="/">${ways.home}</a></li>
            <li><a href="/guide/">${ways.guide}</a></li>
            <li><a href="/docs">${ways.reference}</a></li>
          </ul>
        </main>
      </body>
    </html> `.text
}

/** The problem that a page with this status names. */
export function problemOf(status: number): 'unknown' | 'refused' | 'failed' {
  if (status === 404) return 'unknown'
  return status >= 500 || status === 429 ? 'failed' : 'refused'
}
