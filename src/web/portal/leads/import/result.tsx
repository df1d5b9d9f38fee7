import { Button, Group, Progress } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import type { Problem } from '../../api/problem.ts'
import { saveFile } from '../../parts/download.ts'
import { LinkButton } from '../../parts/link-button.tsx'
import { Note } from '../../parts/note.tsx'
import { fill, t } from '../../texts/index.ts'
import { onlyRows } from './file.ts'
import { RetryButton } from '../../parts/waiting.tsx'
import { BadRows, Counts, StepHeading } from './figures.tsx'
import styles from './import.module.css'
import { chooseAgain, mapColumns, runImport, stopImport, type Outcome, type StepAt } from './state.ts'
import { badLinesOf, badRowsOf, isCut, leftWords, number, refusalWords } from './words.ts'

type Running = StepAt<'run'>

/** How far an import is. Another page can be opened meanwhile; closing the tab asks. */
export function Run({ step }: { step: Running }) {
  const { file, progress, pause } = step
  const isGoing = pause === null
  useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: isGoing })
  const label = fill(t.leadImport.progress, { done: number(progress.rows), rows: number(file.rows.length) })
  return (
    <section className={styles.effect}>
      <StepHeading>{isGoing ? t.leadImport.running : t.leadImport.stopped}</StepHeading>
      <p className="dim">{file.name}</p>
      <Progress value={(progress.rows / file.rows.length) * 100} animated={isGoing} size={6} aria-label={label} />
      <p className="number">
        {label}
        {isGoing && progress.secondsLeft !== null && ` · ${leftWords(progress.secondsLeft)}`}
      </p>
      {isGoing ? <Going /> : <Stopped step={step} problem={pause === 'wanted' ? null : pause} />}
    </section>
  )
}

function Going() {
  const [isStopping, setStopping] = useState(false)
  const stop = () => {
    stopImport()
    setStopping(true)
  }
  return (
    <>
      <p className="dim">{t.leadImport.mayLeave}</p>
      <Group>
        <Button loading={isStopping} onClick={stop}>
          {t.leadImport.stop}
        </Button>
      </Group>
    </>
  )
}

function Stopped({ step, problem }: { step: Running; problem: Problem | null }) {
  return (
    <>
      <div role="alert">{problem !== null && <Note tone="bad">{refusalWords(problem)}</Note>}</div>
      <p className="dim">{t.leadImport.stay}</p>
      <Group gap={8}>
        <RetryButton label={t.leadImport.goOn} problem={problem} retry={() => void runImport(step)} />
        <Button onClick={() => mapColumns(step.file, step.targets)}>{t.leadImport.backToColumns}</Button>
      </Group>
    </>
  )
}

const LISTED = 100

/** The result of an import: the counts, the left-out rows with their reasons, and the next steps. */
export function Result({ step: { file, targets, outcome } }: { step: StepAt<'done'> }) {
  const hasBad = outcome.error_count > 0
  const save = () => saveFile(fill(t.leadImport.skippedFile, { name: file.name }), onlyRows(file, badLinesOf(outcome)))
  return (
    <section className={styles.effect}>
      <StepHeading>{t.leadImport.done}</StepHeading>
      <Counts label={file.name} outcome={outcome} />
      <Note tone={hasBad ? 'warn' : 'ok'}>{nextWords(outcome)}</Note>
      <Group gap={8}>
        <LinkButton to="/leads" search={{ source: 'import' }} variant="filled">
          {t.leadImport.showLeads}
        </LinkButton>
        {hasBad && <Button onClick={save}>{t.leadImport.download}</Button>}
        <Button onClick={() => chooseAgain()}>{t.leadImport.another}</Button>
      </Group>
      {hasBad && <BadRows rows={badRowsOf(outcome, file, targets).slice(0, LISTED)} of={outcome.error_count} />}
    </section>
  )
}

function nextWords(outcome: Outcome): string {
  if (outcome.error_count === 0) return t.leadImport.allIn
  return isCut(outcome) ? t.leadImport.nowCut : t.leadImport.now
}
