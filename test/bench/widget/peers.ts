import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync, gzipSync } from 'node:zlib'

export interface Size {
  gz: number
  br: number
}

export interface Peer extends Size {
  name: string
  /** Measured now, or recorded because the registry was unreachable. */
  from: 'npm' | 'record'
}

const KIB = 1_024

/** Initial download of a page that embeds each peer; bytes recorded on 2026-11-20. */
const PEERS = [
  { package: 'deep-chat', version: '2.4.2', files: ['dist/deepChat.bundle.js'], gz: 108.6, br: 89.7 },
  {
    package: '@n8n/chat',
    version: '1.37.0',
    files: ['dist/chat.bundle.es.js', 'dist/style.css'],
    gz: 446.2 + 6,
    br: 340.9 + 5,
  },
  { package: 'flowise-embed', version: '3.1.6', files: ['dist/web.js'], gz: 279, br: 236.3 },
  { package: '@typebot.io/js', version: '0.10.7', files: ['dist/web.js'], gz: 192.9, br: 160.3 },
]

const PACK_WITHIN_MS = 60_000

export function sizeOf(bytes: Buffer): Size {
  return { gz: gzipSync(bytes, { level: 9 }).length, br: brotliCompressSync(bytes).length }
}

/** Unpacks each into a temporary folder; none of their code runs. */
export async function measurePeers(): Promise<Peer[]> {
  const folder = mkdtempSync(join(tmpdir(), 'frontdesk-peers-'))
  try {
    return await Promise.all(PEERS.map((peer, index) => measure(peer, join(folder, String(index)))))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(peer: (typeof PEERS)[number], folder: string): Promise<Peer> {
  const name = `${peer.package}@${peer.version}`
  try {
    const run = promisify(execFile)
    mkdirSync(folder)
    const { stdout } = await run('npm', ['pack', name, '--silent', '--ignore-scripts', '--pack-destination', folder], {
      timeout: PACK_WITHIN_MS,
    })
    await run('tar', ['-xzf', join(folder, stdout.trim()), '-C', folder])
    const sizes = peer.files.map((file) => sizeOf(readFileSync(join(folder, 'package', file))))
    const sum = (key: keyof Size) => sizes.reduce((total, size) => total + size[key], 0)
    return { name, gz: sum('gz'), br: sum('br'), from: 'npm' }
  } catch {
    return { name, gz: peer.gz * KIB, br: peer.br * KIB, from: 'record' }
  }
}
