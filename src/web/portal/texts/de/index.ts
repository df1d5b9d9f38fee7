import { audit } from './audit.ts'
import { calls } from './calls.ts'
import type { Texts } from '../index.ts'
import { analytics } from './analytics.ts'
import { bookings } from './bookings.ts'
import { calendars } from './calendars.ts'
import { code } from './code.ts'
import { crm } from './crm.ts'
import { doors } from './doors.ts'
import { exam } from './exam.ts'
import { form } from './form.ts'
import { inbox } from './inbox.ts'
import { keys } from './keys.ts'
import { knowledge } from './knowledge.ts'
import { me } from './me.ts'
import { nav } from './nav.ts'
import { phone } from './phone.ts'
import { privacy } from './privacy.ts'
import { services } from './services.ts'
import { settings } from './settings.ts'
import { shell } from './shell.ts'
import { snippet } from './snippet.ts'
import { states } from './states.ts'
import { team } from './team.ts'
import { unsaved } from './unsaved.ts'
import { leadImport } from './lead-import.ts'
import { leads } from './leads.ts'
import { today } from './today.ts'
import { palette } from './palette.ts'
import { webhooks } from './webhooks.ts'
import { welcome } from './welcome.ts'
import { words } from './words.ts'

export const de: Texts = {
  calls,
  nav,
  inbox,
  bookings,
  words,
  doors,
  me,
  shell,
  states,
  form,
  keys,
  snippet,
  team,
  webhooks,
  unsaved,
  settings,
  services,
  code,
  crm,
  calendars,
  phone,
  knowledge,
  exam,
  analytics,
  palette,
  today,
  leads,
  leadImport,
  welcome,
  audit,
  privacy,
}
