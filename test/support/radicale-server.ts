import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { testDirectory } from './database.ts'
import { freePort } from './free-port.ts'
import { findProgram } from './tools.ts'
import { MAX_WAIT_MS } from './waits.ts'

/** A local CalDAV server, with a second client for its calendars. */
export interface RadicaleServer {
  username: string
  password: string
  /** Creates an empty calendar. */
  makeCalendar(name: string): Promise<RemoteCalendar>
  /** Kills it. */
  kill(): Promise<void>
  restart(): Promise<void>
}

/** Another client's access to a calendar. */
export interface RemoteCalendar {
  url: string
  put(name: string, content: string): Promise<void>
  remove(name: string): Promise<void>
  get(name: string): Promise<string | undefined>
  names(): Promise<string[]>
}

const USER = { username: 'grace', password: 'correct horse: ünïcode' }

/** A throw-away Radicale on loopback; undefined where it is not installed. */
export async function startRadicale(): Promise<RadicaleServer | undefined> {
  const program = findProgram('radicale')
  if (program === undefined) return undefined
  const directory = mkdtempSync(join(testDirectory(), 'radicale-'))
  const users = join(directory, 'users')
  writeFileSync(users, `${USER.username}:${USER.password}\n`)
  const port = await freePort()
  const settings = {
    'server-hosts': `127.0.0.1:${port}`,
    'auth-type': 'htpasswd',
    'auth-htpasswd-filename': users,
    'auth-htpasswd-encryption': 'plain',
    'auth-delay': '0',
    'storage-filesystem-folder': join(directory, 'collections'),
  }
  const options = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value])
  const base = `http://127.0.0.1:${port}`
  const run = () => start(program, ['--config', '', ...options], base)
  let child = await run()
  return {
    ...USER,
    makeCalendar: (name) => makeCalendar(`${base}/${USER.username}/${name}/`),
    kill: () => end(child),
    restart: async () => void (child = await run()),
  }
}

const AUTHORIZATION = `Basic ${Buffer.from(`${USER.username}:${USER.password}`).toString('base64')}`

async function ask(method: string, url: string, body?: string, headers: Record<string, string> = {}) {
  const content = body === undefined ? {} : { body }
  const response = await fetch(url, { method, headers: { authorization: AUTHORIZATION, ...headers }, ...content })
  const text = await response.text()
  if (!response.ok && response.status !== 404) throw new Error(`${method} ${url}: ${response.status} ${text}`)
  return { status: response.status, text }
}

async function makeCalendar(url: string): Promise<RemoteCalendar> {
  await ask('MKCALENDAR', url)
  const type = { 'content-type': 'text/calendar; charset=utf-8' }
  return {
    url,
    put: async (name, content) => void (await ask('PUT', url + name, content, type)),
    remove: async (name) => void (await ask('DELETE', url + name)),
    async get(name) {
      const { status, text } = await ask('GET', url + name)
      return status === 404 ? undefined : text
    },
    async names() {
      const { text } = await ask('PROPFIND', url, undefined, { depth: '1' })
      return [...text.matchAll(/<href>[^<]*\/([^</]+\.ics)<\/href>/g)].map(([, name]) => name!)
    },
  }
}

async function start(program: string, options: string[], base: string): Promise<ChildProcess> {
  const child = spawn(program, options, { stdio: 'ignore' })
  const deadline = performance.now() + MAX_WAIT_MS
  while (!(await answers(base))) {
    if (performance.now() > deadline || child.exitCode !== null) throw new Error('radicale did not start')
    await sleep(50)
  }
  return child
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

async function answers(base: string): Promise<boolean> {
  try {
    await fetch(base, { redirect: 'manual' })
    return true
  } catch {
    return false
  }
}
