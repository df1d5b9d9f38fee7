import { setTimeout as sleep } from 'node:timers/promises'
import { readdirSync, readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FileKind } from '../../src/knowledge/reading/file-kind.ts'
import { createReader, type Reader } from '../../src/knowledge/reading/reader.ts'
import { startTestApp } from '../support/app.ts'
import { createDocument, createTenant, type TestTenant } from '../support/factories.ts'
import { filterBombPdf, longPdf, lyingPdf, textPdf } from '../support/pdf.ts'
import { ended, upload } from '../support/uploading.ts'
import { docx, word, zip } from '../support/zip.ts'
import { MAX_WAIT_MS } from '../support/waits.ts'
import { unstalledTime } from '../support/unstalled-time.ts'

const DEADLINE_MS = 20_000
const MEMORY_MB = 512
/** Possible growth between two checks of the watch. */
const OVERSHOOT_MB = 200
const MB = 1024 * 1024

const pdfBomb = filterBombPdf(250 * MB)
const docxBomb = docx(word.text(' '.repeat(200 * MB)), { claimedSize: 1_000 })

const zeros = (megabytes: number) => Buffer.alloc(megabytes * MB)
const nested = () =>
  zip(Array.from({ length: 16 }, (_, n) => ({ name: `lib${n}.zip`, bytes: zip([{ name: 'a', bytes: zeros(1) }]) })))

describe('a reader', () => {
  let reader: Reader
  beforeAll(() => {
    reader = createReader({ deadlineMs: DEADLINE_MS })
  })
  afterAll(() => reader.stop())

  const read = (kind: FileKind, bytes: Buffer, own = reader) =>
    own.read({ source: { kind, bytes }, title: undefined, name: 'x', language: 'en' }, AbortSignal.timeout(MAX_WAIT_MS))
  const entities = `<!DOCTYPE w [<!ENTITY a0 "ha">${Array.from({ length: 30 }, (_, n) => `<!ENTITY a${n + 1} "&a${n};&a${n};">`).join('')}]>`

  it.each<[string, FileKind, () => Buffer | Promise<Buffer>, RegExp]>([
    [
      'a bomb in a DOCX',
      'docx',
      () => docx(word.text('x'), { extra: [{ name: 'word/media/a', bytes: zeros(90) }] }),
      /unpacks to far more/,
    ],
    ['a bomb that lies about its size', 'docx', () => docxBomb, /more memory|damaged/],
    ['archives in an archive', 'docx', nested, /no Word document/],
    ['a PDF bomb of three filters', 'pdf', () => pdfBomb, /more memory|longer than|no text/],
    ['a PDF of 100,000 pages', 'pdf', () => longPdf(100_000), /100,000 pages; 2,000 at most/],
    ['a PDF that claims pages which are not there', 'pdf', () => lyingPdf(1_900), /no text/],
    [
      'a PDF that stops in the middle',
      'pdf',
      async () => (await textPdf(['Hello there'])).subarray(0, 200),
      /damaged|no text/,
    ],
    ['a page nested 100,000 deep', 'html', () => Buffer.from('<div>'.repeat(100_000) + 'x'), /nested too deeply/],
    ['lists nested 100,000 deep', 'html', () => Buffer.from('<ul><li>'.repeat(100_000) + 'x'), /nested too deeply/],
    ['a table of too many rows', 'csv', () => Buffer.from('a,b\n'.repeat(60_000)), /more than 50000 rows/],
    ['more text than is read', 'text', () => Buffer.from('many words '.repeat(600_000)), /more text than is read/],
  ])('refuses %s in time and within its memory', async (_name, kind, make, reason) => {
    const bytes = await make()
    const peak = watchChildren()
    const time = unstalledTime()
    await expect(read(kind, bytes)).rejects.toThrow(reason)
    expect(time.read()).toBeLessThan(DEADLINE_MS + 2_000)
    expect(peak()).toBeLessThan(MEMORY_MB + OVERSHOOT_MB)
  })

  it.each<[string, FileKind, () => Buffer, RegExp]>([
    ['entities that multiply', 'docx', () => docx(word.text('safe &a30;'), { prolog: entities }), /^(?!.*hahaha)/],
    [
      'an entity of another file',
      'docx',
      () => docx(word.text('safe &x;'), { prolog: '<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]>' }),
      /^(?!.*root:)/,
    ],
    [
      'a quotation mark that never closes',
      'csv',
      () => Buffer.from(`question,answer\nWhen?,"${'now '.repeat(MB / 4)}`),
      /now/,
    ],
    ['nothing but brackets', 'markdown', () => Buffer.from(`words ${'[('.repeat(200_000)}`), /words/],
    ['one word of a million letters', 'text', () => Buffer.from('a'.repeat(MB)), /a/],
    ['nothing but openings of tags', 'html', () => Buffer.from(`words ${'<'.repeat(MB)}`), /words/],
  ])('reads %s, or refuses it, in time', async (_name, kind, make, text) => {
    const outcome = await read(kind, make()).catch((error: Error) => ({ text: `${error.name} words now a` }))
    expect(outcome.text).toMatch(text)
    expect(outcome.text).not.toMatch(/longer than|more memory/)
  })

  it('is ended at its deadline, and the next document finds a new one', async () => {
    // A process takes seconds to start on a busy machine.
    const impatient = createReader({ deadlineMs: 10_000 })
    await expect(read('pdf', longPdf(2_000, 20_000), impatient)).rejects.toThrow(/longer than 10 seconds/)
    expect((await read('text', Buffer.from('alive'), impatient)).text).toBe('alive')
    impatient.stop()
  })

  it('takes a new process where the idle one was killed a moment before', async () => {
    const own = createReader({ restMs: 50 })
    await read('text', Buffer.from('Patience.'), own)
    // This timer fires right behind the one that kills the idle process, before its exit event.
    await sleep(50)
    expect((await read('text', Buffer.from('More patience.'), own)).text).toContain('More patience.')
    own.stop()
  })

  it('finishes what it has begun when it is stopped', async () => {
    const stopping = createReader()
    const reading = read('pdf', await textPdf(['Patience.']), stopping)
    stopping.stop()
    expect((await reading).text).toContain('Patience.')
  })

  it('is given up with the work that asked for it', async () => {
    const stopping = AbortSignal.timeout(20)
    const task = {
      source: { kind: 'pdf' as const, bytes: pdfBomb },
      title: undefined,
      name: 'x',
      language: 'en',
    }
    await expect(reader.read(task, stopping)).rejects.toThrow(/timeout/)
  })
})

