import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { encodeMulaw, silence, tone } from '../../support/fakes/realtime-audio.ts'
import { FakeRealtime } from '../../support/fakes/realtime.ts'
import { until } from '../../support/until.ts'
import { PhoneCall } from './phone.ts'

let fake: FakeRealtime

beforeEach(async () => {
  fake = await FakeRealtime.start()
})
afterEach(async () => {
  const { problems } = fake
  await fake[Symbol.asyncDispose]()
  expect(problems).toEqual([])
})

/** An answer of many words is being heard, and the model has made all of it unless `isHeld`. */
async function answering(isHeld = false): Promise<PhoneCall> {
  const call = await PhoneCall.begin(fake)
  fake.script.plan({ say: 'One two three four five six seven eight', hold: isHeld })
  call.brain.callerSays('Count')
  await until(() => has(call, 'user: Count'))
  await told(call)
  if (!isHeld) await until(() => call.events.filter(({ type }) => type === 'response.done').length === 2)
  call.player.length = 0
  call.isPlaying = true
  return call
}

/** All that the model has told so far has come. */
async function told(call: PhoneCall): Promise<void> {
  const event_id = call.brain.id('event')
  call.brain.emit({ type: 'rate_limits.updated', event_id, rate_limits: [] })
  await until(() => call.events.some((event) => 'event_id' in event && event.event_id === event_id))
}

/** The sound reaches the model and is over for it: a voice, and then enough silence. */
async function sounds(call: PhoneCall, ms: number, words: string, hertz = 440): Promise<void> {
  fake.script.hear(words)
  const sound = encodeMulaw(Int16Array.from([...tone(hertz, ms), ...silence(600)]))
  const before = call.brain.heardMs
  for (let start = 0; start < sound.length; start += 160) {
    const audio = sound.subarray(start, start + 160).toString('base64')
    call.conversation.send({ type: 'input_audio_buffer.append', audio })
    // The model notices a voice after 60 ms, and the sound is measured from there on.
    if (start !== 480) continue
    await until(() => call.brain.heardMs >= before + 60)
    await told(call)
  }
  await until(() => call.brain.heardMs >= before + ms + 600)
}

const ANSWER = 'agent: One two three four five six seven eight'
const has = (call: PhoneCall, line: string) => call.transcript.includes(line)
const deleted = (call: PhoneCall) =>
  call.brain.received.filter(({ type }) => type === 'conversation.item.delete').length

describe('a sound over the assistant’s voice', () => {
  it('that is a cough is not noticed: nothing falls silent, is answered, or stays with the model', async () => {
    await using call = await answering()
    await sounds(call, 200, '')
    await until(() => deleted(call) >= 2)
    expect(call.player).toEqual([])
    expect(call.transcript.slice(1)).toEqual(['user: Count', ANSWER])
    // The cough, and the model's answer to it.
    expect(call.brain.items.at(-1)).toMatchObject({ role: 'assistant' })
    expect(call.brain.items.filter((item) => item.type === 'message')).toHaveLength(3)
  })

  it('that is a voice silences the assistant, who goes on after "mm-hm"', async () => {
    await using call = await answering()
    await sounds(call, 600, 'Mm-hmm.')
    await until(() => call.player.includes('resume'))
    expect(call.player).toEqual(['pause', 'resume'])
    expect(call.transcript.slice(1)).toEqual(['user: Count', ANSWER])
    expect(call.events.some(({ type }) => type === 'input_audio_buffer.speech_started')).toBe(true)
  })

  it('that is a short word counts once it is known, and is answered', async () => {
    await using call = await answering()
    await sounds(call, 200, 'Stop')
    await until(() => has(call, 'agent: You said: Stop'))
    expect(call.player).toEqual(['cut'])
    expect(call.transcript.slice(-2)).toEqual(['user: Stop', 'agent: You said: Stop'])
  })

  it('that is a sentence interrupts at once, and the model is told to stop', async () => {
    await using call = await answering(true)
    await sounds(call, 1_400, 'No, on Tuesday please')
    await until(() => has(call, 'agent: You said: No, on Tuesday please'))
    expect(call.player).toEqual(['pause', 'cut'])
    expect(call.brain.received.some(({ type }) => type === 'response.cancel')).toBe(true)
  })

  it('whose words never come was a turn where the assistant fell silent for it', async () => {
    await using call = await answering()
    fake.script.transcription = 'held'
    await sounds(call, 600, 'Hello?')
    await until(() => call.player.includes('pause'))
    expect(call.player).toEqual(['pause'])
    await told(call)
    call.timers.pass(1_500)
    await until(() => call.player.includes('cut'))
    call.brain.releaseWords()
    fake.script.transcription = 'early'
    await until(() => has(call, 'user: Hello?'))
  })

  it('that a quiet speaker makes counts by the model’s ear', async () => {
    await using call = await answering()
    call.brain.callerBegins()
    await told(call)
    expect(call.player).toEqual([])
    call.timers.pass(2_500)
    expect(call.player).toEqual(['cut'])
    call.brain.callerStops('Excuse me')
    await until(() => has(call, 'agent: You said: Excuse me'))
  })

  it('that is "mm-hm" behind the end of a question answers it', async () => {
    await using call = await answering()
    fake.script.transcription = 'held'
    await sounds(call, 200, 'Mhm')
    call.isPlaying = false
    call.brain.releaseWords()
    fake.script.transcription = 'early'
    await until(() => has(call, 'agent: You said: Mhm'))
  })

  it('is kept where the caller hangs up on it', async () => {
    await using call = await answering()
    fake.script.transcription = 'held'
    await sounds(call, 200, 'Five five one')
    const over = call.conversation.end('caller')
    call.brain.releaseWords()
    fake.script.transcription = 'early'
    call.timers.pass(100)
    await over
    expect(has(call, 'user: Five five one')).toBe(true)
  })

  it('into a goodbye hangs nobody up', async () => {
    await using call = await PhoneCall.begin(fake)
    fake.script.plan({ calls: [{ name: 'end_call', arguments: {} }], say: 'Goodbye!' })
    call.hold()
    call.brain.callerSays('Thanks, bye')
    await until(() => has(call, 'agent: Goodbye!'))
    call.isPlaying = true
    call.brain.callerBegins()
    await told(call)
    call.timers.pass(2_500)
    expect(call.player).toContain('cut')
    // The words that were cleared count as heard.
    call.play()
    await new Promise((resolve) => setImmediate(resolve))
    expect(call.released).toBeUndefined()
    call.brain.callerStops('Wait, one more thing')
    await until(() => has(call, 'agent: You said: Wait, one more thing'))
  })
})
