import { z } from 'zod'
import { dateIn, idField, instantIn, instantOut, pageQuery, pageReply, timeZone } from '../core/fields.ts'
import { auditEntries } from '../plugins/audit/index.ts'
import type { AuditEntry } from './targets.ts'

const moment = z.union([dateIn, instantIn])

export const listAuditQuery = z.object({
  ...pageQuery,
  actor: idField.optional().describe('The id of a user or key, or `user`, `api_key` or `operator`.'),
  action: idField.optional().describe('One action only.'),
  from: moment.optional().describe('An instant, or a day in `time_zone`. Included.'),
  to: moment.optional().describe('As `from`. Included.'),
  time_zone: timeZone.optional().describe("The tenant's unless it is given."),
})

const entryReply = z
  .object({
    audit_id: z.string().describe('Its id.'),
    at: instantOut.describe('When it was done.'),
    actor: z
      .object({
        kind: z.enum(auditEntries.actorKind.enumValues).describe('`operator`: a command of `npm run admin`.'),
        id: z.string().nullable().describe('The user or key; null for the operator.'),
        name: z.string().nullable().describe('Its name at that time.'),
      })
      .describe('Whose act it was.'),
    address: z.string().nullable().describe('The address that the request came from; null for the operator.'),
    action: z.string().describe("The `operationId` of this document, or the name of the operator's command."),
    target_id: z.string().nullable().describe('Id of the changed thing.'),
    target: z
      .object({
        name: z.string().nullable().describe('As it is called now; null where it has no name, or was erased.'),
        exists: z.boolean().describe('Whether it is still there.'),
      })
      .nullable()
      .describe('The changed thing; null without `target_id`.'),
    changed: z
      .array(
        z.object({
          field: z.string().describe('The path of the field in the body.'),
          to: z
            .union([z.string(), z.number(), z.boolean()])
            .nullable()
            .optional()
            .describe('The new value of a switch, a number or a choice; texts are not kept.'),
        }),
      )
      .describe('The fields that were set.'),
  })
  .meta({ id: 'AuditEntry', description: 'A change by staff, a key or the operator.' })

export const auditPage = pageReply(entryReply).meta({ id: 'AuditEntries', description: 'A page of changes.' })

export function presentEntry({ id, at, actorKind, actorId, actorName, targetId, ...row }: AuditEntry) {
  return {
    audit_id: id,
    at: at.toISOString(),
    actor: { kind: actorKind, id: actorId, name: actorName },
    address: row.address,
    action: row.action,
    target_id: targetId,
    target: row.target,
    changed: row.changed,
  }
}
