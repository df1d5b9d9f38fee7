import type { IconName } from '../parts/icons.tsx'
import { t } from '../texts/index.ts'

/** Every page, once: the sidebar, the tab bar, the palette and the keys read this list. */
export interface Entry {
  to:
    | '/'
    | '/inbox'
    | '/calls'
    | '/calls/new'
    | '/leads'
    | '/leads/import'
    | '/bookings/day'
    | '/knowledge/documents'
    | '/knowledge/unanswered'
    | '/knowledge/contradictions'
    | '/knowledge/answers'
    | '/knowledge/try'
    | '/exam'
    | '/analytics'
    | '/integrate/keys'
    | '/integrate/webhooks'
    | '/integrate/crm'
    | '/integrate/calendars'
    | '/integrate/snippet'
    | '/integrate/code'
    | '/settings/business'
    | '/settings/assistant'
    | '/settings/widget'
    | '/settings/phone'
    | '/settings/services'
    | '/settings/team'
    | '/settings/privacy'
    | '/settings/audit'
    | '/settings/me'
  label: string
  icon: IconName
  /** Further words by which the palette finds it. */
  words: string
  isForAdmins: boolean
  /** Pressed after `G`. */
  key?: string
}

export function pages(): Entry[] {
  const { nav, words } = t
  return [
    { to: '/', label: nav.today, icon: 'home', words: words.today, isForAdmins: false, key: 't' },
    { to: '/inbox', label: nav.inbox, icon: 'inbox', words: words.inbox, isForAdmins: false, key: 'i' },
    { to: '/calls', label: nav.calls, icon: 'phone', words: words.calls, isForAdmins: false, key: 'c' },
    { to: '/calls/new', label: nav.newCall, icon: 'phone', words: words.newCall, isForAdmins: false },
    { to: '/leads', label: nav.leads, icon: 'people', words: words.leads, isForAdmins: false, key: 'l' },
    { to: '/leads/import', label: nav.importLeads, icon: 'upload', words: words.importLeads, isForAdmins: false },
    { to: '/bookings/day', label: nav.bookings, icon: 'calendar', words: words.bookings, isForAdmins: false, key: 'b' },
    ...knowledgePages(),
    { to: '/exam', label: nav.exam, icon: 'exam', words: words.exam, isForAdmins: false, key: 'e' },
    { to: '/analytics', label: nav.analytics, icon: 'chart', words: words.analytics, isForAdmins: false, key: 'a' },
    { to: '/integrate/keys', label: nav.keys, icon: 'key', words: words.keys, isForAdmins: true },
    { to: '/integrate/webhooks', label: nav.webhooks, icon: 'hook', words: words.webhooks, isForAdmins: true },
    { to: '/integrate/crm', label: nav.crm, icon: 'swap', words: words.crm, isForAdmins: true },
    { to: '/integrate/calendars', label: nav.calendars, icon: 'calendar', words: words.calendars, isForAdmins: true },
    { to: '/integrate/snippet', label: nav.snippet, icon: 'chat', words: words.snippet, isForAdmins: true },
    { to: '/integrate/code', label: nav.code, icon: 'code', words: words.code, isForAdmins: true },
    {
      to: '/settings/business',
      label: nav.business,
      icon: 'home',
      words: words.business,
      isForAdmins: false,
      key: 's',
    },
    { to: '/settings/assistant', label: nav.assistant, icon: 'bell', words: words.assistant, isForAdmins: false },
    { to: '/settings/widget', label: nav.widget, icon: 'chat', words: words.widget, isForAdmins: false },
    { to: '/settings/phone', label: nav.phone, icon: 'phone', words: words.phone, isForAdmins: false },
    { to: '/settings/services', label: nav.services, icon: 'tag', words: words.services, isForAdmins: false },
    { to: '/settings/team', label: nav.team, icon: 'people', words: words.team, isForAdmins: false },
    { to: '/settings/privacy', label: nav.privacy, icon: 'lock', words: words.privacy, isForAdmins: true },
    { to: '/settings/audit', label: nav.audit, icon: 'clock', words: words.audit, isForAdmins: true },
    { to: '/settings/me', label: nav.me, icon: 'person', words: words.me, isForAdmins: false },
  ]
}

function knowledgePages(): Entry[] {
  const { nav, words } = t
  const isForAdmins = false
  return [
    { to: '/knowledge/documents', label: nav.documents, icon: 'book', words: words.documents, isForAdmins, key: 'k' },
    { to: '/knowledge/unanswered', label: nav.unanswered, icon: 'chat', words: words.unanswered, isForAdmins },
    {
      to: '/knowledge/contradictions',
      label: nav.contradictions,
      icon: 'warning',
      words: words.contradictions,
      isForAdmins,
    },
    { to: '/knowledge/answers', label: nav.answers, icon: 'check', words: words.answers, isForAdmins },
    { to: '/knowledge/try', label: nav.tryQuestion, icon: 'search', words: words.tryQuestion, isForAdmins },
  ]
}

/** An entry of the sidebar and the tab bar: a group of pages, opened at its first. */
export interface GroupOfPages extends Pick<Entry, 'to' | 'label' | 'icon'> {
  /** Addresses below this belong to it. */
  under: string
  /** In the tab bar of a phone; the others are behind its "More". */
  isTab: boolean
  /** The first of a part: the working day, improving the desk, plumbing. */
  isParted?: boolean
}

export function groupsOfPages(isAdmin: boolean): GroupOfPages[] {
  const { nav } = t
  const tabs = { isTab: true }
  const others = { isTab: false }
  const plumbing: GroupOfPages[] = [
    ...(isAdmin
      ? [{ to: '/integrate/keys', under: '/integrate', label: nav.integrate, icon: 'plug', ...others } as const]
      : []),
    { to: '/settings/business', under: '/settings', label: nav.settings, icon: 'sliders', ...others },
  ]
  return [
    { to: '/', under: '/', label: nav.today, icon: 'home', ...tabs },
    { to: '/inbox', under: '/inbox', label: nav.inbox, icon: 'inbox', ...tabs },
    { to: '/calls', under: '/calls', label: nav.calls, icon: 'phone', ...others },
    { to: '/bookings/day', under: '/bookings', label: nav.bookings, icon: 'calendar', ...tabs },
    { to: '/leads', under: '/leads', label: nav.leads, icon: 'people', ...tabs },
    { to: '/knowledge/documents', under: '/knowledge', label: nav.knowledge, icon: 'book', ...others, isParted: true },
    { to: '/exam', under: '/exam', label: nav.exam, icon: 'exam', ...others },
    { to: '/analytics', under: '/analytics', label: nav.analytics, icon: 'chart', ...others },
    ...plumbing.map((group, index) => ({ ...group, isParted: index === 0 })),
  ]
}
