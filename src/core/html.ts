/** Safe in element content and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Trusted HTML: its parts are escaped already. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | string | number | Part[] | null | undefined | false

/** `html\`<p>${name}</p>\``: escapes every value except `Html`; joins arrays and renders null and undefined as nothing. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(texts.reduce((made, text, index) => made + written(parts[index - 1]) + text))
}

function written(part: Part): string {
  if (part === null || part === undefined || part === false) return ''
  if (Array.isArray(part)) return part.map(written).join('\n')
  return part instanceof Html ? part.text : escapeHtml(String(part))
}
