import type { RealtimeClientEvent, RealtimeServerEvent } from 'openai/resources/realtime/realtime'
import { expect, test } from 'vitest'
import { exactly } from '../../../src/calls/voice/prompts.ts'
import { Responses } from '../../../src/calls/voice/responses.ts'

function setUp() {
  const sent: RealtimeClientEvent[] = []
  const failed: unknown[] = []
  const responses = new Responses(
    (event) => sent.push(event),
    (code) => failed.push(code),
  )
  const take = (event: object): void => responses.take({ event_id: 'e', ...event } as RealtimeServerEvent)
  const asked = () => sent.flatMap((event) => (event.type === 'response.create' ? [event] : []))
  return {
    responses,
    asked,
    failed,
    speaks: () => take({ type: 'input_audio_buffer.speech_started', item_id: 'u', audio_start_ms: 0 }),
    stops: () => take({ type: 'input_audio_buffer.speech_stopped', item_id: 'u', audio_end_ms: 0 }),
    created: (of?: { event_id?: string }) =>
      take({ type: 'response.created', response: { id: 'r', metadata: of && { ask: of.event_id } } }),
    done: (status = 'completed') => take({ type: 'response.done', response: { id: 'r', status } }),
    refused: (code: string) => take({ type: 'error', error: { code, event_id: asked().at(-1)?.event_id } }),
  }
}

const HELLO = { params: exactly('Hello') }

test('one thing after the other', () => {
  const { responses, asked, created, done } = setUp()
  responses.want(HELLO)
  responses.want()
  responses.want()
  expect(asked()).toHaveLength(1)
  created(asked()[0])
  expect(asked()).toHaveLength(1)
  done()
  expect(asked()).toHaveLength(2)
  created(asked()[1])
  done()
  expect(asked()).toHaveLength(2)
  expect(responses.isBusy).toBe(false)
})

test('nothing begins while the caller speaks, and what was of use in a silence is not said after it', () => {
  const { responses, asked, speaks, stops, created, done } = setUp()
  speaks()
  responses.want(HELLO)
  responses.want({ ...HELLO, isIdle: true })
  expect(asked()).toHaveLength(0)
  stops()
  created()
  done()
  expect(asked()).toHaveLength(1)
  created(asked()[0])
  responses.want({ ...HELLO, isIdle: true })
  speaks()
  done('cancelled')
  stops()
  created()
  done()
  expect(asked()).toHaveLength(1)
})

test('an answer that the caller’s words get anyway is not requested', () => {
  const { responses, asked, speaks, stops, created, done } = setUp()
  speaks()
  responses.want()
  stops()
  created()
  done()
  expect(asked()).toHaveLength(0)
})

test('a request at the moment of an answer to the caller is repeated after it', () => {
  const { responses, asked, created, done, refused, failed } = setUp()
  const said: string[] = []
  responses.want({ ...HELLO, done: ({ status }) => void said.push(status ?? '') })
  for (const times of [1, 2]) {
    created()
    refused('conversation_already_has_active_response')
    expect(asked()).toHaveLength(times)
    done()
  }
  created(asked()[2])
  done()
  expect(said).toEqual(['completed'])
  expect(failed).toEqual([])
})

test('a server that does not give names back is understood all the same', () => {
  const { responses, asked, created, done } = setUp()
  const said: string[] = []
  responses.want({ ...HELLO, done: () => void said.push('said') })
  created()
  done()
  expect(said).toEqual(['said'])
  expect(asked()).toHaveLength(1)
  expect(responses.isBusy).toBe(false)
})

test('a refused request is tried once more', () => {
  const { responses, asked, refused, failed } = setUp()
  responses.want(HELLO)
  refused('invalid_value')
  expect(asked()).toHaveLength(2)
  expect(failed).toEqual([])
  refused('invalid_value')
  expect(failed).toEqual(['invalid_value'])
})

test('an error that is about something else changes nothing', () => {
  const { responses, asked } = setUp()
  responses.want(HELLO)
  const error = { type: 'invalid_request_error', code: 'response_cancel_not_active', message: '', event_id: null }
  responses.take({ type: 'error', event_id: 'e', error })
  expect(asked()).toHaveLength(1)
  expect(responses.isBusy).toBe(true)
})
