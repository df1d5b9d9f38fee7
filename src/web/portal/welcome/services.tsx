import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { answerOf, api } from '../api/client.ts'
import { useAccount } from '../api/session.ts'
import { Await } from '../parts/await.tsx'
import { useSubmit } from '../parts/form.ts'
import { Icon } from '../parts/icons.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { Note } from '../parts/note.tsx'
import { Refused } from '../parts/refused.tsx'
import { FormProblem, SubmitButton } from '../parts/submit.tsx'
import { resourcesQuery, servicesQuery, type Resource, type Service } from '../settings/services/queries.ts'
import { Unlinked } from '../settings/services/unlinked.tsx'
import { weekWords } from '../settings/services/week-words.ts'
import { fill, t } from '../texts/index.ts'
import { refreshAll } from './queries.ts'
import { StepPage } from './welcome.tsx'
import styles from './welcome.module.css'

/** Services that can be booked, and the staff who do them. */
export function ServicesStep() {
  const people = useQuery(resourcesQuery)
  return (
    <StepPage
      title={t.welcome.servicesTitle}
      text={t.welcome.servicesText}
      act={<LinkButton to="/settings/services">{t.welcome.allServices}</LinkButton>}
    >
      <Await query={useQuery(servicesQuery)}>
        {(services) => (
          <Await query={people}>{(resources) => <Offer services={services} resources={resources} />}</Await>
        )}
      </Await>
      <PersonForm />
    </StepPage>
  )
}

function Offer({ services, resources }: { services: Service[]; resources: Resource[] }) {
  const names = new Map(resources.map(({ resource_id: id, name }) => [id, name]))
  const staff = resources.filter(({ kind, active }) => kind === 'staff' && active)
  const idle = services.filter(({ resource_ids: ids }) => ids.length === 0)
  return (
    <>
      {services.length === 0 && <Note tone="info">{t.welcome.noServices}</Note>}
      {idle.length > 0 && <Idle idle={idle} staff={staff} />}
      <ul className={styles.rows}>
        {services.map(({ service_id: serviceId, name, duration_minutes: minutes, price, resource_ids: ids }) => (
          <li key={serviceId} className={styles.row}>
            <Link to="/settings/services/$serviceId" params={{ serviceId }}>
              {name}
            </Link>
            <span className="meta number">
              {[fill(t.welcome.minutes, { minutes }), price].filter((part) => part !== null).join(', ')}
            </span>
            <span className="meta">{ids.map((id) => names.get(id)).join(', ') || t.welcome.nobody}</span>
          </li>
        ))}
      </ul>
      {idle.length < services.length && <Unlinked services={services} resources={resources} />}
      {staff.length > 0 && <Staff staff={staff} />}
    </>
  )
}

/** The people who were taken over, with the hours in which they can be booked. */
function Staff({ staff }: { staff: Resource[] }) {
  const { tenant } = useAccount()
  const areAllSet = staff.every(({ weekly_hours: week }) => weekWords(week) !== null)
  const isOpen = weekWords(tenant.business.hours) !== null
  return (
    <section aria-labelledby="staff">
      <h2 id="staff" className={styles.staffHead}>
        {t.welcome.staff}
      </h2>
      {!areAllSet && (
        <Note tone="warn">
          <p>{isOpen ? t.welcome.noHoursOwn : t.welcome.noHoursNote}</p>
          {!isOpen && (
            <LinkButton to="/welcome/hours" size="xs">
              {t.welcome.setHours}
            </LinkButton>
          )}
        </Note>
      )}
      <ul className={styles.rows}>
        {staff.map(({ resource_id: resourceId, name, weekly_hours: week }) => (
          <li key={resourceId} className={styles.file}>
            <Link to="/settings/services/staff/$resourceId" params={{ resourceId }}>
              {name}
            </Link>
            <span className="meta number">{weekWords(week) ?? t.welcome.noHours}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Staff are not guessed: one click says that everybody does everything, and each service can say otherwise. */
function Idle({ idle, staff }: { idle: Service[]; staff: Resource[] }) {
  const assigning = useMutation({
    mutationFn: async () => {
      const body = { resource_ids: staff.map(({ resource_id: id }) => id) }
      for (const { service_id: id } of idle)
        await answerOf(api.PATCH('/api/v1/services/{service_id}', { params: { path: { service_id: id } }, body }))
      await refreshAll()
    },
  })
  return (
    <Note tone="warn">
      <p>{fill(t.welcome.idle, { count: idle.length })}</p>
      {staff.length > 0 && (
        <Button
          size="xs"
          leftSection={<Icon name="people" size={14} />}
          loading={assigning.isPending}
          onClick={() => assigning.mutate()}
        >
          {t.welcome.everybody}
        </Button>
      )}
      <Refused error={assigning.error} />
    </Note>
  )
}

/** New staff work when the business is open. */
function PersonForm() {
  const { tenant } = useAccount()
  const form = useForm({ initialValues: { name: '' } })
  const submitting = useSubmit(form, {
    send: async ({ name }) => {
      const body = { name, weekly_hours: tenant.business.hours }
      await answerOf(api.POST('/api/v1/resources', { body }))
      form.reset()
      await refreshAll()
    },
  })
  return (
    <form className={styles.person} onSubmit={submitting.submit} noValidate>
      <TextInput label={t.welcome.person} description={t.welcome.personHint} {...form.getInputProps('name')} />
      <SubmitButton of={submitting} label={t.welcome.addPerson} variant="default" />
      <FormProblem of={submitting} />
    </form>
  )
}
