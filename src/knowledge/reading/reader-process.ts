import { Worker } from 'node:worker_threads'
import { programFile } from '../../core/package-files.ts'
import { chunkText } from '../chunks.ts'
import type { ReaderReply, ReaderTask } from './reader.ts'
import { readSource } from './read.ts'
import { Unreadable } from './unreadable.ts'

/*
 * Child process that parses untrusted files. It may read the program's own files and nothing else: no writing, no network, no
 * children. A thread watches its memory even while parsing blocks the event loop.
 */
const memoryLimitBytes = Number(process.argv[2])
const watch = new Worker(programFile('src/knowledge/reading/memory-watch.ts'), { workerData: memoryLimitBytes })
watch.unref()

process.on('message', (task: ReaderTask) => void answer(task).then((reply) => process.send?.(reply)))
process.on('disconnect', () => process.exit())

async function answer({ source, text, title, name, language }: ReaderTask): Promise<ReaderReply> {
  try {
    const reading =
      source === undefined
        ? { text: text ?? '', title: undefined, links: [], isHidden: false }
        : await readSource({ ...source, name })
    const called = title ?? reading.title ?? name
    const chunks = chunkText({ title: called, text: reading.text, language })
    return { outcome: { ...reading, title: called, chunks } }
  } catch (error) {
    if (error instanceof Unreadable) return { unreadable: error.message }
    return { failure: error instanceof Error ? `${error.name}: ${error.message}` : String(error) }
  }
}
