import type { OneTimeLink } from '../auth/index.ts'
import { email as emailSchema } from '../core/fields.ts'
import { BadRequest, Conflict } from '../errors.ts'
import { type Command, type CommandInput } from './command.ts'
import { tenantNamed, type OperatorDeps } from './operator.ts'
import { textTable } from './text-table.ts'

interface ListedUser {
  user_id: string
  tenant_id: string
  email: string
  name: string | null
  role: string
  invited: boolean
}

interface ShownLink {
  email: string
  tenant_id: string
  url: string
  expires_at: string
}

const OF_TENANT = { tenant: { value: 'TENANT', about: 'Of this tenant only.' } }

const emailOf = (given: CommandInput) => emailSchema.safeParse(given.arguments['EMAIL']![0])

const problem: Command['problem'] = (given) => {
  const { role } = given.options
  if (!emailOf(given).success) return 'EMAIL is an e-mail address'
  return role === undefined || role === 'admin' || role === 'member' ? undefined : '--role is admin or member'
}

const shownLink = ({ url, email, tenantId, expiresAt }: OneTimeLink): ShownLink => ({
  email,
  tenant_id: tenantId,
  url,
  expires_at: expiresAt.toISOString(),
})

const show = ({ email, url, expires_at: expires }: ShownLink) =>
  `${url}\n\nThis link is for ${email}, works once, and until ${expires}.`

async function setupLink({ setupLinks }: OperatorDeps): Promise<{ url: string }> {
  const url = await setupLinks.make()
  if (url === undefined)
    throw new Conflict(
      'There is a tenant already, so there is no set-up link. Give EMAIL and --tenant to invite somebody.',
    )
  return { url }
}

export const userCommands: Command[] = [
  {
    name: 'users list',
    parameters: [],
    options: OF_TENANT,
    about: 'The users of all tenants, invited ones included.',
    async run(deps, { options }): Promise<ListedUser[]> {
      const tenant = options['tenant'] === undefined ? undefined : await tenantNamed(deps, options['tenant'])
      return (await deps.auth.users(tenant?.id)).map((user) => ({
        user_id: user.id,
        tenant_id: user.tenantId,
        email: user.email,
        name: user.name,
        role: user.role,
        invited: user.isInvited,
      }))
    },
    show: (users: ListedUser[]) =>
      users.length === 0
        ? 'There are no users.'
        : textTable(
            ['USER_ID', 'TENANT_ID', 'E-MAIL', 'ROLE', ''],
            users.map((one) => [one.user_id, one.tenant_id, one.email, one.role, one.invited ? 'invited' : '']),
          ),
  },
  {
    name: 'users invite',
    parameters: ['[EMAIL]'],
    options: {
      tenant: { value: 'TENANT', about: 'Whose team it is.' },
      role: { value: 'ROLE', about: 'admin or member (member).' },
    },
    about:
      'Prints a link into the team of a tenant; without EMAIL, the link that registers the first tenant. No mail is sent.',
    problem: (given) =>
      given.arguments['EMAIL']!.length === 0 && Object.keys(given.options).length === 0 ? undefined : problem(given),
    async run(deps, given): Promise<ShownLink | { url: string }> {
      if (given.arguments['EMAIL']!.length === 0) return setupLink(deps)
      const { tenant, role } = given.options
      if (tenant === undefined) throw new BadRequest('Name the team with --tenant TENANT. The tenants: tenants list')
      const { id: tenantId } = await tenantNamed(deps, tenant)
      const person = { email: emailOf(given).data!, tenantId, role: role === 'admin' ? 'admin' : 'member' } as const
      return shownLink(await deps.auth.invite(person))
    },
    show: (link: ShownLink | { url: string }) =>
      'email' in link
        ? show(link)
        : `${link.url}\n\nThis link registers the first tenant, once, within 24 hours. Older ones end.`,
  },
  {
    name: 'users reset-password',
    parameters: ['EMAIL'],
    about: 'Prints a link to a new password. No mail is sent.',
    problem,
    run: async (deps, given) => shownLink(await deps.auth.resetPassword(emailOf(given).data!)),
    show,
  },
]
