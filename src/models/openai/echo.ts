import { normalised } from '../grounding/normalised-text.ts'

const ECHO_WORDS = 6

/** Detects our own rules in a reply, which must not be read out. */
export function createEchoTest(rules: string): (text: string) => boolean {
  const runs = new Set(runsOf(rules))
  return (text) => runsOf(text).some((run) => runs.has(run))
}

function runsOf(text: string): string[] {
  const words = normalised(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return words.slice(ECHO_WORDS - 1).map((_, index) => words.slice(index, index + ECHO_WORDS).join(' '))
}
