/** Single keys act outside of fields and dialogs only. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [role=dialog], [role=menu]') !== null)
  )
}

/** Time in which a letter after `G` counts as its second key. */
const SEQUENCE_MS = 1_500

/** Tells of each key in turn whether it follows `G`, which goes to a page. */
export function keysAfterG(): (event: KeyboardEvent) => boolean {
  let pressedAt = -Infinity
  return ({ key, timeStamp }) => {
    const isAfter = timeStamp - pressedAt < SEQUENCE_MS
    pressedAt = key.toLowerCase() === 'g' ? timeStamp : -Infinity
    return isAfter
  }
}

/** Hears single keys outside of fields and dialogs; `act` says whether it took the key. Returns how to stop. */
export function onKeys(act: (key: string) => boolean): () => void {
  const isAfterG = keysAfterG()
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return
    const key = event.key.toLowerCase()
    if (!isAfterG(event) && act(key)) event.preventDefault()
  }
  document.addEventListener('keydown', press)
  return () => document.removeEventListener('keydown', press)
}
