import { readFileSync } from 'node:fs'

const README = new URL('../../README.md', import.meta.url)

/** The README's blocks for a running server, in order, as a reader would run them. */
export function readmeBlocks(): string[] {
  const blocks = readFileSync(README, 'utf8').matchAll(/^```sh\n(.*?)^```$/gms)
  return [...blocks].map(([, block]) => block!).filter((block) => /^URL=|\$URL/m.test(block))
}
