import { Button, Group, Textarea } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf, api, type Api } from '../api/client.ts'
import { queryClient, useAccount } from '../api/session.ts'
import { useNames } from '../inbox/words.ts'
import { Refused } from '../parts/refused.tsx'
import { when } from '../parts/when.ts'
import { fill, t } from '../texts/index.ts'
import styles from './knowledge.module.css'
import { documentQuery, proposalsQuery, refreshKnowledge } from './queries.ts'
import type { Answered } from './tried.tsx'

type Proposal = Api['AnswerProposal']

/** Answers that the team proposed. An administrator accepts each, as it is or in better words. */
export function Proposals({ onAnswered }: { onAnswered: (answered: Answered) => void }) {
  const { data } = useQuery(proposalsQuery)
  if (data === undefined || data.data.length === 0) return null
  return (
    <section aria-label={t.knowledge.proposals}>
      <h2>{t.knowledge.proposals}</h2>
      <ul className={styles.questions}>
        {data.data.map((proposal) => (
          <li key={proposal.proposal_id}>
            <One proposal={proposal} onAnswered={onAnswered} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function refresh(): Promise<unknown> {
  return Promise.all([queryClient.invalidateQueries(proposalsQuery), refreshKnowledge()])
}

/** The two ways in which an administrator decides on a proposal. */
function useDecision(
  { proposal_id: id, question, text }: Proposal,
  words: string,
  onAnswered: (answered: Answered) => void,
) {
  const params = { path: { proposal_id: id } }
  const accepting = useMutation({
    mutationFn: async () => {
      const body = text === null || words === text ? {} : { text: words }
      return answerOf(api.POST('/api/v1/knowledge/answer-proposals/{proposal_id}/accept', { params, body }))
    },
    onSuccess: async ({ document_id: documentId }) => {
      await refresh()
      await queryClient.fetchQuery({ ...documentQuery(documentId), staleTime: 0 })
      onAnswered({ question, documentId })
    },
  })
  const discarding = useMutation({
    mutationFn: () => api.DELETE('/api/v1/knowledge/answer-proposals/{proposal_id}', { params }),
    onSuccess: refresh,
  })
  return { accepting, discarding }
}

function One({ proposal, onAnswered }: { proposal: Proposal; onAnswered: (answered: Answered) => void }) {
  const { isAdmin, tenant } = useAccount()
  const nameOf = useNames()
  const { question, text, passage, proposed_by: by, created_at: at } = proposal
  const [words, setWords] = useState(text ?? '')
  const { accepting, discarding } = useDecision(proposal, words, onAnswered)
  const problem = accepting.error ?? discarding.error
  return (
    <div className={styles.answer}>
      <h3>{question}</h3>
      <p className="meta">{fill(t.knowledge.proposedBy, { name: nameOf(by), date: when(at, tenant.time_zone) })}</p>
      {text === null && <blockquote>{passage ?? t.knowledge.wholeDocument}</blockquote>}
      {text !== null && !isAdmin && <blockquote>{text}</blockquote>}
      {text !== null && isAdmin && (
        <Textarea
          label={t.knowledge.writeAnswer}
          autosize
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      )}
      <Refused error={problem} />
      {isAdmin && (
        <Group gap={8}>
          <Button
            aria-label={fill(t.knowledge.acceptOf, { question })}
            loading={accepting.isPending}
            disabled={text !== null && words.trim() === ''}
            onClick={() => accepting.mutate()}
          >
            {t.knowledge.accept}
          </Button>
          <Button
            variant="quiet"
            aria-label={fill(t.knowledge.discardOf, { question })}
            loading={discarding.isPending}
            onClick={() => discarding.mutate()}
          >
            {t.knowledge.discard}
          </Button>
        </Group>
      )}
    </div>
  )
}