describe('the service', () => {
  let app: FastifyInstance
  let tenant: TestTenant
  beforeAll(async () => {
    app = await startTestApp()
    tenant = await createTenant(app)
  })
  afterAll(() => app.close())

  it('answers while bombs go off', async () => {
    await createDocument(tenant, 'The reception opens at eight.')
    const bombs = [pdfBomb, docxBomb]
    const names = ['bomb.pdf', 'bomb.docx']
    const ids = await Promise.all(
      bombs.map(async (bytes, n) => (await upload(tenant, { name: names[n]!, bytes })).json().document_id as string),
    )
    let answered = 0
    const failing = Promise.all(ids.map((id) => ended(tenant, id)))
    const over = failing.then(() => true)
    while (!(await Promise.race([over, sleep(20, false)]))) {
      const found = await tenant.send({
        method: 'POST',
        url: '/knowledge/search',
        payload: { query: 'reception opens' },
      })
      expect(found.json().results[0].text).toBe('The reception opens at eight.')
      answered += 1
    }
    for (const document of await failing) expect(document).toMatchObject({ status: 'failed', chunks: 0 })
    expect(answered).toBeGreaterThan(0)
  })

  it.each([
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\windows\\system.txt', 'system.txt'],
    ['con.txt', 'con.txt'],
    ['\u202Etxt.exe.md', 'txt.exe.md'],
    ['Preise März.txt', 'Preise März.txt'],
    [`${'long'.repeat(1_250)}.txt`, `${'long'.repeat(49)}.txt`],
    ['...txt', 'file.txt'],
  ])('keeps of a file name only what names it: %j', async (name, kept) => {
    const made = await upload(tenant, { name, bytes: 'Some words.' })
    expect(made.statusCode).toBe(201)
    expect(made.json().file_name).toBe(kept)
    expect(await ended(tenant, made.json().document_id)).toMatchObject({ status: 'ready' })
  })

  it.each(['a\0.txt', 'a\r\nx-header: 1.txt', 'a".txt'])('takes no harm from a file name like %j', async (name) => {
    const made = await upload(tenant, { name, bytes: 'Some words.' })
    expect([201, 400, 415, 422]).toContain(made.statusCode)
    expect(made.headers['x-header']).toBeUndefined()
    // eslint-disable-next-line no-control-regex
    if (made.statusCode === 201) expect(made.json().file_name).toMatch(/^\P{Cc}+$/u)
  })
})

/** Peak memory of a child process in megabytes; 0 where the system does not report it. */
function watchChildren(): () => number {
  let peak = 0
  const timer = setInterval(() => {
    for (const pid of childIds()) peak = Math.max(peak, residentMb(pid))
  }, 10)
  return () => {
    clearInterval(timer)
    return peak
  }
}

function childIds(): string[] {
  try {
    return readdirSync(`/proc/self/task`).flatMap((task) =>
      readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
    )
  } catch {
    return []
  }
}

function residentMb(pid: string): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
