import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeDirectory } from '../core/directories.ts'
import { oneLine } from '../core/one-line.ts'
import { DAY, SECOND } from '../core/time.ts'
import type { RenderedMail } from './rendering.ts'

export interface Message extends RenderedMail {
  /** The mail's own: the same on every try. */
  id: string
  to: string
  createdAt: Date
  onBehalfOf?: Business
  calendar?: CalendarPart
}

/** Who speaks to a visitor: the mail wears its name, and answers go to it. */
export interface Business {
  name: string
  /** Null: answers go where the mail came from. */
  replyTo: string | null
}

/** An iTIP message (RFC 6047): it stands beside the words, and once more as a file for programs that look for one. */
export interface CalendarPart {
  method: 'REQUEST' | 'CANCEL'
  /** The whole iCalendar object, with the same METHOD. */
  text: string
}

/** Where mails go. */
export interface Transport {
  /** What the log says of a mail that went there. */
  done: string
  /** @throws Error with nodemailer's `code`, `command` and `responseCode` */
  deliver(message: Message, signal: AbortSignal): Promise<void>
  sweep(): Promise<void>
}

interface Sender {
  from: string
  /** The right side of Message-IDs. */
  host: string
}

/** What is asked of a server takes seconds; a silent one must not hold a mail for minutes. */
const TIMEOUTS = {
  dnsTimeout: 10 * SECOND,
  connectionTimeout: 10 * SECOND,
  greetingTimeout: 10 * SECOND,
  socketTimeout: 20 * SECOND,
}

/** By SMTP, a connection for each mail. */
export function createSmtp(url: string, sender: Sender): Transport {
  const settings = { url, ...TIMEOUTS, ...(sendsPassword(new URL(url)) ? { requireTLS: true } : {}) }
  return {
    done: 'A mail was sent',
    async deliver(message, signal) {
      const { createTransport } = await import('nodemailer')
      await createTransport(settings).sendMail({ ...compose(message, sender), signal })
    },
    sweep: async () => {},
  }
}

/** A password goes over the network encrypted or not at all, unless the address says otherwise. */
function sendsPassword({ protocol, hostname, username, searchParams }: URL): boolean {
  const isLocal = /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname)
  const isDecided = searchParams.has('requireTLS') || searchParams.has('ignoreTLS')
  return protocol === 'smtp:' && username !== '' && !isLocal && !isDecided
}

const KEPT_MS = 7 * DAY

/** Without a server: a file for each mail, which its owner opens in a mail program. They hold live links, so they go after a week. */
export function createOutbox(directory: string, sender: Sender): Transport {
  return {
    done: 'A mail was written to the outbox',
    async deliver(message) {
      const { createTransport } = await import('nodemailer')
      const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
      const { message: bytes } = await composer.sendMail(compose(message, sender))
      await makeDirectory(directory)
      const path = join(directory, `${message.id}.eml`)
      // Renamed when it is whole: who watches the folder never reads half a mail.
      await writeFile(`${path}.part`, bytes as Buffer, { mode: 0o600 })
      await rename(`${path}.part`, path)
    },
    async sweep() {
      for (const path of await mailsIn(directory)) {
        const { mtimeMs } = await stat(path)
        if (mtimeMs < Date.now() - KEPT_MS) await rm(path, { force: true })
      }
    },
  }
}

async function mailsIn(directory: string): Promise<string[]> {
  const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.filter((name) => /\.eml(\.part)?$/.test(name)).map((name) => join(directory, name))
}

function compose(message: Message, { from, host }: Sender) {
  const { id, to, language, createdAt, subject, text, html, onBehalfOf, calendar } = message
  return {
    ...(onBehalfOf === undefined ? { from } : speaking(onBehalfOf, from)),
    ...(calendar === undefined ? {} : { icalEvent: eventOf(calendar) }),
    to: { name: '', address: to },
    subject,
    text,
    html,
    date: createdAt,
    messageId: `<${id}@${host}>`,
    // No out-of-office answers (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function speaking({ name, replyTo }: Business, from: string) {
  const sender = { name: oneLine(name), address: addressIn(from) }
  return replyTo === null ? { from: sender } : { from: sender, replyTo: { name: oneLine(name), address: replyTo } }
}

/** `Name <address>` or the address alone, as MAIL_FROM is written. */
export function addressIn(mailbox: string): string {
  return /<([^<>]+)>$/.exec(mailbox)?.[1] ?? mailbox
}

/** nodemailer makes both of it: the alternative part and the file. */
function eventOf({ method, text }: CalendarPart) {
  return { method, content: text, filename: 'appointment.ics' }
}
