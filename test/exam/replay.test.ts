import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { HOUR, MINUTE } from '../../src/core/time.ts'
import { tellOfLost } from '../../src/exam/lost-answers.ts'
import { replayChanged } from '../../src/exam/replay.ts'
import { examsRepository, playRowsRepository } from '../../src/exam/repository.ts'
import { createExamService } from '../../src/exam/service.ts'
import { createStateOf } from '../../src/exam/state.ts'
import { startTestApp } from '../support/app.ts'
import { createDocument, createExam, createTenant, type TestTenant } from '../support/factories.ts'

let app: FastifyInstance
let tenant: TestTenant
let now: Date

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

beforeEach(async () => {
  now = new Date()
  tenant = await createTenant(app)
})

const later = (ms: number) => void (now = new Date(now.getTime() + ms))

/** The sweep of this tenant alone, which starts exams and plays none. */
async function sweep(): Promise<void> {
  const { database } = app
  const clock = () => now
  const service = { ...createExamService({ database, now: clock, wake: () => {} }) }
  await replayChanged({ database, service, stateOf: createStateOf(app), now: clock })
}

/** Exams of the tenant, newest first; the played ones are over at once. */
async function exams(): Promise<string[]> {
  const rows = await app.database.tenant(tenant.tenantId, (tx) =>
    examsRepository.list(tx, tenant.tenantId, { before: undefined, limit: 20 }),
  )
  return rows.map(({ startedBy }) => startedBy)
}

/** Ends the open exam as if it was played in this state. */
async function end(): Promise<void> {
  const state = await createStateOf(app)(tenant.tenantId)
  await app.database.tenant(tenant.tenantId, (tx) =>
    tx.execute(
      sql`update exams set status = 'done', state = ${state}, lease = null where tenant_id = ${tenant.tenantId} and state is distinct from ${state} and status <> 'failed'`,
    ),
  )
}

const rename = (name: string) => tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload: { name } })

it('starts ten minutes after the last change of settings or documents, not before and not without one', async () => {
  await createExam(tenant)
  await end()
  await sweep()
  later(20 * MINUTE)
  await sweep()
  expect(await exams()).toEqual(['person'])
  await rename('Harbour Dental East')
  await sweep()
  later(9 * MINUTE)
  await createDocument(tenant)
  await sweep()
  later(9 * MINUTE)
  await sweep()
  expect(await exams()).toEqual(['person'])
  later(1 * MINUTE)
  await sweep()
  expect(await exams()).toEqual(['change', 'person'])
})

it('starts nothing for a tenant that has played none', async () => {
  await rename('Harbour Dental East')
  await sweep()
  later(1 * HOUR)
  await sweep()
  expect(await exams()).toEqual([])
})

it('starts four times a day at most', async () => {
  await createExam(tenant)
  await end()
  for (const name of ['A', 'B', 'C', 'D', 'E']) {
    await rename(name)
    await sweep()
    later(10 * MINUTE)
    await sweep()
    await end()
  }
  expect(await exams()).toEqual(['change', 'change', 'change', 'change', 'person'])
  later(24 * HOUR)
  await rename('F')
  await sweep()
  later(10 * MINUTE)
  await sweep()
  expect(await exams()).toHaveLength(6)
})

it('tells the owner what worked before and no longer does, of an exam by itself', async () => {
  const { tenantId } = tenant
  const tell = async (startedBy: 'person' | 'change', workedBefore: boolean) => {
    const id = await createExam(tenant)
    await app.database.tenant(tenantId, async (tx) => {
      await tx.execute(sql`update exam_rows set worked_before = ${workedBefore} where exam_id = ${id}`)
      const played = { outcome: 'not_known', reason: 'declined', detail: {}, turns: [], tokens: 0 } as const
      await playRowsRepository.play(tx, tenantId, { examId: id, position: 1 }, { ...played, detail: {}, turns: [] })
      await tellOfLost(app.notify, tx, tenantId, { ...(await examsRepository.find(tx, tenantId, id))!, startedBy })
    })
  }
  const mails = async () =>
    (await app.database.system((tx) => tx.execute(sql`select template from mails where tenant_id = ${tenantId}`))).rows
  await tell('person', true)
  await tell('change', false)
  expect(await mails()).toEqual([])
  await tell('change', true)
  expect(await mails()).toEqual([{ template: 'exam_lost' }])
})
