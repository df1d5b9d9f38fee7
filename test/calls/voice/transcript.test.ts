import type { RealtimeServerEvent } from 'openai/resources/realtime/realtime'
import { expect, test } from 'vitest'
import type { NewLine } from '../../../src/calls/transcript-repository.ts'
import { Transcript } from '../../../src/calls/voice/transcript.ts'

function setUp() {
  const lines = new Map<number, NewLine>()
  const transcript = new Transcript(
    async (line) => lines.set(line.position!, line),
    { lines: [], lastPosition: 0 },
    () => new Date(),
  )
  const at = { event_id: 'e', response_id: 'r', item_id: 'a', output_index: 0, content_index: 0 }
  const speak = (text: string): void => {
    transcript.take({ type: 'response.output_audio_transcript.delta', ...at, delta: text })
    transcript.take({ type: 'response.output_audio_transcript.done', ...at, transcript: text })
  }
  const cut = (ms: number): void =>
    transcript.take({
      type: 'conversation.item.truncated',
      event_id: 'e',
      item_id: 'a',
      content_index: 0,
      audio_end_ms: ms,
    } satisfies RealtimeServerEvent)
  return { transcript, lines, speak, cut }
}

test('where the audio does not come by, what was heard is told from its time', async () => {
  const { transcript, lines, speak, cut } = setUp()
  speak('One two three four five six seven eight')
  cut(1_000)
  await transcript.settled()
  expect(lines.get(1)).toMatchObject({
    unsaid: 'four five six seven eight',
    role: 'agent',
    position: 1,
    text: 'One two three',
    interrupted: true,
  })
})

test('a cut behind the end cuts nothing', async () => {
  const { transcript, lines, speak, cut } = setUp()
  speak('One two')
  cut(60_000)
  await transcript.settled()
  expect(lines.get(1)).toMatchObject({ text: 'One two', interrupted: false })
})

test('an unheard item is a line without words, and no part of the history', async () => {
  const { transcript, lines, speak } = setUp()
  speak('One two')
  transcript.take({ type: 'conversation.item.deleted', event_id: 'e', item_id: 'a' })
  await transcript.settled()
  expect(lines.get(1)).toMatchObject({ text: '…', interrupted: true })
  expect(transcript.history()).toEqual([])
})

test('words that come after the cut change nothing', async () => {
  const { transcript, lines, speak, cut } = setUp()
  speak('One two three four')
  cut(500)
  speak('One two three four')
  await transcript.settled()
  expect(lines.get(1)?.text).toBe('One two')
})

test('a turn without a transcription keeps its place', async () => {
  const { transcript, lines } = setUp()
  transcript.take({ type: 'input_audio_buffer.committed', event_id: 'e', item_id: 'u', previous_item_id: null })
  expect(transcript.lose()).toBe(true)
  await transcript.settled()
  expect(lines.get(1)).toMatchObject({ role: 'user', text: '…' })
})
