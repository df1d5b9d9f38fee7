import { expect, it } from 'vitest'
import { createRecordings } from '../../src/calls/recordings.ts'
import { startTestApp } from '../support/app.ts'
import { createTenant } from '../support/factories.ts'
import { initiate, rowOf } from './desk.ts'

it('the team is told of a message in its language, by the transaction that completes the call alone', async () => {
  await using app = await startTestApp()
  const owner = await createTenant(app)
  await owner.send({ method: 'PATCH', url: `/tenants/${owner.tenantId}`, payload: { language: 'de' } })
  const call = await rowOf(app, owner, await initiate(owner))
  const told: unknown[] = []
  const recordings = createRecordings({
    database: app.database,
    tenants: {
      find: () => Promise.reject(new Error('Another transaction waits for the connection of this one')),
      findIn: app.tenants.findIn,
    },
    carrier: { isSimulated: false },
    transcriber: undefined,
    notify: { tell: async (_tx, _tenantId, { data }) => void told.push(data) },
    progress: app.calls.progress,
    log: app.log,
  })
  const left = { ...call!, simulated: false, locale: null, recording: { sid: 'RE1', seconds: 7 } }
  await app.database.tenant(owner.tenantId, (tx) => recordings.tell(tx, left))
  expect(told).toEqual([expect.objectContaining({ message: expect.stringMatching(/aufgezeichnet \(7 s\)/u) })])
})
