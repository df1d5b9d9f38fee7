import { Badge, Button, Group, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { answerOf, api, type Api } from '../api/client.ts'
import { queryClient, useAccount } from '../api/session.ts'
import { Await } from '../parts/await.tsx'
import { CodeBlock } from '../parts/code-block.tsx'
import { Confirmed } from '../parts/confirm.tsx'
import { CopyButton } from '../parts/copy-button.tsx'
import { FormDialog } from '../parts/form-dialog.tsx'
import { useSubmit } from '../parts/form.ts'
import { Icon } from '../parts/icons.tsx'
import { FindField } from '../parts/find-field.tsx'
import { SortedListing, type Column } from '../parts/listing.tsx'
import { State } from '../parts/page-states.tsx'
import { Section } from '../parts/section.tsx'
import { Segments } from '../parts/segments.tsx'
import { FormProblem, SubmitButton } from '../parts/submit.tsx'
import { day, when } from '../parts/when.ts'
import { fill, t } from '../texts/index.ts'
import { keysQuery } from './keys-query.ts'
import { keySearch, type KeyFilters } from './key-search.ts'
import styles from './keys.module.css'

const refresh = () => queryClient.invalidateQueries(keysQuery)

export function ApiKeys() {
  const { tenant } = useAccount()
  const query = useQuery(keysQuery)
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<Api['CreatedApiKey'] | null>(null)
  const newKey = (
    <Button variant="filled" leftSection={<Icon name="plus" size={16} />} onClick={() => setMaking(true)}>
      {t.keys.new}
    </Button>
  )
  return (
    <Section title={t.nav.keys} text={fill(t.keys.text, { business: tenant.name })} act={newKey}>
      {made !== null && <NewKey made={made} onStored={() => setMade(null)} />}
      <Await query={query}>{({ data }) => (data.length === 0 ? <NoKeys /> : <Keys all={data} />)}</Await>
      <p className={styles.kinds}>
        <Badge>{t.keys.standard}</Badge> {t.keys.standardText} <Badge data-tone="vio">{t.keys.admin}</Badge>{' '}
        {t.keys.adminText}
      </p>
      <FormDialog title={t.keys.new} isOpen={isMaking} close={() => setMaking(false)}>
        <KeyForm
          onMade={(key) => {
            setMade(key)
            setMaking(false)
          }}
        />
      </FormDialog>
    </Section>
  )
}

function NoKeys() {
  return <State icon="key" title={t.keys.none} text={t.keys.noneText} />
}

function Keys({ all }: { all: Api['ApiKey'][] }) {
  const filters = useSearch({ from: '/shell/integrate/keys' })
  const rows = all.filter((key) => fits(key, filters))
  return (
    <>
      <Filters filters={filters} />
      {rows.length > 0 ? (
        <KeyTable rows={rows} />
      ) : (
        <State icon="search" title={t.keys.noneFits} text={t.keys.noneFitsText}>
          <Link to="/integrate/keys">{t.keys.clear}</Link>
        </State>
      )}
    </>
  )
}

function fits({ name, last_four: end, kind, expires_at: at }: Api['ApiKey'], { q = '', kind: wanted }: KeyFilters) {
  const isFound = name.toLowerCase().includes(q.toLowerCase()) || end.includes(q)
  if (wanted === 'ended') return isFound && hasEnded(at)
  return isFound && (wanted === undefined || wanted === kind)
}

function hasEnded(at: string | null): boolean {
  return at !== null && Date.parse(at) <= Date.now()
}

function Filters({ filters }: { filters: KeyFilters }) {
  const navigate = useNavigate()
  const set = (changed: { q?: string; kind?: string }, replace = false) =>
    void navigate({ to: '/integrate/keys', search: keySearch({ ...filters, ...changed }), replace, resetScroll: false })
  return (
    <div className={styles.filters} role="search">
      <FindField label={t.keys.find} q={filters.q ?? ''} find={(q) => set({ q }, true)} className={styles.find} />
      <Segments
        label={t.keys.kind}
        data={[
          { value: '', label: t.keys.all },
          { value: 'standard', label: t.keys.standard },
          { value: 'admin', label: t.keys.admin },
          { value: 'ended', label: t.keys.expired },
        ]}
        value={filters.kind ?? ''}
        onChange={(kind) => set({ kind })}
      />
    </div>
  )
}

/** Shown this once: the server keeps a hash. */
function NewKey({ made, onStored }: { made: Api['CreatedApiKey']; onStored: () => void }) {
  return (
    <div className={styles.made}>
      <p role="status" className={styles.ready}>
        <Icon name="key" size={16} /> {fill(t.keys.ready, { name: made.name })}
      </p>
      <div className={styles.madeBody}>
        <Group gap={8} wrap="nowrap">
          <TextInput
            className={styles.key}
            aria-label={t.keys.key}
            value={made.key}
            readOnly
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <CopyButton text={made.key} variant="filled" />
          <Button onClick={onStored}>{t.keys.stored}</Button>
        </Group>
        <CodeBlock label={t.keys.tryIt}>
          {`curl ${location.origin}/api/v1/bookings \\\n  -H "X-API-Key: ${made.key}"`}
        </CodeBlock>
      </div>
    </div>
  )
}

function KeyTable({ rows }: { rows: Api['ApiKey'][] }) {
  const { time_zone: zone } = useAccount().tenant
  const columns: Column<Api['ApiKey']>[] = [
    {
      label: t.keys.name,
      isName: true,
      cell: ({ name }) => <strong>{name}</strong>,
      sort: { as: 'name', by: ({ name }) => name },
    },
    { label: t.keys.kind, sort: { as: 'kind', by: ({ kind }) => kind }, cell: ({ kind }) => <Kind kind={kind} /> },
    { label: t.keys.key, cell: ({ prefix, last_four: end }) => <code>{`${prefix}…${end}`}</code> },
    {
      label: t.keys.lastUsed,
      sort: { as: 'used', by: ({ last_used_at: at }) => (at === null ? 0 : Date.parse(at)) },
      cell: ({ last_used_at: at }) => <span className="dim">{at === null ? t.keys.notYet : when(at, zone)}</span>,
    },
    {
      label: t.keys.ends,
      sort: { as: 'ends', by: ({ expires_at: at }) => (at === null ? Infinity : Date.parse(at)) },
      cell: ({ expires_at: at }) => <Ending at={at} zone={zone} />,
    },
    { label: t.keys.revoke, isActs: true, cell: (key) => <Revoke apiKey={key} /> },
  ]
  return <SortedListing label={t.nav.keys} rows={rows} columns={columns} idOf={({ api_key_id: id }) => id} />
}

function Kind({ kind }: { kind: Api['ApiKey']['kind'] }) {
  return <Badge data-tone={kind === 'admin' ? 'vio' : undefined}>{t.keys[kind]}</Badge>
}

const SOON_MS = 7 * 24 * 3_600_000

function Ending({ at, zone }: { at: string | null; zone: string }) {
  if (at === null) return <span className="dim">{t.keys.never}</span>
  const left = Date.parse(at) - Date.now()
  if (left <= 0) return <Badge data-tone="bad">{fill(t.keys.ended, { date: day(at, zone) })}</Badge>
  if (left < SOON_MS) return <Badge data-tone="warn">{fill(t.keys.endsSoon, { date: day(at, zone) })}</Badge>
  return <span className="dim">{day(at, zone)}</span>
}

function Revoke({ apiKey: { api_key_id: id, name } }: { apiKey: Api['ApiKey'] }) {
  return (
    <Confirmed
      label={t.keys.revoke}
      title={fill(t.keys.revokeTitle, { name })}
      act={t.keys.revokeAct}
      keep={t.form.keep}
      send={async () => {
        await answerOf(api.DELETE('/api/v1/api-keys/{api_key_id}', { params: { path: { api_key_id: id } } }))
        await refresh()
      }}
    >
      {t.keys.revokeText}
    </Confirmed>
  )
}

function KeyForm({ onMade }: { onMade: (key: Api['CreatedApiKey']) => void }) {
  const form = useForm<{ name: string; kind: Api['ApiKey']['kind']; expires_at: string }>({
    initialValues: { name: '', kind: 'standard', expires_at: '' },
  })
  const submitting = useSubmit(form, {
    send: async ({ name, kind, expires_at: until }) => {
      const body = { name, kind, expires_at: until === '' ? null : new Date(`${until}T23:59:59`).toISOString() }
      const key = await answerOf(api.POST('/api/v1/api-keys', { body }))
      await refresh()
      onMade(key)
    },
    fieldTexts: { name: t.keys.nameProblem, expires_at: t.keys.endsProblem },
  })
  return (
    <form className={styles.form} onSubmit={submitting.submit} noValidate>
      <TextInput
        label={t.keys.name}
        description={t.keys.nameHint}
        maxLength={120}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Segments
        label={t.keys.kind}
        data={[
          { value: 'standard', label: t.keys.standard },
          { value: 'admin', label: t.keys.admin },
        ]}
        {...form.getInputProps('kind')}
      />
      <p className="meta">{form.values.kind === 'admin' ? t.keys.adminText : t.keys.standardText}</p>
      <TextInput type="date" label={t.keys.endsOn} {...form.getInputProps('expires_at')} />
      <FormProblem of={submitting} />
      <SubmitButton of={submitting} label={t.keys.make} />
    </form>
  )
}
