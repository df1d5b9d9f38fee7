/**
 * Builds the manual: `guide/*.md` becomes `public/guide/*.html`. The page `index.md` is the contents; its lists name every
 * page in reading order. A page that it does not name, a dead link and a missing file end the build.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Marked, type Token, type Tokens } from 'marked'

const ROOT = join(import.meta.dirname, '../..')
const SOURCES = join(import.meta.dirname, 'guide')
const OUTPUT = join(ROOT, 'public/guide')
const CONTENTS = 'index.md'

interface Heading {
  id: string
  html: string
}

interface Page {
  /** `widget.md` is served as `widget.html`. */
  file: string
  title: string
  html: string
  /** The sections, for "On this page". */
  sections: Heading[]
  /** Every id that a link may point at. */
  ids: Set<string>
  links: string[]
}

interface Group {
  name: string
  files: string[]
}

/** Returns the paths of the written files. */
export async function buildGuide(): Promise<string[]> {
  const files = (await readdir(SOURCES)).filter((name) => name.endsWith('.md'))
  const pages = new Map(await Promise.all(files.map(async (file) => [file, await readPage(file)] as const)))
  const groups = readGroups(await readFile(join(SOURCES, CONTENTS), 'utf8'))
  checkPages(pages, groups)
  await mkdir(OUTPUT, { recursive: true })
  return Promise.all(
    [...pages.values()].map(async (page) => {
      const path = join(OUTPUT, htmlName(page.file))
      await writeFile(path, layout(page, groups, pages))
      return path
    }),
  )
}

async function readPage(file: string): Promise<Page> {
  const marked = new Marked()
  const tokens = marked.lexer(await readFile(join(SOURCES, file), 'utf8'))
  await fillIncludes(tokens)
  const page: Page = { file, title: '', html: '', sections: [], ids: new Set(), links: [] }
  marked.use({ renderer: rendererOf(page) })
  page.html = marked.parser(tokens)
  if (page.title === '') throw new Error(`${file} has no title`)
  return page
}

/** A fence such as ```` ```py include=public/guide/snippets/verify.py ```` holds that file, so that nothing is written twice. */
async function fillIncludes(tokens: Token[]): Promise<void> {
  for (const token of tokens) {
    const included = token.type === 'code' && /\binclude=(\S+)/.exec(token.lang ?? '')?.[1]
    if (included) token.text = await readFile(join(ROOT, included), 'utf8')
  }
}

type Renderer = NonNullable<Parameters<Marked['use']>[0]['renderer']>

