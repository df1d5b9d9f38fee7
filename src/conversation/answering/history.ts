import { cut } from '../../core/whole-text.ts'

/** So much of what was said long ago a speaker is told. */
const LONGEST = 1_800
const LONGEST_MESSAGE = 140

/**
 * What was said before the messages that a speaker reads in full: each in short, the newest for certain, and the number of
 * those that are left out, so that nothing is cut in silence.
 */
export function inShort(messages: { role: string; text: string }[]): string | undefined {
  const lines: string[] = []
  let length = 0
  for (const { role, text } of messages.toReversed()) {
    const line = `${role === 'visitor' ? 'Visitor' : 'Assistant'}: ${shortened(text)}`
    length += line.length
    if (length > LONGEST) break
    lines.unshift(line)
  }
  const leftOut = messages.length - lines.length
  if (messages.length === 0) return undefined
  return [...(leftOut > 0 ? [`(${leftOut} earlier messages are left out)`] : []), ...lines].join('\n')
}

function shortened(text: string): string {
  const plain = text.replace(/\s+/gu, ' ').trim()
  return plain.length > LONGEST_MESSAGE ? `${cut(plain, LONGEST_MESSAGE)} […]` : plain
}
