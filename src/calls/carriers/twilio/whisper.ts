import { cut } from '../../../core/text.ts'
import type { Database } from '../../../db/database.ts'
import { forLanguage } from '../../../languages/index.ts'
import type { Tenants } from '../../../tenants/index.ts'
import type { CallRow } from '../../repository.ts'
import { transcriptLines as lines } from '../../transcript-lines.ts'
import type { Transfers } from '../../transfers.ts'
import type { Addresses } from './addresses.ts'
import type { PickedUpForm } from './forms.ts'
import type { TeamPhones } from './team-phones.ts'
import * as twiml from './twiml.ts'

interface WhisperDeps {
  database: Database
  tenants: Pick<Tenants, 'get'>
  transfers: Pick<Transfers, 'taken'>
  phones: TeamPhones
  addresses: Addresses
}

export type Whisper = ReturnType<typeof createWhisper>

const QUOTED_LINES = 2
/** A line of keys: "(0)". */
const KEYS = /^\([\d*# ]+\)$/u
/** Limit of the quoted words, so that the key is asked for soon. */
const MAX_QUOTED_CHARS = 200
/** The key by which a person takes the call. */
const TAKE_KEY = '1'

/** The side of a transfer that the person of the team hears: the announcement, and the key that takes the call. */
export function createWhisper({ database, tenants, transfers, phones, addresses }: WhisperDeps) {
  return {
    /** Says who calls and what the caller said last, and asks for the key. */
    async announce(call: CallRow): Promise<string> {
      const { tenantId, id, phoneNumber, clientName } = call
      const tenant = await tenants.get(tenantId)
      const { notices } = forLanguage(tenant.language).calls
      const said = await database.tenant(tenantId, (tx) => lines.list(tx, tenantId, id))
      // The last line mostly asks for a person; the one before it says why.
      const words = said.filter(({ role, text }) => role === 'user' && !KEYS.test(text)).map(({ text }) => text)
      const caller = clientName ?? (phoneNumber === '' ? notices.withheld : digitByDigit(phoneNumber))
      const text = notices.whisper(tenant.name, caller, cut(words.slice(-QUOTED_LINES).join(' … '), MAX_QUOTED_CHARS))
      return twiml.announce({ text, language: tenant.language }, addresses.hook('taken', call))
    },

    /** Connects the caller when the right key was pressed, and hangs up on anything else. */
    async decided(call: CallRow, { Digits: digits }: PickedUpForm): Promise<string> {
      if (digits !== TAKE_KEY || !(await transfers.taken(call))) return twiml.hangUp()
      phones.stopped(call)
      return twiml.nothing()
    },
  }
}

/** Spoken as digits, not as billions. */
function digitByDigit(number: string): string {
  return number.replace('+', '').split('').join(' ')
}
