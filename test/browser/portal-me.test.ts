import { describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { PASSWORD, signIn, statusOf } from '../auth/account.ts'
import { chromiumPath } from '../support/browser.ts'
import { openPage, openPortal, servePortal } from './portal-page.ts'

describe.skipIf(chromiumPath === undefined)('the own account in the portal', () => {
  const served = servePortal()

  it('has the name that the API has, and another one once it is saved, of a member too', async () => {
    const { account } = await openPortal(served, '/integrate/keys')
    await account.admin({ method: 'PATCH', url: '/auth/me', payload: { name: 'Amara Diallo' } })
    await served.app.database.tenant(account.tenantId, (tx) =>
      tx.execute(sql`update users set role = 'member' where id = ${account.userId}`),
    )
    const { page, complaints } = await openPage(served, account, '/')
    await page.getByRole('button', { name: /Amara Diallo/ }).click()
    await page.getByRole('menuitem', { name: 'Your account' }).click()
    const name = page.getByLabel('Your name')
    await expect.poll(() => name.inputValue()).toBe('Amara Diallo')
    await name.fill('Amara D.')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved.', { exact: true }).waitFor()
    expect((await account.admin({ url: '/auth/me' })).json().user).toMatchObject({ name: 'Amara D.', role: 'member' })
    await page.getByRole('button', { name: /Amara D\./ }).waitFor()
    await page.getByLabel('Language').selectOption('Français')
    await page.getByRole('heading', { name: 'Vous', exact: true }).waitFor()
    expect(complaints).toEqual([])
  })

  it('lists where the person is signed in, and signs another browser out after a question', async () => {
    const { page, account } = await openPortal(served, '/settings/me')
    const other = await signIn(served.app, account)
    await page.reload()
    const sessions = page.getByRole('table', { name: 'Where you are signed in' })
    await sessions.getByText('This browser').waitFor()
    await sessions.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign it out' }).click()
    await sessions.getByRole('button', { name: 'Sign out' }).waitFor({ state: 'detached' })
    expect(await statusOf(served.app, other)).toBe(401)
    expect(await sessions.innerText()).toMatch(/[AP]M UTC/)
  })

  it('takes a new password, and counts down after too many wrong ones with what was typed', async () => {
    const { page, account } = await openPortal(served, '/settings/me')
    const form = page.getByRole('form', { name: 'Password' })
    const fill = async (current: string, next: string) => {
      await form.getByLabel('Current password').fill(current)
      await form.getByLabel('New password').fill(next)
      await form.getByRole('button', { name: 'Change the password' }).click()
    }
    await fill(PASSWORD, 'short')
    await form.getByText('Take 8 to 128 characters.').waitFor()
    await fill(PASSWORD, 'staple battery horse')
    await form.getByText('Your new password holds.').waitFor()
    await signIn(served.app, { email: account.email, password: 'staple battery horse' })
    for (const word of ['first', 'second', 'third', 'fourth']) {
      await fill(`the ${word} guess`, 'battery staple horse')
      const refused = form.getByText('This is not your password.').or(form.getByText('That was too often.'))
      await refused.first().waitFor()
      if ((await form.getByText('That was too often.').count()) > 0) break
    }
    const wait = form.getByRole('button', { name: /^Again in 1?\d:\d\d$/ })
    await wait.waitFor()
    const before = await wait.innerText()
    await expect.poll(() => wait.innerText()).not.toBe(before)
    expect(await wait.isDisabled()).toBe(true)
    expect(await form.getByLabel('New password').inputValue()).toBe('battery staple horse')
  })
})
