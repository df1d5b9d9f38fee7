import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/** Tables are read by the tool that generates migrations; the types of the API are written by one. */
const READ_BY_TOOLS = /tables\.ts$|\/api\.d\.ts$/

const sources = new Map(
  globSync('{src,test}/**/*.{ts,tsx,js,mjs}', { cwd: ROOT, exclude: ['**/node_modules/**'] }).map((path) => [
    path,
    readFileSync(join(ROOT, path), 'utf8'),
  ]),
)

/** The files in which a word occurs. */
const filesOf = new Map<string, string[]>()
for (const [path, source] of sources)
  for (const word of new Set(source.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu)))
    filesOf.set(word, [...(filesOf.get(word) ?? []), path])

test('every export is used by another file', () => {
  const exported = /^export (?:async )?(?:const|let|function\*?|class|interface|type|enum) ([\w$]+)/gm
  const dead = [...sources]
    .filter(([path]) => path.startsWith('src/') && !READ_BY_TOOLS.test(path))
    .flatMap(([path, source]) => [...source.matchAll(exported)].map(([, name]) => ({ path, name: name! })))
    .filter(({ name }) => filesOf.get(name)!.length < 2)
    .map(({ path, name }) => `${path} ${name}`)
  expect(dead).toEqual([])
})

test('every name that a door passes on is used behind or outside of it', () => {
  const passedOn = /^export (?:type )?\{([^}]*)\} from/gm
  const dead = [...sources]
    .filter(([path]) => /^src\/.*\/index\.ts$/.test(path))
    .flatMap(([path, source]) =>
      [...source.matchAll(passedOn)].flatMap(([, names]) => names!.split(',').map((name) => ({ path, name }))),
    )
    .map(({ path, name }) => ({ path, name: /([\w$]+)\s*$/.exec(name)?.[1] ?? '' }))
    .filter(({ path, name }) => name !== '' && !filesOf.get(name)!.some((user) => goesThrough(path, user)))
    .map(({ path, name }) => `${path} ${name}`)
  expect(dead).toEqual([])
})

/** Whether a file reaches what is behind a door by the door: from outside, or by importing it. */
function goesThrough(door: string, user: string): boolean {
  const isInside = user.startsWith(`${dirname(door)}/`)
  return user !== door && (!isInside || /from '[./]*index\.ts'/.test(sources.get(user)!))
}
