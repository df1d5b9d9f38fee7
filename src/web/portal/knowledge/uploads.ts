import { useSyncExternalStore } from 'react'
import { problemOf, type Problem } from '../api/problem.ts'
import { t } from '../texts/index.ts'
import { generalWords } from '../parts/refused.tsx'
import { refreshKnowledge } from './queries.ts'

/** A file on its way. It leaves the list when it has arrived. */
export interface Upload {
  id: string
  name: string
  /** Of its bytes. */
  percent: number
  problem: string | null
}

/** File names that the API reads. */
export const FILE_NAMES = '.pdf,.docx,.html,.htm,.md,.markdown,.txt,.csv'
const MAX_BYTES = 20 * 1024 * 1024

/** Kept outside of the page: an upload goes on while another page is open. */
let uploads: Upload[] = []
let last: Promise<void> = Promise.resolve()
const listeners = new Set<() => void>()

export function useUploads(): Upload[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => uploads,
  )
}

/** One after the other: the server takes a few at once, and a list that moves from the top can be followed. */
export function upload(files: File[]): void {
  for (const file of files) {
    const one = { id: crypto.randomUUID(), name: file.name, percent: 0, problem: null }
    set([...uploads, one])
    last = last.then(() => send(one, file))
  }
}

export function dismissUpload(id: string): void {
  set(uploads.filter((one) => one.id !== id))
}

async function send({ id }: Upload, file: File): Promise<void> {
  if (file.size > MAX_BYTES) return change(id, { problem: t.knowledge.tooLarge })
  const reply = await post(id, file)
  if (reply.ok) {
    dismissUpload(id)
    await refreshKnowledge()
    return
  }
  change(id, { problem: wordsFor(await problemOf(reply)) })
}

function wordsFor(problem: Problem): string {
  if (problem.status === 413) return t.knowledge.tooLarge
  return problem.status === 415 ? t.knowledge.wrongKind : generalWords(problem)
}

/** `fetch` tells nothing of the bytes that have left. */
function post(id: string, file: File): Promise<Response> {
  const form = new FormData()
  form.append('file', file)
  const request = new XMLHttpRequest()
  request.open('POST', '/api/v1/knowledge/documents')
  request.setRequestHeader('Idempotency-Key', id)
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    change(id, { percent: Math.round((loaded / total) * 100) }),
  )
  return new Promise((resolve) => {
    request.addEventListener('load', () => resolve(replyOf(request)))
    request.addEventListener('error', () => resolve(Response.error()))
    request.send(form)
  })
}

function replyOf(request: XMLHttpRequest): Response {
  const retryAfter = request.getResponseHeader('Retry-After')
  const headers = retryAfter === null ? {} : { 'Retry-After': retryAfter }
  return new Response(request.responseText, { status: request.status, headers })
}

function change(id: string, changed: Partial<Upload>): void {
  set(uploads.map((one) => (one.id === id ? { ...one, ...changed } : one)))
}

function set(changed: Upload[]): void {
  uploads = changed
  for (const listener of listeners) listener()
}
