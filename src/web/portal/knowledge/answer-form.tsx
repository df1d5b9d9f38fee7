import { Button, Radio, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { answerOf, api, type Api } from '../api/client.ts'
import { queryClient, useAccount } from '../api/session.ts'
import { useSubmit } from '../parts/form.ts'
import { FormProblem, SubmitButton } from '../parts/submit.tsx'
import { LeaveQuestion } from '../parts/unsaved.tsx'
import { t } from '../texts/index.ts'
import styles from './knowledge.module.css'
import { documentQuery, passagesQuery, proposalsQuery, refreshKnowledge } from './queries.ts'
import type { Answered } from './tried.tsx'

type Passage = Api['SearchResults']['results'][number]

interface AnswerFormProps {
  /** A visitor's question; without its id, one that is written here or was only tried. */
  question: { id?: string; words: string }
  onAnswered: (answered: Answered) => void
  /** A member proposes, and an administrator accepts. */
  onProposed?: () => void
  onCancel?: () => void
}

/** Written in the form, in place of a passage. */
const OWN_WORDS = ''

/** Ties a question to the passage that answers it, or to an answer written now. It is tried as soon as it counts. */
export function AnswerForm({ question, onAnswered, onProposed, onCancel }: AnswerFormProps) {
  const { isAdmin } = useAccount()
  const isAsked = question.words !== ''
  const form = useForm({ initialValues: { question: question.words, passage: OWN_WORDS, text: '' } })
  const passages = useQuery({ ...passagesQuery(question.words), enabled: isAsked }).data?.results ?? []
  const submitting = useSubmit(form, {
    send: async (values) => {
      const asked = question.id === undefined ? { question: values.question } : { question_id: question.id }
      const body = { ...asked, ...contentOf(values, passages) }
      if (!isAdmin) {
        await answerOf(api.POST('/api/v1/knowledge/answer-proposals', { body }))
        form.resetDirty()
        await queryClient.invalidateQueries(proposalsQuery)
        onProposed?.()
        return
      }
      const { document_id: documentId } = await answerOf(api.POST('/api/v1/knowledge/answers', { body }))
      form.resetDirty()
      await refreshKnowledge()
      // It is indexed again: a state from before would be tried too early.
      await queryClient.fetchQuery({ ...documentQuery(documentId), staleTime: 0 })
      onAnswered({ question: values.question, documentId })
    },
    fieldTexts: { text: t.knowledge.answerProblem, question: t.knowledge.questionProblem },
  })
  return (
    <form className={styles.answer} onSubmit={submitting.submit} noValidate>
      <LeaveQuestion isDirty={form.isDirty()} />
      {!isAsked && <TextInput label={t.knowledge.question} maxLength={500} {...form.getInputProps('question')} />}
      {passages.length > 0 && (
        <Radio.Group label={t.knowledge.perhaps} {...form.getInputProps('passage')}>
          <div className={styles.passages}>
            {passages.map(({ title, text }, index) => (
              <Radio key={index} value={String(index)} label={`“${text}”`} description={title} />
            ))}
            <Radio value={OWN_WORDS} label={t.knowledge.ownWords} />
          </div>
        </Radio.Group>
      )}
      {form.values.passage === OWN_WORDS && (
        <Textarea
          label={passages.length > 0 ? t.knowledge.orWrite : t.knowledge.writeAnswer}
          description={t.knowledge.answerHint}
          autosize
          minRows={3}
          maxRows={12}
          {...form.getInputProps('text')}
        />
      )}
      <FormProblem of={submitting} />
      <div className={styles.acts}>
        <SubmitButton of={submitting} label={isAdmin ? t.knowledge.saveAndTry : t.knowledge.propose} />
        {onCancel !== undefined && <Button onClick={onCancel}>{t.knowledge.cancel}</Button>}
      </div>
    </form>
  )
}

function contentOf({ passage, text }: { passage: string; text: string }, passages: Passage[]) {
  const chosen = passage === OWN_WORDS ? undefined : passages[Number(passage)]
  return chosen === undefined ? { text } : { document_id: chosen.document_id, passage: chosen.text }
}
