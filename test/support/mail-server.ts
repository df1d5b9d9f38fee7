import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { MAX_WAIT_MS } from './waits.ts'

/** A parsed mail. */
export interface ReceivedMail {
  /** The envelope's recipient. */
  to: string
  from: string
  subject: string
  text: string
  html: string
  headers: { key: string; value: string }[]
  /** As received. */
  raw: string
}

/** A received mail, as bytes. */
interface TakenMail {
  to: string
  bytes: Buffer
}

interface Refusal {
  code: number
  text: string
}

/** A real SMTP server. */
export interface MailServer extends AsyncDisposable {
  /** For SMTP_URL. */
  url: string
  received: TakenMail[]
  /** Reply to a recipient instead of acceptance. */
  refuse: Refusal | undefined
  /** The next mail to this address not taken yet. Confirmations of registrations are skipped, unless asked for. */
  take(to: string, kind?: 'confirmation'): Promise<ReceivedMail>
  down(): Promise<void>
  /** On the same port as before. */
  up(): Promise<void>
}

const POLL_MS = 5

export async function startMailServer(): Promise<MailServer> {
  let server: SMTPServer | undefined
  let port = 0
  const mails: MailServer = {
    url: '',
    received: [],
    refuse: undefined,
    take: (to, kind) => next(mails.received, to, kind),
    down: () => new Promise((resolve) => (server === undefined ? resolve() : server.close(() => resolve()))),
    async up() {
      server = serverFor(mails)
      const listening = server.listen(port, '127.0.0.1')
      await once(listening, 'listening')
      port = (listening.address() as AddressInfo).port
      mails.url = `smtp://127.0.0.1:${port}`
    },
    [Symbol.asyncDispose]: () => mails.down(),
  }
  await mails.up()
  return mails
}

function serverFor(mails: Pick<MailServer, 'received' | 'refuse'>): SMTPServer {
  return new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    logger: false,
    onRcptTo: (_address, _session, done) => done(mails.refuse === undefined ? null : errorOf(mails.refuse)),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk))
      stream.on('end', () => {
        mails.received.push({ to: envelope.rcptTo[0]!.address, bytes: Buffer.concat(chunks) })
        done()
      })
    },
  })
}

function errorOf({ code, text }: Refusal): Error {
  return Object.assign(new Error(text), { responseCode: code })
}

async function next(received: TakenMail[], to: string, kind?: 'confirmation'): Promise<ReceivedMail> {
  const deadline = performance.now() + MAX_WAIT_MS
  for (;;) {
    for (const mail of received.filter((one) => one.to === to)) {
      const read = await parseMail(mail.bytes)
      if (read.text.includes('/confirm#token=') !== (kind === 'confirmation')) continue
      received.splice(received.indexOf(mail), 1)
      return { to, ...read }
    }
    if (performance.now() > deadline) throw new Error(`No mail came to ${to}`)
    await sleep(POLL_MS)
  }
}

/** Also for files of the outbox. */
export async function parseMail(bytes: Buffer): Promise<Omit<ReceivedMail, 'to'>> {
  const { from, subject = '', text = '', html = '', headers } = await PostalMime.parse(bytes)
  return {
    from: from?.address ?? '',
    subject,
    text,
    html,
    headers: headers.map(({ key, value }) => ({ key, value })),
    raw: bytes.toString('utf8'),
  }
}

/** The only link of the mail, with its token. */
export function linkIn({ text }: Pick<ReceivedMail, 'text'>): { url: string; token: string } {
  const url = /https?:\/\/\S+/.exec(text)?.[0] ?? ''
  return { url, token: new URLSearchParams(new URL(url).hash.slice(1)).get('token') ?? '' }
}
