import type { ComponentChildren } from 'preact'

/*
 * Renders the Markdown subset of assistants as nodes: paragraphs, lists, emphasis, code, links. Anything else, HTML and
 * images included, stays literal text; nothing is parsed as HTML.
 */

/** Characters of private use stand for the footnotes 1 to 9. */
const NOTE = 0xe0_00

/** Draws the mark of a footnote. */
type Note = (number: number) => ComponentChildren

/** The text with a mark after each place, from the last one on, so that offsets stay right. */
export function withNotes(text: string, notes: { at: number; number: number }[]): string {
  return notes
    .toSorted((one, other) => other.at - one.at || other.number - one.number)
    .reduce(
      (marked, { at, number }) => marked.slice(0, at) + String.fromCharCode(NOTE + number) + marked.slice(at),
      text,
    )
}

/** Without the quotation marks and the title around a source's words: those are for channels without footnotes. */
export function unquoted(text: string, { title, snippet }: { title: string; snippet: string }): string {
  const at = text.indexOf(snippet)
  const end = text.indexOf(` (${title})`, at)
  const marks = end - at - snippet.length
  if (at < 1 || marks < 1 || marks > 2) return text
  return text.slice(0, at).replace(/[“„«] ?$/, '') + snippet + text.slice(end + title.length + 3)
}

export function Markdown({ text, note = () => null }: { text: string; note?: Note }) {
  return <>{blocksOf(text, note)}</>
}

const LISTS = [
  ['ul', /^ *[-*•] /],
  ['ol', /^ *\d{1,3}[.)] /],
] as const

function blocksOf(text: string, note: Note): ComponentChildren[] {
  const inline = (line: string) => inlineOf(line, note)
  return (
    text
      // Points follow their opening words without an empty line, too.
      .replace(/^(?! *[-*•] ).+\n(?= *[-*•] )/gm, '$&\n')
      .split(/\n{2,}/)
      .filter((block) => block.trim())
      .map((block) => {
        const lines = block.split('\n')
        for (const [List, mark] of LISTS) {
          if (!lines.every((line) => mark.test(line))) continue
          return (
            <List>
              {lines.map((line) => (
                <li>{inline(line.replace(mark, ''))}</li>
              ))}
            </List>
          )
        }
        return <p>{lines.flatMap((line, index) => [index > 0 && <br />, ...inline(line)])}</p>
      })
  )
}

const INLINE =
  /\*\*([^*\n]+)\*\*|`([^`\n]+)`|\[([^\][\n]+)\]\(((?:[^()\s]|\([^()\s]*\))+)\)|(https?:\/\/[^\s<>()\ue001-\ue009]+[^\s<>().,;:!?'"\ue001-\ue009])|([\ue001-\ue009])/g

function inlineOf(line: string, note: Note): ComponentChildren[] {
  const parts: ComponentChildren[] = []
  let end = 0
  for (const match of line.matchAll(INLINE)) {
    const [whole, strong, code, label, target, address, mark] = match
    parts.push(line.slice(end, match.index))
    end = match.index + whole.length
    if (strong !== undefined) parts.push(<strong>{strong}</strong>)
    else if (code !== undefined) parts.push(<code>{code}</code>)
    else if (mark !== undefined) parts.push(note(mark.charCodeAt(0) - NOTE))
    else parts.push(<Link href={target ?? address ?? ''} label={label ?? address ?? ''} otherwise={whole} />)
  }
  return [...parts, line.slice(end)]
}

/** Links only schemes with an obvious effect; `javascript:` and the like stay text. */
export function Link({ href, label, otherwise }: { href: string; label: string; otherwise: string }) {
  if (!isSafe(href)) return <>{otherwise}</>
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {label}
    </a>
  )
}

export function isSafe(href: string): boolean {
  try {
    return /^(https?|mailto|tel):$/.test(new URL(href).protocol)
  } catch {
    return false
  }
}

/** Text without the marks, for screen readers. */
export function plainText(text: string): string {
  return text
    .replace(INLINE, (whole, strong, code, label) => strong ?? code ?? label ?? whole)
    .replace(/^ *[-*•] /gm, '')
}
