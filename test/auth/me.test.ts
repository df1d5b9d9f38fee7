import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../support/app.ts'
import { register, signIn, statusOf } from './account.ts'

describe('an own account', () => {
  let app: FastifyInstance
  beforeAll(async () => void (app = await startTestApp()))
  afterAll(() => app.close())

  interface Listed {
    login_session_id: string
    current: boolean
  }

  it('is renamed by its user, and has no name when told so', async () => {
    const { admin } = await register(app)
    const rename = (name: unknown) => admin({ method: 'PATCH', url: '/auth/me', payload: { name } })
    expect((await rename('  Robin Reed ')).json().user).toMatchObject({ name: 'Robin Reed', role: 'admin' })
    expect((await admin({ url: '/auth/me' })).json().user.name).toBe('Robin Reed')
    expect((await rename(null)).json().user.name).toBeNull()
    expect((await rename('')).statusCode).toBe(422)
    expect(
      (await admin({ method: 'PATCH', url: '/auth/me', payload: { role: 'member', name: 'R' } })).json().user,
    ).toMatchObject({
      name: 'R',
      role: 'admin',
    })
  })

  it('lists the browsers where it is signed in, and signs out of another one at once', async () => {
    const account = await register(app)
    const other = await signIn(app, account)
    const { data } = (await account.admin({ url: '/auth/sessions' })).json<{ data: Listed[] }>()
    expect(data.map(({ current }) => current).toSorted()).toEqual([false, true])
    const { login_session_id: id } = data.find(({ current }) => !current)!
    expect(await statusOf(app, other)).toBe(200)
    const ended = await account.admin({ method: 'DELETE', url: `/auth/sessions/${id}` })
    expect(ended.json()).toEqual({ deleted: true })
    expect(await statusOf(app, other)).toBe(401)
    expect((await account.admin({ url: '/auth/sessions' })).json().data).toHaveLength(1)
    expect((await account.admin({ method: 'DELETE', url: `/auth/sessions/${id}` })).statusCode).toBe(404)
  })

  it('reaches no session of somebody else', async () => {
    const [account, other] = [await register(app), await register(app)]
    const { data } = (await other.admin({ url: '/auth/sessions' })).json<{ data: Listed[] }>()
    const url = `/auth/sessions/${data[0]!.login_session_id}`
    expect((await account.admin({ method: 'DELETE', url })).statusCode).toBe(404)
    expect(await statusOf(app, other.cookie)).toBe(200)
  })
})
