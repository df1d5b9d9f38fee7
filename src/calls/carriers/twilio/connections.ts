/** A conversation that goes on over a connection of this process. */
export interface Connection {
  /**
   * Lets go of the caller, once the answer under way was heard: closes the connection. Twilio asks then what comes next, and
   * `calls.ending` says it: `transfer` puts the caller through, everything else hangs up.
   */
  finish(): void
}

/** The connections of this process, by call. */
export class Connections {
  readonly #open = new Map<string, Connection>()

  /** Gives what ends it. */
  open(callId: string, connection: Connection): () => void {
    this.#open.set(callId, connection)
    return () => {
      if (this.#open.get(callId) === connection) this.#open.delete(callId)
    }
  }

  of(callId: string): Connection | undefined {
    return this.#open.get(callId)
  }
}
