import { useForm, type UseFormReturnType } from '@mantine/form'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useRef, useState, type ReactNode } from 'react'
import { answerOf, api, type Api } from '../api/client.ts'
import { asProblem } from '../api/problem.ts'
import { accountQuery, queryClient, useAccount } from '../api/session.ts'
import { Await } from '../parts/await.tsx'
import { useSubmit, type Submitting } from '../parts/form.ts'
import { Note } from '../parts/note.tsx'
import { FormProblem, SubmitButton } from '../parts/submit.tsx'
import { LeaveQuestion, Unsaved } from '../parts/unsaved.tsx'
import { t } from '../texts/index.ts'
import { Clash, Clashes } from './clash.tsx'
import { Conflicts } from './conflicts.tsx'
import { changedPaths, patchOf, valueAt, withValues, type SettingsValues } from './patch.ts'
import { resourcesQuery } from './services/queries.ts'
import styles from './settings.module.css'

type Tenant = Api['Tenant']

/** A form reads what is there now: a colleague may have changed it since this tab was opened. */
const tenantQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['tenant', tenantId],
    queryFn: () => readTenant(tenantId),
    gcTime: 0,
    staleTime: Infinity,
  })

const readTenant = (tenantId: string) =>
  answerOf(api.GET('/api/v1/tenants/{tenant_id}', { params: { path: { tenant_id: tenantId } } }))

export function WithTenant({ children }: { children: (tenant: Tenant) => ReactNode }) {
  const { tenant } = useAccount()
  return <Await query={useQuery(tenantQuery(tenant.tenant_id))}>{children}</Await>
}

interface SettingsFields<V> {
  /** The values of the form, in the shape of the API's patch, so that a refusal names the field's own path. */
  read: (tenant: Tenant) => V
  /** Each field's path with its label. */
  labels: Record<string, string>
  /** Where a field holds something else than the API takes. */
  write?: (values: V) => SettingsValues
}

interface EditedForm<V> {
  form: UseFormReturnType<V>
  submitting: Submitting
  /** Labels of the fields that differ from what is saved. */
  changed: string[]
  discard: () => void
  saved: Outcome<V> | null
  /** Fields that a colleague changed meanwhile to another value than the form has. */
  clashes: ClashedField[]
}

interface ClashedField {
  label: string
  theirs: unknown
  take: () => void
}

/** A save: the values as they are now, and the bookings that no longer fit. */
interface Outcome<V> {
  values: V
  conflicts?: Api['ChangedTenant']['conflicts']
}

interface Edit<V> {
  start: () => V
  /** Each field's path with its label. */
  labels: Record<string, string>
  /**
   * Gets the paths of the fields that differ from `base`: what a colleague saved meanwhile in others stays.
   * @throws Clash for a field that both changed
   */
  send: (values: V, changed: string[], base: V) => Promise<Outcome<V>>
  fieldTexts?: Record<string, string>
}

/** A form that knows which of its fields are not saved. */
export function useEditedForm<V extends SettingsValues>({
  start,
  labels,
  send,
  fieldTexts = {},
}: Edit<V>): EditedForm<V> {
  const [base, setBase] = useState(start)
  const [saved, setSaved] = useState<Outcome<V> | null>(null)
  const [met, setMet] = useState<string[]>([])
  const form = useForm<V>({ initialValues: base, onValuesChange: () => setSaved(null) })
  const changedIn = (values: V) => changedPaths(Object.keys(labels), base, values)
  const rest = (values: V) => {
    setBase(values)
    form.setValues(values)
  }
  const submitting = useSubmit(form, {
    send: async (values) => {
      const changed = changedIn(values)
      try {
        const outcome = await send(values, changed, base)
        rest(outcome.values)
        setMet([])
        setSaved(outcome)
      } catch (error) {
        if (error instanceof Clash) {
          // `send` of this form threw it, with the values of this form.
          const theirs = error.theirs as V
          setBase(theirs)
          form.setValues(withValues(changed, { from: values, into: theirs }))
          setMet(error.paths)
        }
        throw error
      }
    },
    explain: (problem) => (problem instanceof Clash ? t.settings.clash.text : undefined),
    fieldTexts,
  })
  const discard = () => {
    form.setValues(base)
    form.clearErrors()
  }
  const clashes = changedPaths(met, base, form.values).map((path) => ({
    label: labels[path]!,
    theirs: valueAt(base, path),
    take: () => form.setValues(withValues([path], { from: base, into: form.values })),
  }))
  const changed = changedIn(form.values).map((path) => labels[path]!)
  return { form, submitting, changed, discard, saved, clashes }
}

export function useSettingsForm<V extends SettingsValues>(
  tenant: Tenant,
  { read, labels, write = (values) => values }: SettingsFields<V>,
): EditedForm<V> {
  const version = useRef(tenant.version)
  return useEditedForm({
    start: () => read(tenant),
    labels,
    send: async (values, changed, base) => {
      const path = { tenant_id: tenant.tenant_id }
      const save = () => {
        const body = { ...patchOf(changed, write(values)), version: version.current }
        return answerOf(api.PATCH('/api/v1/tenants/{tenant_id}', { params: { path }, body }))
      }
      const answer = await save().catch(async (error) => {
        if (asProblem(error).status !== 409) throw error
        const current = await readTenant(tenant.tenant_id)
        version.current = current.version
        const both = changedPaths(changed, base, read(current))
        if (both.length > 0) throw new Clash(read(current), both)
        return save()
      })
      version.current = answer.version
      const { conflicts, conflict_count: _count, ...fresh } = answer
      queryClient.setQueryData(accountQuery.queryKey, (old) => old && { ...old, tenant: fresh })
      // People who work the opening hours follow new ones.
      void queryClient.invalidateQueries(resourcesQuery)
      return { values: read(answer), conflicts }
    },
  })
}

interface FrameProps<V> {
  of: EditedForm<V>
  /** The act's label for something new; changes of what exists wait in the bar at the foot. */
  make?: string
  children: ReactNode
}

/** Around the fields: read-only for members, with the bar of unsaved changes at the foot. */
export function SettingsFrame<V>({ of, make, children }: FrameProps<V>) {
  const { isAdmin } = useAccount()
  return (
    <form className={styles.form} onSubmit={of.submitting.submit} noValidate>
      {!isAdmin && (
        <Note tone="info" icon="lock">
          {t.settings.readOnly}
        </Note>
      )}
      <fieldset className={styles.fields} disabled={!isAdmin}>
        {children}
      </fieldset>
      <FormProblem of={of.submitting} />
      <Clashes fields={of.clashes} />
      <div role="status">{of.saved !== null && <Saved conflicts={of.saved.conflicts} />}</div>
      {make === undefined ? (
        <Unsaved changed={of.changed} of={of.submitting} discard={of.discard} />
      ) : (
        <div>
          <LeaveQuestion isDirty={of.changed.length > 0} />
          <SubmitButton of={of.submitting} label={make} />
        </div>
      )}
    </form>
  )
}

function Saved({ conflicts = [] }: Pick<Outcome<unknown>, 'conflicts'>) {
  if (conflicts.length === 0) return <Note tone="ok">{t.settings.saved}</Note>
  return <Conflicts rows={conflicts} />
}
