import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { asProblem } from './api/problem.ts'
import { safeNext } from './api/next.ts'
import { accountQuery, queryClient } from './api/session.ts'
import { analyticsSearch } from './analytics/search.ts'
import { Doors } from './doors/doors.tsx'
import { calleeSearch, callFilters } from './calls/search.ts'
import { inboxSearch } from './inbox/search.ts'
import { daySearch } from './bookings/search.ts'
import { documentSearch, findSearch, questionSearch } from './knowledge/search.ts'
import { examSearch } from './exam/search.ts'
import { consentSearch } from './integrate/calendars/search.ts'
import { codeSearch } from './integrate/code/search.ts'
import { keySearch } from './integrate/key-search.ts'
import { sampleSearch, syncFilters } from './integrate/crm/filters.ts'
import { deliveryFilters } from './integrate/webhooks/filters.ts'
import { leadFilters, newSearch, recordSearch } from './leads/search.ts'
import { sortSearch } from './parts/sort.ts'
import { NoPage, Failed } from './parts/page-states.tsx'
import { auditFilters } from './settings/audit-filters.ts'
import { personSearch } from './settings/privacy/search.ts'
import { serviceSearch } from './settings/services/search.ts'

/** List of the portal's pages: one tree of routes, whole in one file, because paths and searches are typed by all of it. */
const root = createRootRoute({ component: Outlet, notFoundComponent: NoPage, errorComponent: Failed })

const doors = createRoute({
  getParentRoute: () => root,
  id: 'doors',
  component: Doors,
  validateSearch: ({ next }: Record<string, unknown>): { next?: string } =>
    next === undefined ? {} : { next: safeNext(next) },
})

const signIn = createRoute({
  getParentRoute: () => doors,
  path: '/sign-in',
  component: lazyRouteComponent(() => import('./doors/sign-in.tsx'), 'SignIn'),
})
const register = createRoute({
  getParentRoute: () => doors,
  path: '/register',
  component: lazyRouteComponent(() => import('./doors/register.tsx'), 'Register'),
})
const setup = createRoute({
  getParentRoute: () => doors,
  path: '/setup',
  component: lazyRouteComponent(() => import('./doors/register.tsx'), 'SetUp'),
})
const reset = createRoute({
  getParentRoute: () => doors,
  path: '/reset',
  component: lazyRouteComponent(() => import('./doors/reset.tsx'), 'Reset'),
})
const invitation = createRoute({
  getParentRoute: () => doors,
  path: '/invitation',
  component: lazyRouteComponent(() => import('./doors/invitation.tsx'), 'Invitation'),
})
const confirm = createRoute({
  getParentRoute: () => doors,
  path: '/confirm',
  component: lazyRouteComponent(() => import('./doors/confirm.tsx'), 'Confirm'),
})

async function requireSession({ location }: { location: { href: string } }): Promise<void> {
  await queryClient.ensureQueryData(accountQuery).catch((error) => {
    if (asProblem(error).status !== 401) throw error
    throw redirect({ to: '/sign-in', search: location.href === '/' ? {} : { next: location.href }, replace: true })
  })
}

const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  beforeLoad: requireSession,
  component: lazyRouteComponent(() => import('./shell/shell.tsx'), 'Shell'),
  notFoundComponent: NoPage,
})

const today = createRoute({
  getParentRoute: () => shell,
  path: '/',
  component: lazyRouteComponent(() => import('./today/today.tsx'), 'Today'),
})

const leads = createRoute({
  getParentRoute: () => shell,
  path: '/leads',
  validateSearch: (search: Record<string, unknown>) => ({
    ...leadFilters(search),
    ...sortSearch(search),
    ...newSearch(search),
  }),
  component: lazyRouteComponent(() => import('./leads/leads.tsx'), 'Leads'),
})
const lead = createRoute({
  getParentRoute: () => shell,
  path: '/leads/$leadId',
  validateSearch: recordSearch,
  component: lazyRouteComponent(() => import('./leads/lead.tsx'), 'LeadPage'),
})
const importLeads = createRoute({
  getParentRoute: () => shell,
  path: '/leads/import',
  component: lazyRouteComponent(() => import('./leads/import/import.tsx'), 'ImportLeads'),
})
const mergeLeads = createRoute({
  getParentRoute: () => shell,
  path: '/leads/$leadId/merge/$other',
  component: lazyRouteComponent(() => import('./leads/merge.tsx'), 'MergePage'),
})

