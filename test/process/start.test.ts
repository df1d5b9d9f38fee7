import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { createPool } from '../../src/db/database.ts'
import { startEmbedded } from '../../src/db/embedded/index.ts'
import { databaseCopy, testsRunOnPostgres } from '../support/database.ts'
import { eventsOf } from '../support/event-stream.ts'
import { query } from '../support/postgres-server.ts'
import { freePort } from '../support/free-port.ts'
import { spawnProduct, startProduct, type Product, type ProductOptions } from '../support/product.ts'
import { registerTenant, tenantClient, untilProcessed } from '../support/tenant-client.ts'

// A start takes a second or two, more on a busy machine.
const ROOT = join(import.meta.dirname, '../..')

/** An older Node without TypeScript support, if installed. */
const otherNode = ['/usr/bin/node', '/usr/local/bin/node'].find(isOlderNode)

function isOlderNode(path: string): boolean {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  return /^v(\d+)/.test(stdout ?? '') && Number.parseInt(stdout.slice(1), 10) < 26
}

const root = mkdtempSync(join(tmpdir(), 'frontdesk-start-'))
const running = new Set<Product>()
let directories = 0

afterEach(async () => {
  await Promise.all([...running].map((product) => product[Symbol.asyncDispose]()))
  running.clear()
})

afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }))

function emptyDirectory(): string {
  directories += 1
  return join(root, `data-${directories}`)
}

/** A migrated database of the engine under test. */
async function place(): Promise<Pick<ProductOptions, 'directory' | 'databaseUrl'>> {
  const { directory, url } = await databaseCopy()
  return { directory, databaseUrl: url }
}

/** Runs statements while no product has the database open; the rows of the last one. */
async function inDatabase({ directory, databaseUrl }: Awaited<ReturnType<typeof place>>, statements: string) {
  const run = async (pool: pg.Pool): Promise<unknown[]> => {
    const results = [await pool.query(statements)].flat()
    await pool.end()
    return results.at(-1)!.rows
  }
  if (databaseUrl !== undefined) return run(new pg.Pool({ connectionString: databaseUrl }))
  const embedded = await startEmbedded({ directory, log: pino({ level: 'silent' }) })
  const rows = await run(createPool(embedded.poolConfig, () => {}))
  await embedded.close()
  return rows
}

async function start(options: ProductOptions): Promise<Product> {
  const product = await startProduct(options)
  running.add(product)
  return product
}

const SET_DATA_DIR = 'Set DATA_DIR to a directory that this user may write to.'

/** Runs a start that must fail: one line per problem on stderr, nothing else. Returns the lines. */
async function failure(options: ProductOptions, code = 1): Promise<string[]> {
  const product = await spawnProduct(options)
  running.add(product)
  expect(await product.ended).toEqual({ code, signal: null })
  const lines = product.errors().trimEnd().split('\n')
  for (const line of lines) expect(line).toMatch(/^frontdesk: /)
  return lines.map((line) => line.slice('frontdesk: '.length))
}

async function stop(product: Product, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  product.signal(signal)
  expect(await product.ended).toEqual({ code: 0, signal: null })
  expect(product.errors()).toBe('')
}

