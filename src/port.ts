import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/** The port that can be listened on: `port`, or a free one for 0. Throws what listening throws, before anything was made. */
export async function findPort(host: string, port: number): Promise<number> {
  const probe = createServer().listen({ host, port, exclusive: true })
  await once(probe, 'listening')
  const found = (probe.address() as AddressInfo).port
  probe.close()
  await once(probe, 'close')
  return found
}