function rendererOf(page: Page): Renderer {
  return {
    heading({ tokens, depth, text }: Tokens.Heading) {
      const html = this.parser.parseInline(tokens)
      if (depth === 1) {
        page.title = text
        return `<h1>${html}</h1>\n`
      }
      const id = slug(text)
      if (page.ids.has(id)) throw new Error(`${page.file} has two headings "${text}"`)
      page.ids.add(id)
      if (depth === 2) page.sections.push({ id, html })
      return `<h${depth} id="${id}"><a href="#${id}">${html}</a></h${depth}>\n`
    },
    link({ href, tokens }: Tokens.Link) {
      page.links.push(href)
      return `<a href="${escapeHtml(served(href))}">${this.parser.parseInline(tokens)}</a>`
    },
    // A block or table that is wider than a phone is scrolled by itself, also by keyboard.
    code: ({ text }: Tokens.Code) => `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>\n`,
    table(token: Tokens.Table) {
      const row = (cells: Tokens.TableCell[], tag: string) =>
        `<tr>${cells.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag.slice(0, 2)}>`).join('')}</tr>`
      const body = token.rows.map((cells) => row(cells, 'td')).join('\n')
      return `<div class="table" tabindex="0" role="group" aria-label="Table"><table><thead>${row(token.header, 'th scope="col"')}</thead>\n<tbody>${body}</tbody></table></div>\n`
    },
  }
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(/\s+/g, '-')
}

/** Pages link to each other's sources, so that the links work where the Markdown is read too. */
function served(href: string): string {
  return href.replace(/^([a-z-]+)\.md(?=#|$)/, (_, name: string) => (`${name}.md` === CONTENTS ? './' : `${name}.html`))
}

function htmlName(file: string): string {
  return file.replace(/\.md$/, '.html')
}

/** Sections and list entries of the contents, in order. */
function readGroups(contents: string): Group[] {
  const sections = contents.split(/^## /m).slice(1)
  return sections.map((section) => ({
    name: section.split('\n', 1)[0]!.trim(),
    files: [...section.matchAll(/^- \[[^\][\n]+\]\(([a-z-]+\.md)\)/gm)].map(([, file]) => file!),
  }))
}

function checkPages(pages: Map<string, Page>, groups: Group[]): void {
  const named = new Set([CONTENTS, ...groups.flatMap(({ files }) => files)])
  const unnamed = [...pages.keys()].filter((file) => !named.has(file))
  if (unnamed.length > 0) throw new Error(`${CONTENTS} does not name ${unnamed.join(', ')}`)
  for (const { file, links } of pages.values()) {
    const dead = links.filter((href) => !/^(https?:|\/)/.test(href) && !leadsSomewhere(href, file, pages))
    if (dead.length > 0) throw new Error(`${file} has dead links: ${dead.join(', ')}`)
  }
}

function leadsSomewhere(href: string, from: string, pages: Map<string, Page>): boolean {
  const [file, id] = href.split('#')
  const page = pages.get(file === '' ? from : file!)
  return page !== undefined && (id === undefined || page.ids.has(id))
}

function layout(page: Page, groups: Group[], pages: Map<string, Page>): string {
  const isContents = page.file === CONTENTS
  const title = isContents ? 'The manual' : page.title
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)} – FrontDesk</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/guide/guide.css" />
  </head>
  <body>
    <a class="skip" href="#text">Skip to the text</a>
    <header><a href="/">FrontDesk</a> <a href="./">Manual</a> <a href="/docs">API reference</a></header>
    <div class="columns">
${isContents ? '' : sidebar(page, groups, pages)}      <main id="text" tabindex="-1">
${withSections(page)}${isContents ? '' : neighbours(page, groups, pages)}      </main>
    </div>
  </body>
</html>
`
}

function sidebar(page: Page, groups: Group[], pages: Map<string, Page>): string {
  const entry = (file: string) =>
    `<li><a href="${htmlName(file)}"${file === page.file ? ' aria-current="page"' : ''}>${pages.get(file)!.title}</a></li>`
  const lists = groups.map(({ name, files }) => `<p>${name}</p>\n<ul>${files.map(entry).join('\n')}</ul>`)
  return `<nav class="pages" aria-label="Manual">\n${lists.join('\n')}\n</nav>\n`
}

/** The list of sections stands after the title. */
function withSections({ html, sections, file }: Page): string {
  if (file === CONTENTS || sections.length < 3) return html
  const items = sections.map(({ id, html: text }) => `<li><a href="#${id}">${text}</a></li>`).join('\n')
  return html.replace('</h1>\n', `</h1>\n<nav class="sections" aria-label="On this page"><ul>${items}</ul></nav>\n`)
}

function neighbours(page: Page, groups: Group[], pages: Map<string, Page>): string {
  const order = groups.flatMap(({ files }) => files)
  const at = order.indexOf(page.file)
  const link = (file: string | undefined, word: string) =>
    file === undefined ? '' : `<a rel="${word}" href="${htmlName(file)}">${LABELS[word]}: ${pages.get(file)!.title}</a>`
  return `<nav class="neighbours" aria-label="Next and previous page">${link(order[at - 1], 'prev')} ${link(order[at + 1], 'next')}</nav>\n`
}

const LABELS: Record<string, string> = { prev: 'Previous', next: 'Next' }

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
