import { DomUtils, type parseDocument } from 'htmlparser2'

/* Nodes of a parsed page, by the names that the parser's own package has for them. */

export const { isTag, isText } = DomUtils

type Page = ReturnType<typeof parseDocument>

export type AnyNode = Page | Page['children'][number]
export type Element = Extract<AnyNode, { attribs: unknown }>
