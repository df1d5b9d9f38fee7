/*
 * The peer of the `startup` bench: PGlite with pgvector on files, and Fastify, with nothing else. `bare-start.js DIRECTORY PORT`;
 * prints `listening` when it is ready. JavaScript, so that nothing but the two is loaded.
 */
import { PGlite } from '@electric-sql/pglite'
import { vector } from '@electric-sql/pglite-pgvector'
import Fastify from 'fastify'

const [directory, port] = process.argv.slice(2)

const database = await PGlite.create(directory, { extensions: { vector } })
await database.exec(
  'create extension if not exists vector; create table if not exists note (text text, embedding vector(3))',
)
const app = Fastify()
app.get('/', async () => (await database.query('select count(*) from note')).rows)
app.get('/rss', async () => process.memoryUsage.rss())
await app.listen({ port: Number(port) })
process.stdout.write('listening\n')
