/** At most `most` UTF-16 units from the start, without splitting a surrogate pair: JSON columns refuse half a pair. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text
  return text.slice(0, isPair(text, most) ? most - 1 : most)
}

/** The same from the end. */
export function cutEnd(text: string, most: number): string {
  if (text.length <= most) return text
  const start = text.length - most
  return text.slice(isPair(text, start) ? start + 1 : start)
}

const isPair = (text: string, at: number): boolean =>
  /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(at - 1, at + 1))

/** Model output made storable: no lone surrogates and no NUL at any depth, both refused by Postgres. */
export function storable<T>(value: T): T {
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', '\ufffd') as T
  if (Array.isArray(value)) return value.map(storable) as T
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [storable(key), storable(part)])) as T
}
