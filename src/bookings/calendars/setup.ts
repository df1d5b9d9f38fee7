import { Invalid } from '../../errors.ts'
import type { ConnectionSecret } from './access.ts'
import { httpAddress } from './ics-calendar.ts'
import type { Provider } from './repository.ts'
import type { SettingsBody } from './schemas.ts'
import type { ConnectionSettings } from './tables.ts'

/** A connection's public settings and sealed secret. */
interface Setup {
  settings: ConnectionSettings
  secret: ConnectionSecret
}

type RefusalOf = (url: string) => string | undefined

/** @throws Invalid for a missing setting or a refused address */
export function newSetup(provider: Provider, body: SettingsBody, refusalOf: RefusalOf): Setup {
  return changedSetup(provider, { settings: {}, secret: {} }, body, refusalOf)
}

/**
 * A changed address or username requires the password again; otherwise anybody who may edit could redirect it to their own
 * server.
 */
export function changedSetup(provider: Provider, before: Setup, body: SettingsBody, refusalOf: RefusalOf): Setup {
  const { write_bookings: writeBookings, cancel_when_deleted: cancelDeleted } = body
  const flags = {
    ...(writeBookings === undefined ? {} : { writeBookings }),
    ...(cancelDeleted === undefined ? {} : { cancelDeleted }),
  }
  if (provider === 'google') {
    const calendarId = body.calendar_id ?? before.settings.calendarId ?? 'primary'
    return { settings: { ...before.settings, ...flags, calendarId }, secret: before.secret }
  }
  const address = addressOf(provider, before, body, refusalOf)
  const username = body.username ?? before.settings.username
  const password = passwordOf(before, body)
  if (provider === 'caldav' && username === undefined) throw new Invalid(['settings', 'username'], 'is required')
  if (username !== undefined && password === undefined) throw new Invalid(['settings', 'password'], 'is required')
  const login = username === undefined ? {} : { username }
  const sealed = password === undefined ? {} : { password }
  if (provider === 'caldav')
    return { settings: { ...before.settings, ...flags, ...login, url: address }, secret: sealed }
  return { settings: { ...login, url: `${new URL(address).origin}/…` }, secret: { ...sealed, url: address } }
}

function addressOf(
  provider: Provider,
  { settings, secret }: Setup,
  { url }: SettingsBody,
  refusalOf: RefusalOf,
): string {
  const known = provider === 'ics' ? secret.url : settings.url
  const address = url === undefined ? known : httpAddress(url)
  if (address === undefined) throw new Invalid(['settings', 'url'], 'is required')
  const refusal = url === undefined ? undefined : refusalOf(address)
  if (refusal !== undefined) throw new Invalid(['settings', 'url'], refusal)
  return address
}

function passwordOf({ secret }: Setup, { url, username, password }: SettingsBody): string | undefined {
  if (password !== undefined) return password
  const isElsewhere = url !== undefined || username !== undefined
  if (secret.password !== undefined && isElsewhere)
    throw new Invalid(['settings', 'password'], 'is needed again for another address or name')
  return secret.password
}

/** True if stored contents and written events remain valid. */
export function isSameCalendar(a: Setup, b: Setup): boolean {
  return (
    a.settings.url === b.settings.url &&
    a.secret.url === b.secret.url &&
    a.settings.username === b.settings.username &&
    a.settings.calendarId === b.settings.calendarId
  )
}
