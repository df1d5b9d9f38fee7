/** Maps texts to vectors whose distance reflects meaning. */
export interface EmbeddingModel {
  /** Vectors with equal names are comparable: model, and dimensions if chosen. */
  name: string
  /** One unit vector per text, all of the same dimensions. @throws ModelFailure */
  embed(texts: string[], signal: AbortSignal): Promise<number[][]>
}
