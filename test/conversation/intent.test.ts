import { expect, it } from 'vitest'
import { intentOf } from '../../src/conversation/index.ts'
import { INTENTS } from '../../src/core/intents.ts'
import { cpuMs } from '../support/cpu-time.ts'

it.each([
  ['booking', 'Hi, I would like an appointment next week'],
  ['booking', 'Ich möchte einen Termin buchen'],
  ['booking', 'Quisiera reservar una cita'],
  ['booking', 'Je voudrais prendre rendez-vous'],
  ['reschedule', 'Can I move my appointment to Friday?'],
  ['reschedule', 'Können wir den Termin verschieben?'],
  ['cancellation', 'Please cancel my booking'],
  ['cancellation', 'Je dois annuler mon rendez-vous'],
  ['question', 'How much is a check-up?'],
  ['question', 'Wie teuer ist eine Zahnreinigung'],
  ['complaint', 'I want to complain about my last appointment'],
  ['callback', 'Could somebody call me back, please?'],
  ['message', 'Can I leave a message for Dr Reed'],
  ['other', 'My tooth hurts badly'],
  ['other', ''],
])('%s: %s', (intent, said) => {
  expect(intentOf([said])).toBe(intent)
})

it('is what was done, whatever was said', () => {
  const receipt = { claims: [], facts: {} }
  expect(intentOf(['Hello'], [{ ...receipt, action: 'booking_cancelled' }])).toBe('cancellation')
  expect(intentOf(['Hello'], [{ ...receipt, action: 'message_taken', claims: ['callback'] }])).toBe('callback')
  expect(intentOf(['Hello'], [{ ...receipt, action: 'message_taken' }])).toBe('message')
})

it('costs linear time', async () => {
  const took = await cpuMs(() => {
    for (const unit of ['a', ' ', 'move my ', 'an ', '-', '?'])
      expect(INTENTS).toContain(intentOf(Array<string>(50).fill(unit.repeat(100_000))))
  })
  expect(took).toBeLessThan(2_000)
})
