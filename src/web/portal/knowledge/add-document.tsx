import { Button, FileButton, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { pairsIn } from '../../../core/keys.ts'
import { answerOf, api } from '../api/client.ts'
import { FormDialog } from '../parts/form-dialog.tsx'
import { filled, useSubmit } from '../parts/form.ts'
import { Icon } from '../parts/icons.tsx'
import { Segments } from '../parts/segments.tsx'
import { FormProblem, SubmitButton } from '../parts/submit.tsx'
import { t } from '../texts/index.ts'
import { useDropTarget } from './drop-target.ts'
import styles from './knowledge.module.css'
import { refreshKnowledge } from './queries.ts'
import { RefreshSelect } from './refresh-select.tsx'
import { FILE_NAMES, upload } from './uploads.ts'

/** The dialog of `?add=`: files, a text that is written here, or a website. */
export function AddDocument() {
  const { add } = useSearch({ from: '/shell/knowledge/documents' })
  const navigate = useNavigate()
  const close = () =>
    void navigate({ to: '/knowledge/documents', search: (old) => ({ ...old, add: undefined }), ignoreBlocker: true })
  return (
    <FormDialog title={t.knowledge.add} isOpen={add !== undefined} close={close} size={560}>
      <Ways />
      <div hidden={add !== 'files'}>
        <ChooseFiles onChosen={close} />
      </div>
      <div hidden={add !== 'text'}>
        <TextForm onAdded={close} />
      </div>
      <div hidden={add !== 'website'}>
        <WebsiteForm onAdded={close} />
      </div>
    </FormDialog>
  )
}

/** Words typed for one way stay while another is looked at. */
function Ways() {
  const ways = { files: t.knowledge.files, text: t.knowledge.text, website: t.knowledge.website }
  return (
    <nav className={styles.ways} aria-label={t.knowledge.addKind}>
      {pairsIn(ways).map(([add, label]) => (
        <Link
          key={add}
          to="/knowledge/documents"
          search={(old) => ({ ...old, add })}
          replace
          activeProps={{ 'aria-current': 'page' }}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

export function ChooseFiles({ onChosen }: { onChosen: () => void }) {
  const take = (files: File[]) => {
    if (files.length === 0) return
    upload(files)
    onChosen()
  }
  const drop = useDropTarget(take)
  return (
    <div className={styles.dropzone} data-dropping={drop.isOver} {...drop.handlers}>
      <Icon name="upload" />
      <p>{t.knowledge.drop}</p>
      <FileButton multiple accept={FILE_NAMES} onChange={take} inputProps={{ 'aria-label': t.knowledge.choose }}>
        {(props) => (
          <Button variant="filled" {...props}>
            {t.knowledge.choose}
          </Button>
        )}
      </FileButton>
      <p className="meta">{t.knowledge.fileKinds}</p>
    </div>
  )
}

function TextForm({ onAdded }: { onAdded: () => void }) {
  const form = useForm({ initialValues: { title: '', text: '' } })
  const submitting = useSubmit(form, {
    send: async ({ title, text }) => {
      await answerOf(api.POST('/api/v1/knowledge/documents', { body: { title: filled(title), text } }))
      await refreshKnowledge()
      onAdded()
    },
    fieldTexts: { text: t.knowledge.textProblem },
  })
  return (
    <form className={styles.form} onSubmit={submitting.submit} noValidate>
      <TextInput
        label={t.knowledge.title}
        description={t.knowledge.titleHint}
        maxLength={300}
        {...form.getInputProps('title')}
      />
      <Textarea
        label={t.knowledge.text}
        description={t.knowledge.textHint}
        autosize
        minRows={6}
        maxRows={16}
        {...form.getInputProps('text')}
      />
      <FormProblem of={submitting} />
      <SubmitButton of={submitting} label={t.knowledge.addText} />
    </form>
  )
}

const SITE_DEPTH = 3

function WebsiteForm({ onAdded }: { onAdded: () => void }) {
  const form = useForm({ initialValues: { url: '', reach: 'site', pages: '100', refresh_hours: '168' } })
  const submitting = useSubmit(form, {
    send: async ({ url, reach, pages, refresh_hours: hours }) => {
      const crawl = reach === 'site' ? { depth: SITE_DEPTH, max_pages: Number(pages) } : null
      const body = { url: withScheme(url), crawl, refresh_hours: hours === '' ? null : Number(hours) }
      await answerOf(api.POST('/api/v1/knowledge/documents', { body }))
      await refreshKnowledge()
      onAdded()
    },
    fieldTexts: { url: t.knowledge.urlProblem },
  })
  return (
    <form className={styles.form} onSubmit={submitting.submit} noValidate>
      <TextInput
        label={t.knowledge.address}
        placeholder="www.example.com"
        inputMode="url"
        autoComplete="url"
        {...form.getInputProps('url')}
      />
      <Segments
        label={t.knowledge.reach}
        data={[
          { value: 'site', label: t.knowledge.wholeSite },
          { value: 'page', label: t.knowledge.onePage },
        ]}
        {...form.getInputProps('reach')}
      />
      {form.values.reach === 'site' && (
        <NativeSelect
          label={t.knowledge.mostPages}
          description={t.knowledge.siteHint}
          data={['25', '100', '500', '1000']}
          {...form.getInputProps('pages')}
        />
      )}
      <RefreshSelect {...form.getInputProps('refresh_hours')} />
      <FormProblem of={submitting} />
      <SubmitButton of={submitting} label={t.knowledge.readIt} />
    </form>
  )
}

/** People write `example.com`. */
export function withScheme(address: string): string {
  const trimmed = address.trim()
  return trimmed === '' || /^[a-z][a-z\d+.-]*:\/\//iu.test(trimmed) ? trimmed : `https://${trimmed}`
}