describe.skipIf(testsRunOnPostgres())('the first start of an empty directory', () => {
  test('prints how to get in, and the key answers from the demo documents; the second start prints no secret', async () => {
    const directory = emptyDirectory()
    const first = await start({ directory })
    const said = first.output()
    expect(said).toContain(`FrontDesk is ready: http://localhost:${first.port}`)
    expect(said).toContain(`Also at:            http://127.0.0.1:${first.port}\n`)
    expect(said).toContain(`\nYour own business begins at http://localhost:${first.port}/register\n`)
    // Credentials are printed only once, so they come last.
    expect(said.trimEnd().split('\n').at(-1)).toBe('Start with --no-demo to have none.')
    const [, email, password] = /sign-in: +(\S+) +password: (\S+)/.exec(said)!
    const client = tenantClient(first.url, /tenant_id: (\S+)/.exec(said)![1]!, /API key: +(\S+)/.exec(said)![1]!)
    await untilProcessed(client)
    const { status, body } = await client.call('POST', '/chat/message', {
      message: "How do you protect children's teeth?",
      tenant_id: client.tenantId,
      client_name: 'Ada',
    })
    expect(status).toBe(200)
    expect(body.reply).toMatch(/sealing/)
    expect(body.sources[0]).toMatchObject({
      document_id: expect.stringMatching(/^doc_/),
      snippet: expect.stringMatching(/sealing/),
    })
    expect((await client.call('POST', '/auth/login', { email, password })).status).toBe(200)
    await stop(first)

    const second = await start({ directory })
    expect(second.output()).toContain(`FrontDesk is ready: http://localhost:${second.port}`)
    expect(second.output()).not.toMatch(/password: |ua_|ten_/)
    expect(second.output()).toContain('npm run admin -- users reset-password owner@demo.example')
    expect((await tenantClient(second.url, client.tenantId, client.key).call('GET', '/auth/me')).status).toBe(200)
    await stop(second, 'SIGINT')
    expect(second.output().match(/FrontDesk is stopping/g)).toHaveLength(1)
  })

  test('with --no-demo makes no tenant', async () => {
    const product = await start({ directory: emptyDirectory(), args: ['--no-demo'] })
    expect(product.output()).toContain('FrontDesk is ready')
    expect(product.output()).not.toMatch(/password|ua_|ten_/)
    expect(product.output()).toMatch(/Register at http\S+\/register\n/)
    await stop(product)
  })

  test('can be broken off by a signal, and the next one begins again', async () => {
    const directory = emptyDirectory()
    const cutOff = await spawnProduct({ directory })
    running.add(cutOff)
    await expect.poll(cutOff.output).toContain('making a new database')
    await stop(cutOff)
    await stop(await start({ directory }))
  })
})

describe('a start that fails says why in one line', () => {
  test('bad variables, all of them', async () => {
    const env = {
      DATABASE_POOL_SIZE: 'many',
      LOG_LEVEL: 'loud',
      REGISTRATION: 'closed',
      BASE_URL: 'https://desk.example.com',
    }
    const lines = await failure({ directory: emptyDirectory(), env })
    expect(lines.map((line) => line.split(':', 1)[0])).toEqual([
      'DATABASE_POOL_SIZE',
      'LOG_LEVEL',
      'REGISTRATION',
      'SECRET_KEY',
    ])
  })

  test('production without its secret key', async () => {
    const lines = await failure({ directory: emptyDirectory(), env: { BASE_URL: 'https://desk.example.com' } })
    expect(lines).toEqual([expect.stringMatching(/^SECRET_KEY: is required/)])
  })

  test.each([
    [
      'a server that is not there',
      (port: number) => `postgres://127.0.0.1:${port}/desk`,
      /cannot be reached \(ECONNREFUSED\)/,
    ],
    [
      'a name with several addresses',
      (port: number) => `postgres://localhost:${port}/desk`,
      /cannot be reached \(ECONNREFUSED\)/,
    ],
    [
      'a host that does not exist',
      () => 'postgres://db.invalid/desk',
      /There is no host db\.invalid\. Check DATABASE_URL/,
    ],
  ])('%s', async (_name, databaseUrl, message) => {
    const lines = await failure({ directory: emptyDirectory(), databaseUrl: databaseUrl(await freePort()) })
    expect(lines).toEqual([expect.stringMatching(message)])
  })

  test.runIf(testsRunOnPostgres())('a database that does not exist', async () => {
    const { directory, databaseUrl } = await place()
    const missing = Object.assign(new URL(databaseUrl!), { pathname: 'no_such_database' }).href
    expect(await failure({ directory, databaseUrl: missing })).toEqual([
      'The database named in DATABASE_URL does not exist.',
    ])
  })

  test('a data directory that cannot be one', async () => {
    for (const directory of [import.meta.filename, join(import.meta.filename, 'data')]) {
      const lines = await failure({ directory })
      expect(lines).toEqual([`${import.meta.filename} is not a directory (ENOTDIR). ${SET_DATA_DIR}`])
    }
  })

  test.runIf(existsSync('/proc/self'))('a data directory under /proc, where nothing can be made', async () => {
    const lines = await failure({ directory: '/proc/nowhere/data' })
    expect(lines).toEqual([`/proc/nowhere cannot be written (ENOENT). ${SET_DATA_DIR}`])
  })

  test.each(['--nodemo', '--demo=no', 'start', '-x'])('the argument %s', async (argument) => {
    const directory = emptyDirectory()
    const lines = await failure({ directory, args: [argument] }, 2)
    expect(lines).toEqual([`There is no option ${argument}. The options are --no-demo, --help, --version.`])
    expect(existsSync(directory)).toBe(false)
  })

  test('a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const directory = emptyDirectory()
    const lines = await failure({ directory, port })
    other.close()
    expect(existsSync(directory)).toBe(false)
    expect(lines).toEqual([`Port ${port} is in use. Stop the other program, or set PORT.`])
  })

  test.skipIf(testsRunOnPostgres())('a second process on one data directory, and the first goes on', async () => {
    const { directory } = await place()
    const first = await start({ directory })
    expect(await failure({ directory })).toEqual([
      `The data directory ${directory} is in use by another process. Stop it, or set DATA_DIR to another directory.`,
    ])
    expect((await fetch(`${first.url}/health/ready`)).status).toBe(200)
  })
})