const knowledge = createRoute({
  getParentRoute: () => shell,
  path: '/knowledge',
  component: lazyRouteComponent(() => import('./knowledge/knowledge.tsx'), 'Knowledge'),
})
const knowledgeHome = createRoute({
  getParentRoute: () => knowledge,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/knowledge/documents', replace: true })
  },
})
const documents = createRoute({
  getParentRoute: () => knowledge,
  path: '/documents',
  validateSearch: documentSearch,
  component: lazyRouteComponent(() => import('./knowledge/documents.tsx'), 'Documents'),
})
const unanswered = createRoute({
  getParentRoute: () => knowledge,
  path: '/unanswered',
  validateSearch: questionSearch,
  component: lazyRouteComponent(() => import('./knowledge/questions.tsx'), 'Unanswered'),
})
const contradictions = createRoute({
  getParentRoute: () => knowledge,
  path: '/contradictions',
  component: lazyRouteComponent(() => import('./knowledge/contradictions.tsx'), 'Contradictions'),
})
const answers = createRoute({
  getParentRoute: () => knowledge,
  path: '/answers',
  component: lazyRouteComponent(() => import('./knowledge/answers.tsx'), 'Answers'),
})
const tryQuestion = createRoute({
  getParentRoute: () => knowledge,
  path: '/try',
  validateSearch: questionSearch,
  component: lazyRouteComponent(() => import('./knowledge/try.tsx'), 'TryQuestion'),
})
const document = createRoute({
  getParentRoute: () => shell,
  path: '/knowledge/documents/$documentId',
  validateSearch: findSearch,
  component: lazyRouteComponent(() => import('./knowledge/document.tsx'), 'DocumentPage'),
})

const inbox = createRoute({
  getParentRoute: () => shell,
  path: '/inbox',
  validateSearch: inboxSearch,
  component: lazyRouteComponent(() => import('./inbox/inbox.tsx'), 'Inbox'),
})
const noConversation = createRoute({
  getParentRoute: () => inbox,
  path: '/',
  component: lazyRouteComponent(() => import('./inbox/inbox.tsx'), 'NothingOpen'),
})
const conversation = createRoute({
  getParentRoute: () => inbox,
  path: '/$sessionId',
  component: lazyRouteComponent(() => import('./inbox/conversation.tsx'), 'ConversationPage'),
})

const calls = createRoute({
  getParentRoute: () => shell,
  path: '/calls',
  validateSearch: callFilters,
  component: lazyRouteComponent(() => import('./calls/calls.tsx'), 'Calls'),
})
const newCall = createRoute({
  getParentRoute: () => shell,
  path: '/calls/new',
  validateSearch: calleeSearch,
  component: lazyRouteComponent(() => import('./calls/new-call.tsx'), 'NewCall'),
})
const call = createRoute({
  getParentRoute: () => shell,
  path: '/calls/$callId',
  component: lazyRouteComponent(() => import('./calls/call.tsx'), 'CallPage'),
})

const exam = createRoute({
  getParentRoute: () => shell,
  path: '/exam',
  validateSearch: examSearch,
  component: lazyRouteComponent(() => import('./exam/exam.tsx'), 'ExamPage'),
})
const examOf = createRoute({
  getParentRoute: () => shell,
  path: '/exam/$examId',
  validateSearch: examSearch,
  component: lazyRouteComponent(() => import('./exam/exam.tsx'), 'ExamPage'),
})

const analytics = createRoute({
  getParentRoute: () => shell,
  path: '/analytics',
  validateSearch: analyticsSearch,
  component: lazyRouteComponent(() => import('./analytics/analytics.tsx'), 'Analytics'),
})
const bookings = createRoute({ getParentRoute: () => shell, path: '/bookings' })
const bookingsHome = createRoute({
  getParentRoute: () => bookings,
  path: '/',
  validateSearch: daySearch,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/bookings/day', search, replace: true })
  },
})
const bookingsToday = createRoute({
  getParentRoute: () => bookings,
  path: '/day',
  validateSearch: daySearch,
  component: lazyRouteComponent(() => import('./bookings/day.tsx'), 'BookingsDay'),
})
const bookingsDay = createRoute({
  getParentRoute: () => bookings,
  path: '/day/$date',
  validateSearch: daySearch,
  component: lazyRouteComponent(() => import('./bookings/day.tsx'), 'BookingsDay'),
})
const bookingsThisWeek = createRoute({
  getParentRoute: () => bookings,
  path: '/week',
  validateSearch: daySearch,
  component: lazyRouteComponent(() => import('./bookings/calendar.tsx'), 'BookingsWeek'),
})
const bookingsThisMonth = createRoute({
  getParentRoute: () => bookings,
  path: '/month',
  validateSearch: daySearch,
  component: lazyRouteComponent(() => import('./bookings/calendar.tsx'), 'BookingsMonth'),
})
const bookingsWeek = createRoute({
  getParentRoute: () => bookings,
  path: '/week/$date',
  validateSearch: daySearch,
  component: lazyRouteComponent(() => import('./bookings/calendar.tsx'), 'BookingsWeek'),
})
const bookingsMonth = createRoute({
  getParentRoute: () => bookings,
  path: '/month/$date',
  validateSearch: daySearch,
  component: lazyRouteComponent(() => import('./bookings/calendar.tsx'), 'BookingsMonth'),
})
const bookingsPrint = createRoute({
  getParentRoute: () => bookings,
  path: '/print/$date',
  component: lazyRouteComponent(() => import('./bookings/print.tsx'), 'BookingsPrint'),
})
const bookingConflicts = createRoute({
  getParentRoute: () => bookings,
  path: '/conflicts',
  component: lazyRouteComponent(() => import('./bookings/conflicts.tsx'), 'BookingConflicts'),
})
const bookingRecord = createRoute({
  getParentRoute: () => bookings,
  path: '/$bookingId',
  component: lazyRouteComponent(() => import('./bookings/record.tsx'), 'BookingRecord'),
})

