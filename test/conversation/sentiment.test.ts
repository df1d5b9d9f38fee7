import { expect, it } from 'vitest'
import { sentimentOf, type Sentiment } from '../../src/conversation/analysis/sentiment.ts'
import { CHOOSING, MEASURING, type LabelledTranscript } from './transcripts.ts'

const LABELS: Sentiment[] = ['positive', 'neutral', 'negative']

/** Macro F1: rare labels count as much as common ones. */
function macroF1(transcripts: LabelledTranscript[]): number {
  const found = transcripts.map(({ label, visitor }) => ({ label, guess: sentimentOf(visitor) }))
  const scores = LABELS.map((label) => {
    const right = found.filter((pair) => pair.label === label && pair.guess === label).length
    const guessed = found.filter(({ guess }) => guess === label).length
    const there = found.filter((pair) => pair.label === label).length
    return right === 0 ? 0 : (2 * right) / (guessed + there)
  })
  return scores.reduce((sum, score) => sum + score, 0) / LABELS.length
}

it('is told from the words of visitors: macro-F1 of at least 0.6 on transcripts that it was not chosen on', () => {
  expect([CHOOSING.length, MEASURING.length]).toEqual([30, 30])
  const [chosen, measured] = [macroF1(CHOOSING), macroF1(MEASURING)]
  console.info(`macro-F1: ${measured.toFixed(2)} measured, ${chosen.toFixed(2)} on the half for choosing`)
  expect(measured).toBeGreaterThanOrEqual(0.6)
})

it('is neutral when nothing can be said', () => {
  for (const messages of [[], [''], ['?'], ['12:30'], ['营业时间']]) expect(sentimentOf(messages)).toBe('neutral')
})
