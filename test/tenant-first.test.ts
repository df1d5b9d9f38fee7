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
  body: Node
}

interface Query {
  name: string
  /** The type of the parameter behind the transaction. */
  behind: string
  comment: string
}

interface SqlFunction {
  name: string
  /** The parameters behind the transaction. */
  parameters: string
  comment: string
}

interface Statement {
  name: string
  /** The SQL, with the constants of the file that it is made of, or drizzle's builder. */
  text: string
  comment: string
}

/** Functions outside repositories that neither take a tenant nor read over all of them. */
const EXCEPTIONS: Record<string, string> = {
  'db/lease.ts change': 'the job names the key of its row, which begins with the tenant',
  'knowledge/encoding.ts startEncoding': 'the statistics are the row of one tenant',
  'plugins/audit/act.ts hasWritten': 'it asks about the transaction, and reads no row',
  'plugins/audit/act.ts record': 'the act names the tenant of its entry, which the scope of the transaction has to be',
  'privacy/tenant-export.ts columnsOfTables': 'it reads the columns of tables, and no row',
}

const sources = globSync('**/*.ts', { cwd: SRC, exclude: ['**/node_modules/**', 'web/**'] }).map(
  (file) => [file, readFileSync(join(SRC, file), 'utf8')] as const,
)
const queries = sources.flatMap(([file, source]) => queriesIn(file, source))
const elsewhere = sources.flatMap(([file, source]) => (isRepository(file) ? [] : functionsIn(file, source)))
const statements = sources.flatMap(([file, source]) => statementsIn(file, source))

test('a query of a repository is by tenant first, by a job that names its tenant, or says that it is over all tenants', () => {
  expect(queries.length).toBeGreaterThan(350)
  expect(queries.filter((query) => !isByTenant(query) && !query.comment.includes(OVER_ALL)).map(nameOf)).toEqual([])
})

test('SQL outside repositories is for a tenant, or says that it is over all tenants', () => {
  expect(elsewhere.length).toBeGreaterThan(100)
  const open = elsewhere.filter((one) => !isForTenant(one) && !one.comment.includes(OVER_ALL)).map(nameOf)
  expect(open.toSorted()).toEqual(Object.keys(EXCEPTIONS))
})

test('a prepared statement is for a tenant, or says that it is over all tenants', () => {
  expect(statements.length).toBeGreaterThan(120)
  expect(statements.filter((one) => !isOfTenant(one) && !one.comment.includes(OVER_ALL)).map(nameOf)).toEqual([])
})

