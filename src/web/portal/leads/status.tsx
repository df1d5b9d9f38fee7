import { useMutation } from '@tanstack/react-query'
import { asProblem } from '../api/problem.ts'
import { queryClient } from '../api/session.ts'
import { Note } from '../parts/note.tsx'
import { generalWords } from '../parts/refused.tsx'
import { RowSelect } from '../parts/row-select.tsx'
import { fill, t } from '../texts/index.ts'
import { changeLead, nameOf, refreshLeads, showStatus, type Lead } from './queries.ts'
import { STATUSES, type Status } from './search.ts'

interface Change {
  lead: Lead
  status: Status
}

/** A status is shown at once; when it is refused it goes back, with the reason. */
export function useStatusChange() {
  const changing = useMutation({
    mutationFn: ({ lead, status }: Change) => changeLead(lead.lead_id, { status }),
    onMutate: async ({ lead, status }) => {
      await queryClient.cancelQueries({ queryKey: ['leads'] })
      return { takeBack: showStatus(lead.lead_id, status) }
    },
    onError: (_, __, context) => context?.takeBack(),
    onSettled: refreshLeads,
  })
  const { error, variables } = changing
  return {
    change: (lead: Lead, status: Status) => lead.status !== status && changing.mutate({ lead, status }),
    problem:
      error === null || variables === undefined
        ? null
        : fill(t.leads.statusBack, { name: nameOf(variables.lead), reason: generalWords(asProblem(error)) }),
  }
}

export function StatusSelect({ lead, change }: { lead: Lead; change: (lead: Lead, status: Status) => void }) {
  return (
    <RowSelect
      label={fill(t.leads.statusOf, { name: nameOf(lead) })}
      data={STATUSES.map((value) => ({ value, label: t.leads.statuses[value] }))}
      value={lead.status}
      choose={(status) => change(lead, status)}
    />
  )
}

export function StatusProblem({ problem }: { problem: string | null }) {
  return <div role="alert">{problem !== null && <Note tone="bad">{problem}</Note>}</div>
}
