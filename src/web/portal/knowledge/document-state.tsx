import { Progress } from '@mantine/core'
import { fill, language, t } from '../texts/index.ts'
import type { Document } from './queries.ts'
import styles from './knowledge.module.css'

/** Whether answers come from a document: a word, beside a dot. */
export function DocumentState({ document }: { document: Document }) {
  const { status, progress, error, source } = document
  if (status === 'processing') {
    const label = fill(source === 'site' ? t.knowledge.readingSite : t.knowledge.reading, { percent: progress })
    return (
      <div className={styles.reading}>
        {label}
        <Progress value={progress} size={3} aria-label={label} />
      </div>
    )
  }
  const isReady = status === 'ready'
  return (
    <div>
      <span className={styles.state} data-tone={isReady ? 'ok' : 'bad'}>
        {isReady ? t.knowledge.inUse : t.knowledge.notRead}
      </span>
      {error !== null && <p className="meta">{error}</p>}
    </div>
  )
}

export function kindAndLanguage({ source, file_name: file, language: of }: Document): string {
  const kind = source === 'file' ? (file?.split('.').pop() ?? '').toUpperCase() : t.knowledge.kinds[source]
  return of === null ? kind : `${kind} · ${languageName(of)}`
}

export function languageName(tag: string): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(tag) ?? tag
}
