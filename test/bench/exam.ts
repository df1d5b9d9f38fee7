import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '../support/product.ts'
import { addDocuments, MANY_ADDRESSES, registerTenant, type TenantClient } from '../support/tenant-client.ts'
import { percentile, type Result } from './report.ts'

const WARM_UP = 20
/** Requests of the other tenant while nothing else goes on: before the exam and after it. */
const QUIET = 75
const AT_MOST_TIMES = 2
const ABOUT_A_MINUTE_S = 90
/** A visitor reads before the next question. */
const PAUSE_MS = 100

const HOURS = [{ start: '09:00', end: '17:00' }]
const WEEK = Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri'].map((day) => [day, HOURS]))
const TOPICS = ['Parking', 'Payment', 'Vouchers', 'Accessibility', 'Children', 'Dogs', 'Insurance', 'Emergencies']

/**
 * The cost of an exam to another tenant: the latency of its requests while one is played against that of before and after, in
 * one run. `npm run bench -- exam`.
 */
export async function run(): Promise<Result[]> {
  const directory = mkdtempSync(join(tmpdir(), 'frontdesk-exam-'))
  try {
    await using product = await startProduct({ directory, args: ['--no-demo'], env: MANY_ADDRESSES })
    const [examined, other] = [await business(product.url), await business(product.url)]
    const ask = asking(other)
    for (let turn = 0; turn < WARM_UP; turn += 1) await ask()
    const quiet = await samples(ask, QUIET)
    const { during, exam } = await whilePlayed(examined, ask)
    quiet.push(...(await samples(ask, QUIET)))
    return summarise(quiet, during, exam)
  } finally {
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
  }
}

interface Played {
  status: string
  seconds: number
  played: number
  worked: number
}

async function business(url: string): Promise<TenantClient> {
  const tenant = await registerTenant(url)
  const settings = { business: { hours: WEEK, address: '1 Harbour Street' } }
  await must(tenant, 'PATCH', `/tenants/${tenant.tenantId}`, settings)
  const { resource_id: id } = await must(tenant, 'POST', '/resources', { name: 'Dr. Lee', weekly_hours: WEEK })
  for (const name of ['Cleaning', 'Check-up'])
    await must(tenant, 'POST', '/services', { name, duration_minutes: 45, resource_ids: [id] })
  await addDocuments(
    tenant,
    TOPICS.map((topic) => `# ${topic}\n\n${topic} is explained at the desk. Ask for Ada, who knows all about it.`),
  )
  return tenant
}

async function must(tenant: TenantClient, method: string, path: string, body: object) {
  const answer = await tenant.call(method, path, body)
  if (answer.status >= 300) throw new Error(`${path} was refused: ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** A day's requests of a desk in turn: a list, the day's figures, the settings, and the search behind an answer. */
function asking(tenant: TenantClient): () => Promise<number> {
  let turn = 0
  const requests: (() => Promise<{ status: number }>)[] = [
    () => tenant.call('GET', '/chat/sessions?view=open'),
    () => tenant.call('GET', '/today'),
    () => tenant.call('GET', `/tenants/${tenant.tenantId}`),
    () => tenant.call('POST', '/knowledge/search', { query: `Who explains ${TOPICS[turn % TOPICS.length]}?` }),
  ]
  return async () => {
    const started = performance.now()
    const { status } = await requests[turn++ % requests.length]!()
    if (status >= 300) throw new Error(`A request of the other tenant was answered ${status}`)
    return performance.now() - started
  }
}

async function samples(ask: () => Promise<number>, count: number): Promise<number[]> {
  const took: number[] = []
  for (let turn = 0; turn < count; turn += 1) {
    took.push(await ask())
    await pause()
  }
  return took
}

async function whilePlayed(examined: TenantClient, ask: () => Promise<number>) {
  const { exam_id: id } = await must(examined, 'POST', '/exams', {})
  const during: number[] = []
  for (;;) {
    during.push(await ask())
    await pause()
    // Looked at by a page every second or so, not between all requests.
    if (during.length % 15 !== 0) continue
    const exam = (await examined.call('GET', `/exams/${id}`)).body as Played
    if (exam.status === 'done' || exam.status === 'failed') return { during, exam }
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
}

function summarise(quiet: number[], during: number[], exam: Played): Result[] {
  if (exam.status !== 'done') throw new Error(`The exam ended as ${exam.status} after ${exam.played} rows`)
  const [calm, busy] = [percentile(quiet, 0.95), percentile(during, 0.95)]
  return [
    { name: 'exam-seconds', value: exam.seconds, unit: 's', bar: { atMost: ABOUT_A_MINUTE_S } },
    { name: 'exam-worked', value: exam.worked, unit: 'of-50' },
    { name: 'exam-other-requests', value: during.length, unit: 'requests' },
    { name: 'exam-other-quiet-p50', value: percentile(quiet, 0.5), unit: 'ms' },
    { name: 'exam-other-p50', value: percentile(during, 0.5), unit: 'ms' },
    { name: 'exam-other-quiet-p95', value: calm, unit: 'ms' },
    {
      name: 'exam-other-p95',
      value: busy,
      unit: 'ms',
      against: 'quiet',
      ratio: busy / calm,
      bar: { atMost: AT_MOST_TIMES },
    },
  ]
}
