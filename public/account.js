import { wordsFor } from './account-words.js'

/*
 * The pages behind the links in mails: one document, whose path says which of its parts stay. The token arrives in the
 * fragment, which no server sees; it leaves the address bar at once, so that neither history nor screenshots keep it.
 */

/** Where each page sends the token, and the status of an invalid link. */
const TASKS = {
  reset: { path: 'password-reset/confirm', badLink: 400 },
  invitation: { path: 'invitations/accept', badLink: 400 },
  confirm: { path: 'confirm', badLink: 400 },
  setup: { path: 'register', badLink: 403 },
}

const fragment = new URLSearchParams(location.hash.slice(1))
const token = fragment.get('token')
history.replaceState(null, '', location.pathname)

const path = location.pathname.slice(1)
const page = Object.hasOwn(TASKS, path) ? path : 'reset'
for (const part of document.querySelectorAll('[data-pages]'))
  if (!part.dataset.pages.split(' ').includes(page)) part.remove()
const { language, words } = wordsFor(page, fragment.get('language') ?? navigator.language)
const find = (id) => document.getElementById(id)

function translate() {
  document.documentElement.lang = language
  document.title = `${words.title} – FrontDesk`
  for (const element of document.querySelectorAll('[data-word]')) element.textContent = words[element.dataset.word]
}

/** Shows at most one form; the focused outcome is what a screen reader announces. */
function show(form, outcome = '', isDone = false) {
  for (const other of document.forms) other.hidden = other !== form
  find('outcome').textContent = outcome
  find('next').hidden = !isDone
  if (outcome !== '') find('outcome').focus()
}

async function send(path, body) {
  try {
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetch(`/api/v1/auth/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    const { status } = response
    const minutes = Math.ceil(Number(response.headers.get('Retry-After')) / 60)
    const [problem] = status === 422 ? (await response.json()).detail : []
    return { status, minutes, field: problem?.loc[1] }
  } catch {
    return { status: 0, minutes: 0 }
  }
}

/** Ignores a second submit while the first runs. */
function onSubmit(form, work) {
  let isBusy = false
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (isBusy) return
    isBusy = true
    for (const field of form.querySelectorAll('[aria-invalid]')) setProblem(field, '')
    try {
      await work()
    } finally {
      isBusy = false
    }
  })
}

function setProblem(field, problem) {
  find(`${field.id}-problem`).textContent = problem
  if (problem === '') return field.removeAttribute('aria-invalid')
  field.setAttribute('aria-invalid', 'true')
  field.focus()
}

/** Outcomes common to all forms. */
function report(form, { status, minutes }) {
  if (status === 429) show(form, words.too_many.replace('%', String(minutes)))
  else show(form, words.failed)
}

function startAsking(form) {
  const email = find('account')
  onSubmit(form, async () => {
    const answer = await send('password-reset', { email: email.value })
    if (answer.status === 200) show(null, words.asked)
    else if (answer.status === 422) setProblem(email, words.email_problem)
    else report(form, answer)
  })
}

/** Filled-in fields by their API names; empty ones are omitted. */
function filledIn(form) {
  return Object.fromEntries([...new FormData(form)].filter(([, value]) => value.trim() !== ''))
}

function startChoosing(form, { path, badLink }, afterBadLink) {
  const [password, email] = [find('password'), form.elements.namedItem('email')]
  find('show')?.addEventListener('change', ({ target }) => (password.type = target.checked ? 'text' : 'password'))
  onSubmit(form, async () => {
    const own = page === 'setup' ? { setup_token: token } : { token }
    const answer = await send(path, { password: '', ...filledIn(form), ...own })
    if (answer.status === 200 || answer.status === 201) show(null, words.done, true)
    else if (answer.status === 422 && answer.field === 'email') setProblem(email, words.email_problem)
    else if (answer.status === 422) setProblem(password, words.password_problem)
    else if (answer.status === badLink) show(afterBadLink, words.bad_link)
    else if (answer.status === 409) show(null, words.taken)
    else report(form, answer)
  })
}

translate()
const [ask, choose] = [find('ask'), find('choose')]
startChoosing(choose, TASKS[page], ask)
if (ask !== null) startAsking(ask)
if (token !== null) show(choose)
else show(ask, ask === null ? words.no_link : '')
