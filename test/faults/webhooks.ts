import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Result } from '../bench/report.ts'
import { startPostgresServer, type PostgresServer } from '../support/postgres-server.ts'
import { Scene } from './webhooks/scene.ts'
import type { Verdict } from './webhooks/verdict.ts'

const KILLS = 20
const EMBEDDED_KILLS = 5
const RATE = 200
/** Short waits and many attempts: a receiver that refuses one in five eventually accepts everything. */
const SCHEDULE = ['0s', ...Array.from({ length: 24 }, () => '1s')].join(',')
/** Longer than the lease. */
const STOPPED_MS = 25_000

/**
 * Minutes of faults under load: kill -9, restarts of the server, a process suspended beyond its leases, two processes on one
 * database, and receivers that hang, drip, reset, flood, redirect, refuse. Afterwards the receivers' log is compared with the
 * table. `npm run faults -- webhooks [KILLS]`.
 */
export async function run([kills = String(KILLS)]: string[]): Promise<Result[]> {
  const server = await startPostgresServer({ durable: true })
  if (server?.restart === undefined)
    return [{ name: 'faults-webhooks', skipped: 'needs a PostgreSQL server of its own' }]
  try {
    return [...(await onServer(server, Number(kills))), ...(await embedded(Math.min(EMBEDDED_KILLS, Number(kills))))]
  } finally {
    await server.stop()
  }
}

async function onServer(server: PostgresServer, kills: number): Promise<Result[]> {
  return inScene('server', server.url, async (scene) => {
    await scene.start()
    for (let kill = 0; kill < kills; kill += 1) {
      await sleep(randomInt(300, 1_500))
      await scene.killAndRestart()
    }
    say('killed', kills)
    for (const mode of ['immediate', 'fast'] as const) {
      await sleep(2_000)
      await duringOutage(scene, () => server.restart!(mode))
      say(`restarted the server, ${mode}`)
    }
    await sleep(2_000)
    await scene.start()
    say('two processes')
    await sleep(3_000)
    for (let kill = 0; kill < 2; kill += 1) {
      await scene.killAndRestart(kill)
      await sleep(1_500)
    }
    await standStill(scene)
  })
}

async function embedded(kills: number): Promise<Result[]> {
  return inScene('embedded', '', async (scene) => {
    await scene.start()
    for (let kill = 0; kill < kills; kill += 1) {
      await sleep(randomInt(500, 1_500))
      await scene.killAndRestart()
    }
    say('killed', kills)
    await sleep(1_000)
  })
}

/** Deliveries leased before or after the outage may have been in flight during it. */
async function duringOutage(scene: Scene, outage: () => Promise<void>): Promise<void> {
  await scene.noteInTheAir()
  await outage()
  await scene.noteInTheAir()
}

async function standStill(scene: Scene): Promise<void> {
  const [sleeper] = scene.processes
  sleeper!.kill('SIGSTOP')
  await scene.noteInTheAir()
  await sleep(STOPPED_MS)
  sleeper!.kill('SIGCONT')
  say('woke the process that stood still')
  await sleep(2_000)
}

async function inScene(name: string, databaseUrl: string, play: (scene: Scene) => Promise<void>): Promise<Result[]> {
  const directory = mkdtempSync(join(tmpdir(), 'frontdesk-faults-'))
  const options = { databaseUrl, directory, rate: RATE, retrySchedule: SCHEDULE, withBadReceivers: true }
  const scene = new Scene(options)
  try {
    await scene.begin()
    await play(scene)
    const { verdict, stopMs } = await scene.end()
    return resultsOf(name, verdict, scene.inTheAir, stopMs)
  } finally {
    await scene.close()
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
  }
}

function resultsOf(scene: string, verdict: Verdict, inTheAir: number, stopMs: number): Result[] {
  const { committed, duplicates, ...mustBeNone } = verdict
  const name = (what: string) =>
    `faults-webhooks-${scene}-${what.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
  return [
    { name: name('committed'), value: committed, unit: 'events', bar: { atLeast: 1 } },
    ...Object.entries(mustBeNone).map(([what, value]) => ({
      name: name(what),
      value,
      unit: 'count',
      bar: { atMost: 0 },
    })),
    {
      name: name('duplicates'),
      value: duplicates,
      unit: 'deliveries',
      against: `${inTheAir}-in-the-air`,
      bar: { atMost: inTheAir },
    },
    { name: name('stop'), value: stopMs, unit: 'ms', bar: { atMost: 25_000 } },
  ]
}

function say(what: string, count?: number): void {
  console.log([what, count].filter((part) => part !== undefined).join(' '))
}
