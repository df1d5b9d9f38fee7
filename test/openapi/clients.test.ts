import { execFile } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../support/app.ts'
import { testDirectory } from '../support/database.ts'
import { documentedOperations, type OpenApi } from '../support/openapi.ts'
import { freePort } from '../support/free-port.ts'
import { TOOLS } from '../support/tools.ts'

/* Third-party clients: types and schemas are generated from the served document, and their requests must succeed. */

const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '../..')
const GENERATOR = join(ROOT, 'src/web/api-types/node_modules/openapi-typescript/bin/cli.js')
const PORTAL_TYPES = join(ROOT, 'src/web/api-types/api.d.ts')
const COMPILER = join(ROOT, 'node_modules/.bin/tsc')

const python = TOOLS['Python with jsonschema']()

let app: FastifyInstance
/** The app's own origin. */
let url: string
let directory: string
let groups: string[]

beforeAll(async () => {
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  app = await startTestApp({ config: { baseUrl: url } })
  await app.listen({ host: '127.0.0.1', port })
  directory = mkdtempSync(join(testDirectory(), 'clients-'))
  const document = (await (await fetch(`${url}/api/v1/openapi.json`)).json()) as OpenApi
  groups = [...new Set(documentedOperations(document).flatMap(({ tags }) => tags))]
  writeFileSync(join(directory, 'openapi.json'), JSON.stringify(document))
})

afterAll(() => app.close())

function expectEveryGroup(output: string): void {
  const statuses = JSON.parse(output) as Record<string, number>
  expect(Object.keys(statuses)).toEqual(expect.arrayContaining(groups))
  for (const group of groups) expect([group, [200, 201].includes(statuses[group]!)]).toEqual([group, true])
}

const STRICT = {
  compilerOptions: {
    target: 'esnext',
    module: 'nodenext',
    lib: ['esnext', 'dom'],
    types: ['node'],
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    verbatimModuleSyntax: true,
    allowImportingTsExtensions: true,
    noEmit: true,
  },
  include: ['*.ts'],
}

it('a TypeScript client with generated types compiles, and makes one call of each group', async () => {
  symlinkSync(join(ROOT, 'node_modules'), join(directory, 'node_modules'))
  writeFileSync(join(directory, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(directory, 'tsconfig.json'), JSON.stringify(STRICT))
  copyFileSync(join(import.meta.dirname, 'clients/typescript.ts'), join(directory, 'client.ts'))
  const inDirectory = { cwd: directory }
  // A field with a default is optional in requests; the generator would require it.
  const options = ['--default-non-nullable=false', '-o', 'schema.d.ts']
  await run(process.execPath, [GENERATOR, 'openapi.json', ...options], inDirectory)
  // The portal's types: `npm run api-types` writes them again.
  await expect(readFileSync(join(directory, 'schema.d.ts'), 'utf8')).toMatchFileSnapshot(PORTAL_TYPES)
  await run(COMPILER, ['-p', '.'], inDirectory).catch((error: { stdout: string }) => expect(error.stdout).toBe(''))
  const { stdout } = await run(process.execPath, ['client.ts', url], inDirectory)
  expectEveryGroup(stdout)
})

it.skipIf(python === undefined)(
  'a Python client finds every schema and pattern sound, and each answer as its schema says',
  async () => {
    const script = join(import.meta.dirname, 'clients/python.py')
    const { stdout } = await run(python!, [script, join(directory, 'openapi.json'), url])
    expectEveryGroup(stdout)
  },
)
