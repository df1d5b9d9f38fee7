import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/** Tables are read by the tool that generates migrations. */
const READ_BY_TOOLS = /tables\.ts$/

const sources = new Map(
  globSync('{src,test}/**/*.{ts,tsx,js,mjs}', { cwd: ROOT, exclude: ['**/node_modules/**'] }).map((path) => [
    path,
    readFileSync(join(ROOT, path), 'utf8'),
  ]),
)

test('every export is used by another file', () => {
  const files = new Map<string, string[]>()
  for (const [path, source] of sources)
    for (const word of new Set(source.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu)))
      files.set(word, [...(files.get(word) ?? []), path])
  const exported = /^export (?:async )?(?:const|let|function\*?|class|interface|type|enum) ([\w$]+)/gm
  const dead = [...sources]
    .filter(([path]) => path.startsWith('src/') && !READ_BY_TOOLS.test(path))
    .flatMap(([path, source]) => [...source.matchAll(exported)].map(([, name]) => ({ path, name: name! })))
    .filter(({ name }) => files.get(name)!.length < 2)
    .map(({ path, name }) => `${path} ${name}`)
  expect(dead).toEqual([])
})
