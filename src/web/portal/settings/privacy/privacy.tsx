import { Button } from '@mantine/core'
import { useAccount } from '../../api/session.ts'
import { State } from '../../parts/page-states.tsx'
import { Section } from '../../parts/section.tsx'
import { t } from '../../texts/index.ts'
import { WithTenant } from '../settings-form.tsx'
import { ClearingState } from './clearing-state.tsx'
import { KeepingForm } from './keeping-form.tsx'
import { PersonPart } from './person.tsx'
import styles from './privacy.module.css'

/** Retention, the data of one person, and all data of the business. */
export function Privacy() {
  const { isAdmin } = useAccount()
  if (!isAdmin) return <State icon="lock" title={t.states.forbidden} text={t.states.forbiddenText} />
  return (
    <Section title={t.nav.privacy} text={t.privacy.text}>
      <div className={styles.page}>
        <WithTenant>{(tenant) => <KeepingForm tenant={tenant} />}</WithTenant>
        <ClearingState />
        <PersonPart />
        <EverythingPart />
      </div>
    </Section>
  )
}

/** A link and no request of the page: the browser writes the file while it comes, and nothing is held here. */
function EverythingPart() {
  const { tenant } = useAccount()
  return (
    <section className={styles.part} aria-label={t.privacy.everything}>
      <h3>{t.privacy.everything}</h3>
      <p className="dim">{t.privacy.everythingText}</p>
      <div>
        <Button component="a" href={`/api/v1/tenants/${tenant.tenant_id}/export`} download>
          {t.privacy.everythingAct}
        </Button>
      </div>
    </section>
  )
}
