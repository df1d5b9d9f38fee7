import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail as its reader sees it. */
export interface ReceivedMail {
  /** To whom the envelope was. */
  to: string
  from: string
  subject: string
  text: string
  html: string
  headers: { key: string; value: string }[]
  /** As it came over the wire. */
  raw: string
}

/** A real SMTP server of the test's own. */
export interface MailServer extends AsyncDisposable {
  /** For SMTP_URL. */
  url: string
  received: ReceivedMail[]
  /** How many mails came this far as to name a recipient. */
  attempts: number
  /** What it says to a recipient in place of yes. */
  refuse: { code: number; text: string } | undefined
  /** The next mail to this address that nobody has taken yet. */
  take(to: string): Promise<ReceivedMail>
  down(): Promise<void>
  up(): Promise<void>
}

const ARRIVES_WITHIN_MS = 10_000
const POLL_MS = 5

export async function startMailServer(): Promise<MailServer> {
  let server = build()
  let port = 0
  const mails: MailServer = {
    url: '',
    received: [],
    attempts: 0,
    refuse: undefined,
    async take(to) {
      const deadline = performance.now() + ARRIVES_WITHIN_MS
      for (;;) {
        const index = mails.received.findIndex((mail) => mail.to === to)
        if (index >= 0) return mails.received.splice(index, 1)[0]!
        if (performance.now() > deadline) throw new Error(`No mail came to ${to}`)
        await sleep(POLL_MS)
      }
    },
    down: () => new Promise((resolve) => server.close(() => resolve())),
    async up() {
      server = build()
      const listening = server.listen(port, '127.0.0.1')
      await once(listening, 'listening')
      port = (listening.address() as AddressInfo).port
      mails.url = `smtp://127.0.0.1:${port}`
    },
    [Symbol.asyncDispose]: () => mails.down(),
  }

  function build(): SMTPServer {
    return new SMTPServer({
      disabledCommands: ['STARTTLS'],
      authOptional: true,
      logger: false,
      onRcptTo(_address, _session, done) {
        mails.attempts += 1
        const { refuse } = mails
        done(refuse === undefined ? null : Object.assign(new Error(refuse.text), { responseCode: refuse.code }))
      },
      onData(stream, { envelope }, done) {
        void readMail(stream, envelope.rcptTo[0]!.address).then(
          (mail) => {
            mails.received.push(mail)
            done()
          },
          (error: Error) => done(error),
        )
      },
    })
  }

  await mails.up()
  return mails
}

async function readMail(stream: AsyncIterable<Buffer>, to: string): Promise<ReceivedMail> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return { to, ...(await parseMail(Buffer.concat(chunks))) }
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

/** Where the mail's one link leads, and the token in it. */
export function linkIn({ text }: Pick<ReceivedMail, 'text'>): { url: string; token: string } {
  const url = /https?:\/\/\S+/.exec(text)?.[0] ?? ''
  return { url, token: new URLSearchParams(new URL(url).hash.slice(1)).get('token') ?? '' }
}
