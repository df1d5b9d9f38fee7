import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { CHAT_LEVELS, type ChatLevel, type ModelCheck } from '../models/index.ts'

/** The operator's choice: a level, or the one that the probes find. */
export type WantedLevel = ChatLevel | 'auto'

const stored = z.object({ model: z.string(), address: z.string(), level: z.enum(CHAT_LEVELS), checked_at: z.string() })
const FILE = 'model-level.json'

interface LevelDeps {
  model: string
  /** Address of the provider, because another server may have another model of the same name. */
  address: string
  wanted: WantedLevel
  dataDir: string
  check(signal: AbortSignal): Promise<ModelCheck>
  now(): Date
  log: { info(details: object, message: string): void; warn(details: object, message: string): void }
}

export interface ModelLevel {
  readonly current: ChatLevel
  readonly wanted: WantedLevel
  /** Runs the probes and stores their result; the operator's own choice stays in force. */
  check(signal: AbortSignal): Promise<ModelCheck>
  /** Reads the stored level, or probes a model without one. The model speaks meanwhile. */
  find(signal: AbortSignal): Promise<void>
}

/** The level of the configured model, kept in the data directory. */
export function createModelLevel(deps: LevelDeps): ModelLevel {
  const { model, address, wanted, dataDir, log } = deps
  let found: ChatLevel = 'speak'
  const check = async (signal: AbortSignal): Promise<ModelCheck> => {
    const result = await deps.check(signal)
    found = result.level
    await store(dataDir, { model, address, level: found, checked_at: deps.now().toISOString() })
    return result
  }
  return {
    wanted,
    get current() {
      return wanted === 'auto' ? found : wanted
    },
    check,
    async find(signal) {
      if (wanted !== 'auto') return
      const before = await read(dataDir)
      if (before?.model === model && before.address === address) return void (found = before.level)
      try {
        const { level } = await check(signal)
        log.info({ model, level }, 'The language model was checked: npm run admin -- check-model shows how')
      } catch (error) {
        if (!signal.aborted) log.warn({ err: error, model }, 'The language model could not be checked')
      }
    },
  }
}

async function read(dataDir: string): Promise<z.infer<typeof stored> | undefined> {
  try {
    return stored.parse(JSON.parse(await readFile(join(dataDir, FILE), 'utf8')))
  } catch {
    return undefined
  }
}

/** Writes a new file and renames it, so that a crash leaves the old file or the new one. */
async function store(dataDir: string, level: z.infer<typeof stored>): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  const path = join(dataDir, FILE)
  await writeFile(`${path}.new`, `${JSON.stringify(level, undefined, 2)}\n`)
  await rename(`${path}.new`, path)
}
