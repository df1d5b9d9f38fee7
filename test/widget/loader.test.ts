import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const PUBLIC = join(import.meta.dirname, '../../public')
const MAX_BYTES = 4_096

/** Every page of a business loads it, also for visitors who never open the widget. `npm ci` builds and compresses it. */
it('sends at most 4 KiB for the loader of the widget', () => {
  expect(statSync(join(PUBLIC, 'widget.js.gz')).size).toBeLessThanOrEqual(MAX_BYTES)
})