describe('the command line', () => {
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', env: {} })
    return { status, stdout, stderr }
  }

  test('explains itself, and starts nothing', () => {
    const help = run('dist/server.js', '--help')
    expect(help).toMatchObject({ status: 0, stderr: '' })
    for (const word of ['--no-demo', '--help', '--version', '.env', 'PORT']) expect(help.stdout).toContain(word)
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }
    expect(run('dist/server.js', '--version')).toMatchObject({ status: 0, stdout: `${version}\n`, stderr: '' })
  })

  test('passes its arguments through the launcher of npm start', () => {
    expect(run('src/run.js', 'server.ts', '--version')).toMatchObject({ status: 0, stderr: '' })
    expect(run('src/run.js', 'server.ts', '--nodemo').status).toBe(2)
  })

  test('shows lines of the sources where the bundle fails', () => {
    // It is no program for itself, so it fails at once.
    const { status, stderr } = run('src/run.js', 'db/embedded/worker.ts')
    expect([status, stderr]).toEqual([1, expect.stringMatching(/src\/db\/embedded\/worker\.ts:\d+/)])
  })

  test.skipIf(otherNode === undefined)('an older Node says in one line what is needed', () => {
    const { status, stderr } = spawnSync(otherNode!, ['src/run.js', 'server.ts'], { cwd: ROOT, encoding: 'utf8' })
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^frontdesk: FrontDesk needs Node\.js 26 or newer.*\n$/),
    ])
  })

  test('reads the .env beside package.json, and the environment wins', () => {
    const checkout = join(root, 'checkout')
    mkdirSync(join(checkout, 'src'), { recursive: true })
    for (const name of ['run.js', 'built.js']) copyFileSync(join(ROOT, 'src', name), join(checkout, 'src', name))
    writeFileSync(join(checkout, 'package.json'), '{ "type": "module" }')
    writeFileSync(join(checkout, 'package-lock.json'), '{}')
    writeFileSync(join(checkout, '.env'), 'PORT=4001\nHOST=from-file\n')
    writeFileSync(
      join(checkout, 'src/program.ts'),
      'console.log(process.env.PORT, process.env.HOST, process.argv.slice(2))',
    )
    const program = [join(checkout, 'src/run.js'), 'program.ts', '--some']
    const { stdout } = spawnSync(process.execPath, program, { encoding: 'utf8', env: { PORT: '4002' } })
    expect(stdout).toBe("4002 from-file [ '--some' ]\n")
  })

  test('runs the bundle, or the sources where it is missing or outdated, and says so', async () => {
    const checkout = join(root, 'bundled')
    const source = join(checkout, 'src/program.ts')
    for (const folder of ['src', 'dist']) mkdirSync(join(checkout, folder), { recursive: true })
    for (const name of ['run.js', 'built.js', 'bundled.js'])
      copyFileSync(join(ROOT, 'src', name), join(checkout, 'src', name))
    writeFileSync(join(checkout, 'package.json'), '{ "type": "module" }')
    writeFileSync(join(checkout, 'package-lock.json'), '{}')
    writeFileSync(source, "console.log('source')")
    writeFileSync(join(checkout, 'dist/program.js'), "console.log('bundle')")
    const launch = () => run(join(checkout, 'src/run.js'), 'program.ts')
    const outdated = { status: 0, stdout: 'source\n', stderr: expect.stringMatching(/^frontdesk: dist\/ is .*\n$/) }
    expect(launch()).toEqual(outdated)
    const { STAMP, stateOfSources } = (await import(
      join(checkout, 'src/built.js')
    )) as typeof import('../../src/built.js')
    writeFileSync(STAMP, JSON.stringify(stateOfSources()))
    expect(launch()).toEqual({ status: 0, stdout: 'bundle\n', stderr: '' })
    const later = new Date(Date.now() + 5_000)
    utimesSync(source, later, later)
    expect(launch()).toEqual(outdated)
  })
})

