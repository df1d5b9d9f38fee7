import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { answerOf, api, type Api } from '../api/client.ts'
import { useAccount } from '../api/session.ts'
import { Await } from '../parts/await.tsx'
import { Confirmed } from '../parts/confirm.tsx'
import { FormDialog } from '../parts/form-dialog.tsx'
import { Icon } from '../parts/icons.tsx'
import { Listing, type Column } from '../parts/listing.tsx'
import { State } from '../parts/page-states.tsx'
import { Section } from '../parts/section.tsx'
import { when } from '../parts/when.ts'
import { fill, t } from '../texts/index.ts'
import { AnswerForm } from './answer-form.tsx'
import { answersQuery, refreshKnowledge } from './queries.ts'
import { Tried, type Answered } from './tried.tsx'

type Answer = Api['Answer']

/** Questions that people tied to what answers them. */
export function Answers() {
  const { isAdmin } = useAccount()
  const query = useInfiniteQuery(answersQuery)
  const [isWriting, setWriting] = useState(false)
  const [answered, setAnswered] = useState<Answered | null>(null)
  const write = (
    <Button leftSection={<Icon name="plus" size={16} />} onClick={() => setWriting(true)}>
      {t.knowledge.newAnswer}
    </Button>
  )
  return (
    <Section title={t.nav.answers} text={t.knowledge.answersText} act={isAdmin && write}>
      {answered !== null && <Tried key={answered.documentId} answered={answered} close={() => setAnswered(null)} />}
      <Await query={query}>
        {({ pages }) => {
          const rows = pages.flatMap(({ data }) => data)
          if (rows.length === 0)
            return <State icon="chat" title={t.knowledge.noAnswers} text={t.knowledge.noAnswersText} />
          return <AnswerTable rows={rows} />
        }}
      </Await>
      {query.hasNextPage && (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t.knowledge.more}
        </Button>
      )}
      <FormDialog title={t.knowledge.newAnswer} isOpen={isWriting} close={() => setWriting(false)}>
        <AnswerForm
          question={{ words: '' }}
          onAnswered={(done) => {
            setAnswered(done)
            setWriting(false)
          }}
        />
      </FormDialog>
    </Section>
  )
}

function AnswerTable({ rows }: { rows: Answer[] }) {
  const { isAdmin, tenant } = useAccount()
  const columns: Column<Answer>[] = [
    { label: t.knowledge.question, isName: true, cell: ({ question }) => <strong>{question}</strong> },
    { label: t.knowledge.answeredBy, cell: (answer) => <Content answer={answer} /> },
    {
      label: t.knowledge.since,
      cell: ({ created_at: at }) => <span className="dim number">{when(at, tenant.time_zone)}</span>,
    },
  ]
  const acts: Column<Answer> = {
    label: t.knowledge.removeAnswer,
    isActs: true,
    cell: (answer) => <Remove answer={answer} />,
  }
  return (
    <Listing
      label={t.nav.answers}
      rows={rows}
      columns={isAdmin ? [...columns, acts] : columns}
      idOf={({ answer_id: id }) => id}
    />
  )
}

function Content({ answer: { document_id: documentId, title, passage, written } }: { answer: Answer }) {
  return (
    <div>
      <Link to="/knowledge/documents/$documentId" params={{ documentId }}>
        {written ? t.knowledge.written : title}
      </Link>
      {passage !== null && <p className="meta">“{passage}”</p>}
    </div>
  )
}

function Remove({ answer: { answer_id: id, question, written } }: { answer: Answer }) {
  return (
    <Confirmed
      label={t.knowledge.removeAnswer}
      title={fill(t.knowledge.removeAnswerTitle, { question })}
      act={t.knowledge.removeAnswerAct}
      keep={t.form.keep}
      send={async () => {
        await answerOf(api.DELETE('/api/v1/knowledge/answers/{answer_id}', { params: { path: { answer_id: id } } }))
        await refreshKnowledge()
      }}
    >
      {written ? t.knowledge.removeWrittenText : t.knowledge.removeTiedText}
    </Confirmed>
  )
}
