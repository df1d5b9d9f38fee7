import type { z } from 'zod'
import {
  refused,
  toolArguments,
  type AssistantTools,
  type Tool,
  type ToolContext,
  type ToolResult,
} from '../conversation/index.ts'
import type { Database } from '../db/database.ts'
import { openingAt, type Tenants } from '../tenants/index.ts'
import type { InstallationMinutes } from './budget.ts'
import { CarrierRefusal, type Carrier } from './carriers/carrier.ts'
import { callsRepository as calls, type CallRow } from './repository.ts'
import { phonesOf } from './transfers.ts'
import type { CallRules } from './dialling-rules.ts'

interface CallToolDeps {
  database: Database
  tenants: Pick<Tenants, 'get'>
  rules: Pick<CallRules, 'whyNotPutThrough'>
  minutes: Pick<InstallationMinutes, 'look'>
  /** Phone calls only, because a browser's call cannot be put through. */
  carrier: Pick<Carrier, 'transfer'>
}

export function registerCallTools(tools: AssistantTools, deps: CallToolDeps): void {
  tools.register(transferCallTool(deps))
  tools.register(endCallTool(deps))
}

const transferCall = toolArguments.transferCall

/** The receipt of a transfer needs a carrier that accepted it. */
function transferCallTool({
  database,
  tenants,
  rules,
  minutes,
  carrier,
}: CallToolDeps): Tool<z.infer<typeof transferCall>> {
  return {
    name: 'transfer_call',
    description:
      'Puts the caller through to a person of the team. Use it when the caller asks for a person, is in trouble, or cannot be helped otherwise. With nobody_there, offer to take a message.',
    channels: ['call'],
    arguments: transferCall,
    effect: 'write',
    async run(context) {
      const { tenantId, now, signal } = context
      const tenant = await tenants.get(tenantId)
      const call = await goingCall(database, context)
      if (call === undefined) return refused('not_here')
      const [number] = phonesOf(tenant)
      if (number === undefined || call.channel === 'web' || !openingAt(tenant, now).isOpen)
        return refused('nobody_there')
      await minutes.look()
      const refusal = await database.tenant(tenantId, (tx) => rules.whyNotPutThrough(tx, tenant, number))
      if (refusal !== undefined) return refused('nobody_there')
      try {
        await carrier.transfer(call, number, signal)
      } catch (error) {
        if (error instanceof CarrierRefusal) return refused('nobody_there')
        throw error
      }
      return database.tenant(tenantId, async (tx) => {
        await context.record(tx, TRANSFERRED)
        return TRANSFERRED
      })
    },
  }
}

const TRANSFERRED: ToolResult = {
  ok: true,
  data: { transferred: true },
  receipt: { claims: ['handed_off'], action: 'call_transferred', facts: {} },
}

const endCall = toolArguments.endCall

/** Only marks the call, because the caller is to hear the last words. */
function endCallTool({ database }: CallToolDeps): Tool<z.infer<typeof endCall>> {
  return {
    name: 'end_call',
    description: 'Ends the call after your next words. Use it when the caller has taken leave; then say goodbye.',
    channels: ['call'],
    arguments: endCall,
    effect: 'write',
    run: (context) =>
      database.tenant(context.tenantId, async (tx) => {
        const call = await calls.lock(tx, context.tenantId, context.sessionId)
        if (call === undefined || !isGoingOn(call)) return refused('not_here')
        if (call.ending === null) await calls.change(tx, context.tenantId, call.id, { ending: 'agent' })
        const result: ToolResult = { ok: true, data: { ends: true } }
        await context.record(tx, result)
        return result
      }),
  }
}

async function goingCall(database: Database, { tenantId, sessionId }: ToolContext): Promise<CallRow | undefined> {
  const call = await database.tenant(tenantId, (tx) => calls.find(tx, tenantId, sessionId))
  return call !== undefined && isGoingOn(call) ? call : undefined
}

function isGoingOn({ status, hungUpAt }: CallRow): boolean {
  return status === 'in_progress' && hungUpAt === null
}
