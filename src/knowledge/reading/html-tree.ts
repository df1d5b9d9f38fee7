import { load, type CheerioAPI } from 'cheerio/slim'
import { DomHandler } from 'domhandler'
import { Parser } from 'htmlparser2'
import { Unreadable } from './unreadable.ts'

/** Limit of nesting far above real pages; deeper input would overflow the stack or take for ever. */
const DEEPEST = 400

/** Parses a page; refuses it as soon as it nests too deeply. */
export function loadHtml(html: string): CheerioAPI {
  const handler = new ShallowHandler()
  new Parser(handler).end(html)
  return load(handler.root)
}

class ShallowHandler extends DomHandler {
  override onopentag(name: string, attributes: Record<string, string>): void {
    if (this.tagStack.length > DEEPEST) throw new Unreadable('The page is nested too deeply to be read.')
    super.onopentag(name, attributes)
  }
}
