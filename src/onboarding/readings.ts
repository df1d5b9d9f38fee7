import { decodeCursor, pageOf, type Page } from '../core/pagination.ts'
import type { Database, Tx } from '../db/database.ts'
import { Conflict, Invalid, existing } from '../errors.ts'
import type { WriteValue } from './acceptance.ts'
import { agreementOf, type CurrentValue } from './current.ts'
import type { Value } from './finding/finding.ts'
import { createDrafts } from './proposals.ts'
import {
  proposalsRepository as proposals,
  readingsRepository as readings,
  setupRepository,
  type Proposal,
  type Reading,
} from './repository.ts'
import type { Trade } from '../languages/trades.ts'
import { templateOf } from './trades/template.ts'

interface ReadingsDeps {
  database: Database
  write: WriteValue
  currentOf(tenantId: string): Promise<CurrentValue>
  languageOf(tenantId: string): Promise<string>
  /** Called after a commit that changed settings. */
  onWritten(tenantId: string): void
  /** Called after a commit that made work due. */
  wake(): void
}

interface ShownReading {
  reading: Reading
  proposals: Proposal[]
  currentOf: CurrentValue
}

/** A proposal of a reading. */
interface Named {
  readingId: string
  id: string
}

/** The value to accept: one of the candidates, or one that was edited. */
interface Choice {
  candidate?: number | undefined
  value?: Value | undefined
}

export type Readings = ReturnType<typeof createReadings>

/** Readings of websites and templates, and the decisions on what they propose. */
export function createReadings({ database, write, currentOf, languageOf, onWritten, wake }: ReadingsDeps) {
  async function find(tenantId: string, id: string): Promise<ShownReading> {
    const current = await currentOf(tenantId)
    const [reading, rows] = await database.tenantOnce(tenantId, (tx) =>
      Promise.all([readings.find(tx, tenantId, id), proposals.list(tx, tenantId, id)]),
    )
    return { reading: existing(reading), proposals: rows, currentOf: current }
  }

  async function decide(
    tenantId: string,
    named: Named,
    decision: (tx: Tx, proposal: Proposal) => Promise<Proposal>,
  ): Promise<{ proposal: Proposal; currentOf: CurrentValue }> {
    const proposal = await database.tenant(tenantId, async (tx) =>
      decision(tx, existing(await proposals.lock(tx, tenantId, named))),
    )
    onWritten(tenantId)
    return { proposal, currentOf: await currentOf(tenantId) }
  }

  return {
    /** @throws Conflict while another website is read */
    async start(tenantId: string, { url, trade }: { url: string | null; trade: Trade | null }): Promise<ShownReading> {
      const language = await languageOf(tenantId)
      const reading = await database.tenant(tenantId, async (tx) => {
        const [last] = await readings.list(tx, tenantId, { before: undefined, limit: 1 })
        if (last?.status === 'reading') throw new Conflict('A website is being read. Wait until it is done.')
        if (trade !== null) await setupRepository.save(tx, tenantId, { trade })
        const row = await readings.insert(tx, tenantId, { url, trade, status: url === null ? 'done' : 'reading' })
        if (url === null) {
          const drafts = createDrafts()
          drafts.add(templateOf(trade, { language, withServices: true }))
          await proposals.replace(tx, tenantId, row, drafts.list())
        }
        await readings.removeOld(tx, tenantId)
        return row
      })
      wake()
      return find(tenantId, reading.id)
    },

    find,

    async list(
      tenantId: string,
      { cursor, limit }: { cursor?: string | undefined; limit: number },
    ): Promise<Page<Reading>> {
      const before = decodeCursor(cursor)
      const rows = await database.tenantOnce(tenantId, (tx) =>
        readings.list(tx, tenantId, { before, limit: limit + 1 }),
      )
      return pageOf(rows, limit)
    },

    /** Writes the value and the decision in one transaction; what is accepted already stays as it was. */
    accept: (tenantId: string, named: Named, choice: Choice) =>
      decide(tenantId, named, async (tx, proposal) => {
        if (proposal.state === 'accepted') return proposal
        const accepted = chosen(proposal, choice)
        await write(tx, tenantId, accepted)
        return proposals.decide(tx, tenantId, proposal.id, { state: 'accepted', accepted })
      }),

    /** @throws Conflict for one that was accepted: what it wrote is changed where it stands */
    discard: (tenantId: string, named: Named) =>
      decide(tenantId, named, (tx, proposal) => {
        if (proposal.state === 'accepted') throw new Conflict('It is accepted already. Change it in the settings.')
        return proposals.decide(tx, tenantId, proposal.id, { state: 'discarded' })
      }),

    restore: (tenantId: string, named: Named) =>
      decide(tenantId, named, async (tx, proposal) =>
        proposal.state === 'discarded' ? proposals.decide(tx, tenantId, proposal.id, { state: 'open' }) : proposal,
      ),

    /** Accepts what nothing contradicts and nothing lacks; the rest stays open. */
    async acceptAll(tenantId: string, readingId: string): Promise<ShownReading> {
      const { currentOf: current } = await find(tenantId, readingId)
      await database.tenant(tenantId, async (tx) => {
        for (const { id } of await proposals.list(tx, tenantId, readingId)) {
          const proposal = existing(await proposals.lock(tx, tenantId, { readingId, id }))
          if (!isAgreed(proposal, current)) continue
          const accepted = chosen(proposal, {})
          await write(tx, tenantId, accepted)
          await proposals.decide(tx, tenantId, id, { state: 'accepted', accepted })
        }
      })
      onWritten(tenantId)
      return find(tenantId, readingId)
    },
  }
}

function isAgreed(proposal: Proposal, currentOf: CurrentValue): boolean {
  if (proposal.state !== 'open' || agreementOf(proposal, currentOf(proposal)) !== 'agrees') return false
  const [only] = proposal.candidates
  return only !== undefined && !(only.value.kind === 'service' && only.value.duration_minutes === null)
}

function chosen({ kind, subject, candidates }: Proposal, { value, candidate }: Choice): Value {
  if (value !== undefined) {
    if (value.kind !== kind) throw new Invalid(['value', 'kind'], `must be ${kind}, as proposed`)
    if (value.kind === 'hours' && value.day !== subject)
      throw new Invalid(['value', 'day'], `must be ${subject}, as proposed`)
    return value
  }
  if (candidate === undefined && candidates.length > 1)
    throw new Invalid(['candidate'], 'must name one, because the pages disagree')
  const one = candidates[candidate ?? 0]
  if (one === undefined) throw new Invalid(['candidate'], `must be below ${candidates.length}`)
  return one.value
}
