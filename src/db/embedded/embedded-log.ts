/** The part of pino's logger that the embedded database uses. */
export interface EmbeddedLog {
  info(o: object, m: string): void
  warn(o: object, m: string): void
  error(o: object, m: string): void
}