describe('a running product', () => {
  test('runs from its sources as from the bundle', async () => {
    const product = await start({ ...(await place()), fromSources: true })
    const client = await registerTenant(product.url)
    await client.call('POST', '/knowledge/documents', { text: '# Hours\n\nWe open at eight.' })
    await untilProcessed(client)
    await stop(product)
  })

  test('takes the two interrupts that npm makes of one Ctrl-C for one', async () => {
    const product = await start(await place())
    product.signal('SIGINT')
    await expect.poll(product.output).toContain('FrontDesk is stopping')
    await stop(product, 'SIGINT')
  })

  test('listens on a free port for PORT=0, and prints it', async () => {
    const product = await start({ ...(await place()), port: 0 })
    const [, port] = /FrontDesk is ready: http:\/\/localhost:(\d+)/.exec(product.output())!
    expect(Number(port)).toBeGreaterThan(0)
    expect((await fetch(`http://localhost:${port}/health/live`)).status).toBe(200)
    await stop(product)
  })

  test('stops cleanly under requests and an open stream, frees its directory and starts again', async () => {
    const options = await place()
    const first = await start(options)
    const client = await registerTenant(first.url)
    await client.call('POST', '/knowledge/documents', { text: '# Hours\n\nWe open at eight.' })
    const stream = await client.stream('When do you open?')
    const busy = Array.from({ length: 20 }, () => client.call('GET', '/knowledge/documents').catch(() => undefined))
    await stop(first)
    for (const answer of await Promise.all(busy)) expect([200, 503, undefined]).toContain(answer?.status)
    const events = await Array.fromAsync(eventsOf(stream)).catch(() => [])
    expect(['done', 'error', undefined]).toContain(events.at(-1)?.event)

    const second = await start(options)
    const { body } = await tenantClient(second.url, client.tenantId, client.key).call('GET', '/knowledge/documents')
    expect(body.data).toHaveLength(1)
    await stop(second)
  })

  test('a database from before the first release is named as such and left as it is', async () => {
    const options = await place()
    const notes = 'select hash, created_at from drizzle.__drizzle_migrations order by id'
    const applied = await inDatabase(options, `update drizzle.__drizzle_migrations set hash = 'older'; ${notes}`)
    const tables = 'select count(*)::int as tables from pg_class where relnamespace <> 0'
    const before = await inDatabase(options, tables)
    expect(await failure(options)).toEqual([
      'This database is of a version before the first release and cannot be brought up to date; nothing in it was changed. To begin anew, move DATA_DIR away, or name a new database in DATABASE_URL.',
    ])
    expect(await inDatabase(options, notes)).toEqual(applied)
    expect(await inDatabase(options, tables)).toEqual(before)
  })

  test.runIf(testsRunOnPostgres())(
    'two that start at once on an empty server migrate it once, and both serve',
    async () => {
      const { directory, databaseUrl } = await place()
      const name = `empty_${process.pid}_${Date.now()}`
      await query(databaseUrl!, `create database ${name}`)
      const empty = Object.assign(new URL(databaseUrl!), { pathname: name }).href
      const replicas = await Promise.all([
        start({ directory, databaseUrl: empty }),
        start({ directory, databaseUrl: empty }),
      ])
      const [migrated] = await query(empty, 'select count(*)::int as count from drizzle.__drizzle_migrations')
      expect(migrated).toEqual({ count: globSync('migrations/*.sql').length })
      for (const { url } of replicas) expect((await fetch(`${url}/health/ready`)).status).toBe(200)
      for (const replica of replicas) await stop(replica)
      await query(databaseUrl!, `drop database ${name} with (force)`)
    },
  )

  test('a signal in a flood of registrations lets none be half made', async () => {
    const options = await place()
    const first = await start({ ...options, env: { LOG_LEVEL: 'warn' } })
    const statuses: (number | undefined)[] = []
    const flood = Array.from({ length: 15 }, async (_, index) => {
      const body = JSON.stringify({ email: `flood-${index}@example.com`, password: 'correct horse battery' })
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`${first.url}/api/v1/auth/register`, { method: 'POST', headers, body }).catch(
        () => undefined,
      )
      statuses[index] = answer?.status
    })
    await expect.poll(() => statuses).toContain(201)
    first.signal('SIGTERM')
    await Promise.all(flood)
    expect(await first.ended).toEqual({ code: 0, signal: null })

    const second = await start(options)
    for (const [index, status] of statuses.entries()) {
      expect([201, 503, undefined]).toContain(status)
      if (status !== 201) continue
      const body = JSON.stringify({ email: `flood-${index}@example.com`, password: 'correct horse battery' })
      const headers = { 'content-type': 'application/json' }
      const login = await fetch(`${second.url}/api/v1/auth/login`, { method: 'POST', headers, body })
      expect(login.status).toBe(200)
    }
    await stop(second)
  })

  test('a second signal ends it at once, with exit code 1', async () => {
    const product = await start(await place())
    const client = await registerTenant(product.url)
    // A request with an endless body delays the shutdown after the first signal.
    const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{')) })
    const headers = { 'content-type': 'application/json', 'x-api-key': client.key }
    const unfinished = fetch(`${product.url}/api/v1/chat/message`, {
      method: 'POST',
      headers,
      body,
      duplex: 'half',
    } as RequestInit)
    const broken = expect(unfinished).rejects.toThrow()
    await expect.poll(() => openRequests(product)).toBeGreaterThan(0)
    product.signal('SIGTERM')
    await expect.poll(() => isListening(product)).toBe(false)
    product.signal('SIGTERM')
    expect(await product.ended).toEqual({ code: 1, signal: null })
    await broken
  })

  test('killed while documents are processed, it finishes them after the next start', async () => {
    const options = await place()
    const first = await start(options)
    const client = await registerTenant(first.url)
    const text = 'We open at eight. '.repeat(20_000)
    const made = await Promise.all([1, 2, 3, 4].map(() => client.call('POST', '/knowledge/documents', { text })))
    await first[Symbol.asyncDispose]()

    const second = await start(options)
    const again = tenantClient(second.url, client.tenantId, client.key)
    const found = await Promise.all(
      made.map(({ body }) => again.call('GET', `/knowledge/documents/${body.document_id}`)),
    )
    expect(found.map(({ body }) => body.status)).toContain('processing')
    // Other processes may share the server, so a dead process's work waits until its lease expires.
    if (options.databaseUrl !== undefined) await query(options.databaseUrl, 'update documents set due_at = now()')
    await untilProcessed(again)
    const { body } = await again.call('GET', '/knowledge/documents')
    expect(body.data).toHaveLength(4)
    for (const document of body.data) expect(document).toMatchObject({ status: 'ready', progress: 100, error: null })
  })
})

