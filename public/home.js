/* Shows the signed-in user. Scripts cannot read the cookie, so the API is asked. */

const find = (id) => document.getElementById(id)

async function showAccount() {
  const response = await fetch('/api/v1/auth/me')
  if (!response.ok) return
  const { user, tenant } = await response.json()
  find('account').textContent =
    `You are signed in as ${user.email} (${tenant.name}). Businesses are managed through the API: there is no portal yet.`
  find('sign-out').hidden = false
}

find('sign-out').addEventListener('submit', async (event) => {
  event.preventDefault()
  const { ok } = await fetch('/api/v1/auth/logout', { method: 'POST' })
  if (ok) location.reload()
})

await showAccount()
