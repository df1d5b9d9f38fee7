import { expect, it } from 'vitest'
import { analyse } from '../../src/conversation/analysis/analysis.ts'
import type { Receipt } from '../../src/conversation/verification/receipt.ts'

const CALL_BACK: Receipt = { claims: ['callback', 'noted'], action: 'message_taken', facts: {} }
const MESSAGE: Receipt = { claims: ['noted'], action: 'message_taken', facts: {} }
const CONTACT: Receipt = { claims: ['noted'], action: 'lead_captured', facts: {} }

it.each([
  ['en', [CONTACT, CALL_BACK], 'A call back was asked for.'],
  ['en', [MESSAGE], 'A message was left for the team.'],
  ['en', [CONTACT], 'The visitor left contact details.'],
  ['de', [CALL_BACK], 'Es wurde um einen Rückruf gebeten.'],
  ['es', [MESSAGE], 'Se dejó un mensaje para el equipo.'],
  ['fr', [CALL_BACK], 'Un rappel a été demandé.'],
])('a summary in %s tells what the team is to do with a contact', async (language, receipts, sentence) => {
  const transcript = {
    language,
    messages: [{ role: 'visitor' as const, text: 'My crown came loose this morning.' }],
    receipts,
    wasHandedOff: false,
    bands: ['talk'],
  }
  const { summary, outcome } = await analyse(transcript, undefined, AbortSignal.timeout(1_000))
  expect(outcome).toBe('contact_left')
  expect(summary).toContain(sentence)
})
