import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { problemOf, unreachable } from '../../api/problem.ts'
import { useAccount } from '../../api/session.ts'
import { Await } from '../../parts/await.tsx'
import { CodeBlock } from '../../parts/code-block.tsx'
import { CopyButton } from '../../parts/copy-button.tsx'
import { Segments } from '../../parts/segments.tsx'
import { t } from '../../texts/index.ts'
import { withUse, type CodeLanguage } from './verify-use.ts'
import styles from './webhooks.module.css'

const LANGUAGES: { value: CodeLanguage; label: string }[] = [
  { value: 'ts', label: 'Node' },
  { value: 'py', label: 'Python' },
  { value: 'php', label: 'PHP' },
  { value: 'go', label: 'Go' },
]

/** The manual's own snippet, which its tests run against a real delivery. */
function snippetQuery(language: CodeLanguage) {
  return queryOptions({
    queryKey: ['snippet', language],
    queryFn: async () => {
      const response = await fetch(`/guide/snippets/verify.${language}`).catch(unreachable)
      if (!response.ok) throw await problemOf(response)
      return response.text()
    },
    staleTime: Infinity,
  })
}

export function VerifyCode() {
  const { tenant } = useAccount()
  const [language, setLanguage] = useState<CodeLanguage>('ts')
  const query = useQuery(snippetQuery(language))
  return (
    <section aria-label={t.webhooks.codeTitle} className={styles.delivery}>
      <div>
        <h3>{t.webhooks.codeTitle}</h3>
        <p className="meta">{t.webhooks.codeText}</p>
      </div>
      <Segments label={t.webhooks.language} data={LANGUAGES} value={language} onChange={setLanguage} />
      <Await query={query}>
        {(snippet) => {
          const code = withUse(language, snippet, tenant)
          return (
            <div>
              <CodeBlock label={t.webhooks.codeTitle}>{code}</CodeBlock>
              <CopyButton text={code} size="xs" mt={8} />
            </div>
          )
        }}
      </Await>
    </section>
  )
}
