import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { testsRunOnPostgres } from '../support/database.ts'
import { startProduct } from '../support/product.ts'
import { documentedBlocks } from '../support/readme.ts'
import { findProgram } from '../support/tools.ts'

const bash = findProgram('bash')
const directory = mkdtempSync(join(tmpdir(), 'frontdesk-readme-'))

afterAll(() => rmSync(directory, { recursive: true, force: true, maxRetries: 5 }))

const MARK = '##### '

const blocks = documentedBlocks()

/** Runs the blocks in one shell, as a reader would. Returns the output of each. */
async function runBlocks(port: number): Promise<{ output: string[]; errors: string; code: number }> {
  const script = blocks
    .map((block) => `echo '${MARK}'\n${block.script}`)
    .join('')
    .replaceAll('localhost:3000', `127.0.0.1:${port}`)
  const path = [dirname(process.execPath), process.env['PATH']].join(':')
  const shell = spawn(bash!, ['--norc', '-u', '-c', script], {
    cwd: directory,
    env: { PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { stdout: '', stderr: '' }
  shell.stdout.on('data', (chunk: Buffer) => void (said.stdout += chunk.toString()))
  shell.stderr.on('data', (chunk: Buffer) => void (said.stderr += chunk.toString()))
  const [code] = (await once(shell, 'close')) as [number]
  return { output: said.stdout.split(MARK).slice(1), errors: said.stderr, code }
}

test.skipIf(bash === undefined || findProgram('curl') === undefined || testsRunOnPostgres())(
  'every block of the README and the manual runs as it is, in order, on a first start',
  async () => {
    await using product = await startProduct({ directory: join(directory, 'data') })
    const { output, errors, code } = await runBlocks(product.port)
    expect(errors).toBe('')
    expect(code).toBe(0)
    expect(output.length).toBe(blocks.length)
    for (const [index, text] of output.entries()) {
      const where = `block ${index + 1}, ${blocks[index]!.page}`
      expect(text.trim(), where).not.toBe('')
      expect(text, where).not.toMatch(/"detail"|undefined/)
    }
    const printed = (page: string) => output[blocks.findIndex((block) => block.page === page)]
    const start = printed('README')
    const booking = printed('appointments')
    const feed = printed('visitor-mails')
    const calendars = printed('calendars')
    const leads = printed('leads')
    const calls = printed('calls')
    const widget = printed('widget')
    const webhooks = printed('webhooks')
    const crm = printed('crm')
    expect(start).toMatch(/"reply": ".*Tuesday to Sunday/)
    expect(start).toMatch(/"question": "Do you sell bicycles\?"/)
    expect(booking).toMatch(/"action": "moved"/)
    expect(booking).toMatch(/"status": "cancelled"/)
    expect(feed).toMatch(/^\n?http\S+token=/)
    expect(calendars).toMatch(/"ok": false/)
    expect(leads).toMatch(/"status": "contacted"/)
    expect(leads).toMatch(/"dry_run": false,\s+"rows": 2,\s+"created": 1,\s+"updated": 1/)
    expect(calls).toMatch(/"status": "completed"/)
    expect(calls).toMatch(/"failure_reason": "canceled"|"ended_reason"|"status": "failed"/)
    expect(widget).toMatch(/"www\.example\.com"/)
    expect(webhooks).toMatch(/"event": "chat\.message"/)
    expect(crm).toMatch(/"provider": "hubspot"/)
  },
)

test.skipIf(bash === undefined)('every block of the README and the manual is a script that bash can read', () => {
  for (const { script } of blocks) execFileSync(bash!, ['-n'], { input: script })
})
