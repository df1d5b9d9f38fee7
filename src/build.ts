/**
 * Bundles the server into `dist/`, for `npm start`: `node src/build.ts`, run by `npm ci`. Node reads thousands of small modules
 * slowly and with much memory; a bundle loads in a fifth of the time. Source maps lead traces back to the sources.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { STAMP, stateOfSources } from './built.js'

const ROOT = join(import.meta.dirname, '..')

/** Entry points: the two programs, and their workers and child processes. */
const PROGRAMS = [
  'server.ts',
  'admin.ts',
  'db/embedded/worker.ts',
  'db/embedded/init-worker.ts',
  'knowledge/reading/reader-process.ts',
  'knowledge/reading/memory-watch.ts',
  'bookings/calendars/reading/calendar-process.ts',
]

/** Packages that read files beside their modules, and one of 8 MB that few installations load. */
const UNBUNDLED = ['@electric-sql/*', 'unpdf', 'twilio', 'pg-native']

/** Bundled CommonJS packages expect the variables of such a module. */
const COMMON_JS = `import { createRequire as createRequire_ } from 'node:module'
const require = createRequire_(import.meta.url), __filename = import.meta.filename, __dirname = import.meta.dirname`

await build()

async function build(): Promise<void> {
  // Packages of development are left out of a production installation, which gets the bundle ready-made or runs the sources.
  const esbuild = await import('esbuild').catch(() => undefined)
  if (esbuild === undefined) return console.log('The server is not bundled: esbuild is not installed')
  const state = stateOfSources()
  const { outputFiles } = await esbuild.build({
    absWorkingDir: ROOT,
    entryPoints: PROGRAMS.map((path) => `src/${path}`),
    outbase: 'src',
    outdir: 'dist',
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: `node${process.versions.node}`,
    external: UNBUNDLED,
    banner: { js: COMMON_JS },
    legalComments: 'none',
    // A quarter fewer bytes to read. Names stay as they are in the sources.
    minifyWhitespace: true,
    minifySyntax: true,
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
    write: false,
  })
  await rm(join(ROOT, 'dist'), { recursive: true, force: true })
  for (const { path, contents } of outputFiles) {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, contents)
  }
  await writeFile(STAMP, JSON.stringify(state))
}
