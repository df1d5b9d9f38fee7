/* An address can hold anything: what its fields tell is read here, and unknown and empty values are dropped. */

/** The value, if it is one of these. */
export function oneOf<Value>(values: readonly Value[], given: unknown): Value | undefined {
  return values.find((one) => one === given)
}

/** Words to search for. Those that look like a number are one in an address. */
export function wordsIn(given: unknown): string | undefined {
  return (typeof given === 'string' && given.trim() !== '') || typeof given === 'number' ? String(given) : undefined
}

export function idIn(given: unknown): string | undefined {
  return typeof given === 'string' && given !== '' ? given : undefined
}

type Known<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> }

/** The fields that have a value. */
export function known<Fields extends object>(fields: Fields): Known<Fields> {
  // The entries that are left keep their names and values, which the type of `Object.fromEntries` forgets.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Known<Fields>
}
