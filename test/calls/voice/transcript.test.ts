import type { RealtimeServerEvent } from 'openai/resources/realtime/realtime'
import { expect, test } from 'vitest'
import type { NewLine } from '../../../src/calls/transcript-lines.ts'
import { Transcript } from '../../../src/calls/voice/transcript.ts'

function setUp() {
  const clock = { now: 0 }
  const lines = new Map<number, NewLine>()
  const transcript = new Transcript(
    async (line) => lines.set(line.position!, line),
    { lines: [], lastPosition: 0 },
    () => new Date(clock.now),
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
  return { transcript, lines, speak, cut, clock, at }
}

test('where the audio does not come by, what was heard is told from its time', async () => {
  const { transcript, lines, speak, cut } = setUp()
  speak('One two three four five six seven eight')
  cut(1_000)
  await transcript.idle()
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
  await transcript.idle()
  expect(lines.get(1)).toMatchObject({ text: 'One two', interrupted: false })
})

test('an unheard item is a line without words, and no part of the history', async () => {
  const { transcript, lines, speak } = setUp()
  speak('One two')
  transcript.take({ type: 'conversation.item.deleted', event_id: 'e', item_id: 'a' })
  await transcript.idle()
  expect(lines.get(1)).toMatchObject({ text: '…', interrupted: true })
  expect(transcript.history()).toEqual([])
})

test('words that come after the cut change nothing', async () => {
  const { transcript, lines, speak, cut } = setUp()
  speak('One two three four')
  cut(500)
  speak('One two three four')
  await transcript.idle()
  expect(lines.get(1)?.text).toBe('One two')
})

test('a turn without a transcription keeps its place', async () => {
  const { transcript, lines } = setUp()
  transcript.take({ type: 'input_audio_buffer.committed', event_id: 'e', item_id: 'u', previous_item_id: null })
  expect(transcript.lose()).toBe(true)
  await transcript.idle()
  expect(lines.get(1)).toMatchObject({ role: 'user', text: '…' })
})

test('an answer has the time from the end of speech to its first audio, and words that answer nothing have none', async () => {
  const { transcript, lines, speak, clock, at } = setUp()
  const sound = (item_id: string) =>
    transcript.take({ type: 'response.output_audio.delta', ...at, item_id, delta: 'AAAA' })
  const turn = { event_id: 'e', item_id: 'u', audio_start_ms: 0, audio_end_ms: 900 }
  clock.now = 1_000
  transcript.take({ type: 'input_audio_buffer.speech_started', ...turn })
  clock.now = 1_900
  transcript.take({ type: 'input_audio_buffer.speech_stopped', ...turn })
  transcript.take({ type: 'input_audio_buffer.committed', ...turn, previous_item_id: null })
  clock.now = 2_540
  sound('a')
  clock.now = 3_000
  sound('a')
  speak('Here is the answer')
  clock.now = 9_000
  // Asked of a silent caller.
  sound('b')
  transcript.take({ type: 'response.output_audio_transcript.done', ...at, item_id: 'b', transcript: 'Still there?' })
  const words = {
    event_id: 'e',
    item_id: 'u',
    content_index: 0,
    transcript: 'Hello',
    usage: { type: 'duration', seconds: 1 },
  } as const
  transcript.take({ type: 'conversation.item.input_audio_transcription.completed', ...words })
  await transcript.idle()
  expect(
    [...lines.values()].filter(({ role }) => role === 'agent').map(({ text, latencyMs }) => [text, latencyMs]),
  ).toEqual([
    ['Here is the answer', 640],
    ['Still there?', undefined],
  ])
})
