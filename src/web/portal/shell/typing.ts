/** Single keys act outside of fields and dialogs only. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [role=dialog], [role=menu]') !== null)
  )
}

/** Time in which a letter after `G` or `N` counts as its second key. */
const SEQUENCE_MS = 1_500

/** Letters that wait for a second one: `G` goes to a page, `N` makes something new. */
type FirstKey = 'g' | 'n'

/** Tells of each key in turn which first key it follows. */
export function keysInTwo(): (event: KeyboardEvent) => FirstKey | undefined {
  let pressed: { key: FirstKey; at: number } | undefined
  return ({ key: given, timeStamp }) => {
    const before = pressed !== undefined && timeStamp - pressed.at < SEQUENCE_MS ? pressed.key : undefined
    const key = given.toLowerCase()
    pressed = key === 'g' || key === 'n' ? { key, at: timeStamp } : undefined
    return before
  }
}

const SWITCH = 'frontdesk.single-keys'

/** Kept in the browser: whoever speaks to it, or holds it with a stick, switches single keys off (WCAG 2.1.4). */
export function hasSingleKeys(): boolean {
  return localStorage.getItem(SWITCH) !== 'off'
}

export function setSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(SWITCH)
  else localStorage.setItem(SWITCH, 'off')
}

/** Hears single keys outside of fields and dialogs; `act` says whether it took the key. Returns how to stop. */
export function onKeys(act: (key: string) => boolean): () => void {
  const firstOf = keysInTwo()
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return
    if (!hasSingleKeys()) return
    const key = event.key.toLowerCase()
    if (firstOf(event) === undefined && act(key)) event.preventDefault()
  }
  document.addEventListener('keydown', press)
  return () => document.removeEventListener('keydown', press)
}
