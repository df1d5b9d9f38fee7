/** Turns texts into points whose nearness is nearness of meaning. */
export interface EmbeddingModel {
  /** Names what its vectors can be compared with: the model, and the dimensions where they were chosen. */
  name: string
  /** One vector of length 1 for each text, all of the same dimensions. @throws ModelFailure */
  embed(texts: string[], signal: AbortSignal): Promise<number[][]>
}
