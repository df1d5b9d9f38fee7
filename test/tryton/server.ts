import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../support/free-port.ts'

const ADMIN = '/usr/bin/trytond-admin'
const SERVER = '/usr/bin/trytond'
const DATABASE = 'crm'
const PASSWORD = 'a-password-for-one-run'
const STARTS_WITHIN_MS = 60_000
const POLL_MS = 100

/** Required Debian packages. */
export const PACKAGES = 'tryton-server tryton-modules-party tryton-modules-sale-opportunity'

export const isInstalled = () => existsSync(ADMIN) && existsSync(SERVER)

export interface Tryton extends AsyncDisposable {
  /** Calls a model's method, such as `model.party.party.search`. @throws Error with Tryton's message */
  call<T>(method: string, ...parameters: unknown[]): Promise<T>
}

/** Starts a Tryton in `directory`, with a company, on a local port. */
export async function startTryton(directory: string): Promise<Tryton> {
  const port = await freePort()
  const config = await configure(directory, port)
  const env = { PATH: '/usr/bin:/bin', HOME: directory, TRYTONPASSFILE: join(directory, 'password') }
  await run(ADMIN, ['-c', config, '-d', DATABASE, '--all', '--email', 'crm@example.com'], env)
  await run(ADMIN, ['-c', config, '-d', DATABASE, '-u', 'sale_opportunity', '--activate-dependencies'], env)
  const child = spawn(SERVER, ['-c', config, '-d', DATABASE], { env, stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}/${DATABASE}/`
  const stop = async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  try {
    const request = await signIn(url)
    const company = await addCompany((method, ...given) => request(method, ...given, {}))
    return {
      // Access rules read the companies from the context.
      call: (method, ...given) => request(method, ...given, { company, companies: [company] }),
      [Symbol.asyncDispose]: stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function configure(directory: string, port: number): Promise<string> {
  await mkdir(join(directory, 'db'), { recursive: true })
  await writeFile(join(directory, 'password'), PASSWORD, { mode: 0o600 })
  // An empty file becomes a new SQLite database; a missing one is an error.
  await writeFile(join(directory, 'db', `${DATABASE}.sqlite`), '')
  const file = join(directory, 'trytond.conf')
  await writeFile(file, `[web]\nlisten = 127.0.0.1:${port}\n\n[database]\nuri = sqlite://\npath = ${directory}/db\n`)
  return file
}

async function run(program: string, args: string[], env: Record<string, string>): Promise<void> {
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${program} ${args.join(' ')}: ${errors}`)
}

type Call = Tryton['call']

/** JSON-RPC 1.0 in Tryton's form: an error is a list, and the context is the last parameter. */
async function send<T>(url: string, authorization: string | undefined, method: string, params: unknown[]): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(authorization === undefined ? {} : { authorization }) }
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ id: 1, method, params }) })
  if (!reply.ok) throw new Error(`Tryton answers ${reply.status} to ${method}`)
  const { result, error } = (await reply.json()) as { result: T; error?: unknown }
  if (error !== undefined && error !== null) throw new Error(`${method}: ${JSON.stringify(error)}`)
  return result
}

async function signIn(url: string): Promise<Call> {
  const deadline = performance.now() + STARTS_WITHIN_MS
  for (;;) {
    try {
      const parameters = ['admin', { password: PASSWORD }, 'en']
      const [user, session] = await send<[number, string]>(url, undefined, 'common.db.login', parameters)
      const authorization = `Session ${Buffer.from(`admin:${user}:${session}`).toString('base64')}`
      return (method, ...given) => send(url, authorization, method, given)
    } catch (error) {
      if (performance.now() > deadline) throw error
      await sleep(POLL_MS)
    }
  }
}

/** An opportunity needs a company, and a company needs a currency. */
async function addCompany(call: Call): Promise<number> {
  const currency = { name: 'Euro', symbol: '€', code: 'EUR', rates: [['create', [{ rate: decimal('1') }]]] }
  const [euro] = await call<number[]>('model.currency.currency.create', [currency])
  const [party] = await call<number[]>('model.party.party.create', [{ name: 'Harbour Dental' }])
  const [company] = await call<number[]>('model.company.company.create', [{ party, currency: euro }])
  const [user] = await call<number[]>('model.res.user.search', [['login', '=', 'admin']], 0, null, null)
  await call('model.res.user.write', [user], { companies: [['add', [company]]], company })
  return company!
}

const decimal = (value: string) => ({ __class__: 'Decimal', decimal: value })
