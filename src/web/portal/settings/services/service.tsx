import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { answerOf, api } from '../../api/client.ts'
import { Await } from '../../parts/await.tsx'
import { t } from '../../texts/index.ts'
import { SettingsFrame, useEditedForm } from '../settings-form.tsx'
import { Part, PartForAdmins } from './part.tsx'
import { refreshServices, resourcesQuery, serviceQuery, type Resource, type Service } from './queries.ts'
import {
  newService,
  readService,
  ServiceBasics,
  ServiceDetails,
  serviceLabels,
  serviceProblems,
  writeService,
  type ServiceValues,
} from './service-fields.tsx'
import { Activity } from './activity.tsx'

const route = getRouteApi('/shell/settings/services/$serviceId')

export function ServicePage() {
  const { serviceId } = route.useParams()
  const query = useQuery(serviceQuery(serviceId))
  const resources = useQuery(resourcesQuery)
  return (
    <Await query={query}>
      {(service) => (
        <Part title={service.name} text={t.services.serviceText}>
          <Await query={resources}>
            {(rows) => <ServiceForm key={serviceId} service={service} resources={rows} />}
          </Await>
        </Part>
      )}
    </Await>
  )
}

export function NewService() {
  const resources = useQuery(resourcesQuery)
  return (
    <PartForAdmins title={t.services.newService} text={t.services.serviceText}>
      <Await query={resources}>{(rows) => <NewServiceForm resources={rows} />}</Await>
    </PartForAdmins>
  )
}

function ServiceForm({ service, resources }: { service: Service; resources: Resource[] }) {
  const edited = useEditedForm({
    start: () => readService(service),
    labels: serviceLabels(),
    fieldTexts: serviceProblems(),
    send: async (values, changed) => {
      const path = { service_id: service.service_id }
      const body = patchOf(values, changed)
      const { conflicts, ...fresh } = await answerOf(
        api.PATCH('/api/v1/services/{service_id}', { params: { path }, body }),
      )
      await refreshServices()
      return { values: readService(fresh), conflicts }
    },
  })
  return (
    <SettingsFrame of={edited}>
      <Activity form={edited.form} label={t.services.fields.active} />
      <ServiceBasics form={edited.form} resources={resources} />
      <ServiceDetails form={edited.form} />
    </SettingsFrame>
  )
}

/** The API keeps an interval of its own: one that is as long as the service has to be said again with the duration. */
function patchOf(values: ServiceValues, changed: string[]) {
  const body = writeService(values)
  const names = changed.includes('duration_minutes') ? [...changed, 'slot_interval_minutes'] : changed
  return Object.fromEntries(Object.entries(body).filter(([name]) => names.includes(name)))
}

function NewServiceForm({ resources }: { resources: Resource[] }) {
  const navigate = useNavigate()
  const edited = useEditedForm({
    start: () => newService(resources),
    labels: serviceLabels(),
    fieldTexts: serviceProblems(),
    send: async (values) => {
      await answerOf(api.POST('/api/v1/services', { body: writeService(values) }))
      await refreshServices()
      await navigate({ to: '/settings/services', ignoreBlocker: true })
      return { values }
    },
  })
  return (
    <SettingsFrame of={edited} make={t.services.makeService}>
      <ServiceBasics form={edited.form} resources={resources} />
      <ServiceDetails form={edited.form} />
    </SettingsFrame>
  )
}
