import { createServer } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'

/*
 * Preloaded into the product's process (`--import`): reports on METER_PORT the event loop thread's CPU time and longest delay
 * since the last request.
 */

export interface Reading {
  /** CPU time of the event loop's thread. */
  cpuMs: number
  longestDelayMs: number
}

const RESOLUTION_MS = 5
const port = Number(process.env['METER_PORT'])

if (port > 0) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  let before = process.threadCpuUsage()
  createServer((_, response) => {
    const { user, system } = process.threadCpuUsage(before)
    const reading: Reading = { cpuMs: (user + system) / 1_000, longestDelayMs: delay.max / 1e6 }
    before = process.threadCpuUsage()
    delay.reset()
    response.end(JSON.stringify(reading))
  })
    .listen(port, '127.0.0.1')
    .unref()
}
