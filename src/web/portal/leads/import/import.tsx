import { Link } from '@tanstack/react-router'
import { PageHeading } from '../../shell/shell.tsx'
import { t } from '../../texts/index.ts'
import styles from '../leads.module.css'
import { Choose } from './choose.tsx'
import { Mapping } from './mapping.tsx'
import { Result, Run } from './result.tsx'
import { useImport, type Step } from './state.ts'

/** A CSV file becomes leads: chosen, shown with what its columns go to, then imported. */
export function ImportLeads() {
  const step = useImport()
  return (
    <>
      <PageHeading title={t.leadImport.title} />
      <div className={styles.content}>
        <Link to="/leads" className={styles.back}>
          {t.leads.back}
        </Link>
        <StepOf step={step} />
      </div>
    </>
  )
}

function StepOf({ step }: { step: Step }) {
  if (step.at === 'choose') return <Choose refused={step.refused} />
  if (step.at === 'map') return <Mapping step={step} />
  return step.at === 'run' ? <Run step={step} /> : <Result step={step} />
}
