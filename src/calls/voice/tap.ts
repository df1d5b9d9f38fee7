/** Gives everything to one listener, in order; what came before it was there comes first. */
export class Tap<T> {
  #unseen: T[] = []
  #listener: ((value: T) => void) | undefined

  give(value: T): void {
    if (this.#listener === undefined) this.#unseen.push(value)
    else this.#listener(value)
  }

  listen(listener: (value: T) => void): void {
    this.#listener = listener
    for (const value of this.#unseen.splice(0)) listener(value)
  }
}
