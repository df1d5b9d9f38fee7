import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeDirectory } from '../core/directories.ts'
import { DAY, SECOND } from '../core/time.ts'
import type { RenderedMail } from './rendering.ts'
import { oneLine } from '../core/text.ts'

export interface Message extends RenderedMail {
  /** Stable across attempts, for the Message-ID. */
  id: string
  to: string
  createdAt: Date
  onBehalfOf?: Business
  calendar?: CalendarPart
}

/** Sender shown to visitors; replies go to it. */
export interface Business {
  name: string
  /** Null: replies go to the sender address. */
  replyTo: string | null
}

/** An iTIP message (RFC 6047): an alternative part, and a file for programs that look for one. */
export interface CalendarPart {
  method: 'REQUEST' | 'CANCEL'
  /** The complete iCalendar object, with the same METHOD. */
  text: string
}

export interface Transport {
  /** Log message of a delivered mail. */
  done: string
  /** @throws Error with nodemailer's `code`, `command` and `responseCode` */
  deliver(message: Message, signal: AbortSignal): Promise<void>
  sweep(): Promise<void>
}

interface Sender {
  from: string
  /** Right-hand side of Message-IDs. */
  host: string
}

/** A reply takes seconds; a silent server must not hold a mail for minutes. */
const TIMEOUTS = {
  dnsTimeout: 10 * SECOND,
  connectionTimeout: 10 * SECOND,
  greetingTimeout: 10 * SECOND,
  socketTimeout: 20 * SECOND,
}

/** SMTP, one connection per mail. */
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

/** Passwords are sent over TLS only, unless the URL says otherwise. */
function sendsPassword({ protocol, hostname, username, searchParams }: URL): boolean {
  const isLocal = /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname)
  const isDecided = searchParams.has('requireTLS') || searchParams.has('ignoreTLS')
  return protocol === 'smtp:' && username !== '' && !isLocal && !isDecided
}

const KEPT_MS = 7 * DAY

/** Without a server: one file per mail, for a mail program. They contain live links, so they are deleted after a week. */
export function createOutbox(directory: string, sender: Sender): Transport {
  return {
    done: 'A mail was written to the outbox',
    async deliver(message) {
      const { createTransport } = await import('nodemailer')
      const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
      const { message: bytes } = await composer.sendMail(compose(message, sender))
      await makeDirectory(directory)
      const path = join(directory, `${message.id}.eml`)
      // Renamed when complete, so a folder watcher never reads half a mail.
      // Bytes, by the option `buffer`.
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
    // Suppresses out-of-office replies (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function speaking({ name, replyTo }: Business, from: string) {
  const sender = { name: oneLine(name), address: addressIn(from) }
  return replyTo === null ? { from: sender } : { from: sender, replyTo: { name: oneLine(name), address: replyTo } }
}

/** Address part of `Name <address>`, the format of MAIL_FROM. */
export function addressIn(mailbox: string): string {
  return /<([^<>]+)>$/.exec(mailbox)?.[1] ?? mailbox
}

/** nodemailer makes the alternative part and the file from it. */
function eventOf({ method, text }: CalendarPart) {
  return { method, content: text, filename: 'appointment.ics' }
}
