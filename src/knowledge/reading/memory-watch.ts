import { workerData } from 'node:worker_threads'

const EVERY_MS = 20
const limitBytes = Number(workerData)
const parent = process.ppid

// The heap has a limit of its own, but buffers and decompressed streams lie outside of it. An orphan ends as well.
setInterval(() => {
  if (process.memoryUsage.rss() > limitBytes || process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
}, EVERY_MS)
