/** Values of a form of settings: groups of fields, in the shape of the API's patch. */
export type SettingsValues = Record<string, unknown>

/** Paths such as `business.phone` whose values differ. */
export function changedPaths(paths: string[], before: SettingsValues, now: SettingsValues): string[] {
  return paths.filter((path) => JSON.stringify(valueAt(before, path)) !== JSON.stringify(valueAt(now, path)))
}

/** A patch of these fields and no others. */
export function patchOf(paths: string[], values: SettingsValues): SettingsValues {
  const patch: SettingsValues = {}
  for (const path of paths) {
    const [group, field] = path.split('.') as [string, string | undefined]
    if (field === undefined) patch[group] = values[group]
    else patch[group] = { ...(patch[group] as object), [field]: given(valueAt(values, path)) }
  }
  return patch
}

/** `into` with the values of these fields from `from`. */
export function withValues<V extends SettingsValues>(paths: string[], { from, into }: { from: V; into: V }): V {
  const result = structuredClone(into)
  for (const path of paths) {
    const [group, field] = path.split('.') as [keyof V & string, string | undefined]
    if (field === undefined) result[group] = from[group]
    else (result[group] as SettingsValues)[field] = valueAt(from, path)
  }
  return result
}

export function valueAt(values: SettingsValues, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as SettingsValues)[key], values)
}

/** Empty fields of a group go back to their default: an empty text, and a day of a week without hours. */
function given(value: unknown): unknown {
  if (value === '') return null
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, Array.isArray(part) && part.length === 0 ? null : given(part)]),
  )
}