describe('production', () => {
  test('speaks https only, and its cookie belongs to its host', async () => {
    const env = {
      BASE_URL: 'https://desk.example.com',
      SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
      REGISTRATION: 'open',
      TRUST_PROXY: '127.0.0.1/32',
    }
    const product = await start({ ...(await place()), env })
    const get = (path: string, headers = {}) => fetch(`${product.url}${path}`, { redirect: 'manual', headers })
    const secure = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' }

    const refused = await get('/api/v1/auth/me')
    expect([refused.status, await refused.json()]).toEqual([403, { detail: 'HTTPS required' }])
    const redirected = await get('/?from=mail')
    expect([redirected.status, redirected.headers.get('location')]).toEqual([
      308,
      'https://desk.example.com/?from=mail',
    ])
    expect((await get('/health/live')).status).toBe(200)
    expect((await get('/health/ready')).status).toBe(200)
    expect((await get('/api/v1/auth/me', secure)).status).toBe(401)
    const page = await get('/', secure)
    expect([page.status, page.headers.get('strict-transport-security')]).toEqual([200, 'max-age=63072000'])

    const registered = await fetch(`${product.url}/api/v1/auth/register`, {
      method: 'POST',
      headers: { ...secure, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'robin@example.com', password: 'correct horse battery' }),
    })
    const [cookie] = registered.headers.getSetCookie()
    expect(cookie).toMatch(/^__Host-frontdesk=[^;]+; /)
    for (const attribute of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']) expect(cookie).toContain(attribute)
    expect(cookie).not.toMatch(/domain=/i)
    await stop(product)
  })
})

async function openRequests(product: Product): Promise<number> {
  const metrics = await (await fetch(`${product.url}/metrics`)).text()
  return Number(/^nodejs_active_handles\{type="Socket"\} (\d+)/m.exec(metrics)?.[1] ?? 0)
}

async function isListening(product: Product): Promise<boolean> {
  return fetch(`${product.url}/health/live`).then(
    (response) => response.status === 200,
    () => false,
  )
}
