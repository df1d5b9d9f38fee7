import { Anchor, Button, FileButton } from '@mantine/core'
import { useRef, useState } from 'react'
import { fieldsOf, MAX_COLUMNS, MAX_FILE_BYTES, MAX_ROWS } from '../../../../core/lead-file.ts'
import { saveFile } from '../../parts/download.ts'
import { Icon } from '../../parts/icons.tsx'
import { Note } from '../../parts/note.tsx'
import { fill, language, t } from '../../texts/index.ts'
import { readLeadFile, Unusable } from './file.ts'
import styles from './import.module.css'
import { chooseAgain, mapColumns } from './state.ts'
import { number } from './words.ts'

const FILE_NAMES = '.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain'

const LIMITS = () => ({
  size: number(MAX_FILE_BYTES / 1024 / 1024),
  rows: number(MAX_ROWS),
  columns: number(MAX_COLUMNS),
})

/** The place for a file, and why the last one cannot be imported. */
export function Choose({ refused }: { refused: Unusable | null }) {
  const [isOver, setOver] = useState(false)
  const resetRef = useRef<() => void>(null)
  const take = async (file: File | null | undefined) => {
    if (file) await read(file)
    // The same file, mended, can be chosen again.
    resetRef.current?.()
  }
  return (
    <div
      className={styles.choose}
      data-dropping={isOver}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        void take(event.dataTransfer.files[0])
      }}
    >
      <div className={styles.dropzone}>
        <Icon name="upload" />
        <p>{t.leadImport.drop}</p>
        <FileButton
          accept={FILE_NAMES}
          resetRef={resetRef}
          onChange={(file) => void take(file)}
          inputProps={{ 'aria-label': t.leadImport.choose }}
        >
          {(props) => (
            <Button variant="filled" {...props}>
              {t.leadImport.choose}
            </Button>
          )}
        </FileButton>
        <p className="meta">{fill(t.leadImport.limits, LIMITS())}</p>
      </div>
      <div role="alert">{refused !== null && <Note tone="bad">{wordsFor(refused)}</Note>}</div>
      <p className="dim">{t.leadImport.needs}</p>
      <p>
        <Anchor component="button" type="button" size="md" onClick={saveSample}>
          {t.leadImport.sample}
        </Anchor>
      </p>
    </div>
  )
}

/** The size is looked at before a huge file is read into memory. */
async function read(file: File): Promise<void> {
  try {
    if (file.size > MAX_FILE_BYTES) throw new Unusable('large')
    const lead = readLeadFile(file.name, new Uint8Array(await file.arrayBuffer()))
    mapColumns(lead, fieldsOf(lead.head.record))
  } catch (error) {
    // The browser refuses to read a file that was moved or changed meanwhile.
    chooseAgain(error instanceof Unusable ? error : new Unusable('gone'))
  }
}

function wordsFor({ reason, line }: Unusable): string {
  return fill(t.leadImport.unusable[reason], { ...LIMITS(), line: number(line) })
}

/** The headers are those that are understood by themselves; spreadsheets of most languages part by semicolons. */
function saveSample(): void {
  const { name, phone, email, wish, status, notes } = t.leads
  const { sampleName, sampleWish, sampleNotes, sampleFile } = t.leadImport
  const rows = [
    [name, phone, email, wish, status, notes],
    [sampleName, '+1 415 555 0100', 'mary@example.com', sampleWish, 'new', sampleNotes],
  ]
  const text = rows.map((row) => `${row.join(language === 'en' ? ',' : ';')}\r\n`).join('')
  saveFile(sampleFile, new Blob(['\ufeff', text], { type: 'text/csv' }))
}