test('the reading sees functions and statements outside repositories', () => {
  const source = `
    const OWN = 'tenant_id = $1'
    const one = preparedSql('one', \`select a from things where \${OWN}\`)
    const lock = preparedSql('lock', 'select pg_advisory_xact_lock($1)')
    const every = preparedSql('every', 'delete from things')
    async function byTenant(tx: Tx, deps: Deps, tenantId: string) { await one(tx, [tenantId]) }
    async function byJob(tx: Tx, deps: Deps, { id }: ThingJob) { await one(tx, [id]) }
    const sneak = async (tx: Tx) => { await tx.execute(sql\`\`) }
    function sweep(tx: Tx) { return every(tx, []) }
    function passes(tx: Tx) { return sweep(tx) }`
  const found = functionsIn('things/service.ts', source)
  expect(found.map(nameOf)).toEqual(['byTenant', 'byJob', 'sneak', 'sweep'].map((name) => `things/service.ts ${name}`))
  expect(found.map(isForTenant)).toEqual([true, true, false, false])
  expect(statementsIn('things/service.ts', source).map(isOfTenant)).toEqual([true, true, false])
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

function nameOf({ name }: { name: string }): string {
  return name
}

function isByTenant({ behind }: Query): boolean {
  return /^tenantId\b|^\{[^}]*\btenantId\b|: \w+Job$/.test(behind)
}

/** Methods of the objects that are called repositories, and exported functions of the files that are. */
function queriesIn(file: string, source: string): Query[] {
  return parseAst(source, { lang: 'ts' }, file).body.flatMap((statement) => {
    const isExported = statement.type === 'ExportNamedDeclaration'
    const declared = isExported ? statement.declaration : statement
    if (declared?.type === 'FunctionDeclaration')
      return isExported && isRepository(file)
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
  return [{ name: `${file} ${name}`, behind: second ?? '', comment: commentBefore(source, at) }]
}

function isRepository(file: string): boolean {
  return file.endsWith('repository.ts')
}

function isForTenant({ parameters }: SqlFunction): boolean {
  return /\btenantId\b|: \w+Job\b|: PublishedEvent\b/.test(parameters)
}

/** A condition or a first column with the tenant; a statement without a table, such as a lock, is of none. */
function isOfTenant({ text }: Statement): boolean {
  if (/^prepared\b/.test(text)) return /tenantId/.test(text)
  const hasTable = /\b(?:from|update|into)\s+(?!unnest\b)[a-z_]+/.test(text)
  return !hasTable || /\btenant_id\s*=\s*(?:any\s*\()?\$\d|insert into \w+\s*\(\s*tenant_id/.test(text)
}

/** Functions of a file that take the transaction first and run SQL of their own, be they at its top or within others. */
function functionsIn(file: string, source: string): SqlFunction[] {
  const own = statementsIn(file, source).map(({ name }) => name.slice(file.length + 1))
  const runs = new RegExp(
    `\\btx\\s*\\.\\s*(?:execute|select|selectDistinct|insert|update|delete)\\b|\\b(?:${['-', ...own].join('|')})\\(tx\\b`,
  )
  return namedIn(parseAst(source, { lang: 'ts' }, file)).flatMap(({ name, at, value }) => {
    const { params = [], body } = value as Partial<Method>
    if (body === undefined || !runs.test(source.slice(body.start, body.end))) return []
    const [first, ...others] = params.map(({ start, end, typeAnnotation }) =>
      source.slice(start, typeAnnotation?.end ?? end),
    )
    if (first !== 'tx: Tx') return []
    return [{ name: `${file} ${name}`, parameters: others.join(', '), comment: commentBefore(source, at) }]
  })
}

function statementsIn(file: string, source: string): Statement[] {
  if (!/\bprepared(?:Sql)?\b/.test(source)) return []
  const constants = new Map<string, string>()
  return namedIn(parseAst(source, { lang: 'ts' }, file)).flatMap(({ name, at, value }) => {
    const text = source
      .slice(value.start, value.end)
      .replaceAll(/\$\{(\w+)\}/g, (whole, constant: string) => constants.get(constant) ?? whole)
    constants.set(name, text)
    if (!/^prepared(?:Sql)?[<(]/.test(text)) return []
    return [{ name: `${file} ${name}`, text, comment: commentBefore(source, at) }]
  })
}

/** A value with a name, and the node that a comment on it stands before. */
interface Named {
  name: string
  at: Node
  value: Node
}

/** Functions, constants and fields of objects, in their order. */
function namedIn(value: unknown, at?: Node): Named[] {
  if (Array.isArray(value)) return value.flatMap((one) => namedIn(one))
  if (!isNode(value)) return []
  const { type, declaration, id, init, key, value: field, declarations } = value as Node & Record<string, unknown>
  if (type === 'ExportNamedDeclaration') return namedIn(declaration, value)
  if (type === 'VariableDeclaration') return (declarations as unknown[]).flatMap((one) => namedIn(one, at ?? value))
  const [name, named] = type === 'FunctionDeclaration' ? [id, value] : isNode(init) ? [id, init] : [key, field]
  const own =
    isNode(name) && isNode(named)
      ? [{ name: String((name as { name?: unknown }).name), at: at ?? value, value: named }]
      : []
  return [...own, ...Object.values(value).flatMap((part) => namedIn(part))]
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

function commentBefore(source: string, { start }: Node): string {
  return /\/\*\*(?:[^*]|\*(?!\/))*\*\/\s*$/.exec(source.slice(0, start))?.[0] ?? ''
}
