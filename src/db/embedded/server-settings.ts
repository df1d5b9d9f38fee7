import { PGlite } from '@electric-sql/pglite'

const SETTINGS = [
  'shared_buffers=32MB',
  // Without these a burst of writes leaves a gigabyte of log files behind for good.
  'max_wal_size=64MB',
  'min_wal_size=32MB',
  // SQL errors go to the client; only fatal ones belong in our log.
  'log_min_messages=fatal',
  'log_min_error_statement=panic',
]

/** Start parameters of Postgres: PGlite's own without `-F`, which turns fsync off. */
export function startParameters(durable: boolean): string[] {
  const kept = PGlite.defaultStartParams.filter((parameter) => !durable || parameter !== '-F')
  const settings = durable ? ['wal_sync_method=fsync', ...SETTINGS] : SETTINGS
  return [...kept, ...settings.flatMap((setting) => ['-c', setting])]
}
