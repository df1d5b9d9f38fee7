import { fileURLToPath } from 'node:url'
import staticPlugin from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

const PUBLIC_FOLDER = fileURLToPath(new URL('../../public', import.meta.url))

/** What browsers get, served at "/". */
async function staticFilesPlugin(app: FastifyInstance): Promise<void> {
  await app.register(staticPlugin, { root: PUBLIC_FOLDER, wildcard: false, index: ['index.html'], dotfiles: 'ignore' })
}

export const staticFiles = fp(staticFilesPlugin, { name: 'static-files' })
