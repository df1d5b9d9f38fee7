import { z } from 'zod'

/** One kind of event: the schema of its `data`, a description and an example. */
export interface EventDefinition<S extends z.ZodType = z.ZodType> {
  description: string
  data: S
  example: z.input<S>
}

/** Keeps the schema's type, so that the example and every publisher are checked against it. */
export function defineEvent<S extends z.ZodType>(definition: EventDefinition<S>): EventDefinition<S> {
  return definition
}

export const EXAMPLE_IDS = {
  tenant: 'ten_01h455vb4pex5vsknk084sn02q',
  call: 'call_01h455vb4pex5vsknk084sn02q',
  lead: 'lead_01h455vb4pex5vsknk084sn02q',
  booking: 'bkg_01h455vb4pex5vsknk084sn02q',
  service: 'svc_01h455vb4pex5vsknk084sn02q',
  resource: 'res_01h455vb4pex5vsknk084sn02q',
  session: 'chat_01h455vb4pex5vsknk084sn02q',
  message: 'msg_01h455vb4pex5vsknk084sn02q',
  sync: 'sync_01h455vb4pex5vsknk084sn02q',
  connection: 'crm_01h455vb4pex5vsknk084sn02q',
} as const

export const EXAMPLE_TIMESTAMP = '2026-03-02T09:30:00.000Z'
