import { Button, Group } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useAccount } from '../../api/session.ts'
import { asProblem, type Problem } from '../../api/problem.ts'
import { Note } from '../../parts/note.tsx'
import { fill, t } from '../../texts/index.ts'
import { clashOf, hasContact } from './file.ts'
import { RetryButton } from '../../parts/waiting.tsx'
import { BadRows, Counts, StepHeading } from './figures.tsx'
import styles from './import.module.css'
import { Preview, PROBLEM_ID, SHOWN_ROWS } from './preview.tsx'
import { chooseAgain, mapColumns, runImport, tryImport, type Outcome, type StepAt } from './state.ts'
import { badRowsOf, columnName, number, refusalWords } from './words.ts'

type Mapped = StepAt<'map'>

/** The first rows with what their columns go to, and what the import would do. Nothing is written here. */
export function Mapping({ step }: { step: Mapped }) {
  const { file, targets } = step
  return (
    <>
      <div className={styles.head}>
        <div>
          <StepHeading>{file.name}</StepHeading>
          <p className="dim">
            {fill(file.rows.length > SHOWN_ROWS ? t.leadImport.mapping : t.leadImport.mappingAll, {
              rows: number(file.rows.length),
              count: number(SHOWN_ROWS),
            })}
          </p>
        </div>
        <Button onClick={() => chooseAgain()}>{t.leadImport.other}</Button>
      </div>
      <OnPhones />
      <Preview
        file={file}
        targets={targets}
        clashing={clashOf(targets)?.columns ?? []}
        change={(column, target) => mapColumns(file, targets.with(column, target))}
      />
      <Effect step={step} />
    </>
  )
}

function OnPhones() {
  const { user } = useAccount()
  const mail = new URLSearchParams({ subject: t.leadImport.title, body: location.href })
    .toString()
    .replaceAll('+', '%20')
  return (
    <p className={styles.narrow}>
      {t.leads.wider} <a href={`mailto:${encodeURIComponent(user.email)}?${mail}`}>{t.leadImport.mailLink}</a>
    </p>
  )
}

const TYPED_MS = 400

function Effect({ step }: { step: Mapped }) {
  const problem = mappingProblem(step)
  const [asked] = useDebouncedValue(step, TYPED_MS)
  const check = useQuery({
    queryKey: ['lead-import', asked.key],
    queryFn: () => tryImport(asked),
    enabled: mappingProblem(asked) === null,
    staleTime: Infinity,
    gcTime: 0,
  })
  const outcome = problem === null && asked.key === step.key ? check.data : undefined
  return (
    <section className={styles.effect} aria-label={t.leadImport.would}>
      <div role="alert">
        {problem !== null && (
          <Note tone="warn">
            <span id={PROBLEM_ID}>{problem}</span>
          </Note>
        )}
      </div>
      {check.error !== null && problem === null && (
        <CheckProblem
          key={check.errorUpdateCount}
          problem={asProblem(check.error)}
          retry={() => void check.refetch()}
        />
      )}
      <div role="status">
        {problem === null && check.isFetching && <p className="dim">{t.leadImport.checking}</p>}
        {outcome !== undefined && <Counts label={t.leadImport.would} outcome={outcome} />}
      </div>
      <Start step={step} outcome={outcome} />
      {outcome !== undefined && outcome.error_count > 0 && <LeftOut outcome={outcome} step={step} />}
    </section>
  )
}

/** A mapping that is refused before it is sent, with the reason. */
function mappingProblem({ file, targets }: Mapped): string | null {
  const clash = clashOf(targets)
  if (clash !== undefined) {
    const columns = new Intl.ListFormat(document.documentElement.lang).format(
      clash.columns.map((column) => columnName(file, column)),
    )
    return fill(t.leadImport.clash, { field: t.leadImport.fields[clash.field], columns })
  }
  return hasContact(targets) ? null : t.leadImport.noContact
}

function CheckProblem({ problem, retry }: { problem: Problem; retry: () => void }) {
  return (
    <div role="alert" className={styles.part}>
      <Note tone="bad">{refusalWords(problem)}</Note>
      <RetryButton label={t.leadImport.checkAgain} problem={problem} retry={retry} />
    </div>
  )
}

const LISTED = 5

function LeftOut({ outcome, step: { file, targets } }: { outcome: Outcome; step: Mapped }) {
  return (
    <div className={styles.part}>
      <p className="dim">{t.leadImport.badText}</p>
      <BadRows rows={badRowsOf(outcome, file, targets).slice(0, LISTED)} of={outcome.error_count} />
    </div>
  )
}

function Start({ step, outcome }: { step: Mapped; outcome: Outcome | undefined }) {
  const isVain = outcome !== undefined && outcome.created + outcome.updated + outcome.unchanged === 0
  const hasBad = outcome !== undefined && outcome.error_count > 0
  return (
    <>
      {isVain && <Note tone="warn">{t.leadImport.vain}</Note>}
      <Group gap={8}>
        <Button variant="filled" disabled={outcome === undefined || isVain} onClick={() => void runImport(step)}>
          {hasBad ? t.leadImport.importRest : t.leadImport.import}
        </Button>
      </Group>
    </>
  )
}
