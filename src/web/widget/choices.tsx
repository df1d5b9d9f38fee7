import { namesIn } from '../../core/keys.ts'
import { Icon, type IconName } from './icons.tsx'
import { plainText } from './markdown.tsx'
import { useNextFree } from './next-free.ts'
import { soon } from './when.tsx'
import type { Context, ViewProps } from './context.ts'

export type ViewId = 'chat' | 'book' | 'call' | 'contact'

export const VIEW_ICONS: Record<ViewId, IconName> = {
  chat: 'chat',
  book: 'calendar',
  call: 'phone',
  contact: 'message',
}

/** The views of this widget; the first one is where it opens, and where `back` leads. */
export function viewsOf({ shell }: Context): ViewId[] {
  const { chat, booking, voice, contact, callback } = shell.config.features
  const isOn = { chat, book: booking, call: voice, contact: contact || callback }
  return namesIn(isOn).filter((id) => isOn[id])
}

/** Name of a view; without messages the contact view takes numbers to call back. */
export function nameOf({ say, shell }: Context, id: ViewId): string {
  return say(id === 'contact' && !shell.config.features.contact ? 'callback' : id)
}

/** Without a conversation, or where the visitor went back from it. */
export function isFirstScreen({ conversation }: Context, { isHome }: ViewProps['controls']): boolean {
  return isHome === true || (conversation.messages.length === 0 && !conversation.isRestoring)
}

/** The rows of the first screen: back to the conversation, booking, call and message. */
export function Choices({ context, controls, change }: ViewProps) {
  const { say, locale, shell } = context
  const { features, time_zone: timeZone } = shell.config
  const [next] = useNextFree(context, controls.isOpen && features.booking)
  const last = context.conversation.messages.at(-1)
  const below: Partial<Record<ViewId, string | false | undefined>> = {
    chat: last && plainText(last.text),
    book: next && say('nextFree', { when: soon(locale, timeZone, next.start) }),
    call: say('callSub'),
    contact: features.contact && features.callback && say('contactSub'),
  }
  return viewsOf(context)
    .slice(last === undefined ? 1 : 0)
    .map((id) => (
      <button
        key={id}
        type="button"
        class="way"
        data-view={id}
        onClick={() => change({ view: id, isHome: id !== 'chat' })}
      >
        <Icon name={VIEW_ICONS[id]} />
        <span>
          <b>{nameOf(context, id)}</b>
          {/* Its place is kept, so that nothing moves when the time arrives. */}
          {below[id] !== false && <small>{below[id] ?? '\u00a0'}</small>}
        </span>
        <Icon name="after" />
      </button>
    ))
}
