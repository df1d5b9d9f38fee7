import { workerData } from 'node:worker_threads'

const EVERY_MS = 20
const limitBytes = Number(workerData)
const parent = process.ppid

// V8 limits the heap only; buffers and decompressed streams lie outside. Also ends an orphaned process.
setInterval(() => {
  if (process.memoryUsage.rss() > limitBytes || process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
}, EVERY_MS)
