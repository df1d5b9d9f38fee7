import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { answerOf, api, type Api } from '../api/client.ts'
import { useAccount } from '../api/session.ts'
import { Await } from '../parts/await.tsx'
import { CodeBlock } from '../parts/code-block.tsx'
import { useSubmit } from '../parts/form.ts'
import { Icon } from '../parts/icons.tsx'
import { Note } from '../parts/note.tsx'
import { Refused } from '../parts/refused.tsx'
import { State } from '../parts/page-states.tsx'
import { Section } from '../parts/section.tsx'
import { FormProblem, SubmitButton } from '../parts/submit.tsx'
import { showUndo } from '../parts/toasts.tsx'
import { LeaveQuestion } from '../parts/unsaved.tsx'
import { when } from '../parts/when.ts'
import { PageHeading } from '../shell/shell.tsx'
import { fill, LANGUAGE_NAMES, t } from '../texts/index.ts'
import { DocumentList } from './documents.tsx'
import { DocumentState, kindAndLanguage, languageName } from './document-state.tsx'
import styles from './knowledge.module.css'
import { deleteDocument, documentQuery, isProcessing, refreshKnowledge, restoreDocument } from './queries.ts'
import { RefreshSelect } from './refresh-select.tsx'

type DocumentWithText = Api['DocumentWithText']

/** One document: its state, what was read, and its settings. */
export function DocumentPage() {
  const { documentId } = useParams({ from: '/shell/knowledge/documents/$documentId' })
  const query = useQuery(documentQuery(documentId))
  return (
    <>
      <PageHeading title={query.data?.title ?? t.nav.documents}>
        {query.data !== undefined && <Acts document={query.data} />}
      </PageHeading>
      <div className={styles.content}>
        <Link to="/knowledge/documents">{t.knowledge.back}</Link>
        <Await query={query}>{(document) => <Whole key={document.document_id} document={document} />}</Await>
      </div>
    </>
  )
}

function Whole({ document }: { document: DocumentWithText }) {
  const { isAdmin } = useAccount()
  return (
    <div className={styles.document}>
      <Facts document={document} />
      {document.source === 'site' ? <SitePages siteId={document.document_id} /> : <Content document={document} />}
      {isAdmin && <Settings document={document} />}
    </div>
  )
}

function Facts({ document }: { document: DocumentWithText }) {
  const { time_zone: zone } = useAccount().tenant
  const { url, chunks, status, source, error, updated_at: at } = document
  const isOld = status !== 'ready' && chunks > 0
  return (
    <div className={styles.facts}>
      <DocumentState document={{ ...document, error: null }} />
      <p className="dim">
        {kindAndLanguage(document)}
        {source !== 'site' && ` · ${fill(t.knowledge.passages, { count: chunks })}`} · {when(at, zone)}
      </p>
      {url !== null && (
        <a href={url} target="_blank" rel="noreferrer" className={styles.address}>
          {url}
        </a>
      )}
      {error !== null && <Note tone="bad">{error}</Note>}
      {status === 'failed' && (
        <p className="dim">{source === 'file' ? t.knowledge.failedFile : t.knowledge.failedOther}</p>
      )}
      {isOld && <p className="dim">{t.knowledge.oldCounts}</p>}
    </div>
  )
}

function Acts({ document }: { document: DocumentWithText }) {
  const { isAdmin } = useAccount()
  const again = useReadingAgain(document)
  const deleting = useDeleting(document)
  const error = again.error ?? deleting.error
  if (!isAdmin) return null
  return (
    <>
      <Refused error={error} />
      <div className={styles.acts}>
        {document.source !== 'text' && (
          <Button
            leftSection={<Icon name="refresh" size={16} />}
            loading={again.isPending || isProcessing(document)}
            onClick={() => again.mutate()}
          >
            {t.knowledge.readNow}
          </Button>
        )}
        <Button size="xs" variant="quiet-danger" loading={deleting.isPending} onClick={() => deleting.mutate()}>
          {t.knowledge.remove}
        </Button>
      </div>
    </>
  )
}

function useReadingAgain({ document_id: id }: DocumentWithText) {
  return useMutation({
    mutationFn: async () => {
      const path = { document_id: id }
      await answerOf(api.POST('/api/v1/knowledge/documents/{document_id}/refresh', { params: { path } }))
      await refreshKnowledge()
    },
  })
}

/** Deletes at once, and offers to take it back. */
function useDeleting({ document_id: id, title, source }: DocumentWithText) {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => deleteDocument(id),
    onSuccess: async () => {
      showUndo({
        words: fill(source === 'site' ? t.knowledge.removedSite : t.knowledge.removed, { title }),
        undo: () =>
          restoreDocument(id).then(
            () => fill(t.knowledge.broughtBack, { title }),
            () => t.knowledge.notBroughtBack,
          ),
      })
      await navigate({ to: '/knowledge/documents', ignoreBlocker: true })
      await refreshKnowledge()
    },
  })
}

function SitePages({ siteId }: { siteId: string }) {
  return (
    <Section title={t.knowledge.pages} text={t.knowledge.pagesText}>
      <DocumentList
        filters={{ siteId }}
        none={<State icon="globe" title={t.knowledge.noPages} text={t.knowledge.noPagesText} />}
      />
    </Section>
  )
}

