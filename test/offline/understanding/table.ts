import type { Command, Table } from '../../../src/models/understanding.ts'

/** Wednesday, 25 November 2026, ten in the morning in Madrid, with nothing said yet. */
export function aTable(changes: Partial<Table> = {}): Table {
  return {
    now: new Date('2026-11-25T09:00:00Z'),
    timeZone: 'Europe/Madrid',
    country: 'ES',
    language: 'en',
    channel: 'chat',
    business: 'Lindenhof',
    question: null,
    options: [],
    isNumbered: false,
    task: null,
    topic: null,
    recent: [],
    booking: null,
    services: [],
    staff: [],
    open: { from: '08:00', to: '18:00' },
    ...changes,
  }
}

/** A service of a table, without aliases and bounds of a party. */
export type ServiceRow = [id: string, name: string, description: string]

export function servicesFrom(rows: readonly ServiceRow[]): Table['services'] {
  return rows.map(([id, name, description]) => ({
    id,
    name,
    description,
    aliases: [],
    partyMin: null,
    partyMax: null,
  }))
}

/** Ids of the services that the commands set or correct. */
export function servicesIn(commands: Command[]): string[] {
  return commands.flatMap((one) =>
    (one.type === 'set' || one.type === 'correct') && one.value.slot === 'service' ? one.value.value : [],
  )
}
