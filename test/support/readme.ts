import { readFileSync } from 'node:fs'

const README = new URL('../../README.md', import.meta.url)
const GUIDE = new URL('../../src/web/guide/', import.meta.url)

export interface Block {
  /** `README`, or the page of the manual: `leads` for leads.md. */
  page: string
  script: string
}

/**
 * The blocks that speak to a running server, in reading order: of the README, then of the manual's pages. The README's first
 * answer is also in the manual, word for word, and counts once; a copy that differs registers the same e-mail again and fails.
 */
export function documentedBlocks(): Block[] {
  const contents = readFileSync(new URL('index.md', GUIDE), 'utf8')
  const pages = [...contents.matchAll(/^- \[[^\]]+\]\(([a-z-]+)\.md\)/gm)].map(([, page]) => page!)
  const found = new Map<string, Block>()
  for (const block of [
    ...blocksOf('README', README),
    ...pages.flatMap((page) => blocksOf(page, new URL(`${page}.md`, GUIDE))),
  ])
    if (!found.has(block.script)) found.set(block.script, block)
  return [...found.values()]
}

function blocksOf(page: string, file: URL): Block[] {
  const blocks = readFileSync(file, 'utf8').matchAll(/^```sh\n(.*?)^```$/gms)
  return [...blocks]
    .map(([, script]) => ({ page, script: script! }))
    .filter(({ script }) => /^URL=|\$URL/m.test(script))
}
