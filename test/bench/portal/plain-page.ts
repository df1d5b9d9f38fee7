import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'

/** A row of the table, as the portal shows a lead. */
export interface PlainRow {
  name: string
  email: string
  status: string
  intent: string
  source: string
  since: string
}

/** A page of React and Mantine without anything of ours: two views, and the rows come by a request. */
export async function servePlainPage(rows: PlainRow[]): Promise<AsyncDisposable & { url: string }> {
  const directory = mkdtempSync(join(tmpdir(), 'frontdesk-plain-'))
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'plain'),
    logLevel: 'error',
    build: {
      outDir: directory,
      emptyOutDir: true,
      rolldownOptions: { onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log) },
    },
  })
  const server = createServer((request, response) => {
    if (request.url === '/rows') {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(rows))
      return
    }
    const path = request.url === '/' ? '/index.html' : request.url!.split('?', 1)[0]!
    response.setHeader('content-type', TYPES[path.split('.').at(-1)!] ?? 'text/plain')
    readFile(join(directory, path)).then(
      (bytes) => response.end(bytes),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

const TYPES: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css' }
