import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { answerOf, api } from '../../api/client.ts'
import { useAccount } from '../../api/session.ts'
import { Await } from '../../parts/await.tsx'
import { t } from '../../texts/index.ts'
import { SettingsFrame, useEditedForm } from '../settings-form.tsx'
import { Activity } from './activity.tsx'
import { Part, PartForAdmins } from './part.tsx'
import { refreshServices, resourceQuery, servicesQuery, type Resource, type Service } from './queries.ts'
import {
  newResource,
  readResource,
  ResourceFields,
  resourceLabels,
  resourceProblems,
  writeResource,
  type ResourceValues,
} from './resource-fields.tsx'

const route = getRouteApi('/shell/settings/services/staff/$resourceId')

export function ResourcePage() {
  const { resourceId } = route.useParams()
  const query = useQuery(resourceQuery(resourceId))
  const services = useQuery(servicesQuery)
  return (
    <Await query={query}>
      {(resource) => (
        <Part title={resource.name} text={t.services.resourceText}>
          <Await query={services}>
            {(rows) => <ResourceForm key={resourceId} resource={resource} services={rows} />}
          </Await>
        </Part>
      )}
    </Await>
  )
}

export function NewResource() {
  const services = useQuery(servicesQuery)
  return (
    <PartForAdmins title={t.services.newResource} text={t.services.resourceText}>
      <Await query={services}>{(rows) => <NewResourceForm services={rows} />}</Await>
    </PartForAdmins>
  )
}

function ResourceForm({ resource, services }: { resource: Resource; services: Service[] }) {
  const { resource_id: id } = resource
  const edited = useEditedForm({
    start: () => readResource(resource, idsOf(doneBy(services, id))),
    labels: resourceLabels(),
    fieldTexts: resourceProblems(),
    send: async (values, changed) => {
      const body = Object.fromEntries(Object.entries(writeResource(values)).filter(([name]) => changed.includes(name)))
      const path = { resource_id: id }
      const { conflicts, ...fresh } = await answerOf(
        api.PATCH('/api/v1/resources/{resource_id}', { params: { path }, body }),
      )
      await assign(id, services, values)
      await refreshServices()
      return { values: readResource(fresh, values.service_ids), conflicts }
    },
  })
  return (
    <SettingsFrame of={edited}>
      <Activity form={edited.form} label={t.services.resourceFields.active} />
      <ResourceFields form={edited.form} services={services} />
    </SettingsFrame>
  )
}

function NewResourceForm({ services }: { services: Service[] }) {
  const { tenant } = useAccount()
  const navigate = useNavigate()
  // Pressed again after a failure on the way, the act goes on with what was made.
  const made = useRef<string>(undefined)
  const edited = useEditedForm({
    start: () => newResource(tenant),
    labels: resourceLabels(),
    fieldTexts: resourceProblems(),
    send: async (values) => {
      made.current = await keep(made.current, values)
      await assign(made.current, services, values)
      await refreshServices()
      await navigate({ to: '/settings/services', ignoreBlocker: true })
      return { values }
    },
  })
  return (
    <SettingsFrame of={edited} make={t.services.makeResource}>
      <ResourceFields form={edited.form} services={services} />
    </SettingsFrame>
  )
}

async function keep(id: string | undefined, values: ResourceValues): Promise<string> {
  const body = writeResource(values)
  if (id === undefined) return (await answerOf(api.POST('/api/v1/resources', { body }))).resource_id
  await answerOf(api.PATCH('/api/v1/resources/{resource_id}', { params: { path: { resource_id: id } }, body }))
  return id
}

function doneBy(services: Service[], resourceId: string): Service[] {
  return services.filter(({ resource_ids: ids }) => ids.includes(resourceId))
}

function idsOf(services: Service[]): string[] {
  return services.map(({ service_id: id }) => id)
}

/** Each service keeps its own list, which is read anew: a colleague may have changed it. */
async function assign(resourceId: string, services: Service[], { service_ids: chosen }: ResourceValues): Promise<void> {
  const before = idsOf(doneBy(services, resourceId))
  const changed = idsOf(services).filter((id) => chosen.includes(id) !== before.includes(id))
  for (const id of changed) {
    const params = { path: { service_id: id } }
    const { resource_ids: now } = await answerOf(api.GET('/api/v1/services/{service_id}', { params }))
    const others = now.filter((one) => one !== resourceId)
    const resource_ids = chosen.includes(id) ? [...others, resourceId] : others
    await answerOf(api.PATCH('/api/v1/services/{service_id}', { params, body: { resource_ids } }))
  }
}
