import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DAY } from '../../src/core/time.ts'
import { createOutbox, createSmtp, type Message } from '../../src/mail/transport.ts'
import { testDirectory } from '../support/database.ts'
import { startMailServer } from '../support/mail-server.ts'
import { MAX_WAIT_MS } from '../support/waits.ts'
import { unstalledTime } from '../support/unstalled-time.ts'

const SENDER = { from: 'desk@example.com', host: 'localhost' }
const MESSAGE: Message = {
  id: 'mail_1',
  to: 'robin@example.com',
  language: 'en',
  createdAt: new Date(0),
  subject: 'A',
  text: 'B',
  html: '<p>B</p>',
}

describe('by SMTP', () => {
  it('a password never leaves over a network that can be listened to', async () => {
    const heard: string[] = []
    // A server without encryption at a non-local host name.
    const server = createServer((socket) => {
      socket.write('220 hello\r\n')
      socket.on('data', (chunk) => {
        heard.push(chunk.toString())
        socket.write(heard.length === 1 ? '250-hello\r\n250 AUTH PLAIN LOGIN\r\n' : '502 no\r\n')
      })
      socket.on('error', () => {})
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const smtp = createSmtp(`smtp://robin:hush@[::ffff:127.0.0.1]:${port}`, SENDER)
    await expect(smtp.deliver(MESSAGE, AbortSignal.timeout(MAX_WAIT_MS))).rejects.toMatchObject({ code: 'ETLS' })
    server.close()
    expect(heard.join('')).toContain('STARTTLS')
    expect(heard.join('')).not.toMatch(/AUTH|hush|aHVzaA/)
  })

  it('a server that says nothing is left when the time is up', async () => {
    const silent = createServer((socket) => void socket.on('error', () => {}))
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const smtp = createSmtp(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`, SENDER)
    const time = unstalledTime()
    await expect(smtp.deliver(MESSAGE, AbortSignal.timeout(100))).rejects.toThrow()
    // The mail library itself waits 30 s for a greeting.
    expect(time.read()).toBeLessThan(15_000)
    silent.close()
  })

  it('an address from another alphabet arrives', async () => {
    await using server = await startMailServer()
    const to = 'zoë@bücher.example'
    await createSmtp(server.url, SENDER).deliver({ ...MESSAGE, to }, AbortSignal.timeout(MAX_WAIT_MS))
    expect(server.received.map((mail) => mail.to)).toEqual([
      expect.stringMatching(/^zoë@(bücher|xn--bcher-kva)\.example$/),
    ])
  })
})

describe('the outbox', () => {
  it('forgets a mail after a week, and nothing that is none', async () => {
    const directory = join(testDirectory(), 'outbox-sweep')
    const outbox = createOutbox(directory, SENDER)
    await outbox.sweep()
    await mkdir(directory, { recursive: true })
    const old = new Date(Date.now() - 8 * DAY)
    for (const name of ['old.eml', 'half.eml.part', 'notes.txt']) {
      await writeFile(join(directory, name), 'x')
      await utimes(join(directory, name), old, old)
    }
    await outbox.deliver(MESSAGE, AbortSignal.timeout(MAX_WAIT_MS))
    await outbox.deliver(MESSAGE, AbortSignal.timeout(MAX_WAIT_MS))
    await outbox.sweep()
    expect((await readdir(directory)).toSorted()).toEqual(['mail_1.eml', 'notes.txt'])
  })
})
