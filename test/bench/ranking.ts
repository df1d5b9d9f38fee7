import type { SetQuestion } from './question-set.ts'

export interface RankingFigures {
  ndcg10: number
  recall1: number
  recall5: number
  recall10: number
  mrr10: number
}

/** Means over questions; `ranked` holds each question's document ids, best first. */
export function rankingFigures(asked: { question: SetQuestion; ranked: string[] }[]): RankingFigures {
  const mean = (figure: (relevant: Map<string, number>, ranked: string[]) => number) =>
    asked.reduce((sum, { question, ranked }) => sum + figure(question.relevant, ranked), 0) / asked.length
  return {
    ndcg10: mean(ndcg),
    recall1: mean((relevant, ranked) => recall(relevant, ranked, 1)),
    recall5: mean((relevant, ranked) => recall(relevant, ranked, 5)),
    recall10: mean((relevant, ranked) => recall(relevant, ranked, 10)),
    mrr10: mean(reciprocalRank),
  }
}

function ndcg(relevant: Map<string, number>, ranked: string[]): number {
  const best = [...relevant.values()].sort((a, b) => b - a).slice(0, 10)
  return discounted(ranked.slice(0, 10).map((id) => relevant.get(id) ?? 0)) / discounted(best)
}

function recall(relevant: Map<string, number>, ranked: string[], depth: number): number {
  return ranked.slice(0, depth).filter((id) => relevant.has(id)).length / relevant.size
}

function reciprocalRank(relevant: Map<string, number>, ranked: string[]): number {
  const rank = ranked.slice(0, 10).findIndex((id) => relevant.has(id))
  return rank < 0 ? 0 : 1 / (rank + 1)
}

function discounted(grades: number[]): number {
  return grades.reduce((sum, grade, rank) => sum + grade / Math.log2(rank + 2), 0)
}
