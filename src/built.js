import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
/** Written last by `src/build.ts`: the state of the sources that went into the bundle. */
export const STAMP = join(ROOT, 'dist/sources.json')

/** Whether `dist/` was made of the sources as they are. A few milliseconds, where hashing them would take a hundred. */
export function isBuilt() {
  if (!existsSync(STAMP)) return false
  const made = JSON.parse(readFileSync(STAMP, 'utf8'))
  const { files, bytes, newest } = stateOfSources()
  // A copy of a file may have lost fractions of a second.
  return files === made.files && bytes === made.bytes && newest <= made.newest
}

/** The files of the server and of its packages, but not those that browsers load. */
export function stateOfSources() {
  const state = { files: 0, bytes: 0, newest: 0 }
  for (const path of [join(ROOT, 'package-lock.json'), ...sourcesIn(join(ROOT, 'src'))]) {
    const { size, mtimeMs } = statSync(path)
    state.files += 1
    state.bytes += size
    state.newest = Math.max(state.newest, mtimeMs)
  }
  return state
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function sourcesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'web' ? [] : sourcesIn(path)
    return entry.name.endsWith('.ts') ? [path] : []
  })
}
