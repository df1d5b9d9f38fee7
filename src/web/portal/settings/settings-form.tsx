import { useForm, type UseFormReturnType } from '@mantine/form'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { answerOf, api, type Api } from '../api/client.ts'
import { accountQuery, queryClient, useAccount } from '../api/session.ts'
import { Await } from '../parts/await.tsx'
import { useSubmit, type Submitting } from '../parts/form.ts'
import { Note } from '../parts/note.tsx'
import { FormProblem } from '../parts/submit.tsx'
import { Unsaved } from '../parts/unsaved.tsx'
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

interface SettingsForm<V> {
  form: UseFormReturnType<V>
  submitting: Submitting
  /** Labels of the fields that differ from what is saved. */
  changed: string[]
  discard: () => void
  saved: Api['ChangedTenant'] | null
}

/** Sends the changed fields alone: what a colleague saved meanwhile in others stays. */
export function useSettingsForm<V extends SettingsValues>(
  tenant: Tenant,
  { read, labels, write = (values) => values }: SettingsFields<V>,
): SettingsForm<V> {
  const [base, setBase] = useState(() => read(tenant))
  const [saved, setSaved] = useState<Api['ChangedTenant'] | null>(null)
  const form = useForm<V>({ initialValues: base, onValuesChange: () => setSaved(null) })
  const changed = changedPaths(Object.keys(labels), base, form.values)
  const submitting = useSubmit(form, {
    send: async (values) => {
      const body = patchOf(changedPaths(Object.keys(labels), base, values), write(values))
      const path = { tenant_id: tenant.tenant_id }
      const answer = await answerOf(api.PATCH('/api/v1/tenants/{tenant_id}', { params: { path }, body }))
      const { conflicts: _conflicts, conflict_count: _count, ...fresh } = answer
      queryClient.setQueryData(accountQuery.queryKey, (old) => old && { ...old, tenant: fresh })
      setBase(read(answer))
      form.setValues(read(answer))
      setSaved(answer)
    },
  })
  const discard = () => {
    form.setValues(base)
    form.clearErrors()
  }
  return { form, submitting, changed: changed.map((path) => labels[path]!), discard, saved }
}

/** Around the fields: read-only for members, with the bar of unsaved changes at the foot. */
export function SettingsFrame<V>({ of, children }: { of: SettingsForm<V>; children: ReactNode }) {
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
      <div role="status">{of.saved !== null && <Saved answer={of.saved} />}</div>
      <Unsaved changed={of.changed} of={of.submitting} discard={of.discard} />
    </form>
  )
}

function Saved({ answer: { conflicts = [] } }: { answer: Api['ChangedTenant'] }) {
  if (conflicts.length === 0) return <Note tone="ok">{t.settings.saved}</Note>
  return <Conflicts rows={conflicts} />
}
