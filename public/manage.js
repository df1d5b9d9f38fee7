/* Adds to the page of a booking: its days go by the keys of a date grid (WAI-ARIA APG), and its button names the time. */
const DAYS = 14
const DAY_MS = 86_400_000
const grid = document.querySelector('.days')
const button = document.querySelector('[data-named]')

if (grid !== null) {
  const days = [...grid.querySelectorAll('tbody :is(a, .none)')]
  const ahead = getComputedStyle(grid).direction === 'rtl' ? -1 : 1
  let at = 0
  /** One day alone is reached by Tab. */
  const stopAt = (day) => {
    days[at].tabIndex = -1
    at = day
    days[at].tabIndex = 0
  }
  grid.setAttribute('role', 'grid')
  for (const [index, day] of days.entries()) {
    day.tabIndex = -1
    if (day.matches('.none')) {
      day.setAttribute('role', 'link')
      day.setAttribute('aria-disabled', 'true')
    }
    day.parentElement.setAttribute('aria-selected', String(day.matches('[aria-current]')))
    day.addEventListener('focus', () => stopAt(index))
  }
  stopAt(
    Math.max(
      0,
      days.findIndex((day) => day.matches('[aria-current]')),
    ),
  )
  // Another page of days was turned to by keys.
  if (/^#\d/.test(location.hash)) (document.getElementById(location.hash.slice(1)) ?? days[0]).focus()
  grid.addEventListener('keydown', (event) => {
    const column = at % 7
    const steps = {
      ArrowLeft: -ahead,
      ArrowRight: ahead,
      ArrowUp: -7,
      ArrowDown: 7,
      Home: -column,
      End: 6 - column,
      PageUp: -DAYS,
      PageDown: DAYS,
    }
    if (!(event.key in steps)) return
    event.preventDefault()
    const next = at + steps[event.key]
    if (next in days) return days[next].focus()
    const page = document.querySelector(next < 0 ? '.turn [rel=prev]' : '.turn [rel=next]')
    const day = new Date(Date.parse(days[at].id) + steps[event.key] * DAY_MS).toISOString().slice(0, 10)
    if (page !== null) location.assign(`${page.href}#${day}`)
  })
}

if (button !== null) {
  const name = (choice) => {
    const time = choice.nextElementSibling.firstChild.textContent.trim()
    button.textContent = button.dataset.named.replace('{time}', time)
  }
  button.form.addEventListener('change', ({ target }) => name(target))
  // A time may have been chosen before this script was there.
  const chosen = button.form.querySelector('[type=radio]:checked')
  if (chosen !== null) name(chosen)
}
