import type { FastifyRequest } from 'fastify'
import { languageAsked } from '../core/accept-language.ts'
import { html } from '../core/html.ts'

interface Words {
  unknown: { title: string; text: string }
  refused: { title: string; text: string }
  failed: { title: string; text: string }
  ways: { home: string; guide: string; reference: string }
}

const WORDS: Record<'de' | 'en' | 'es' | 'fr', Words> = {
  en: {
    unknown: { title: 'Page not found', text: 'The address may be mistyped, or the link may be out of date.' },
    refused: { title: 'This request was refused', text: 'Go back and try again.' },
    failed: { title: 'Something went wrong', text: 'Try again in a moment.' },
    ways: { home: 'Home page', guide: 'Guides', reference: 'API reference' },
  },
  de: {
    unknown: { title: 'Seite nicht gefunden', text: 'Die Adresse ist vielleicht vertippt oder der Link veraltet.' },
    refused: { title: 'Diese Anfrage wurde abgelehnt', text: 'Gehen Sie zurück und versuchen Sie es noch einmal.' },
    failed: { title: 'Etwas ist schiefgegangen', text: 'Versuchen Sie es gleich noch einmal.' },
    ways: { home: 'Startseite', guide: 'Anleitungen', reference: 'API-Referenz' },
  },
  es: {
    unknown: {
      title: 'Página no encontrada',
      text: 'Puede que la dirección esté mal escrita o que el enlace ya no sea válido.',
    },
    refused: { title: 'La solicitud se ha rechazado', text: 'Vuelva atrás e inténtelo de nuevo.' },
    failed: { title: 'Algo ha fallado', text: 'Inténtelo de nuevo en un momento.' },
    ways: { home: 'Página de inicio', guide: 'Guías', reference: 'Referencia de la API' },
  },
  fr: {
    unknown: { title: 'Page introuvable', text: 'L’adresse est peut-être mal saisie, ou le lien n’est plus valable.' },
    refused: { title: 'Cette demande a été refusée', text: 'Revenez en arrière et réessayez.' },
    failed: { title: 'Une erreur est survenue', text: 'Réessayez dans un instant.' },
    ways: { home: 'Page d’accueil', guide: 'Guides', reference: 'Référence de l’API' },
  },
}

/** True for page loads by a browser; everything below /api is answered in JSON. */
export function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html')
}

export function errorPage(status: number, { headers }: FastifyRequest): string {
  const language = (languageAsked(headers['accept-language'], WORDS) ?? 'en') as keyof typeof WORDS
  const { ways, ...problems } = WORDS[language]
  const { title, text } = problems[kindOf(status)]
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

function kindOf(status: number): 'unknown' | 'refused' | 'failed' {
  if (status === 404) return 'unknown'
  return status >= 500 || status === 429 ? 'failed' : 'refused'
}
