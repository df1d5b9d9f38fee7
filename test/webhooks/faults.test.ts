import { afterAll, expect, it } from 'vitest'
import { Scene } from '../faults/webhooks/scene.ts'
import { databaseCopy, testsRunOnPostgres } from '../support/database.ts'

const KILLS = 2
const SCHEDULE = ['0s', ...Array.from({ length: 14 }, () => '50ms')].join(',')

let scene: Scene | undefined

afterAll(() => scene?.close())

/** The short form of `npm run faults -- webhooks`. */
it('kill -9 under load loses nothing, and repeats no more than was in the air', async () => {
  const { url: databaseUrl = '', directory } = await databaseCopy()
  scene = new Scene({ databaseUrl, directory, rate: 200, retrySchedule: SCHEDULE, withBadReceivers: false })
  await scene.begin()
  await scene.start()
  for (let kill = 0; kill < KILLS; kill += 1) {
    await scene.untilCommitted(40)
    await scene.killAndRestart()
    if (testsRunOnPostgres()) await scene.endLeases()
  }
  const { verdict } = await scene.end()
  const { committed, duplicates, ...mustBeNone } = verdict
  expect(committed).toBeGreaterThanOrEqual(80)
  expect(duplicates).toBeLessThanOrEqual(scene.inTheAir)
  expect(Object.entries(mustBeNone).filter(([, count]) => count !== 0)).toEqual([])
})
