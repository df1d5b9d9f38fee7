import type { FastifyBaseLogger } from 'fastify'
import { MINUTE, type Clock } from '../core/time.ts'

const WRITE_EVERY_MS = MINUTE

/** Records the last use, at most once a minute and without delaying the request. */
export interface LastUse {
  note(used: { lastUse: Date | null }, write: (now: Date) => Promise<unknown>): void
  /** Resolves when all pending writes are done. */
  settled(): Promise<void>
}

export function createLastUse(clock: Clock, log: FastifyBaseLogger): LastUse {
  const writes = new Set<Promise<void>>()
  return {
    note(used, write) {
      const now = clock.now()
      if (used.lastUse !== null && now.getTime() - used.lastUse.getTime() < WRITE_EVERY_MS) return
      used.lastUse = now
      const done = writeOrWarn(() => write(now), log).finally(() => writes.delete(done))
      writes.add(done)
    },
    settled: async () => void (await Promise.all(writes)),
  }
}

async function writeOrWarn(write: () => Promise<unknown>, log: FastifyBaseLogger): Promise<void> {
  try {
    await write()
  } catch (error) {
    log.warn({ err: error }, 'The time of a last use could not be written')
  }
}
