/** A property (RFC 5545 §3.1), its name and parameter names in capitals. */
export interface ContentLine {
  name: string
  parameters: Map<string, string>
  value: string
}

/** Longer than any time, rule or exception list; longer lines are free text, which is not needed. */
const MAX_LINE_LENGTH = 32_000

const LINE = /^([\w-]+)((?:;[\w-]+=(?:"[^"]*"|[^":;]*))*):(.*)$/s
const PARAMETER = /;([\w-]+)=(?:"([^"]*)"|([^":;]*))/g

/** Unfolded lines, in order. Invalid and oversized lines, common in real calendars, are skipped. */
export function* contentLines(text: string): Generator<ContentLine> {
  let pending: string | undefined
  for (const line of physicalLines(text)) {
    if (line.startsWith(' ') || line.startsWith('\t')) {
      if (pending !== undefined && pending.length <= MAX_LINE_LENGTH) pending += line.slice(1)
      continue
    }
    yield* parsed(pending)
    pending = line
  }
  yield* parsed(pending)
}

/** A generator, because a hostile file can have a line break at every second byte. */
function* physicalLines(text: string): Generator<string> {
  for (let start = 0; start < text.length;) {
    const found = text.indexOf('\n', start)
    const end = found === -1 ? text.length : found
    yield text.slice(start, text[end - 1] === '\r' ? end - 1 : end)
    start = end + 1
  }
}

function* parsed(line: string | undefined): Generator<ContentLine> {
  if (line === undefined || line.length > MAX_LINE_LENGTH) return
  const match = LINE.exec(line)
  if (match === null) return
  const [, name, rest, value] = match
  const parameters = new Map<string, string>()
  for (const [, key, quoted, plain] of rest!.matchAll(PARAMETER)) parameters.set(key!.toUpperCase(), quoted ?? plain!)
  yield repaired({ name: name!.toUpperCase(), parameters, value: value! })
}

/** Microsoft writes `TZID=tzone://Microsoft/Utc:20260305T140000` unquoted, so the parameter ends at the zone's own colon. */
function repaired(line: ContentLine): ContentLine {
  const { name, parameters, value } = line
  if (parameters.get('TZID')?.toLowerCase() !== 'tzone') return line
  const colon = value.lastIndexOf(':')
  const zone = `tzone:${value.slice(0, colon)}`
  return { name, parameters: new Map(parameters).set('TZID', zone), value: value.slice(colon + 1) }
}
