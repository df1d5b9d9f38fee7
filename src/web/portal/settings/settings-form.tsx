import { useForm, type UseFormReturnType } from '@mantine/form'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { answerOf, api, type Api } from '../api/client.ts'
import { accountQuery, queryClient, useAccount } from '../api/session.ts'
import { Await } from '../parts/await.tsx'
import { useSubmit, type Submitting } from '../parts/form.ts'
import { Note } from '../parts/note.tsx'
import { FormProblem, SubmitButton } from '../parts/submit.tsx'
import { LeaveQuestion, Unsaved } from '../parts/unsaved.tsx'
import { t } from '../texts/index.ts'
import { Conflicts } from './conflicts.tsx'
import { changedPaths, patchOf, type SettingsValues } from './patch.ts'
import styles from './settings.module.css'

type Tenant = Api['Tenant']

/** A form reads what is there now: a colleague may have changed it since this tab was opened. */
const tenantQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['tenant', tenantId],
    queryFn: () => answerOf(api.GET('/api/v1/tenants/{tenant_id}', { params: { path: { tenant_id: tenantId } } })),
    gcTime: 0,
    staleTime: Infinity,
  })

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
  /** Gets the paths of the changed fields: what a colleague saved meanwhile in others stays. */
  send: (values: V, changed: string[]) => Promise<Outcome<V>>
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
  const form = useForm<V>({ initialValues: base, onValuesChange: () => setSaved(null) })
  const changedIn = (values: V) => changedPaths(Object.keys(labels), base, values)
  const submitting = useSubmit(form, {
    send: async (values) => {
      const outcome = await send(values, changedIn(values))
      setBase(outcome.values)
      form.setValues(outcome.values)
      setSaved(outcome)
    },
    fieldTexts,
  })
  const discard = () => {
    form.setValues(base)
    form.clearErrors()
  }
  return { form, submitting, changed: changedIn(form.values).map((path) => labels[path]!), discard, saved }
}

export function useSettingsForm<V extends SettingsValues>(
  tenant: Tenant,
  { read, labels, write = (values) => values }: SettingsFields<V>,
): EditedForm<V> {
  return useEditedForm({
    start: () => read(tenant),
    labels,
    send: async (values, changed) => {
      const path = { tenant_id: tenant.tenant_id }
      const body = patchOf(changed, write(values))
      const answer = await answerOf(api.PATCH('/api/v1/tenants/{tenant_id}', { params: { path }, body }))
      const { conflicts, conflict_count: _count, ...fresh } = answer
      queryClient.setQueryData(accountQuery.queryKey, (old) => old && { ...old, tenant: fresh })
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
