import { readFileSync } from 'node:fs'
import { packageFile } from './core/package-files.ts'

/** Parsed command line. */
type ParsedArguments = { kind: 'start'; demo: boolean } | { kind: 'print'; text: string }

/** An invalid command line; the message is shown on the console. */
export class ArgumentError extends Error {
  override readonly name = 'ArgumentError'
}

const OPTIONS = {
  '--no-demo': 'start an empty installation without the demo tenant',
  '--help': 'print this and exit',
  '--version': 'print the version and exit',
}

/** @throws ArgumentError for unknown options, so that a typo starts nothing. */
export function readArguments(given: readonly string[]): ParsedArguments {
  const unknown = given.find((argument) => !Object.hasOwn(OPTIONS, argument))
  if (unknown !== undefined)
    throw new ArgumentError(`There is no option ${unknown}. The options are ${Object.keys(OPTIONS).join(', ')}.`)
  if (given.includes('--help')) return { kind: 'print', text: help() }
  if (given.includes('--version')) return { kind: 'print', text: version() }
  return { kind: 'start', demo: !given.includes('--no-demo') }
}

function help(): string {
  const options = Object.entries(OPTIONS).map(([name, meaning]) => `  ${name.padEnd(10)}  ${meaning}`)
  return [
    `FrontDesk ${version()}`,
    '',
    'Usage: npm start -- [options]',
    ...options,
    '',
    'Settings are environment variables, or lines of a file .env beside package.json; .env.example describes each.',
    'The most common ones: PORT (3000), HOST (127.0.0.1), BASE_URL, DATA_DIR (./data), DATABASE_URL.',
  ].join('\n')
}

function version(): string {
  // npm takes no package without a version.
  const { version: written } = JSON.parse(readFileSync(packageFile('package.json'), 'utf8')) as {
    version: string
  }
  return written
}
