import type { NewTenant } from '../tenants/index.ts'

const allDay = [
  { start: '08:00', end: '12:30' },
  { start: '13:30', end: '18:00' },
]

export const practice: NewTenant = {
  name: 'Harbour Street Dental',
  time_zone: 'America/New_York',
  language: 'en',
  country: 'US',
  allowed_domains: [],
  business: {
    address: '12 Harbour Street, second floor',
    hours: { mon: allDay, tue: allDay, wed: allDay, thu: allDay, fri: [{ start: '08:00', end: '14:00' }] },
  },
  assistant: {
    name: 'Harbour Assistant',
    greeting:
      'Hello! I am the AI assistant of Harbour Street Dental. Ask me about opening hours, treatments or prices.',
  },
}
