import { Section } from '../../parts/section.tsx'
import { t } from '../../texts/index.ts'
import { WithTenant } from '../settings-form.tsx'
import { ClearingState } from './clearing-state.tsx'
import { KeepingForm } from './keeping-form.tsx'
import { PersonPart } from './person.tsx'
import styles from './privacy.module.css'

/** How long things are kept, and everything about one person. */
export function Privacy() {
  return (
    <Section title={t.nav.privacy} text={t.privacy.text}>
      <div className={styles.page}>
        <WithTenant>{(tenant) => <KeepingForm tenant={tenant} />}</WithTenant>
        <ClearingState />
        <PersonPart />
      </div>
    </Section>
  )
}
