/**
 * A light receiver in its own process, so that it is no bottleneck: records arrival times. `/hang…` never answers. Commands
 * over IPC: `{ reset: true }`, or `{ count: true }` and `{ times: true }` with a reply.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Milliseconds since the Unix epoch in high resolution, comparable between local processes. */
const now = () => performance.timeOrigin + performance.now()

const times = new Map<string, number>()
let seen = 0
let last = 0

const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    if (request.url!.startsWith('/hang')) return
    last = now()
    seen += 1
    const id = /"message_id":"([^"]+)"/.exec(Buffer.concat(chunks).toString())?.[1] ?? ''
    if (!times.has(id)) times.set(id, last)
    response.end()
  })
})

process.on('message', (asked: { reset?: true; count?: true; times?: true }) => {
  if (asked.reset === true) {
    times.clear()
    seen = 0
  } else if (asked.times === true) process.send!({ times: [...times] })
  else process.send!({ unique: times.size, seen, last })
})

server.listen(0, '127.0.0.1', () => {
  process.send!({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
})
