import type { Api } from '../api/client.ts'
import { nameOf } from '../leads/queries.ts'
import type { IconName } from '../parts/icons.tsx'
import { when } from '../parts/when.ts'
import { fill, t } from '../texts/index.ts'
import { beside } from './beside.ts'
import type { Entry } from './navigation.ts'

type Found = Api['FoundAnywhere']

interface Option {
  to: string
  icon: IconName
  title: string
  text: string | null
}

export interface Options {
  label: string
  options: Option[]
}

/** Results of the search by kind: people first, acts after them, pages last. Without words only pages are shown. */
export function optionsOf(found: Found | undefined, pages: Entry[], zone: string): Options[] {
  const ofPages = pages.map(({ to, label, icon }): Option => ({ to, icon, title: label, text: null }))
  if (found === undefined) return [{ label: t.palette.pages, options: ofPages }]
  return [
    { label: t.palette.people, options: found.people.map(person) },
    { label: t.palette.bookings, options: found.bookings.map((one) => booking(one, zone)) },
    { label: t.palette.conversations, options: found.conversations.map((one) => conversation(one, zone)) },
    { label: t.palette.calls, options: found.calls.map((one) => call(one, zone)) },
    { label: t.palette.documents, options: found.documents.map(document) },
    { label: t.palette.pages, options: ofPages },
    { label: t.palette.acts, options: acts(found.people) },
  ]
}

function person(lead: Found['people'][number]): Option {
  const contact = [t.leads.statuses[lead.status], lead.phone ?? lead.email].filter((one) => one !== null)
  return { to: `/leads/${lead.lead_id}`, icon: 'people', title: nameOf(lead), text: contact.join(', ') }
}

function booking(one: Found['bookings'][number], zone: string): Option {
  const title = `${one.client_name}, ${one.service_name}`
  return {
    to: beside.booking(one.booking_id),
    icon: 'calendar',
    title,
    text: `${when(one.start, zone)}, ${one.resource_name}`,
  }
}

function conversation(one: Found['conversations'][number], zone: string): Option {
  const text = [one.client_name, when(one.started_at, zone)].filter((part) => part !== null).join(', ')
  return { to: beside.conversation(one.session_id), icon: 'chat', title: `“${one.said ?? ''}”`, text }
}

function call(one: Found['calls'][number], zone: string): Option {
  const title = one.client_name ?? one.phone_number
  return { to: beside.call(one.call_id), icon: 'phone', title, text: when(one.created_at, zone) }
}

function document({ document_id: id, title }: Found['documents'][number]): Option {
  return { to: `/knowledge/documents/${id}`, icon: 'book', title, text: null }
}

/** For the first person alone: a list of acts for everybody would hide the people. */
function acts([first]: Found['people']): Option[] {
  if (first === undefined) return []
  const name = nameOf(first)
  const book: Option = {
    to: beside.newBooking(first.lead_id),
    icon: 'plus',
    title: fill(t.palette.bookFor, { name }),
    text: null,
  }
  if (first.phone === null) return [book]
  const title = fill(t.palette.callPerson, { name })
  return [book, { to: beside.newCall(first.phone), icon: 'phone', title, text: first.phone }]
}
