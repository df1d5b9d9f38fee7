import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

/*
 * Settings of a process that runs the bundle, imported before it: by `run.js`, and by tests and benches that start the bundle
 * without it.
 */

// Written at the first stop. Where the folder cannot be written, each start compiles anew.
enableCompileCache(fileURLToPath(new URL('../dist/compiled', import.meta.url)))
// Node's own flag would read every map at the start.
process.setSourceMapsEnabled(true)
