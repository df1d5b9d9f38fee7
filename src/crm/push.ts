import type { Item } from './batch.ts'
import type { CrmConnector, CrmSession, PushOutcome } from './connector.ts'
import { CrmFailure } from './failure.ts'

/** Outcomes by item, and the failure that stopped the push before the others. */
export interface Pushed {
  outcomes: Map<Item, PushOutcome>
  failure: CrmFailure | undefined
}

/** Pushes the items in batches. A batch rejected as a whole is bisected until the rejected leads stand alone. */
export async function pushItems(
  connector: CrmConnector,
  session: CrmSession,
  items: Item[],
  pushed: Pushed,
): Promise<void> {
  if (items.length === 0) return
  try {
    const outcomes = await connector.push(
      items.map(({ outgoing }) => outgoing),
      session,
    )
    for (const [index, item] of items.entries()) pushed.outcomes.set(item, outcomes[index]!)
  } catch (error) {
    if (!(error instanceof CrmFailure) || error.kind !== 'refused') throw error
    const [first, ...others] = items
    if (others.length === 0) return void pushed.outcomes.set(first!, { result: 'refused', error: error.message })
    const middle = Math.ceil(items.length / 2)
    await pushItems(connector, session, items.slice(0, middle), pushed)
    await pushItems(connector, session, items.slice(middle), pushed)
  }
}
