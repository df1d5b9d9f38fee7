/* The buttons of the demo's website that open its widget. */
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('[data-open], [data-ask]') : null
  if (button === null || window.FrontDesk === undefined) return
  if (button.dataset.open !== undefined) window.FrontDesk('open', button.dataset.open)
  else {
    window.FrontDesk('open', 'chat')
    window.FrontDesk('prefill', button.dataset.ask)
  }
})