const integrate = createRoute({
  getParentRoute: () => shell,
  path: '/integrate',
  component: lazyRouteComponent(() => import('./integrate/integrate.tsx'), 'Integrate'),
})
const keys = createRoute({
  getParentRoute: () => integrate,
  path: '/keys',
  validateSearch: keySearch,
  component: lazyRouteComponent(() => import('./integrate/keys.tsx'), 'ApiKeys'),
})
const webhooks = createRoute({
  getParentRoute: () => integrate,
  path: '/webhooks',
  validateSearch: deliveryFilters,
  component: lazyRouteComponent(() => import('./integrate/webhooks/webhooks.tsx'), 'Webhooks'),
})
const noDelivery = createRoute({
  getParentRoute: () => webhooks,
  path: '/',
  component: lazyRouteComponent(() => import('./integrate/webhooks/verify.tsx'), 'VerifyCode'),
})
const delivery = createRoute({
  getParentRoute: () => webhooks,
  path: '/$deliveryId',
  component: lazyRouteComponent(() => import('./integrate/webhooks/delivery.tsx'), 'DeliveryRecord'),
})

const snippet = createRoute({
  getParentRoute: () => integrate,
  path: '/snippet',
  component: lazyRouteComponent(() => import('./integrate/snippet.tsx'), 'Snippet'),
})

const code = createRoute({
  getParentRoute: () => integrate,
  path: '/code',
  validateSearch: codeSearch,
  component: lazyRouteComponent(() => import('./integrate/code/code.tsx'), 'Code'),
})

const crm = createRoute({ getParentRoute: () => integrate, path: '/crm' })
const crmHome = createRoute({
  getParentRoute: () => crm,
  path: '/',
  validateSearch: syncFilters,
  component: lazyRouteComponent(() => import('./integrate/crm/crm.tsx'), 'Crm'),
})
const crmConnection = createRoute({
  getParentRoute: () => crm,
  path: '/$connectionId',
  validateSearch: sampleSearch,
  component: lazyRouteComponent(() => import('./integrate/crm/connection.tsx'), 'CrmConnection'),
})
const calendars = createRoute({
  getParentRoute: () => integrate,
  path: '/calendars',
  validateSearch: consentSearch,
  component: lazyRouteComponent(() => import('./integrate/calendars/calendars.tsx'), 'Calendars'),
})

const settings = createRoute({
  getParentRoute: () => shell,
  path: '/settings',
  component: lazyRouteComponent(() => import('./settings/settings.tsx'), 'Settings'),
})
const widget = createRoute({
  getParentRoute: () => settings,
  path: '/widget',
  component: lazyRouteComponent(() => import('./settings/widget.tsx'), 'Widget'),
})
const assistant = createRoute({
  getParentRoute: () => settings,
  path: '/assistant',
  component: lazyRouteComponent(() => import('./settings/assistant.tsx'), 'Assistant'),
})
const business = createRoute({
  getParentRoute: () => settings,
  path: '/business',
  component: lazyRouteComponent(() => import('./settings/business.tsx'), 'Business'),
})
const team = createRoute({
  getParentRoute: () => settings,
  path: '/team',
  validateSearch: sortSearch,
  component: lazyRouteComponent(() => import('./settings/team.tsx'), 'Team'),
})

const privacy = createRoute({
  getParentRoute: () => settings,
  path: '/privacy',
  validateSearch: personSearch,
  component: lazyRouteComponent(() => import('./settings/privacy/privacy.tsx'), 'Privacy'),
})
const audit = createRoute({
  getParentRoute: () => settings,
  path: '/audit',
  validateSearch: auditFilters,
  component: lazyRouteComponent(() => import('./settings/audit.tsx'), 'Audit'),
})

