import { existsSync } from 'node:fs'

/*
 * `node src/run.js server.ts …` starts a program of this folder: from the bundle in `dist/` when that is up to date, else from
 * the sources. It is JavaScript, so that a Node that cannot read TypeScript reads this far and says what is wrong. Variables of
 * a `.env` beside package.json count where the environment has none.
 */

const OLDEST_NODE = 26
const program = process.argv[2]

if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  fail(
    `FrontDesk needs Node.js ${OLDEST_NODE} or newer, and this is ${process.versions.node}. ` +
      'npm ci installs the right one, and npm start uses it.',
  )
}
if (program === undefined) fail('There is no program named. Start the server by npm start.')

const settings = new URL('../.env', import.meta.url)
if (existsSync(settings)) readSettings()

// The program sees the arguments that it would have seen without this file.
process.argv.splice(1, 2, program)
await import(new URL((await isBundled()) ? `../dist/${program.replace(/ts$/, 'js')}` : program, import.meta.url).href)

async function isBundled() {
  // Not above: an older Node cannot load it.
  const { isBuilt } = await import('./built.js')
  if (!isBuilt()) {
    process.stderr.write('frontdesk: dist/ is older than the sources, so these run. npm run prepare builds it.\n')
    return false
  }
  await import('./bundled.js')
  return true
}

function readSettings() {
  try {
    process.loadEnvFile(settings)
  } catch (error) {
    fail(`The file .env cannot be read (${error.code}).`)
  }
}

function fail(message) {
  process.stderr.write(`frontdesk: ${message}\n`)
  process.exit(1)
}
