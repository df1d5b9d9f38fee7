import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '../src')
const OVER_ALL = 'Over all tenants'

interface Node {
  type: string
  start: number
  end: number
}

interface Param extends Node {
  typeAnnotation?: Node
}

interface Method extends Node {
  params: Param[]
}

interface Query {
  name: string
  /** The type of the parameter behind the transaction. */
  behind: string
  comment: string
}

const files = globSync('**/*.ts', { cwd: SRC, exclude: ['**/node_modules/**', 'web/**'] })
const queries = files.flatMap((file) => queriesIn(file, readFileSync(join(SRC, file), 'utf8')))

test('a query of a repository is by tenant first, by a job that names its tenant, or says that it is over all tenants', () => {
  expect(queries.length).toBeGreaterThan(350)
  expect(queries.filter((query) => !isByTenant(query) && !query.comment.includes(OVER_ALL)).map(nameOf)).toEqual([])
})

test('the reading sees methods, functions and what they say of themselves', () => {
  const source = `
    export const thingsRepository = {
      find(tx: Tx, tenantId: string, id: string) {},
      finish: (tx: Tx, { id }: ThingJob) => {},
      sneak(tx: Tx, id: string) {},
      /** Over all tenants, for the sweep. */
      async sweep(tx: Tx) {},
    }
    export async function remove(tx: Tx, id: string) {}
    function helper(tx: Tx) {}`
  const found = queriesIn('things/repository.ts', source)
  expect(found.map(nameOf)).toEqual(
    ['find', 'finish', 'sneak', 'sweep', 'remove'].map((name) => `things/repository.ts ${name}`),
  )
  expect(found.map(isByTenant)).toEqual([true, true, false, false, false])
  expect(found.map(({ comment }) => comment.includes(OVER_ALL))).toEqual([false, false, false, true, false])
})

function nameOf({ name }: Query): string {
  return name
}

function isByTenant({ behind }: Query): boolean {
  return /^tenantId\b|^\{[^}]*\btenantId\b|: \w+Job$/.test(behind)
}

/** Methods of the objects that are called repositories, and exported functions of the files that are. */
function queriesIn(file: string, source: string): Query[] {
  const isRepository = file.endsWith('repository.ts')
  return parseAst(source, { lang: 'ts' }, file).body.flatMap((statement) => {
    const isExported = statement.type === 'ExportNamedDeclaration'
    const declared = isExported ? statement.declaration : statement
    if (declared?.type === 'FunctionDeclaration')
      return isExported && isRepository
        ? queryOf(file, source, { at: statement, name: declared.id?.name, method: declared })
        : []
    if (declared?.type !== 'VariableDeclaration') return []
    return declared.declarations.flatMap(({ id, init }) => {
      if (id.type !== 'Identifier' || !id.name.endsWith('Repository') || init?.type !== 'ObjectExpression') return []
      return init.properties.flatMap((property) => {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') return []
        return queryOf(file, source, { at: property, name: property.key.name, method: property.value })
      })
    })
  })
}

function queryOf(
  file: string,
  source: string,
  { at, name, method }: { at: Node; name: string | undefined; method: Node },
): Query[] {
  const { params = [] } = method as Partial<Method>
  const [first, second] = params.map(({ start, end, typeAnnotation }) =>
    source.slice(start, typeAnnotation?.end ?? end),
  )
  if (first === undefined || !/^tx: Tx$/.test(first)) return []
  const comment = /\/\*\*(?:[^*]|\*(?!\/))*\*\/\s*$/.exec(source.slice(0, at.start))?.[0] ?? ''
  return [{ name: `${file} ${name}`, behind: second ?? '', comment }]
}
