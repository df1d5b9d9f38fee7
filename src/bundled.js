import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'

/*
 * Settings of a process that runs the bundle, imported before it: by `run.js`, and by tests and benches that start the bundle
 * without it.
 */

// Written at the first stop. Where the folder cannot be written, each start compiles anew.
enableCompileCache(fileURLToPath(new URL('../dist/compiled', import.meta.url)))
// Node's own flag would read every map at the start.
process.setSourceMapsEnabled(true)
// Once some rows outlive a collection, V8 puts the next ones among the old objects, where even dead ones keep their request and
// its reply until the next full collection. That cost a listed page 22 kB of copies and a third of its processor time.
setFlagsFromString('--no-allocation-site-pretenuring')
