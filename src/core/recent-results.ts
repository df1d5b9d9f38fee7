/** Results of a computation that were used last, at most `most` of them. Others are computed again. */
export class RecentResults<Result> {
  readonly #most: number
  /** In the order of their last use. */
  readonly #results = new Map<string, Result>()

  constructor(most: number) {
    this.#most = most
  }

  /** The result by its key, which has to tell everything that it depends on. */
  of(key: string, compute: () => Result): Result {
    const result = this.#results.has(key) ? this.#results.get(key)! : compute()
    this.#results.delete(key)
    if (this.#results.size >= this.#most) this.#results.delete(this.#results.keys().next().value!)
    this.#results.set(key, result)
    return result
  }
}
