import { bare, type Finding, type ServiceValue } from '../finding/finding.ts'
import { usualServices, type UsualService } from './template.ts'
import type { Trade } from '../../languages/trades.ts'

/** Adds the trade's aliases and, where a page names no duration, the usual one of its service, marked as such. */
export function completeServices(findings: Finding[], trade: Trade | null, language: string): Finding[] {
  if (trade === null) return findings
  const usual = usualServices(trade, language)
  return findings.map((finding) => {
    const { value } = finding
    if (value.kind !== 'service') return finding
    return { ...finding, value: completed(value, usual) }
  })
}

function completed(value: ServiceValue, usual: UsualService[]): ServiceValue {
  const like = usual.find(({ name, aliases }) => [name, ...aliases].some((known) => isLike(value.name, known)))
  // Two services of a site may be like one of the template; an alias of both would find neither.
  const isIt = like !== undefined && [like.name, ...like.aliases].some((known) => bare(known) === bare(value.name))
  const aliases = isIt ? [like.name, ...like.aliases].filter((alias) => bare(alias) !== bare(value.name)) : []
  if (value.duration_minutes !== null) return { ...value, aliases }
  // A duration that nobody said would be told to visitors.
  return { ...value, aliases, duration_minutes: like?.minutes ?? null, is_duration_usual: like !== undefined }
}

/** True where one name contains the other. */
function isLike(name: string, known: string): boolean {
  const [first, second] = [bare(name), bare(known)]
  return first.includes(second) || (first.length > 4 && second.includes(first))
}
