/** The first supported language in `Accept-Language`, which browsers send in order of preference. */
export function languageAsked(header: string | undefined, spoken: object): string | undefined {
  const asked = (header ?? '').slice(0, 200).split(',')
  return asked.map((entry) => entry.trim().slice(0, 2).toLowerCase()).find((tag) => Object.hasOwn(spoken, tag))
}