const me = createRoute({
  getParentRoute: () => settings,
  path: '/me',
  component: lazyRouteComponent(() => import('./settings/me.tsx'), 'Me'),
})
const phone = createRoute({
  getParentRoute: () => settings,
  path: '/phone',
  component: lazyRouteComponent(() => import('./settings/phone/phone.tsx'), 'Phone'),
})
const services = createRoute({ getParentRoute: () => settings, path: '/services' })
const serviceList = createRoute({
  getParentRoute: () => services,
  path: '/',
  validateSearch: serviceSearch,
  component: lazyRouteComponent(() => import('./settings/services/services.tsx'), 'Services'),
})
const newService = createRoute({
  getParentRoute: () => services,
  path: '/new',
  component: lazyRouteComponent(() => import('./settings/services/service.tsx'), 'NewService'),
})
const service = createRoute({
  getParentRoute: () => services,
  path: '/$serviceId',
  component: lazyRouteComponent(() => import('./settings/services/service.tsx'), 'ServicePage'),
})
const newResource = createRoute({
  getParentRoute: () => services,
  path: '/staff/new',
  component: lazyRouteComponent(() => import('./settings/services/resource.tsx'), 'NewResource'),
})
const resource = createRoute({
  getParentRoute: () => services,
  path: '/staff/$resourceId',
  component: lazyRouteComponent(() => import('./settings/services/resource.tsx'), 'ResourcePage'),
})

const welcome = createRoute({
  getParentRoute: () => root,
  path: '/welcome',
  beforeLoad: async (context) => {
    await requireSession(context)
    const isAdmin = queryClient.getQueryData(accountQuery.queryKey)?.user.role === 'admin'
    if (!isAdmin) throw redirect({ to: '/', replace: true })
  },
  component: lazyRouteComponent(() => import('./welcome/welcome.tsx'), 'Welcome'),
})
const businessStep = createRoute({
  getParentRoute: () => welcome,
  path: '/business',
  component: lazyRouteComponent(() => import('./welcome/business.tsx'), 'BusinessStep'),
})
const websiteStep = createRoute({
  getParentRoute: () => welcome,
  path: '/website',
  component: lazyRouteComponent(() => import('./welcome/website.tsx'), 'WebsiteStep'),
})
const hoursStep = createRoute({
  getParentRoute: () => welcome,
  path: '/hours',
  component: lazyRouteComponent(() => import('./welcome/hours.tsx'), 'HoursStep'),
})
const servicesStep = createRoute({
  getParentRoute: () => welcome,
  path: '/services',
  component: lazyRouteComponent(() => import('./welcome/services.tsx'), 'ServicesStep'),
})
const documentsStep = createRoute({
  getParentRoute: () => welcome,
  path: '/documents',
  component: lazyRouteComponent(() => import('./welcome/documents.tsx'), 'DocumentsStep'),
})
const widgetStep = createRoute({
  getParentRoute: () => welcome,
  path: '/widget',
  component: lazyRouteComponent(() => import('./welcome/widget.tsx'), 'WidgetStep'),
})
const tryStep = createRoute({
  getParentRoute: () => welcome,
  path: '/try',
  component: lazyRouteComponent(() => import('./welcome/try.tsx'), 'TryStep'),
})
const liveStep = createRoute({
  getParentRoute: () => welcome,
  path: '/live',
  component: lazyRouteComponent(() => import('./welcome/live.tsx'), 'LiveStep'),
})

export const router = createRouter({
  routeTree: root.addChildren([
    doors.addChildren([signIn, register, setup, reset, invitation, confirm]),
    welcome.addChildren([
      businessStep,
      websiteStep,
      hoursStep,
      servicesStep,
      documentsStep,
      widgetStep,
      tryStep,
      liveStep,
    ]),
    shell.addChildren([
      today,
      bookings.addChildren([
        bookingsHome,
        bookingsToday,
        bookingsDay,
        bookingsThisWeek,
        bookingsThisMonth,
        bookingsWeek,
        bookingsMonth,
        bookingsPrint,
        bookingConflicts,
        bookingRecord,
      ]),
      leads,
      lead,
      importLeads,
      mergeLeads,
      inbox.addChildren([noConversation, conversation]),
      calls,
      newCall,
      call,
      knowledge.addChildren([knowledgeHome, documents, unanswered, contradictions, answers, tryQuestion]),
      document,
      exam,
      examOf,
      analytics,
      integrate.addChildren([
        keys,
        webhooks.addChildren([noDelivery, delivery]),
        crm.addChildren([crmHome, crmConnection]),
        calendars,
        snippet,
        code,
      ]),
      settings.addChildren([
        business,
        assistant,
        widget,
        phone,
        services.addChildren([serviceList, newService, service, newResource, resource]),
        team,
        privacy,
        audit,
        me,
      ]),
    ]),
  ]),
  defaultPreload: 'intent',
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
