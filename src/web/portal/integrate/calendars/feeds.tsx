import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf, api, type Api } from '../../api/client.ts'
import { useAccount } from '../../api/session.ts'
import { Await } from '../../parts/await.tsx'
import { Confirmed } from '../../parts/confirm.tsx'
import { CopyButton } from '../../parts/copy-button.tsx'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { filled, useSubmit } from '../../parts/form.ts'
import { Icon } from '../../parts/icons.tsx'
import { Listing, type Column } from '../../parts/listing.tsx'
import { FormProblem, SubmitButton } from '../../parts/submit.tsx'
import { day } from '../../parts/when.ts'
import type { Resource } from '../../settings/services/queries.ts'
import { fill, t } from '../../texts/index.ts'
import { feedsQuery, refreshCalendars, type Feed } from './queries.ts'
import styles from './calendars.module.css'

type NewFeed = Api['NewCalendarFeed']

/** The other way round: calendar programs that read the bookings from here. */
export function Feeds({ resources }: { resources: Resource[] }) {
  const query = useQuery(feedsQuery)
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<NewFeed | null>(null)
  return (
    <section className={styles.feeds} aria-label={t.calendars.feeds}>
      <div className={styles.head}>
        <h3>{t.calendars.feeds}</h3>
        <Button leftSection={<Icon name="plus" size={16} />} onClick={() => setMaking(true)}>
          {t.calendars.newFeed}
        </Button>
      </div>
      <p className="dim">{t.calendars.feedsText}</p>
      {made !== null && <NewAddress feed={made} onStored={() => setMade(null)} />}
      <Await query={query} rows={1}>
        {({ data }) => (data.length === 0 ? null : <FeedTable rows={data} resources={resources} />)}
      </Await>
      <FormDialog title={t.calendars.newFeed} isOpen={isMaking} close={() => setMaking(false)}>
        <FeedForm
          resources={resources}
          onMade={(feed) => {
            setMade(feed)
            setMaking(false)
          }}
        />
      </FormDialog>
    </section>
  )
}

/** Shown this once: the server keeps a hash. */
function NewAddress({ feed, onStored }: { feed: NewFeed; onStored: () => void }) {
  return (
    <div className={styles.made}>
      <p role="status">{t.calendars.feedReady}</p>
      <Group gap={8}>
        <TextInput
          className={styles.url!}
          aria-label={t.calendars.feedAddress}
          value={feed.url}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <CopyButton text={feed.url} variant="filled" />
        <Button onClick={onStored}>{t.keys.stored}</Button>
      </Group>
    </div>
  )
}

function FeedTable({ rows, resources }: { rows: Feed[]; resources: Resource[] }) {
  const { time_zone: zone } = useAccount().tenant
  const whose = ({ resource_id: id }: Feed) =>
    id === null
      ? t.calendars.everybody
      : (resources.find(({ resource_id: one }) => one === id)?.name ?? t.calendars.deleted)
  const columns: Column<Feed>[] = [
    { label: t.calendars.feedName, isName: true, cell: (feed) => <strong>{feed.name ?? t.calendars.noName}</strong> },
    { label: t.calendars.feedOf, cell: whose },
    { label: t.calendars.since, cell: ({ created_at: at }) => <span className="dim">{day(at, zone)}</span> },
    { label: t.calendars.deleteFeed, isActs: true, cell: (feed) => <DeleteFeed feed={feed} /> },
  ]
  return <Listing label={t.calendars.feeds} rows={rows} columns={columns} idOf={({ feed_id: id }) => id} />
}

function DeleteFeed({ feed: { feed_id: id, name } }: { feed: Feed }) {
  return (
    <Confirmed
      label={t.calendars.deleteFeed}
      title={fill(t.calendars.deleteFeedTitle, { name: name ?? t.calendars.noName })}
      act={t.calendars.deleteFeedAct}
      keep={t.form.keep}
      send={async () => {
        await answerOf(api.DELETE('/api/v1/bookings/calendar-feeds/{feed_id}', { params: { path: { feed_id: id } } }))
        await refreshCalendars()
      }}
    >
      {t.calendars.deleteFeedText}
    </Confirmed>
  )
}

function FeedForm({ resources, onMade }: { resources: Resource[]; onMade: (feed: NewFeed) => void }) {
  const form = useForm({ initialValues: { name: '', resource_id: '' } })
  const submitting = useSubmit(form, {
    send: async ({ name, resource_id: id }) => {
      const body = { name: filled(name), resource_id: filled(id) }
      const feed = await answerOf(api.POST('/api/v1/bookings/calendar-feeds', { body }))
      await refreshCalendars()
      onMade(feed)
    },
  })
  const people = resources.map(({ resource_id: value, name: label }) => ({ value, label }))
  return (
    <form onSubmit={submitting.submit} noValidate>
      <Stack gap={16}>
        <TextInput
          label={t.calendars.feedNameField}
          description={t.calendars.feedNameHint}
          maxLength={120}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <NativeSelect
          label={t.calendars.feedOf}
          data={[{ value: '', label: t.calendars.everybody }, ...people]}
          {...form.getInputProps('resource_id')}
        />
        <FormProblem of={submitting} />
        <SubmitButton of={submitting} label={t.calendars.makeFeed} />
      </Stack>
    </form>
  )
}
