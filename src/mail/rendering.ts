import { escapeHtml as escape } from '../core/html.ts'
import { forLanguage, spokenLanguage } from '../languages/index.ts'
import type { Contents, DigestNotice, MailTexts, Named, Template, Text } from '../languages/mail.ts'
import { plainName } from './names.ts'
import { TEMPLATES } from './templates.ts'
import { oneLine } from '../core/text.ts'

export interface RenderedMail {
  /** Language of the text, which may differ from the tenant's. */
  language: string
  subject: string
  text: string
  html: string
}

interface LinkedMail extends RenderedMail {
  /** Where it leads; undefined: nowhere. */
  link: string | undefined
}

/** Renders a mail in the tenant's language or English. All links lead to the base URL. */
export function renderMail<T extends Template>(
  template: T,
  contents: Contents[T],
  { baseUrl, language }: { baseUrl: string; language: string },
): LinkedMail {
  const tag = spokenLanguage(language)
  const wording = forLanguage(tag).mail
  const texts: MailTexts = wording
  const written = withLinks(contents, (notice) => linkOf(notice.template, notice.contents, baseUrl, tag))
  // The same fields, each cleaned.
  const text = texts[template](shownFields(written, tag) as Contents[T])
  const page = {
    ...text,
    link: linkOf(template, contents, baseUrl, tag),
    address: wording.address,
    footer: wording.footer(new URL(baseUrl).host),
    language: tag,
  }
  return { language: tag, subject: text.subject, text: textOf(page), html: htmlOf(page), link: page.link }
}

/** The notices of a digest, each with the link that its own mail would have. */
function withLinks<T extends object>(contents: T, link: (notice: DigestNotice) => string | undefined): T {
  if (!('notices' in contents)) return contents
  // Of all mails only digests have notices.
  const notices = (contents.notices as DigestNotice[]).map((notice) => ({ ...notice, link: link(notice) }))
  return { ...contents, notices }
}

/** A sanitised name, or a neutral word when nothing is left of it. */
export function nameInMail(value: string, kind: Named, language: string): string {
  return plainName(value) || forLanguage(language).mail.unnamed[kind]
}

/** Free text, which gets a higher limit than names. */
const WRITTEN = new Set(['message', 'conversation', 'wish', 'questions'])
const MAX_WRITTEN = 2_000

const NAMES: Record<string, Named> = {
  business: 'business',
  service: 'service',
  person: 'person',
  client: 'person',
  name: 'person',
}

function shownFields(contents: object, language: string): object {
  return Object.fromEntries(Object.entries(contents).map(([field, value]) => [field, shownAs(field, value, language)]))
}

function shownAs(field: string, value: unknown, language: string): unknown {
  const kind = NAMES[field]
  const clean = (item: unknown) => {
    const text = String(item)
    if (kind !== undefined && text !== '') return nameInMail(text, kind, language)
    return WRITTEN.has(field) ? oneLine(text, MAX_WRITTEN) : oneLine(text)
  }
  if (typeof value === 'boolean' || value === undefined) return value
  if (Array.isArray(value)) return value.map((item: unknown) => shownAs(field, item, language))
  return typeof value === 'object' && value !== null ? shownFields(value, language) : clean(value)
}

interface Page extends Text {
  link: string | undefined
  address: string
  footer: string
  language: string
}

/**
 * Mails about a conversation lead to it. Tokens that sign in go into the fragment, which browsers never send: no server, proxy or log sees them. Tokens of
 * server-rendered pages go into the path.
 */
function linkOf(template: Template, contents: object, baseUrl: string, language: string): string | undefined {
  const { path, tokenIn = 'fragment', query } = TEMPLATES[template]
  if (path === null) return undefined
  const url = `${baseUrl}${path}`
  if ('session_id' in contents && contents.session_id) return `${baseUrl}/inbox/${String(contents.session_id)}`
  if ('call_id' in contents) return `${url}${String(contents.call_id)}`
  if (query !== undefined) return `${url}?${queryOf(contents, query)}`
  if (!('token' in contents)) return url
  const token = String(contents.token)
  return tokenIn === 'path' ? `${url}${token}` : `${url}#token=${token}&language=${language}`
}

function queryOf(contents: object, fields: readonly string[]): string {
  const values = Object.entries(contents).filter(([field]) => fields.includes(field))
  return new URLSearchParams(values.map(([field, value]) => [field, String(value)])).toString()
}

function textOf({ heading, paragraphs, link, closing, footer }: Page): string {
  const links = link === undefined ? [] : [link]
  return [heading, ...paragraphs, ...links, ...closing, `-- \n${footer}`].join('\n\n') + '\n'
}

const STYLE = `
  :root { color-scheme: light dark; }
  body { margin: 0; padding: 24px; background: #faf8f6; color: #221f1d; font: 16px/1.6 system-ui, sans-serif; }
  main { max-width: 34rem; margin: 0 auto; padding: 32px; background: #ffffff; border-radius: 16px; }
  h1 { margin: 0 0 16px; font-size: 24px; line-height: 1.25; }
  p { overflow-wrap: anywhere; }
  a { color: #b3200f; }
  .button { display: inline-block; margin: 8px 0; padding: 12px 20px; border-radius: 8px; background: #b3200f; color: #ffffff; font-weight: 600; text-decoration: none; }
  .quiet { color: #5b5550; font-size: 14px; }
  @media (prefers-color-scheme: dark) {
    body { background: #171514; color: #f4f1ee; }
    main { background: #211e1c; }
    a { color: #ff8a7a; }
    .button { background: #ff8a7a; color: #171514; }
    .quiet { color: #bdb5ae; }
  }`

/** One column, no images, no external resources: looks the same with everything blocked. */
function htmlOf({ language, subject, heading, paragraphs, link, button = '', closing, address, footer }: Page): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(subject)}</title>
<style>${STYLE}
</style>
</head>
<body>
<main>
<h1>${escape(heading)}</h1>
${paragraphs.map((text) => paragraph(text)).join('\n')}
${link === undefined ? '' : `<p><a class="button" href="${escape(link)}">${escape(button)}</a></p>`}
${closing.map((text) => paragraph(text)).join('\n')}
${link === undefined ? '' : `<p class="quiet">${escape(address)}<br>${escape(link)}</p>`}
${paragraph(footer, ' class="quiet"')}
</main>
</body>
</html>
`
}

function paragraph(text: string, style = ''): string {
  return `<p${style}>${escape(text)}</p>`
}
