import { NativeSelect, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { namesIn, recordOf } from '../../../../core/keys.ts'
import { answerOf, api, type Api } from '../../api/client.ts'
import { Listing, type Column } from '../../parts/listing.tsx'
import { Note } from '../../parts/note.tsx'
import { FormProblem } from '../../parts/submit.tsx'
import { Unsaved } from '../../parts/unsaved.tsx'
import { useEditedForm } from '../../settings/settings-form.tsx'
import { fill, t } from '../../texts/index.ts'
import { leadsQuery, previewQuery, refreshCrm, type Connection, type Lead } from './queries.ts'
import styles from './crm.module.css'

const route = getRouteApi('/shell/integrate/crm/$connectionId')

type FieldName = keyof typeof t.crm.fields
type Rules = NonNullable<Api['CreateCrmConnection']['field_mapping']>
type Rule = Rules[FieldName] | undefined
type Shown = Api['CrmMappingPreview']['fields'][number]

/** How one field of a lead goes to the CRM. */
interface Way {
  how: 'usual' | 'own' | 'never'
  to: string
}

type Values = { field_mapping: Record<FieldName, Way> }

const fieldNames = () => namesIn(t.crm.fields)

function readMapping(connection: Connection): Values {
  const rules = rulesOf(connection)
  return { field_mapping: recordOf(fieldNames(), (name) => wayOf(rules[name])) }
}

function rulesOf({ field_mapping: rules }: Connection): Rules {
  // The API stores only what its schema of a body accepted; the schema of its replies is wider.
  return (rules ?? {}) as Rules
}

function wayOf(rule: Rule): Way {
  if (rule === undefined) return { how: 'usual', to: '' }
  if (rule === null) return { how: 'never', to: '' }
  return { how: 'own', to: typeof rule === 'string' ? rule : rule.to }
}

/** Words that a program set for single values stay with their field. */
function writeMapping({ field_mapping: ways }: Values, connection: Connection): Rules | null {
  const before = rulesOf(connection)
  const rules: Rules = {}
  for (const name of fieldNames()) {
    const { how, to } = ways[name]
    const rule = before[name]
    if (how === 'never') rules[name] = null
    if (how === 'own') rules[name] = typeof rule === 'object' && rule !== null ? { ...rule, to } : to
  }
  return Object.keys(rules).length === 0 ? null : rules
}

export function Mapping({ connection }: { connection: Connection }) {
  const { connection_id: id } = connection
  const edited = useEditedForm({
    start: () => readMapping(connection),
    labels: { field_mapping: t.crm.mapping },
    fieldTexts: Object.fromEntries(fieldNames().map((name) => [`field_mapping.${name}`, t.crm.toProblem])),
    send: async (values) => {
      const path = { connection_id: id }
      const body = { field_mapping: writeMapping(values, connection) }
      const fresh = await answerOf(api.PATCH('/api/v1/crm/connections/{connection_id}', { params: { path }, body }))
      await refreshCrm()
      return { values: readMapping(fresh) }
    },
  })
  const leads = useQuery(leadsQuery).data?.data ?? []
  const { lead = leads[0]?.lead_id } = route.useSearch()
  const [typed] = useDebouncedValue(writeMapping(edited.form.values, connection), 300)
  const preview = useQuery(previewQuery(id, lead ?? null, typed)).data
  return (
    <form className={styles.mapping} onSubmit={edited.submitting.submit} noValidate>
      <h3>{t.crm.mapping}</h3>
      <p className="dim">{t.crm.mappingText}</p>
      <Sample leads={leads} chosen={lead} />
      <Fields form={edited.form} preview={preview?.fields ?? []} isSampled={leads.length > 0} />
      <FormProblem of={edited.submitting} />
      <div role="status">{edited.saved !== null && <Note tone="ok">{t.crm.mappingSaved}</Note>}</div>
      <Unsaved changed={edited.changed} of={edited.submitting} discard={edited.discard} />
    </form>
  )
}

function Sample({ leads, chosen }: { leads: Lead[]; chosen: string | undefined }) {
  const navigate = useNavigate()
  if (leads.length === 0) return <Note tone="info">{t.crm.noSample}</Note>
  const choices = leads.map(({ lead_id: value, name, email, phone }) => ({
    value,
    label: name ?? email ?? phone ?? value,
  }))
  return (
    <NativeSelect
      className={styles.sample!}
      label={t.crm.sample}
      description={t.crm.sampleHint}
      data={choices}
      value={chosen}
      onChange={({ currentTarget: { value } }) =>
        void navigate({ to: '.', search: { lead: value }, replace: true, resetScroll: false, ignoreBlocker: true })
      }
    />
  )
}

interface FieldsProps {
  form: UseFormReturnType<Values>
  preview: Shown[]
  isSampled: boolean
}

function Fields({ form, preview, isSampled }: FieldsProps) {
  const shown = (name: FieldName) => preview.find(({ field }) => field === name)
  const columns: Column<FieldName>[] = [
    { label: t.crm.leadField, isName: true, cell: (name) => <strong>{t.crm.fields[name]}</strong> },
    { label: t.crm.crmField, cell: (name) => <WayOf name={name} form={form} usual={shown(name)?.to ?? null} /> },
  ]
  const samples: Column<FieldName>[] = [
    { label: t.crm.value, cell: (name) => <Value text={shown(name)?.value} /> },
    { label: t.crm.sent, cell: (name) => <Value text={shown(name)?.sent} /> },
  ]
  const added = preview.filter(({ field }) => field === null)
  return (
    <>
      <Listing
        label={t.crm.mapping}
        rows={fieldNames()}
        columns={isSampled ? [...columns, ...samples] : columns}
        idOf={(name) => name}
      />
      {added.map(({ to, sent }) => (
        <p key={to} className="meta">
          {fill(t.crm.added, { field: to ?? '', value: sent ?? '' })}
        </p>
      ))}
    </>
  )
}

function Value({ text }: { text: string | null | undefined }) {
  return text == null || text === '' ? <span className="dim">–</span> : <span className={styles.value}>{text}</span>
}

interface WayProps {
  name: FieldName
  form: UseFormReturnType<Values>
  usual: string | null
}

function WayOf({ name, form, usual }: WayProps) {
  const path = `field_mapping.${name}`
  const field = t.crm.fields[name]
  const { how } = form.values.field_mapping[name]
  const { error }: { error?: string } = form.getInputProps(path)
  const own = form.getInputProps(`${path}.to`)
  return (
    <div className={styles.way} data-path={path} tabIndex={-1}>
      <NativeSelect
        size="xs"
        aria-label={fill(t.crm.howOf, { field })}
        data={(['usual', 'own', 'never'] as const).map((value) => ({ value, label: t.crm.ways[value] }))}
        {...form.getInputProps(`${path}.how`)}
      />
      {how === 'own' && (
        <TextInput
          size="xs"
          aria-label={fill(t.crm.toOf, { field })}
          maxLength={100}
          {...own}
          error={own.error ?? error}
        />
      )}
      {how === 'usual' && (usual === null ? <span className="dim">{t.crm.notSent}</span> : <code>{usual}</code>)}
    </div>
  )
}
