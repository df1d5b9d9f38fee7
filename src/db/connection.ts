import type { Duplex } from 'node:stream'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { isoInstant } from './timestamps.ts'

/** Drizzle over the one connection of a transaction. */
export type Tx = NodePgDatabase

/** The per-client state: prepared statements, which run only while a transaction is open. */
class Connection {
  /** Statements are built on this one, not on the transaction that needs them first. */
  readonly tx: Tx
  readonly statements = new Map<string, unknown>()
  open = false
  readonly #client: pg.PoolClient
  readonly #stream: Duplex

  constructor(client: pg.PoolClient) {
    this.#client = client
    // The package's types leave the wire out.
    this.#stream = (client as unknown as pg.Client & { connection: pg.Connection }).connection.stream
    // Drizzle needs `query` alone.
    this.tx = drizzle(this as unknown as pg.PoolClient)
  }

  /** Corks the socket until `send`, so that all messages leave in one packet: a saved system call is a tenth of a request. */
  hold(): void {
    this.#stream.cork()
  }

  send(): void {
    this.#stream.uncork()
  }

  query(config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    if (!this.open) return Promise.reject(new OutsideError())
    return this.#client.query(config, values)
  }
}

class OutsideError extends Error {
  override message = 'A query was sent outside of its transaction'
}

/** Drizzle's view of one transaction: a late query runs neither as the owner nor in the next transaction. */
export class Gate {
  readonly tx: Tx
  readonly connection: Connection
  isOpen = true

  constructor(connection: Connection) {
    this.connection = connection
    connection.open = true
    // As above.
    this.tx = drizzle(this as unknown as pg.PoolClient)
  }

  shut(): void {
    this.isOpen = false
    this.connection.open = false
  }

  query(config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    return this.isOpen ? this.connection.query(config, values) : Promise.reject(new OutsideError())
  }
}

const connections = new WeakMap<pg.PoolClient, Connection>()

export function connectionOf(client: pg.PoolClient): Connection {
  let connection = connections.get(client)
  if (connection === undefined) {
    connection = new Connection(client)
    connections.set(client, connection)
  }
  return connection
}

/** Drizzle keeps the client that it was given. */
function gateOf(tx: Tx): Gate {
  const { $client: gate } = tx as Tx & { $client?: unknown }
  if (!(gate instanceof Gate)) throw new Error('A prepared statement needs the transaction that the database door gave')
  return gate
}

/**
 * A named statement, built once for each connection: hot paths skip building and parsing SQL.
 * `build` returns drizzle's `.prepare(name)`; use as `findDocument(tx).execute({ tenantId, id })`.
 */
export function prepared<P>(name: string, build: (tx: Tx, name: string) => P): (tx: Tx) => P {
  return (tx) => {
    const gate = gateOf(tx)
    // Refused like any other query of a finished transaction, although the connection may already serve the next one.
    if (!gate.isOpen) return build(tx, name)
    const { statements, tx: connectionTx } = gate.connection
    // Each name is prepared in one place, so what was kept is this one's.
    let statement = statements.get(name) as P | undefined
    if (statement === undefined) {
      statement = build(connectionTx, name)
      statements.set(name, statement)
    }
    return statement
  }
}

/** Timestamps as the text of replies; other types as pg parses them. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.TIMESTAMPTZ
      ? isoInstant
      : // Its declared parsers take text or bytes, by a format that is not known here.
        (pg.types.getTypeParser(oid, format) as (text: string) => unknown),
}

/**
 * `prepared` for raw SQL, with rows as pg parses them, by column name. For the hottest lists: mapping twenty rows by drizzle
 * takes as long as authenticating the caller.
 */
export function preparedSql<Row>(name: string, text: string): (tx: Tx, values: unknown[]) => Promise<Row[]> {
  const statement = { name, text, types }
  // The author of the statement names the type of its rows.
  return async (tx, values) => (await gateOf(tx).query(statement, values)).rows as Row[]
}
