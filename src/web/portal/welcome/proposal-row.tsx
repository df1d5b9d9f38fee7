import { ActionIcon, Button, Group, Radio, Textarea, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf, api } from '../api/client.ts'
import { Icon } from '../parts/icons.tsx'
import { Refused } from '../parts/refused.tsx'
import { fill, t } from '../texts/index.ts'
import { refreshAll, setupQuery, type Proposal, type Value } from './queries.ts'
import { editable, edited, nameOf, wordsOf } from './values.ts'
import styles from './welcome.module.css'

interface RowProps {
  readingId: string
  proposal: Proposal
}

type Act = { verb: 'accept'; body: { candidate?: number; value?: Value } } | { verb: 'discard' | 'restore' }

function useAct({ readingId, proposal }: RowProps) {
  return useMutation({
    mutationFn: async (act: Act) => {
      const params = { path: { reading_id: readingId, proposal_id: proposal.proposal_id } }
      const base = '/api/v1/website-readings/{reading_id}/proposals/{proposal_id}'
      if (act.verb === 'accept') await answerOf(api.POST(`${base}/accept`, { params, body: act.body }))
      else if (act.verb === 'discard') await answerOf(api.POST(`${base}/discard`, { params }))
      else await answerOf(api.POST(`${base}/restore`, { params }))
      await refreshAll()
    },
  })
}

/** A value, the sentence that it came from, and what can be done with it. */
export function ProposalRow(props: RowProps) {
  const { proposal } = props
  const { candidates, state, agreement } = proposal
  const [chosen, setChosen] = useState(0)
  const [isEditing, setEditing] = useState(false)
  const acting = useAct(props)
  const value = proposal.accepted ?? candidates[chosen]?.value
  if (value === undefined) return null
  const name = nameOf(value)
  const isDisputed = state === 'open' && agreement !== 'agrees'
  return (
    <li className={styles.proposal} data-disputed={isDisputed} data-state={state} aria-label={name}>
      <div className={styles.subject}>
        <strong>{name}</strong>
        {(candidates.length === 1 || state !== 'open') && <span className="meta">{wordsOf(value)}</span>}
        {isDisputed && <Dispute proposal={proposal} />}
      </div>
      <div className={styles.sources}>
        {candidates.length > 1 && state === 'open' ? (
          <Candidates proposal={proposal} name={name} chosen={chosen} choose={setChosen} />
        ) : (
          <Source candidate={candidates[chosen]!} />
        )}
        {isEditing && state === 'open' && (
          <EditForm value={value} save={(next) => acting.mutate({ verb: 'accept', body: { value: next } })} />
        )}
        <Refused error={acting.error} />
      </div>
      <div className={styles.acts}>
        {state === 'open' ? (
          <Choices
            name={name}
            isBusy={acting.isPending}
            isEditing={isEditing}
            accept={() => acting.mutate({ verb: 'accept', body: { candidate: chosen } })}
            edit={() => setEditing(!isEditing)}
            discard={() => acting.mutate({ verb: 'discard' })}
          />
        ) : (
          <Decided state={state} undo={() => acting.mutate({ verb: 'restore' })} />
        )}
      </div>
    </li>
  )
}

interface ChoicesProps {
  name: string
  isBusy: boolean
  isEditing: boolean
  accept: () => void
  edit: () => void
  discard: () => void
}

function Choices({ name, isBusy, isEditing, accept, edit, discard }: ChoicesProps) {
  const quiet = { variant: 'subtle', color: 'gray' } as const
  return (
    <>
      <Button size="xs" loading={isBusy} aria-label={fill(t.welcome.acceptOne, { name })} onClick={accept}>
        {t.welcome.accept}
      </Button>
      <ActionIcon {...quiet} aria-label={fill(t.welcome.edit, { name })} aria-expanded={isEditing} onClick={edit}>
        <Icon name="pencil" size={16} />
      </ActionIcon>
      <ActionIcon {...quiet} aria-label={fill(t.welcome.discard, { name })} onClick={discard}>
        <Icon name="close" size={16} />
      </ActionIcon>
    </>
  )
}

function Dispute({ proposal: { agreement, current } }: { proposal: Proposal }) {
  return (
    <span className={styles.dispute}>
      <Icon name="warning" size={14} />
      {agreement === 'pages_disagree' || current === null
        ? t.welcome.pagesDisagree
        : fill(t.welcome.settingsDisagree, { value: wordsOf(current) })}
    </span>
  )
}

function Decided({ state, undo }: { state: 'accepted' | 'discarded'; undo: () => void }) {
  if (state === 'accepted')
    return (
      <span className={styles.accepted}>
        <Icon name="check" size={16} /> {t.welcome.accepted}
      </span>
    )
  return (
    <>
      <span className="meta">{t.welcome.discarded}</span>
      <Button size="xs" variant="quiet" onClick={undo}>
        {t.welcome.undo}
      </Button>
    </>
  )
}

interface CandidatesProps {
  proposal: Proposal
  name: string
  chosen: number
  choose: (index: number) => void
}

function Candidates({ proposal: { candidates }, name, chosen, choose }: CandidatesProps) {
  return (
    <Radio.Group aria-label={name} value={String(chosen)} onChange={(index) => choose(Number(index))}>
      {candidates.map((candidate, index) => (
        <div key={index} className={styles.candidate}>
          <Radio value={String(index)} label={wordsOf(candidate.value)} />
          <Source candidate={candidate} />
        </div>
      ))}
    </Radio.Group>
  )
}

/** The path of a page says enough; the site is known. */
function Source({ candidate: { quote, page, pages, origin } }: { candidate: Proposal['candidates'][number] }) {
  const trade = useQuery(setupQuery).data?.trade
  if (origin === 'template') return <p className="meta">{trade == null ? t.welcome.general : t.welcome.template}</p>
  const path = page === null ? '' : (URL.parse(page)?.pathname ?? '')
  const isMarkup = origin === 'markup'
  return (
    <p className="meta">
      {quote !== null && `“${isMarkup ? withoutNames(quote) : quote}” `}
      {page !== null && (
        <a href={page} target="_blank" rel="noreferrer">
          {path === '/' ? t.welcome.homePage : path}
        </a>
      )}
      {isMarkup && `, ${t.welcome.markup}`}
      {pages > 1 && ` ${fill(t.welcome.onPages, { count: pages })}`}
    </p>
  )
}

/** Structured data is quoted with the names of its properties, which are for programs. */
function withoutNames(quote: string): string {
  return quote
    .split(' · ')
    .map((part) => part.replace(/^\w+: /, ''))
    .join(' · ')
}

function EditForm({ value, save }: { value: Value; save: (value: Value) => void }) {
  const [fields, setFields] = useState(() => editable(value))
  const labels: Record<string, string> = t.welcome.fields
  const set = (name: string) => (event: { currentTarget: { value: string } }) => {
    const typed = event.currentTarget.value
    setFields((old) => ({ ...old, [name]: typed }))
  }
  return (
    <form
      className={styles.edit}
      onSubmit={(event) => {
        event.preventDefault()
        save(edited(value, fields))
      }}
    >
      {Object.entries(fields).map(([name, text]) =>
        name === 'questions' ? (
          <Textarea key={name} label={labels[name]} autosize value={text} onChange={set(name)} />
        ) : (
          <TextInput key={name} label={labels[name]} value={text} onChange={set(name)} />
        ),
      )}
      <Group>
        <Button type="submit" size="xs">
          {t.welcome.acceptEdited}
        </Button>
      </Group>
    </form>
  )
}
