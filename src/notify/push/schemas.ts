import { z } from 'zod'
import { idField, text } from '../../core/fields.ts'

const base64UrlBytes = (bytes: number, what: string) =>
  text(200)
    .refine((value) => /^[\w-]+$/.test(value) && Buffer.from(value, 'base64url').length === bytes, `must be ${what}`)
    .describe(`${bytes} bytes in base64url.`)

export const addDeviceBody = z
  .object({
    endpoint: text(2_000).describe("The address of the browser's push service."),
    keys: z
      .object({
        p256dh: base64UrlBytes(65, 'a public key of P-256'),
        auth: base64UrlBytes(16, 'a secret of 16 bytes'),
      })
      .describe('What is sent is encrypted for them.'),
  })
  .meta({
    id: 'AddPushDevice',
    description: 'A subscription of a browser, as `PushSubscription.toJSON()` writes it.',
    examples: [
      {
        endpoint: 'https://push.example.net/wpush/v2/gAAAAA',
        keys: {
          p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
          auth: 'BTBZMqHH6r4Tts7J_aSIgg',
        },
      },
    ],
  })

export const deviceParams = z.object({ device_id: idField })

export const deviceReply = z.object({ device_id: z.string().describe('For its removal.') }).meta({
  id: 'PushDevice',
  description: 'A browser that is told.',
  examples: [{ device_id: 'psh_01h455vb4pex5vsknk084sn02q' }],
})

export const pushReply = z
  .object({
    public_key: z
      .string()
      .nullable()
      .describe(
        '`applicationServerKey` for a subscription; null: web push is off, because the operator has set no keys.',
      ),
    devices: z.number().int().describe('Browsers of this user that are told.'),
  })
  .meta({
    id: 'PushState',
    description: 'Whether browsers can be told while the portal is closed.',
    examples: [{ public_key: null, devices: 0 }],
  })
