import { z } from 'zod'
import { idField, instantOut, pageQuery, pageReply, rawText, text } from '../../core/fields.ts'
import type { FeedRow } from './repository.ts'
import type { NewFeed } from './service.ts'

const example = {
  feed_id: 'feed_01h455vb4pex5vsknk084sn02q',
  name: 'Phone of Dr. Hopper',
  resource_id: 'res_01h455vb4pex5vsknk084sn02q',
  created_at: '2026-03-02T09:30:00.000Z',
}

export const createFeedBody = z
  .object({
    name: text(120).nullish().describe('Where it is read, to know it again.'),
    resource_id: idField.nullish().describe('Only the bookings of this resource; without it, all.'),
  })
  .meta({ id: 'CreateCalendarFeed', description: 'A calendar feed to make.', examples: [{ name: example.name }] })

const feed = z.object({
  feed_id: z.string(),
  name: z.string().nullable().describe('Where it is read.'),
  resource_id: z.string().nullable().describe('null: the bookings of all.'),
  created_at: instantOut,
})

const feedReply = feed.meta({
  id: 'CalendarFeed',
  description: 'An address that calendar programs read the bookings from, without the address itself.',
  examples: [example],
})

export const newFeedReply = feed
  .extend({ url: z.string().describe('For a calendar program. Shown this once: whoever has it sees the bookings.') })
  .meta({
    id: 'NewCalendarFeed',
    description: 'A calendar feed with its address, which is shown this once.',
    examples: [{ ...example, url: 'https://desk.example.com/api/v1/bookings/calendar.ics?token=…' }],
  })

export const feedPage = pageReply(feedReply).meta({ id: 'CalendarFeedPage', description: 'A page of calendar feeds.' })

export const feedParams = z.object({ feed_id: idField })

export const listFeedsQuery = z.object(pageQuery)

export const calendarQuery = z.object({ token: rawText(200, 1).describe("Of a feed's address.") })

export function presentFeed({ id, name, resourceId, createdAt }: FeedRow): z.output<typeof feedReply> {
  return { feed_id: id, name, resource_id: resourceId, created_at: createdAt.toISOString() }
}

export function presentNewFeed({ url, ...row }: NewFeed): z.output<typeof newFeedReply> {
  return { ...presentFeed(row), url }
}
