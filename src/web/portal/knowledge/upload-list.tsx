import { ActionIcon, Progress } from '@mantine/core'
import { Icon } from '../parts/icons.tsx'
import { fill, t } from '../texts/index.ts'
import styles from './knowledge.module.css'
import { dismissUpload, useUploads, type Upload } from './uploads.ts'

/** Files on their way, and those that were refused. */
export function UploadList() {
  const uploads = useUploads()
  if (uploads.length === 0) return null
  return (
    <ul className={styles.uploads} aria-label={t.knowledge.uploads}>
      {uploads.map((upload) => (
        <li key={upload.id}>{upload.problem === null ? <Going upload={upload} /> : <Refused upload={upload} />}</li>
      ))}
    </ul>
  )
}

function Going({ upload: { name, percent } }: { upload: Upload }) {
  const label = fill(t.knowledge.uploading, { name, percent })
  return (
    <div className={styles.reading}>
      {label}
      <Progress value={percent} size={3} aria-label={label} />
    </div>
  )
}

function Refused({ upload: { id, name, problem } }: { upload: Upload }) {
  return (
    <div className={styles.refused} role="alert">
      <Icon name="warning" size={16} />
      <div>
        <strong>{name}</strong>
        <p>{problem}</p>
      </div>
      <ActionIcon variant="quiet" aria-label={fill(t.knowledge.dismiss, { name })} onClick={() => dismissUpload(id)}>
        <Icon name="close" size={16} />
      </ActionIcon>
    </div>
  )
}
