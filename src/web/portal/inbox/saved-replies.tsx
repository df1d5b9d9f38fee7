import { Button, Group, Popover, Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf, api } from '../api/client.ts'
import { queryClient } from '../api/session.ts'
import { Confirmed } from '../parts/confirm.tsx'
import { FormDialog } from '../parts/form-dialog.tsx'
import { useSubmit } from '../parts/form.ts'
import { Icon } from '../parts/icons.tsx'
import { FormProblem, SubmitButton } from '../parts/submit.tsx'
import { fill, t } from '../texts/index.ts'
import { savedRepliesQuery, type SavedReply } from './queries.ts'
import styles from './inbox.module.css'

const refresh = () => queryClient.invalidateQueries(savedRepliesQuery)

/** The texts of the team: found by a few letters, put into the answer, and edited where they are used. */
export function SavedReplies({ put }: { put: (words: string) => void }) {
  const [isOpen, setOpen] = useState(false)
  const [edited, setEdited] = useState<SavedReply | 'new' | null>(null)
  const edit = (reply: SavedReply | 'new') => {
    setOpen(false)
    setEdited(reply)
  }
  return (
    <>
      <Popover opened={isOpen} onChange={setOpen} position="top-start" shadow="md" width={360} trapFocus returnFocus>
        <Popover.Target>
          <Button
            size="xs"
            variant="quiet"
            data-saved
            leftSection={<Icon name="chat" size={16} />}
            onClick={() => setOpen(!isOpen)}
          >
            {t.inbox.saved.title}
          </Button>
        </Popover.Target>
        <Popover.Dropdown aria-label={t.inbox.saved.title}>
          <Choose
            edit={edit}
            choose={({ text }) => {
              setOpen(false)
              put(text)
            }}
          />
        </Popover.Dropdown>
      </Popover>
      <FormDialog
        title={edited === 'new' ? t.inbox.saved.new : t.inbox.saved.change}
        isOpen={edited !== null}
        close={() => setEdited(null)}
      >
        {edited !== null && <ReplyForm reply={edited === 'new' ? null : edited} close={() => setEdited(null)} />}
      </FormDialog>
    </>
  )
}

interface ChooseProps {
  choose: (reply: SavedReply) => void
  edit: (reply: SavedReply | 'new') => void
}

function Choose({ choose, edit }: ChooseProps) {
  const [sought, setSought] = useState('')
  const replies = useQuery(savedRepliesQuery).data?.data ?? []
  const found = replies
    .filter(({ title, text }) => `${title} ${text}`.toLowerCase().includes(sought.trim().toLowerCase()))
    .toSorted((one, other) => one.title.localeCompare(other.title))
  return (
    <Stack gap={8}>
      {replies.length === 0 ? (
        <p className="dim">{t.inbox.saved.none}</p>
      ) : (
        <TextInput
          size="xs"
          data-autofocus
          aria-label={t.inbox.saved.find}
          placeholder={t.inbox.saved.find}
          value={sought}
          onChange={({ currentTarget }) => setSought(currentTarget.value)}
          onKeyDown={({ key }) => key === 'Enter' && found[0] !== undefined && choose(found[0])}
        />
      )}
      <ul className={styles.replies}>
        {found.map((reply) => (
          <li key={reply.reply_id}>
            <button type="button" onClick={() => choose(reply)}>
              <b>{reply.title}</b>
              <span className="meta" dir="auto">
                {reply.text}
              </span>
            </button>
            <Button
              size="xs"
              variant="quiet"
              aria-label={`${t.inbox.saved.change}: ${reply.title}`}
              onClick={() => edit(reply)}
            >
              {t.inbox.saved.edit}
            </Button>
          </li>
        ))}
      </ul>
      <Button size="xs" leftSection={<Icon name="plus" size={14} />} onClick={() => edit('new')}>
        {t.inbox.saved.new}
      </Button>
    </Stack>
  )
}

function ReplyForm({ reply, close }: { reply: SavedReply | null; close: () => void }) {
  const form = useForm({
    initialValues: { title: reply?.title ?? '', text: reply?.text ?? '' },
    validate: {
      title: (title) => (title.trim() === '' ? t.inbox.saved.titleProblem : null),
      text: (text) => (text.trim() === '' ? t.inbox.saved.textProblem : null),
    },
  })
  const params = { path: { reply_id: reply?.reply_id ?? '' } }
  const submitting = useSubmit(form, {
    send: async (body) => {
      if (reply === null) await answerOf(api.POST('/api/v1/saved-replies', { body }))
      else await answerOf(api.PATCH('/api/v1/saved-replies/{reply_id}', { params, body }))
      await refresh()
      close()
    },
  })
  const remove = async () => {
    await answerOf(api.DELETE('/api/v1/saved-replies/{reply_id}', { params }))
    await refresh()
    close()
  }
  return (
    <form onSubmit={submitting.submit} noValidate>
      <Stack gap={12}>
        <TextInput label={t.inbox.saved.name} maxLength={80} {...form.getInputProps('title')} />
        <Textarea
          label={t.inbox.saved.text}
          autosize
          minRows={4}
          maxRows={12}
          maxLength={4_000}
          {...form.getInputProps('text')}
        />
        <FormProblem of={submitting} />
        <Group justify="space-between">
          <SubmitButton of={submitting} label={t.inbox.saved.save} />
          {reply !== null && (
            <Confirmed
              label={t.inbox.saved.delete}
              title={fill(t.inbox.saved.deleteTitle, { title: reply.title })}
              act={t.inbox.saved.delete}
              keep={t.inbox.saved.keep}
              send={remove}
            >
              {t.inbox.saved.deleteText}
            </Confirmed>
          )}
        </Group>
      </Stack>
    </form>
  )
}
