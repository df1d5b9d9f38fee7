import { newId } from '../core/ids.ts'
import type { Database } from '../db/database.ts'
import type { ActionRepository, TurnName } from './action-repository.ts'
import type { ActionLog } from './conversation.ts'
import type { OfferedSlot, OfferedSlots } from './tools/registry.ts'

/** Nobody chooses from more; the newest count. */
const KEPT_OFFERS = 240

/** The times that were offered in a conversation, in its row. */
export function keptOffers(
  database: Database,
  actions: ActionRepository,
  tenantId: string,
  sessionId: string,
): OfferedSlots {
  return {
    offer: (slots) =>
      database.tenant(tenantId, async (tx) => {
        const kept = await actions.lockOffers(tx, tenantId, sessionId)
        const { all, offered } = named(kept, slots)
        await actions.keepOffers(tx, tenantId, sessionId, all.slice(-KEPT_OFFERS))
        return offered
      }),
    find: async (slot) => {
      const kept = await database.tenantOnce(tenantId, (tx) => actions.offers(tx, tenantId, sessionId))
      return kept.find((offer) => offer.slot === slot)
    },
  }
}

/** Numbers go on from the highest, so that a name never comes to mean another time. */
function named(
  kept: OfferedSlot[],
  slots: Omit<OfferedSlot, 'slot'>[],
): { all: OfferedSlot[]; offered: OfferedSlot[] } {
  let last = Math.max(0, ...kept.map(({ slot }) => Number(slot.replace(/\D/g, ''))))
  const offered = slots.map((wanted) => {
    const before = kept.find((offer) => isSame(offer, wanted))
    return before ?? { ...wanted, slot: `slot_${(last += 1)}` }
  })
  const others = kept.filter((offer) => !offered.includes(offer))
  return { all: [...others, ...offered], offered }
}

function isSame(a: Omit<OfferedSlot, 'slot'>, b: Omit<OfferedSlot, 'slot'>): boolean {
  return a.serviceId === b.serviceId && a.resourceId === b.resourceId && a.start === b.start
}

/** What tools do in a turn, in the rows of its conversation. */
export function keptActions(
  database: Database,
  actions: ActionRepository,
  tenantId: string,
  turn: TurnName,
): ActionLog {
  return {
    begin: (action) =>
      database.tenant(tenantId, async (tx) => {
        const id = newId('act')
        if (await actions.insert(tx, tenantId, turn, id, action)) return { id }
        const before = await actions.find(tx, tenantId, turn, action.key)
        return { before: before?.result ?? 'running' }
      }),
    finish: (id, result, tx) =>
      tx === undefined
        ? database.tenant(tenantId, (own) => actions.finish(own, tenantId, id, result))
        : actions.finish(tx, tenantId, id, result),
    counts: (tool) => database.tenant(tenantId, (tx) => actions.counts(tx, tenantId, turn.sessionId, tool)),
  }
}
