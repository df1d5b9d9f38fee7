import { ArgumentError } from './arguments.ts'
import { ConfigError } from './config.ts'
import { DirectoryInUseError } from './db/embedded/index.ts'
import { DatabaseRequirementError } from './db/requirements.ts'
import { NoDatabaseError, UsageError } from './operator/errors.ts'

const OURS = [ArgumentError, ConfigError, DirectoryInUseError, DatabaseRequirementError, NoDatabaseError, UsageError]

/** One clear line with a remedy for expected start errors; the stack for others. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isOurs = OURS.some((kind) => error instanceof kind)
  if (isOurs) return error.message
  return explainListening(error) ?? explainFiles(error) ?? explainDatabase(error) ?? error.stack ?? error.message
}

/** 2 for an invalid command line, by convention. */
export function exitCodeOf(error: unknown): number {
  return error instanceof ArgumentError ? 2 : 1
}

interface SystemError extends Error {
  code?: string
  syscall?: string
  address?: string
  port?: number
  hostname?: string
  path?: string
}

function explainListening({ code, syscall, address, port }: SystemError): string | undefined {
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop the other program, or set PORT.`
  if (code === 'EADDRNOTAVAIL' && syscall === 'listen') return `This machine has no address ${address}. Set HOST.`
  if (code === 'EACCES' && syscall === 'listen') return `Port ${port} needs more rights. Set PORT to one above 1023.`
  return undefined
}

function explainFiles({ code, syscall, path }: SystemError): string | undefined {
  if (path === undefined) return undefined
  const isUnwritable =
    /^(EACCES|EPERM|EROFS|ENOSPC|EEXIST)$/.test(code ?? '') || (code === 'ENOENT' && syscall === 'mkdir')
  const problem = code === 'ENOTDIR' ? 'is not a directory' : isUnwritable ? 'cannot be written' : undefined
  if (problem === undefined) return undefined
  return `${path} ${problem} (${code}). Set DATA_DIR to a directory that this user may write to.`
}

/** Codes of failed connections. When both addresses of a name fail, the error has no `syscall`. */
const UNREACHABLE = /^(ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EPIPE)$/

function explainDatabase({ code = '', message, hostname }: SystemError): string | undefined {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `There is no host ${hostname}. Check DATABASE_URL and HOST.`
  if (UNREACHABLE.test(code)) return `The database at DATABASE_URL cannot be reached (${code}).`
  if (/^(timeout exceeded|Connection terminated)/.test(message)) return 'The database at DATABASE_URL does not answer.'
  if (code === '28P01' || code === '28000') return 'The database refused the user or password of DATABASE_URL.'
  if (code === '3D000') return 'The database named in DATABASE_URL does not exist.'
  if (code === '57P03' || code === '53300') return `The database at DATABASE_URL takes no connection now: ${message}.`
  return undefined
}
