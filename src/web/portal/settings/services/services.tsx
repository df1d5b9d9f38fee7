import { Badge, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { answerOf, api, type Api } from '../../api/client.ts'
import { useAccount } from '../../api/session.ts'
import { Await } from '../../parts/await.tsx'
import { Confirmed } from '../../parts/confirm.tsx'
import { Icon } from '../../parts/icons.tsx'
import { LinkButton } from '../../parts/link-button.tsx'
import { SortedListing, type Column } from '../../parts/listing.tsx'
import { State } from '../../parts/page-states.tsx'
import { Section } from '../../parts/section.tsx'
import { fill, t } from '../../texts/index.ts'
import { Conflicts } from '../conflicts.tsx'
import { minutesWords } from './minutes.ts'
import { refreshServices, resourcesQuery, servicesQuery, type Resource, type Service } from './queries.ts'
import { serviceSearch } from './search.ts'
import { Unlinked, unlinkedStaff } from './unlinked.tsx'
import { weekWords } from './week-words.ts'
import styles from './services.module.css'

type Left = NonNullable<Api['DeletedWithConflicts']['conflicts']>

interface Catalogue {
  services: Service[]
  resources: Resource[]
  /** Told of the bookings that a deletion leaves. */
  onDeleted: (left: Left) => void
}

export function Services() {
  const { tenant, isAdmin } = useAccount()
  const services = useQuery(servicesQuery)
  const resources = useQuery(resourcesQuery)
  const [left, setLeft] = useState<Left>([])
  const add = (
    <LinkButton to="/settings/services/new" variant="filled" leftSection={<Icon name="plus" size={16} />}>
      {t.services.newService}
    </LinkButton>
  )
  return (
    <Section title={t.nav.services} text={fill(t.services.text, { business: tenant.name })} act={isAdmin && add}>
      {left.length > 0 && <Conflicts rows={left} />}
      <Await query={services}>
        {(all) => (
          <Await query={resources}>{(who) => <Lists services={all} resources={who} onDeleted={setLeft} />}</Await>
        )}
      </Await>
    </Section>
  )
}

/** Fewer rows are read faster than a search is typed. */
const SEARCHED_FROM = 8

function Lists({ services, resources, onDeleted }: Catalogue) {
  const { isAdmin } = useAccount()
  const { q } = useSearch({ from: '/shell/settings/services/' })
  const fits = ({ name }: { name: string }) => name.toLowerCase().includes((q ?? '').toLowerCase())
  const found = { services: services.filter(fits), resources: resources.filter(fits) }
  const all = { services, resources, onDeleted }
  return (
    <>
      {(q !== undefined || services.length + resources.length > SEARCHED_FROM) && <Search q={q ?? ''} />}
      {services.length === 0 && <State icon="tag" title={t.services.none} text={t.services.noneText} />}
      {found.services.length > 0 && <ServiceTable {...all} rows={found.services} />}
      <div className={styles.head}>
        <h3>{t.services.resources}</h3>
        {isAdmin && (
          <LinkButton to="/settings/services/staff/new" leftSection={<Icon name="plus" size={16} />}>
            {t.services.newResource}
          </LinkButton>
        )}
      </div>
      <Unlinked {...all} />
      {resources.length === 0 && <State icon="people" title={t.services.nobody} text={t.services.nobodyText} />}
      {found.resources.length > 0 && <ResourceTable {...all} rows={found.resources} />}
      {q !== undefined && found.services.length + found.resources.length === 0 && (
        <State icon="search" title={t.services.noneFits} text={t.services.noneFitsText}>
          <Link to="/settings/services">{t.services.clear}</Link>
        </State>
      )}
    </>
  )
}

function Search({ q }: { q: string }) {
  const navigate = useNavigate()
  return (
    <TextInput
      type="search"
      className={styles.search!}
      aria-label={t.services.search}
      placeholder={t.services.search}
      leftSection={<Icon name="search" size={16} />}
      defaultValue={q}
      onChange={({ currentTarget: { value } }) =>
        void navigate({
          to: '/settings/services',
          search: (old) => serviceSearch({ ...old, q: value === '' ? undefined : value }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}

function ServiceTable({ rows, resources, onDeleted }: Catalogue & { rows: Service[] }) {
  const { isAdmin } = useAccount()
  const fields = t.services.fields
  const columns: Column<Service>[] = [
    {
      label: fields.name,
      isName: true,
      sort: { as: 'name', by: ({ name }) => name },
      cell: (service) => <ServiceName service={service} />,
    },
    {
      label: t.services.duration,
      sort: { as: 'duration', by: ({ duration_minutes: minutes }) => minutes },
      cell: ({ duration_minutes: minutes }) => (
        <span className={`number ${styles.whole}`}>{minutesWords(minutes)}</span>
      ),
    },
    { label: t.services.priceColumn, cell: ({ price }) => price ?? <span className="dim">–</span> },
    { label: fields.resource_ids, cell: ({ resource_ids: ids }) => namesOf(ids, resources) },
    { label: t.services.state, cell: (service) => <Standing service={service} resources={resources} /> },
  ]
  const acts: Column<Service> = {
    label: t.services.delete,
    isActs: true,
    cell: (service) => <DeleteService service={service} onDeleted={onDeleted} />,
  }
  return (
    <SortedListing
      label={t.services.services}
      rows={rows}
      columns={isAdmin ? [...columns, acts] : columns}
      idOf={({ service_id: id }) => id}
    />
  )
}

function ServiceName({ service: { service_id: serviceId, name, aliases } }: { service: Service }) {
  return (
    <div>
      <Link to="/settings/services/$serviceId" params={{ serviceId }}>
        {name}
      </Link>
      {aliases.length > 0 && <p className="meta">{aliases.join(', ')}</p>}
    </div>
  )
}

function namesOf(ids: string[], resources: Resource[]) {
  const names = ids.flatMap((id) => resources.find(({ resource_id: one }) => one === id)?.name ?? [])
  return names.length === 0 ? <span className="dim">–</span> : names.join(', ')
}

/** Whether it can be booked, and else the one thing that is missing. */
function Standing({ service, resources }: { service: Service; resources: Resource[] }) {
  if (!service.active) return <Badge>{t.services.paused}</Badge>
  const doing = resources.filter(({ resource_id: id, active }) => active && service.resource_ids.includes(id))
  if (doing.length === 0) return <Badge data-tone="warn">{t.services.byNobody}</Badge>
  if (doing.every(hasNoHours)) return <Badge data-tone="warn">{t.services.noHours}</Badge>
  return <Badge data-tone="ok">{t.services.bookable}</Badge>
}

function hasNoHours({ weekly_hours: week, date_overrides: days }: Resource): boolean {
  return Object.keys(week).length === 0 && days.every(({ hours }) => hours.length === 0)
}

function DeleteService({ service, onDeleted }: { service: Service } & Pick<Catalogue, 'onDeleted'>) {
  const path = { service_id: service.service_id }
  return (
    <Confirmed
      label={t.services.delete}
      title={fill(t.services.deleteTitle, { name: service.name })}
      act={t.services.deleteService}
      keep={t.form.keep}
      send={async () => {
        const { conflicts } = await answerOf(api.DELETE('/api/v1/services/{service_id}', { params: { path } }))
        await refreshServices()
        onDeleted(conflicts ?? [])
      }}
    >
      {t.services.deleteServiceText}
    </Confirmed>
  )
}

function ResourceTable({ rows, services, onDeleted }: Catalogue & { rows: Resource[] }) {
  const { isAdmin } = useAccount()
  const unlinked = new Set(unlinkedStaff(services, rows))
  const fields = t.services.resourceFields
  const columns: Column<Resource>[] = [
    {
      label: fields.name,
      isName: true,
      sort: { as: 'name', by: ({ name }) => name },
      cell: (resource) => <ResourceName resource={resource} />,
    },
    { label: fields.weekly_hours, cell: ({ weekly_hours: week }) => weekWords(week) ?? <span className="dim">–</span> },
    {
      label: fields.service_ids,
      cell: ({ resource_id: id }) => {
        const names = services.filter(({ resource_ids: ids }) => ids.includes(id)).map(({ name }) => name)
        return names.length === 0 ? <span className="dim">–</span> : names.join(', ')
      },
    },
    {
      label: t.services.state,
      cell: (resource) => <Presence resource={resource} isUnlinked={unlinked.has(resource)} />,
    },
  ]
  const acts: Column<Resource> = {
    label: t.services.delete,
    isActs: true,
    cell: (resource) => <DeleteResource resource={resource} onDeleted={onDeleted} />,
  }
  return (
    <SortedListing
      label={t.services.resources}
      rows={rows}
      columns={isAdmin ? [...columns, acts] : columns}
      idOf={({ resource_id: id }) => id}
    />
  )
}

/** Whether it can be booked, and else the one thing that is missing. */
function Presence({ resource, isUnlinked }: { resource: Resource; isUnlinked: boolean }) {
  if (!resource.active) return <Badge>{t.services.paused}</Badge>
  if (isUnlinked) return <Badge data-tone="warn">{t.services.noService}</Badge>
  if (hasNoHours(resource)) return <Badge data-tone="warn">{t.services.noHours}</Badge>
  return <Badge data-tone="ok">{t.services.works}</Badge>
}

function ResourceName({ resource: { resource_id: resourceId, name, kind } }: { resource: Resource }) {
  return (
    <div>
      <Link to="/settings/services/staff/$resourceId" params={{ resourceId }}>
        {name}
      </Link>
      <p className="meta">{t.services.kinds[kind]}</p>
    </div>
  )
}

function DeleteResource({ resource, onDeleted }: { resource: Resource } & Pick<Catalogue, 'onDeleted'>) {
  const path = { resource_id: resource.resource_id }
  return (
    <Confirmed
      label={t.services.delete}
      title={fill(t.services.deleteTitle, { name: resource.name })}
      act={t.services.deleteResource}
      keep={t.form.keep}
      send={async () => {
        const { conflicts } = await answerOf(api.DELETE('/api/v1/resources/{resource_id}', { params: { path } }))
        await refreshServices()
        onDeleted(conflicts ?? [])
      }}
    >
      {t.services.deleteResourceText}
    </Confirmed>
  )
}
