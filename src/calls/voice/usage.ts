import type { RealtimeServerEvent } from 'openai/resources/realtime/realtime'

/** A call's usage of the model, for the log: tokens by kind, and seconds where transcription is billed by time. */
export class Usage {
  readonly tokens = { inputText: 0, inputAudio: 0, cached: 0, outputText: 0, outputAudio: 0, transcription: 0 }
  responses = 0
  transcribedSeconds = 0

  take(event: RealtimeServerEvent): void {
    if (event.type === 'response.done') {
      this.responses += 1
      const { input_token_details: input, output_token_details: output } = event.response.usage ?? {}
      this.tokens.inputText += input?.text_tokens ?? 0
      this.tokens.inputAudio += input?.audio_tokens ?? 0
      this.tokens.cached += input?.cached_tokens ?? 0
      this.tokens.outputText += output?.text_tokens ?? 0
      this.tokens.outputAudio += output?.audio_tokens ?? 0
    }
    if (event.type === 'conversation.item.input_audio_transcription.completed') {
      // Its type says that it is always there; no call may depend on a figure of its cost.
      const usage = event.usage as typeof event.usage | undefined
      if (usage?.type === 'tokens') this.tokens.transcription += usage.total_tokens
      if (usage?.type === 'duration') this.transcribedSeconds += usage.seconds
    }
  }
}
