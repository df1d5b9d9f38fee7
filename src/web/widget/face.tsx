import { useLoaded } from './steps.tsx'
import type { Context } from './context.ts'

/** The picture of the business, else initials: of the business, or of `name`. */
export function Face({ context: { shell }, name }: { context: Pick<Context, 'shell'>; name?: string | undefined }) {
  const { config, base } = shell
  const picture = name === undefined ? config.logo_url : null
  const { value: logo } = useLoaded(
    async () => picture && (await import('./logo.tsx')).logoAt(base + picture),
    [picture],
  )
  return (
    <span class="face" aria-hidden="true">
      {logo ?? initialsOf(name ?? config.name)}
    </span>
  )
}

/** Of the first two words, where they begin with a letter or a figure. */
function initialsOf(name: string): string {
  const words = name.split(/\s/).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  return words
    .slice(0, 2)
    .map((word) => [...word][0]!.toUpperCase())
    .join('')
}
