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
    const [group = '', field] = path.split('.')
    if (field === undefined) patch[group] = values[group]
    else patch[group] = { ...groupIn(patch, group), [field]: given(valueAt(values, path)) }
  }
  return patch
}

/** `into` with the values of these fields from `from`. */
export function withValues<V extends SettingsValues>(paths: string[], { from, into }: { from: V; into: V }): V {
  const result = structuredClone(into)
  const groups: SettingsValues = result
  for (const path of paths) {
    const [group = '', field] = path.split('.')
    groups[group] = field === undefined ? from[group] : { ...groupIn(groups, group), [field]: valueAt(from, path) }
  }
  return result
}

export function valueAt(values: SettingsValues, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (isGroup(value) ? value[key] : undefined), values)
}

function groupIn(values: SettingsValues, name: string): SettingsValues {
  const group = values[name]
  return isGroup(group) ? group : {}
}

function isGroup(value: unknown): value is SettingsValues {
  return typeof value === 'object' && value !== null
}

/** Empty fields of a group go back to their default: an empty text, and a day of a week without hours. */
function given(value: unknown): unknown {
  if (value === '') return null
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, Array.isArray(part) && part.length === 0 ? null : given(part)]),
  )
}
