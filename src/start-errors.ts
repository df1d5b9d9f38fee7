import { ConfigError } from './config.ts'
import { DirectoryInUseError } from './db/embedded/index.ts'
import { DatabaseRequirementError } from './db/requirements.ts'

/** One clear line for what can go wrong at the start, and what to do about it; the stack for what should not. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof ConfigError || error instanceof DirectoryInUseError || error instanceof DatabaseRequirementError)
    return error.message
  const { code, syscall, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop the other program, or set PORT.`
  if (code === 'EACCES' && syscall === 'listen') return `Port ${port} needs more rights. Set PORT to one above 1023.`
  if (syscall === 'connect' || code === 'ENOTFOUND') return `The database at DATABASE_URL cannot be reached (${code}).`
  if (code === '28P01' || code === '28000') return 'The database refused the user or password of DATABASE_URL.'
  if (code === '3D000') return 'The database named in DATABASE_URL does not exist.'
  return error.stack ?? error.message
}
