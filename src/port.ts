import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/** Returns `port`, or a free one for 0. Fails like listening does, before anything is created. */
export async function findPort(host: string, port: number): Promise<number> {
  const probe = createServer().listen({ host, port, exclusive: true })
  await once(probe, 'listening')
  const found = (probe.address() as AddressInfo).port
  probe.close()
  await once(probe, 'close')
  return found
}