/** The text that the assistant reads. A text or file can be corrected here; a page changes at its address. */
function Content({ document }: { document: DocumentWithText }) {
  const { isAdmin } = useAccount()
  const { find } = useSearch({ from: '/shell/knowledge/documents/$documentId' })
  const isEditable = isAdmin && document.url === null && document.text !== ''
  const [isEditing, setEditing] = useState(isEditable && find !== undefined)
  if (document.text === '') return null
  const edit = isEditable && !isEditing && <Button onClick={() => setEditing(true)}>{t.knowledge.edit}</Button>
  return (
    <Section
      title={t.knowledge.content}
      text={document.url === null ? t.knowledge.contentText : t.knowledge.contentOfPage}
      act={edit}
    >
      {isEditing ? (
        <TextEditor document={document} find={find} onDone={() => setEditing(false)} />
      ) : (
        <div className={styles.markdown}>
          <CodeBlock label={t.knowledge.content}>{document.text}</CodeBlock>
        </div>
      )}
    </Section>
  )
}

interface TextEditorProps {
  document: DocumentWithText
  /** Words that are selected at the start. */
  find: string | undefined
  onDone: () => void
}

function TextEditor({ document, find, onDone }: TextEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const form = useForm({ initialValues: { text: document.text } })
  const submitting = useSubmit(form, {
    send: async ({ text }) => {
      await change(document, { text })
      form.resetDirty()
      onDone()
    },
    fieldTexts: { text: t.knowledge.textProblem },
  })
  useEffect(() => select(field.current, find), [find])
  return (
    <form className={styles.form} onSubmit={submitting.submit} noValidate>
      <LeaveQuestion isDirty={form.isDirty()} />
      <Textarea
        ref={field}
        classNames={{ input: styles.editor! }}
        aria-label={t.knowledge.content}
        rows={18}
        {...form.getInputProps('text')}
      />
      <FormProblem of={submitting} />
      <div className={styles.acts}>
        <SubmitButton of={submitting} label={t.knowledge.save} />
        <Button
          onClick={() => {
            form.reset()
            onDone()
          }}
        >
          {t.knowledge.cancel}
        </Button>
      </div>
    </form>
  )
}

/** Shows a sentence of the text. Marks of Markdown may stand between its words, so the longest beginning counts. */
function select(field: HTMLTextAreaElement | null, words: string | undefined): void {
  if (field === null || words === undefined) return
  const start = field.value.indexOf(words)
  if (start < 0) return field.focus()
  field.focus()
  field.setSelectionRange(start, start + words.length)
  const lines = field.value.slice(0, start).split('\n').length
  field.scrollTop = (lines - 3) * parseFloat(getComputedStyle(field).lineHeight)
}

async function change(document: Pick<DocumentWithText, 'document_id'>, body: Api['UpdateDocument']): Promise<void> {
  const path = { document_id: document.document_id }
  await answerOf(api.PATCH('/api/v1/knowledge/documents/{document_id}', { params: { path }, body }))
  await refreshKnowledge()
}

/** As the text shows it. */
const GUESSED = ''

function Settings({ document }: { document: DocumentWithText }) {
  const [isSaved, setSaved] = useState(false)
  const { language, refresh_hours: hours, source, url, site_id: siteId } = document
  const form = useForm({
    initialValues: {
      title: document.title,
      language: language ?? GUESSED,
      refresh_hours: hours === null ? '' : String(hours),
    },
    onValuesChange: () => setSaved(false),
  })
  const isRefreshed = url !== null && siteId === null
  const submitting = useSubmit(form, {
    send: async (values) => {
      const { title, language: spoken, refresh_hours: every } = values
      await change(document, {
        ...(form.isDirty('title') ? { title } : {}),
        ...(form.isDirty('language') ? { language: spoken === GUESSED ? null : spoken } : {}),
        ...(form.isDirty('refresh_hours') ? { refresh_hours: every === '' ? null : Number(every) } : {}),
      })
      form.resetDirty()
      setSaved(true)
    },
    fieldTexts: { title: t.knowledge.titleProblem },
  })
  const languages = new Set([
    ...Object.keys(LANGUAGE_NAMES),
    ...MORE_LANGUAGES,
    ...(language === null ? [] : [language]),
  ])
  return (
    <Section title={t.knowledge.settings} text={t.knowledge.settingsText}>
      <form className={styles.form} onSubmit={submitting.submit} noValidate>
        <LeaveQuestion isDirty={form.isDirty()} />
        <TextInput label={t.knowledge.name} maxLength={300} {...form.getInputProps('title')} />
        {source !== 'site' && (
          <NativeSelect
            label={t.knowledge.language}
            description={t.knowledge.languageHint}
            data={[
              { value: GUESSED, label: t.knowledge.guessed },
              ...[...languages].map((value) => ({ value, label: languageName(value) })),
            ]}
            {...form.getInputProps('language')}
          />
        )}
        {isRefreshed && <RefreshSelect {...form.getInputProps('refresh_hours')} />}
        <FormProblem of={submitting} />
        <div role="status">{isSaved && <Note tone="ok">{t.knowledge.saved}</Note>}</div>
        <SubmitButton of={submitting} label={t.knowledge.saveSettings} variant="default" />
      </form>
    </Section>
  )
}

/** Beside those that the assistant speaks: it searches them by their own word forms. */
const MORE_LANGUAGES = ['it', 'nl', 'pt', 'da', 'sv', 'no', 'fi', 'tr', 'ru', 'ar']
