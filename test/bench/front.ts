import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '../support/product.ts'
import { anyAddress, MANY_ADDRESSES } from '../support/tenant-client.ts'
import { percentile, type Result } from './report.ts'

const PASSWORD = 'correct horse battery'
const SIGN_INS = 120
const SIGN_INS_A_WAVE = 40
const FLOOD = 220
const AT_MOST_TIMES = 2

/** Sign-in latency when idle, and during waves of 220 concurrent registrations, in one run. `npm run bench -- front`. */
export async function run(): Promise<Result[]> {
  const directory = mkdtempSync(join(tmpdir(), 'frontdesk-front-'))
  try {
    await using product = await startProduct({ directory, args: ['--no-demo'], env: MANY_ADDRESSES })
    const email = anyEmail()
    await post(product.url, '/auth/register', email)
    await signIns(product.url, email, 10)
    const quiet = await signIns(product.url, email, SIGN_INS)
    const flooded: number[] = []
    const statuses: number[] = []
    while (flooded.length < SIGN_INS) {
      const wave = Array.from({ length: FLOOD }, () => post(product.url, '/auth/register', anyEmail()))
      flooded.push(...(await signIns(product.url, email, SIGN_INS_A_WAVE)))
      statuses.push(...(await Promise.all(wave)))
    }
    const of = (sample: number[], share: number) => percentile(sample, share)
    return [
      { name: 'front-registrations-made', value: statuses.filter((status) => status === 201).length, unit: 'of-flood' },
      {
        name: 'front-registrations-refused',
        value: statuses.filter((status) => status === 503).length,
        unit: 'of-flood',
      },
      { name: 'front-sign-in-quiet-p50', value: of(quiet, 0.5), unit: 'ms' },
      { name: 'front-sign-in-flooded-p50', value: of(flooded, 0.5), unit: 'ms' },
      { name: 'front-sign-in-quiet-slowest', value: Math.max(...quiet), unit: 'ms' },
      { name: 'front-sign-in-flooded-slowest', value: Math.max(...flooded), unit: 'ms' },
      {
        name: 'front-sign-in-p95',
        value: of(flooded, 0.95),
        unit: 'ms',
        against: 'quiet',
        ratio: of(flooded, 0.95) / of(quiet, 0.95),
        bar: { atMost: AT_MOST_TIMES },
      },
    ]
  } finally {
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Latencies in milliseconds, measured sequentially. @throws on a refusal */
async function signIns(url: string, email: string, count: number): Promise<number[]> {
  const took: number[] = []
  for (let turn = 0; turn < count; turn += 1) {
    const started = performance.now()
    const status = await post(url, '/auth/login', email)
    if (status !== 200) throw new Error(`A sign-in was answered ${status}`)
    took.push(performance.now() - started)
  }
  return took
}

async function post(url: string, path: string, email: string): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': anyAddress() }
  const body = JSON.stringify({ email, password: PASSWORD })
  const response = await fetch(`${url}/api/v1${path}`, { method: 'POST', headers, body })
  await response.arrayBuffer()
  return response.status
}

function anyEmail(): string {
  return `${randomBytes(8).toString('hex')}@example.com`
}
