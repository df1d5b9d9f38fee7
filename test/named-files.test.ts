import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const PROGRAMS = globSync(['src/**/*.{ts,tsx,js}', 'test/**/*.{ts,js}'], {
  cwd: ROOT,
  exclude: ['**/node_modules/**'],
}).map((path) => `/${path.replaceAll('\\', '/')}`)
const DOCUMENTS = globSync(['*.md', '.github/*.md', 'src/**/*.md', 'test/**/*.md'], {
  cwd: ROOT,
  exclude: ['**/node_modules/**', 'test/**/data/**'],
})
/** A program's file in code marks, with or without its folders. */
const NAMED = /`([\w@/-]+(?:\.[\w-]+)*\.tsx?)`/gu
/** The same in a comment, or a page. */
const NAMED_IN_COMMENT = /`([\w@/-]+(?:\.[\w-]+)*\.(?:tsx?|md))`|(?<![\w/])([a-z]+\/[\w/-]+\.md)\b/gu
const COMMENT = /^\s*(?:\/\/|\/?\*)/u

it('the programs that READMEs and the manual name are there', () => {
  const named = DOCUMENTS.flatMap((document) =>
    [...readFileSync(join(ROOT, document), 'utf8').matchAll(NAMED)].map(([, path]) => ({ document, path: path! })),
  )
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(({ path }) => !PROGRAMS.some((program) => program.endsWith(`/${path}`)))).toEqual([])
})

it('the files and pages that comments name are there', () => {
  const there = [...PROGRAMS, ...DOCUMENTS.map((path) => `/${path.replaceAll('\\', '/')}`)]
  const named = PROGRAMS.filter((path) => path.startsWith('/src/')).flatMap((program) =>
    readFileSync(join(ROOT, program), 'utf8')
      .split('\n')
      .filter((line) => COMMENT.test(line))
      .flatMap((line) =>
        [...line.matchAll(NAMED_IN_COMMENT)].map(([, file, page]) => ({ program, name: file ?? page! })),
      ),
  )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(({ name }) => !there.some((path) => path.endsWith(`/${name}`)))).toEqual([])
})
