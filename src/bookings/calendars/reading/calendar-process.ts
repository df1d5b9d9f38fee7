import { expandGroup, isRepeating, type BusySpan, type ExpansionWindow } from './expansion.ts'
import { reduceCalendar, type EventGroup } from './reduction.ts'
import type { ReaderAnswer, ReaderTask } from './calendar-reader.ts'

/*
 * The child process that reads untrusted calendars. It runs in UTC, can read only the program's own files, and announces each
 * event before expanding it, so the parent can skip one that times out.
 */

process.on('message', (task: ReaderTask) => void read(task))
process.on('disconnect', () => process.exit())

// node-ical logs strange events, with their contents.
console.warn = () => {}

async function read({ objects, context, window, skipped }: ReaderTask): Promise<void> {
  const answer: ReaderAnswer = { objects: [], spans: [], ignored: 0 }
  for (const { href, content, isReduced } of objects) {
    // Reduced ones were written by the line below.
    const groups = isReduced ? (JSON.parse(content) as EventGroup[]) : reduced(content, context, answer)
    if (!isReduced) answer.objects.push({ href, content: JSON.stringify(groups) })
    for (const group of groups) {
      const key = `${href} ${group.uid}`
      if (skipped.includes(key)) {
        answer.ignored += 1
        continue
      }
      // Awaited, because nothing leaves this process while it expands a rule.
      if (isRepeating(group)) await tell({ at: key })
      expand(group, window, answer)
    }
  }
  await tell({ answer })
}

function reduced(text: string, context: ReaderTask['context'], answer: ReaderAnswer): EventGroup[] {
  const { groups, ignored } = reduceCalendar(text, context)
  answer.ignored += ignored
  return groups
}

function expand(group: EventGroup, window: ExpansionWindow, answer: ReaderAnswer): void {
  try {
    for (const span of joined(expandGroup(group, window))) answer.spans.push(span)
  } catch {
    answer.ignored += 1
  }
}

/** Merges adjacent times: an hourly event of one hour is one span. */
function joined(spans: BusySpan[]): BusySpan[] {
  const result: BusySpan[] = []
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1)
    if (last !== undefined && span.start <= last.end) last.end = Math.max(last.end, span.end)
    else result.push(span)
  }
  return result
}

function tell(message: { at: string } | { answer: ReaderAnswer }): Promise<void> {
  return new Promise((resolve) => process.send!(message, () => resolve()))
}
