import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { optionOf } from '../../parts/form.ts'
import type { Api } from '../../api/client.ts'
import { useAccount } from '../../api/session.ts'
import { Await } from '../../parts/await.tsx'
import { CodeBlock } from '../../parts/code-block.tsx'
import { CopyButton } from '../../parts/copy-button.tsx'
import { Note } from '../../parts/note.tsx'
import { Section } from '../../parts/section.tsx'
import { Segments } from '../../parts/segments.tsx'
import { servicesQuery } from '../../settings/services/queries.ts'
import { fill, t } from '../../texts/index.ts'
import { keysQuery } from '../keys-query.ts'
import styles from './code.module.css'
import { codeOf, sampleOf, type SampleIds } from './samples.ts'
import { CODE_LANGUAGES, TASKS, type CodeLanguage, type CodeSearch } from './search.ts'

const NAMES: Record<CodeLanguage, string> = { curl: 'curl', node: 'Node', python: 'Python', php: 'PHP' }

/** Requests of the API with the ids of this business, ready to run. */
export function Code() {
  const { tenant } = useAccount()
  const keys = useQuery(keysQuery)
  const services = useQuery(servicesQuery)
  return (
    <Section title={t.nav.code} text={fill(t.code.text, { business: tenant.name })}>
      <Await query={keys}>
        {({ data: known }) => (
          <Await query={services}>
            {(offered) => (
              <Samples keys={known} ids={idsOf(tenant, offered[0]?.service_id)} hasService={offered.length > 0} />
            )}
          </Await>
        )}
      </Await>
    </Section>
  )
}

const DAYS_AHEAD = 7

function idsOf(tenant: Api['Tenant'], serviceId = 'svc_…'): SampleIds {
  const day = (days: number) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: tenant.time_zone }).format(Date.now() + days * 86_400_000)
  return { tenantId: tenant.tenant_id, serviceId, from: day(0), to: day(DAYS_AHEAD) }
}

interface SamplesProps {
  keys: Api['ApiKey'][]
  ids: SampleIds
  hasService: boolean
}

function Samples({ keys, ids, hasService }: SamplesProps) {
  const { task = TASKS[0], language = CODE_LANGUAGES[0] } = useSearch({ from: '/shell/integrate/code' })
  const [keyId, setKeyId] = useState(keys[0]?.api_key_id)
  const navigate = useNavigate()
  const choose = (search: CodeSearch) =>
    void navigate({ to: '.', search: { task, language, ...search }, replace: true })
  const key = keys.find(({ api_key_id: id }) => id === keyId)
  const code = codeOf(language, sampleOf(task, ids), {
    base: `${location.origin}/api/v1`,
    key: key && nameOf(key),
  })
  return (
    <div className={styles.samples}>
      <div className={styles.choices}>
        <NativeSelect
          label={t.code.task}
          value={task}
          onChange={({ currentTarget }) => choose({ task: optionOf(TASKS, currentTarget) })}
          data={TASKS.map((one) => ({ value: one, label: t.code.tasks[one] }))}
        />
        {keys.length > 0 && (
          <NativeSelect
            label={t.code.key}
            value={keyId}
            onChange={({ currentTarget }) => setKeyId(currentTarget.value)}
            data={keys.map((one) => ({ value: one.api_key_id, label: nameOf(one) }))}
          />
        )}
      </div>
      <Missing hasKey={keys.length > 0} needsService={task === 'free' && !hasService} />
      <Segments
        label={t.webhooks.language}
        data={CODE_LANGUAGES.map((value) => ({ value, label: NAMES[value] }))}
        value={language}
        onChange={(value) => choose({ language: value })}
      />
      <CodeBlock label={t.code.tasks[task]}>{code}</CodeBlock>
      <div className={styles.below}>
        <CopyButton text={code} size="xs" />
        <a href="/docs">{t.nav.reference}</a>
        <a href="/guide/api.html">{t.code.manual}</a>
      </div>
    </div>
  )
}

function Missing({ hasKey, needsService }: { hasKey: boolean; needsService: boolean }) {
  return (
    <>
      {!hasKey && (
        <Note tone="info" icon="key">
          {t.code.noKey} <Link to="/integrate/keys">{t.code.makeKey}</Link>
        </Note>
      )}
      {needsService && (
        <Note tone="info" icon="tag">
          {t.code.noService} <Link to="/settings/services">{t.code.makeService}</Link>
        </Note>
      )}
    </>
  )
}

/** As in the list of keys: the key itself is shown once, and never here. */
function nameOf({ name, prefix, last_four: end }: Api['ApiKey']): string {
  return `${name}, ${prefix}…${end}`
}
