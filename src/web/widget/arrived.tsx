// Shares one file with the panel: several small ones compress worse.
import './panel.tsx'
import { render } from 'preact'
import style from './arrived.css'
import { adopt } from './dress.ts'
import { Face } from './face.tsx'
import { Icon } from './icons.tsx'
import { plainText } from './markdown.tsx'
import type { Context, Controls } from './context.ts'

let unread = 0
let card: HTMLElement | undefined

document.addEventListener('frontdesk:open', () => {
  unread = 0
  card?.remove()
})

/** Counts a reply that came while the panel was closed, and shows it beside the launcher until it is opened or put away. */
export function show({ say, shell, conversation, locale }: Context, controls: Controls): void {
  const last = conversation.messages.at(-1)
  if (last === undefined || controls.isOpen) return
  unread += 1
  shell.unread(unread)
  adopt(shell.root, style)
  card?.remove()
  const place = (card = document.createElement('div'))
  // With the palette and the direction of the panel.
  const panel = shell.root.querySelector<HTMLElement>('.panel')!
  place.style.cssText = panel.parentElement!.style.cssText
  place.dir = panel.dir
  shell.root.append(place)
  const author = last.role === 'person' ? (last.author ?? conversation.personName) : shell.config.assistant_name
  render(
    <div class="arrived" lang={locale}>
      <button type="button" onClick={() => shell.root.querySelector<HTMLButtonElement>('.launcher')!.click()}>
        <Face context={{ shell }} name={last.role === 'person' ? (author ?? undefined) : undefined} />
        <span>
          <b>{author ?? shell.config.name}</b>
          <small dir="auto">{plainText(last.text)}</small>
        </span>
      </button>
      <button type="button" aria-label={say('close')} onClick={() => place.remove()}>
        <Icon name="close" />
      </button>
    </div>,
    place,
  )
}
