import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createSetupLinks, openAuthOperator } from '../auth/index.ts'
import { createCallGrants, openNumbers } from '../calls/index.ts'
import type { Config } from '../config.ts'
import { systemClock } from '../core/time.ts'
import { openDatabase } from '../db/open.ts'
import { DEMO_EMAIL } from '../demo/page.ts'
import { createLogger } from '../logging.ts'
import { openModelLevel } from '../conversation/index.ts'
import { createTenants } from '../tenants/index.ts'
import { audited } from '../plugins/audit/index.ts'
import { NoDatabaseError } from './errors.ts'
import { execute, type Answer, type CommandRequest } from './execution.ts'

const POOL_SIZE = 2

/** Opens the database for one command: a server beside its other clients, or the files of DATA_DIR while no process runs. */
export async function executeStandalone(config: Config, asked: CommandRequest): Promise<Answer> {
  const { url } = config.database
  // A typo in DATA_DIR must not create a new installation.
  if (url === undefined && !existsSync(join(config.dataDir, 'postgres', 'PG_VERSION')))
    throw new NoDatabaseError(
      `There is no database in ${resolve(config.dataDir)}. Set DATA_DIR or DATABASE_URL as the product has it.`,
    )
  const log = createLogger('error')
  const opened = await openDatabase({ url, poolSize: POOL_SIZE, directory: config.dataDir, log })
  try {
    const database = audited(opened.database)
    const { baseUrl, callMinutesPerDay } = config
    const clock = systemClock
    return await execute(
      {
        database,
        tenants: createTenants(database),
        auth: openAuthOperator({ database, clock, baseUrl, log }),
        setupLinks: createSetupLinks({ database, clock, baseUrl, demoEmail: DEMO_EMAIL }),
        grants: createCallGrants(database, clock),
        line: await openNumbers(config.twilio, log),
        callMinutesPerDay,
        address: { baseUrl, hasProxy: config.trustProxy.length > 0 },
        modelLevel: await openModelLevel(config, { clock, log }),
      },
      asked,
    )
  } finally {
    await opened.close()
  }
}
