import { toFile } from 'openai'
import { failureOf } from './provider-errors.ts'
import { createClient, type Provider } from './client.ts'
import type { Transcriber } from '../ports.ts'

/** `/audio/transcriptions` of OpenAI, and of servers that are like it. */
export function createOpenAITranscriber({ model, ...provider }: Provider & { model: string }): Transcriber {
  const client = createClient(provider)
  return {
    async transcribe({ audio, type, language }, signal) {
      const file = await toFile(audio, 'message.mp3', { type })
      const asked = { file, model, language, response_format: 'json' } as const
      try {
        return (await client.audio.transcriptions.create(asked, { signal })).text.trim()
      } catch (error) {
        throw failureOf(error)
      }
    },
  }
}
