/** Names of the fields of an object that has no more of them than its type lists, such as a table of the code. */
export function namesIn<T extends object>(object: T): (keyof T & string)[] {
  // `Object.keys` returns strings, because a value may have more fields than its type.
  return Object.keys(object) as (keyof T & string)[]
}

/** Names and values of such an object. */
export function pairsIn<T extends object>(object: T): [name: keyof T & string, value: T[keyof T & string]][] {
  return namesIn(object).map((name) => [name, object[name]])
}

/** A record with one value for each of the names. */
export function recordOf<K extends string, V>(names: readonly K[], of: (name: K) => V): Record<K, V> {
  // Every name gets its value here; the type of `Object.fromEntries` knows none of them.
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<K, V>
}

/** The value of this name; undefined for a name that the table does not have. */
export function lookUp<V>(table: Readonly<Record<string, V>>, name: string): V | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}

export function isOneOf<T>(values: readonly T[], value: unknown): value is T {
  return values.some((one) => one === value)
}

/** True for an object or a list: its fields can be read, and hold anything. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
