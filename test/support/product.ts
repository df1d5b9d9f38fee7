import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { freePort } from './free-port.ts'
import { MAX_WAIT_MS } from './waits.ts'

const ROOT = join(import.meta.dirname, '../..')
const READY_POLL_MS = 5
/** As `src/run.js` does, which would read the .env of this checkout too. */
const BUNDLE = ['--import', pathToFileURL(join(ROOT, 'src/bundled.js')).href]

export interface ProductOptions {
  /** DATA_DIR */
  directory: string
  /** A server instead of the embedded database. */
  databaseUrl?: string | undefined
  /** Further variables; this process's environment is not inherited. */
  env?: Record<string, string>
  /** Arguments such as `--no-demo`. */
  args?: string[]
  port?: number
  /** Arguments of Node, such as `--cpu-prof`. */
  nodeArgs?: string[]
  /** The sources in place of the bundle. */
  fromSources?: boolean
  /** Another checkout, prepared. */
  root?: string
}

export interface Ended {
  code: number | null
  signal: NodeJS.Signals | null
}

/** The shipped product in a child process. Disposing of it kills it. */
export interface Product extends AsyncDisposable {
  url: string
  port: number
  /** From process start to the ready line. */
  readyMs: number
  output(): string
  errors(): string
  signal(signal: NodeJS.Signals): void
  ended: Promise<Ended>
}

/** Starts the server on a free port, from the bundle as `npm start` does, without waiting for it. */
export async function spawnProduct(options: ProductOptions): Promise<Product> {
  const port = options.port ?? (await freePort())
  const server = options.fromSources === true ? ['src/server.ts'] : [...BUNDLE, 'dist/server.js']
  const program = [...(options.nodeArgs ?? []), ...server, ...(options.args ?? [])]
  const cwd = options.root ?? ROOT
  return watch(spawn(process.execPath, program, { cwd, env: environment(options, port) }), port)
}

/** Starts it through `npm start`, with the environment npm needs. */
export async function spawnByNpm(options: ProductOptions): Promise<Product> {
  const port = options.port ?? (await freePort())
  const env = { ...process.env, ...environment(options, port) }
  return watch(spawn('npm', ['start', '--silent', '--', ...(options.args ?? [])], { cwd: ROOT, env }), port)
}

/** Starts the product and resolves once it reports ready. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  return untilReady(await spawnProduct(options))
}

export async function untilReady(product: Product): Promise<Product> {
  const deadline = performance.now() + MAX_WAIT_MS
  let ended: Ended | undefined
  void product.ended.then((how) => void (ended = how))
  while (Number.isNaN(product.readyMs)) {
    await sleep(READY_POLL_MS)
    if (ended !== undefined || performance.now() > deadline) {
      await product[Symbol.asyncDispose]()
      throw new Error(`The product did not start: ${JSON.stringify(ended)}\n${product.errors()}\n${product.output()}`)
    }
  }
  return product
}

function environment({ directory, databaseUrl, env }: ProductOptions, port: number): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '',
    PORT: String(port),
    DATA_DIR: directory,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    ...env,
  }
}

function watch(child: ChildProcess, port: number): Product {
  const started = performance.now()
  const said = { stdout: '', stderr: '' }
  const kill = () => void child.kill('SIGKILL')
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal }) as Ended)
  // An interrupted run must not leave servers behind.
  process.once('exit', kill)
  void ended.then(() => process.off('exit', kill))
  const product: Product = {
    url: `http://127.0.0.1:${port}`,
    port,
    readyMs: Number.NaN,
    output: () => said.stdout,
    errors: () => said.stderr,
    signal: (signal) => void child.kill(signal),
    ended,
    async [Symbol.asyncDispose]() {
      kill()
      await ended
    },
  }
  child.stderr?.on('data', (chunk: Buffer) => void (said.stderr += chunk.toString()))
  child.stdout?.on('data', (chunk: Buffer) => {
    said.stdout += chunk.toString()
    if (Number.isNaN(product.readyMs) && said.stdout.includes('FrontDesk is ready')) {
      product.readyMs = performance.now() - started
    }
  })
  return product
}
