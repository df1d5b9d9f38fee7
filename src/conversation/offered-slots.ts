import type { Database } from '../db/database.ts'
import type { ConversationRepository } from './repository.ts'
import type { OfferedSlot, OfferedSlots } from './tools/registry.ts'

/** Only the newest offers are kept, which bounds the row. */
const MAX_OFFERS = 240

type NewOffer = Omit<OfferedSlot, 'slot'>

/** The offered slots of a conversation, stored in its row. */
export function offersIn(
  database: Database,
  repository: ConversationRepository,
  tenantId: string,
  id: string,
): OfferedSlots {
  return {
    offer: (slots) =>
      database.tenant(tenantId, async (tx) => {
        const kept = await repository.lockOffers(tx, tenantId, id)
        const { all, offered } = named(kept, slots)
        await repository.keepOffers(tx, tenantId, id, all.slice(-MAX_OFFERS))
        return offered
      }),
    find: async (slot) => {
      const kept = await database.tenantOnce(tenantId, (tx) => repository.offers(tx, tenantId, id))
      return kept.find((offer) => offer.slot === slot)
    },
  }
}

/** Numbers continue from the highest, so a name never changes its slot. */
function named(kept: OfferedSlot[], slots: NewOffer[]): { all: OfferedSlot[]; offered: OfferedSlot[] } {
  let last = Math.max(0, ...kept.map(({ slot }) => Number(slot.replace(/\D/g, ''))))
  const offered = slots.map((wanted) => {
    const before = kept.find((offer) => isSame(offer, wanted))
    return before ?? { ...wanted, slot: `slot_${(last += 1)}` }
  })
  const others = kept.filter((offer) => !offered.includes(offer))
  return { all: [...others, ...offered], offered }
}

function isSame(a: NewOffer, b: NewOffer): boolean {
  const isOne = a.serviceId === b.serviceId && a.resourceId === b.resourceId && a.start === b.start
  return isOne && a.partySize === b.partySize && a.isWhole === b.isWhole
}
