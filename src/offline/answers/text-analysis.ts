/** Text analysis of the knowledge base, so that answers and search see the same words. */
export interface TextAnalysis {
  loadAnalyzer(language: string): Promise<Terms>
  splitSentences(text: string, language: string): string[]
}

export interface Terms {
  words(text: string): string[]
  terms(text: string): string[]
}
