import { Button, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { answerOf, api } from '../api/client.ts'
import { accountQuery, queryClient, useAccount } from '../api/session.ts'
import { CodeBlock } from '../parts/code-block.tsx'
import { CopyButton } from '../parts/copy-button.tsx'
import { useSubmit } from '../parts/form.ts'
import { Note } from '../parts/note.tsx'
import { Section } from '../parts/section.tsx'
import { FormProblem, SubmitButton } from '../parts/submit.tsx'
import { fill, t } from '../texts/index.ts'
import { Builders } from './builders.tsx'
import styles from './snippet.module.css'

export function Snippet() {
  const { tenant } = useAccount()
  const line = snippetOf(tenant.tenant_id)
  return (
    <Section
      title={t.nav.snippet}
      text={fill(t.snippet.text, { business: tenant.name })}
      act={<CopyButton text={line} variant="filled" />}
    >
      <CodeBlock label={t.snippet.line}>{line}</CodeBlock>
      <a href="/guide/widget.html">{t.snippet.manual}</a>
      <Builders tenantId={tenant.tenant_id} />
      <Websites />
    </Section>
  )
}

export function snippetOf(tenantId: string): string {
  return `<script src="${location.origin}/widget.js" data-tenant-id="${tenantId}" async></script>`
}

export function Websites() {
  const { tenant } = useAccount()
  const [isSaved, setSaved] = useState(false)
  const form = useForm({
    initialValues: { allowed_domains: tenant.allowed_domains.join('\n') },
    onValuesChange: () => setSaved(false),
  })
  const submitting = useSubmit(form, {
    send: async ({ allowed_domains: text }) => {
      const domains = text.split('\n').filter((line) => line.trim() !== '')
      const path = { tenant_id: tenant.tenant_id }
      const saved = await answerOf(
        api.PATCH('/api/v1/tenants/{tenant_id}', { params: { path }, body: { allowed_domains: domains } }),
      )
      queryClient.setQueryData(accountQuery.queryKey, (old) => old && { ...old, tenant: saved })
      // As the API keeps them: without scheme and path.
      form.setValues({ allowed_domains: saved.allowed_domains.join('\n') })
      setSaved(true)
    },
  })
  return (
    <form className={styles.form} onSubmit={submitting.submit} noValidate>
      <Textarea
        label={t.snippet.websites}
        description={t.snippet.websitesHint}
        autosize
        minRows={3}
        {...form.getInputProps('allowed_domains')}
      />
      <OwnWebsite
        listed={form.values.allowed_domains.split('\n')}
        add={(hosts) =>
          form.setFieldValue('allowed_domains', (text) =>
            [text.trim(), ...hosts].filter((one) => one !== '').join('\n'),
          )
        }
      />
      {tenant.allowed_domains.length === 0 && <p className="meta">{t.snippet.own}</p>}
      <FormProblem of={submitting} />
      <div role="status">{isSaved && <Note tone="ok">{t.snippet.saved}</Note>}</div>
      <SubmitButton of={submitting} label={t.snippet.save} variant="default" />
    </form>
  )
}

/** The website that the settings name, until it is listed: nobody should have to know that a line alone shows nothing. */
function OwnWebsite({ listed, add }: { listed: string[]; add: (hosts: string[]) => void }) {
  const host = URL.parse(useAccount().tenant.business.website ?? '')?.host
  if (host === undefined || host === '' || listed.includes(host)) return null
  const isNamed = /^(www\.)?[a-z0-9-]+\.[a-z]+$/.test(host)
  const other = host.startsWith('www.') ? host.slice(4) : `www.${host}`
  return (
    <div>
      <Button size="xs" onClick={() => add(isNamed ? [host, other] : [host])}>
        {fill(t.snippet.addOwn, { host })}
      </Button>
    </div>
  )
}
