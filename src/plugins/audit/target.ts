const ID = /^[a-z]{2,6}_[0-9a-z]{26}$/
const MAX_DEPTH = 3

/** The id of what a transaction made: `id` of its result, else its first `…_id`, else those of the objects in it. */
export function targetIn(made: unknown, depth = 0): string | undefined {
  if (isId(made)) return made
  if (!isRecord(made) || depth > MAX_DEPTH) return undefined
  if (isId(made['id'])) return made['id']
  const ids = Object.entries(made).filter(([key]) => /^(?!tenant).+(_id|Id)$/.test(key))
  const named = ids.map(([, value]) => value).find(isId)
  if (named !== undefined) return named
  for (const value of Object.values(made)) {
    const found = isRecord(value) ? targetIn(value, depth + 1) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

/** The tenant that a command's transaction over all tenants was about. */
export function tenantIn(made: unknown): string | undefined {
  if (Array.isArray(made)) return tenantIn(made[0])
  const id = isRecord(made) ? made['tenantId'] : undefined
  return typeof id === 'string' ? id : undefined
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && ID.test(value) && !value.startsWith('ten_')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof Date)
}
