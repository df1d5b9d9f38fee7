import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { instantIn, lines } from '../../core/fields.ts'
import type { OwnHost } from '../../core/own-host.ts'
import { BadRequest, Forbidden } from '../../errors.ts'
import { languageAsked } from '../../languages/index.ts'
import { failureOf } from '../../plugins/error-handler.ts'
import { problemOf } from '../../plugins/error-page.ts'
import { isForged } from '../../plugins/identity.ts'
import type { AddressKey } from '../../core/client-address.ts'
import { policyWithStyle } from '../../plugins/security-headers.ts'
import { managePage, messagePage } from './manage-page.ts'
import { styleSource } from './manage-style.ts'
import type { Manage, Step } from './manage.ts'
import type { Notice, ManageView } from './manage-view.ts'

const config = { access: 'public', limits: ['general'] } as const
const schema = { hide: true }

/** The page of a link in a mail. GET only shows, because mail scanners follow links; POST changes. */
export async function manageRoutes(app: FastifyInstance, { manage }: { manage: Manage }): Promise<void> {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(HEADERS)
    if (isFromElsewhere(request, app.ownHost))
      throw new Forbidden('This request did not come from the page of a booking')
  })
  app.setErrorHandler(showError)

  app.get('/b/:token', { config, schema }, async (request, reply) => {
    const { done, ...asked } = queryOf(request)
    const view = await manage.view({ token: tokenOf(request), ...asked, notice: done })
    return sendView(reply, 200, view)
  })

  app.post('/b/:token', { config, schema }, async (request, reply) => {
    const token = tokenOf(request)
    const { notice, path } = await manage.step(token, stepOf(request.body, app.cappedAddresses(request)))
    // Redirect after POST: reloading the page repeats nothing (RFC 9110 §15.4.4).
    if (isDone(notice)) return reply.redirect(`${path}?done=${notice}`, 303)
    const { from, day } = queryOf(request)
    const view = await manage.view({ token, from, day, notice })
    // Not thrown: the reply is the page itself, with what is wrong. The status is for caches and scripts.
    return sendView(reply, notice === 'choose' ? 400 : 409, view)
  })

  app.get('/b/:token/appointment.ics', { config, schema }, async (request, reply) =>
    reply
      .header('Content-Disposition', 'attachment; filename="appointment.ics"')
      .type('text/calendar; charset=utf-8')
      .send(await manage.calendar(tokenOf(request))),
  )
}

/** The address is a credential: keep it out of indexes, caches and Referer. */
const HEADERS = { 'X-Robots-Tag': 'noindex, nofollow', 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }

/**
 * Forms of a page without referrer send `Origin: null` (Fetch §3.2), which without Fetch Metadata is no sign of another site.
 */
function isFromElsewhere(request: FastifyRequest, ownHost: OwnHost): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  return !(site === undefined && origin === 'null') && isForged(request, ownHost)
}

function tokenOf({ params }: FastifyRequest): string {
  // Named by the path of each route here.
  return (params as { token: string }).token
}

/** Outcomes after which nothing is left to do. */
const done = z.enum(['moved', 'cancelled', 'again'])

function isDone(notice: Notice): boolean {
  return done.safeParse(notice).success
}

const query = z.object({
  change: z.enum(['move', 'cancel']).optional().catch(undefined),
  day: z.iso.date().optional().catch(undefined),
  from: z.iso.date().optional().catch(undefined),
  done: done.optional().catch(undefined),
})

/** Invalid query values are ignored. */
function queryOf(request: FastifyRequest): z.output<typeof query> {
  return query.parse(request.query)
}

const version = z.coerce.number().int().min(1)

const form = z.discriminatedUnion('action', [
  z.object({ action: z.literal('move'), start: instantIn.optional().catch(undefined), version }),
  z.object({ action: z.literal('cancel'), reason: lines(500, 0).optional(), version }),
  z.object({ action: z.literal('again') }),
])

function stepOf(body: unknown, addresses: AddressKey[]): Step {
  const { data } = form.safeParse(body)
  if (data === undefined) throw new BadRequest('This is no form of the page')
  if (data.action === 'again') return { ...data, addresses }
  if (data.action === 'cancel') return { ...data, reason: data.reason || null }
  return { ...data, start: data.start === undefined ? undefined : new Date(data.start) }
}

function sendView(reply: FastifyReply, status: number, view: ManageView): FastifyReply {
  void reply.header('Content-Security-Policy', policyWithStyle(styleSource(view.accent)))
  return sendPage(reply, status, managePage(view))
}

function sendPage(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(page)
}

/** Errors are shown to people, so they are pages too: the one place besides the error handler that turns one into a status. */
function showError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, retryAfter } = failureOf(error)
  if (retryAfter !== undefined) void reply.header('Retry-After', retryAfter)
  if (status >= 500) request.log.error({ err: error }, 'The page of a booking failed')
  return sendPage(reply, status, messagePage(languageAsked(request.headers['accept-language']), problemOf(status)))
}
