import type { Clock } from '../../core/time.ts'
import type { Tx } from '../../db/database.ts'
import type { DigestNotice } from '../../languages/mail.ts'
import { renderMail } from '../../mail/index.ts'
import type { Tenant } from '../../tenants/index.ts'
import { devicesRepository, pushRepository } from './repository.ts'

/** A notice as its mail tells it. */
export type Pushed = Pick<DigestNotice, 'template' | 'contents'> & { about: string }

export interface Push {
  /** Tells the browsers of the administrators, in the caller's transaction. */
  tell(tx: Tx, tenant: Pick<Tenant, 'id' | 'language'>, notice: Pushed): Promise<void>
}

interface PushDeps {
  baseUrl: string
  clock: Clock
}

/** Notifications of closed browsers say the subject of the mail, and lead where it does: the words of a visitor stay off the screen. */
export function createPush({ baseUrl, clock }: PushDeps): Push {
  return {
    async tell(tx, { id: tenantId, language }, { about, template, contents }) {
      const devices = await devicesRepository.ofAdministrators(tx, tenantId)
      if (devices.length === 0) return
      const { subject, link = baseUrl } = renderMail(template, contents, { baseUrl, language })
      const now = clock.now()
      const message = { about, title: subject, path: link.slice(baseUrl.length) || '/', createdAt: now, dueAt: now }
      await pushRepository.insert(
        tx,
        tenantId,
        devices.map(({ id }) => ({ deviceId: id, ...message })),
      )
    },
  }
}
