/** Writes down what a recording says. */
export interface Transcriber {
  /** `language`: ISO 639-1, as expected. Empty where nobody spoke. @throws ModelFailure */
  transcribe(recording: { audio: Buffer; type: string; language: string }, signal: AbortSignal): Promise<string>
}
