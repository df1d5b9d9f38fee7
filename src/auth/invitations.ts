import { databaseCode, UNIQUE_VIOLATION } from '../db/errors.ts'
import type { Clock } from '../core/time.ts'
import type { Database, Tx } from '../db/database.ts'
import { BadRequest, Conflict } from '../errors.ts'
import type { Mail } from '../mail/index.ts'
import { actAs } from '../plugins/audit/index.ts'
import type { Tenants } from '../tenants/index.ts'
import type { Confirmation } from './email-confirmation.ts'
import type { OneTimeTokens, TokenOwner } from './one-time-tokens.ts'
import type { Passwords } from './password.ts'
import { usersRepository as users } from './repository.ts'
import type { SignedIn } from './service.ts'
import type { Sessions } from './sessions.ts'

export interface Invitations {
  /**
   * The invited person chooses a password and is signed in. @throws BadRequest for an invalid link @throws Conflict for an
   * e-mail that meanwhile has an account elsewhere
   */
  accept(acceptance: Acceptance): Promise<SignedIn>
}

interface Acceptance {
  token: string
  password: string
  name?: string | null | undefined
}

interface InvitationsDeps {
  database: Database
  tenants: Pick<Tenants, 'get'>
  tokens: Pick<OneTimeTokens, 'find' | 'take'>
  passwords: Pick<Passwords, 'hash'>
  sessions: Pick<Sessions, 'begin'>
  mail: Pick<Mail, 'wake'>
  confirmation: Pick<Confirmation, 'prove'>
  clock: Clock
}

export function createInvitations(deps: InvitationsDeps): Invitations {
  const { database, tenants, tokens, passwords } = deps
  return {
    async accept({ token, password, name }) {
      const owner = await tokens.find('invitation', token)
      if (owner === undefined) throw invalidLink()
      const passwordHash = await passwords.hash(password)
      const begun = await database
        .tenant(owner.tenantId, (tx) =>
          join(deps, tx, owner, { token, values: { passwordHash, ...(name == null ? {} : { name }) } }),
        )
        .catch(refuseTaken)
      deps.mail.wake()
      return { ...begun, tenant: await tenants.get(owner.tenantId) }
    },
  }
}

async function join(
  { tokens, sessions, confirmation, clock }: InvitationsDeps,
  tx: Tx,
  owner: TokenOwner,
  { token, values }: { token: string; values: { passwordHash: string; name?: string } },
): Promise<Omit<SignedIn, 'tenant'>> {
  // The link came by mail, which confirms the address.
  const user = await users.activate(tx, owner.tenantId, owner.userId, { ...values, emailConfirmedAt: clock.now() })
  if (user === undefined || !(await tokens.take(tx, owner, token))) throw invalidLink()
  actAs(user)
  await confirmation.prove(tx, owner)
  return { user, session: await sessions.begin(tx, user) }
}

/** Only the unique index decides: the same e-mail may register, or join another team, concurrently. */
function refuseTaken(error: unknown): never {
  if (databaseCode(error) === UNIQUE_VIOLATION)
    throw new Conflict('This e-mail address has an account already. Ask for an invitation to another one.')
  throw error
}

function invalidLink(): BadRequest {
  return new BadRequest('This invitation is no longer valid. Ask for a new one.')
}
