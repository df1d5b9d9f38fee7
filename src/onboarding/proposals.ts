import { bare, KINDS, type Finding, type ServiceValue, type Value } from './finding/finding.ts'

/** One of the values that the pages say, and the place where it was found first. */
export interface Candidate extends Omit<Finding, 'isForeign'> {
  /** Pages that say it. */
  pages: number
}

/** A value to propose, before it is stored. */
export interface Draft {
  kind: Value['kind']
  subject: string
  candidates: Candidate[]
}

const MAX_PROPOSALS = 150
const MAX_CANDIDATES = 4

/** Gathers what pages say: the same value counts once, different ones stand beside each other. */
export function createDrafts() {
  const drafts = new Map<string, Draft & { seen: Map<Candidate, Set<string>>; own: Set<Candidate> }>()

  function add({ isForeign = false, ...finding }: Finding): void {
    const { kind } = finding.value
    const key = `${kind} ${subjectOf(finding.value)}`
    if (!drafts.has(key) && drafts.size >= MAX_PROPOSALS) return
    const draft = drafts.getOrInsertComputed(key, () => ({
      kind,
      subject: subjectOf(finding.value),
      candidates: [],
      seen: new Map(),
      own: new Set(),
    }))
    const same = draft.candidates.find(({ value }) => isSame(value, finding.value))
    const candidate = same ?? { ...finding, pages: 0 }
    if (same === undefined) draft.candidates.push(candidate)
    else candidate.value = joined(same.value, finding.value)
    const pages = draft.seen.get(candidate) ?? new Set()
    draft.seen.set(candidate, pages.add(finding.page ?? ''))
    candidate.pages = pages.size
    if (!isForeign) draft.own.add(candidate)
  }

  return {
    add: (findings: Finding[]) => findings.forEach(add),

    /**
     * In the order of the kinds; the markup's value first, then the one that most pages say. Contacts of others are left out beside
     * one of the business.
     */
    list(): Draft[] {
      const inOrder = [...drafts.values()].sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind))
      return inOrder.map(({ kind, subject, candidates, own }) => ({
        kind,
        subject,
        candidates: candidates
          .filter((one) => own.size === 0 || own.has(one))
          .toSorted((a, b) => rank(a) - rank(b) || b.pages - a.pages)
          .slice(0, MAX_CANDIDATES),
      }))
    },
  }
}

function rank({ origin }: Finding): number {
  return origin === 'markup' ? 0 : 1
}

function subjectOf(value: Value): string {
  switch (value.kind) {
    case 'hours':
      return value.day
    case 'service':
    case 'staff':
      return bare(value.name).slice(0, 200)
    default:
      return value.kind
  }
}

/** True where two values of one subject say the same, or one says nothing. */
export function isSame(a: Value, b: Value): boolean {
  if (a.kind === 'service' && b.kind === 'service') return agree(a, b)
  if (a.kind === 'hours' && b.kind === 'hours') return JSON.stringify(a.spans) === JSON.stringify(b.spans)
  if (a.kind === 'questions' && b.kind === 'questions')
    return JSON.stringify(a.questions) === JSON.stringify(b.questions)
  if (!('text' in a) || !('text' in b)) return true
  if (a.kind !== 'address') return a.text === b.text
  const [first, second] = [bare(a.text), bare(b.text)]
  return first.includes(second) || second.includes(first)
}

function agree(a: ServiceValue, b: ServiceValue): boolean {
  const isSameTime = [a, b].some((one) => one.duration_minutes === null || one.is_duration_usual)
  const isSamePrice = a.price === null || b.price === null || bare(a.price) === bare(b.price)
  return isSamePrice && (isSameTime || a.duration_minutes === b.duration_minutes)
}

/** The value that says more. */
function joined(kept: Value, other: Value): Value {
  if (kept.kind === 'service' && other.kind === 'service')
    return {
      ...kept,
      duration_minutes: kept.duration_minutes ?? other.duration_minutes,
      price: kept.price ?? other.price,
    }
  if (kept.kind === 'staff' && other.kind === 'staff') return { ...kept, role: kept.role ?? other.role }
  if (kept.kind === 'address' && other.kind === 'address') return kept.text.length < other.text.length ? other : kept
  return kept
}
