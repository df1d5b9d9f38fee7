import { fsyncSync } from 'node:fs'
import type { PGlite, postgresMod } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type PostgresMod = postgresMod.PostgresMod

interface OpenStream {
  nfd: number
}

interface HostFiles {
  stream_ops: { fsync?: (stream: OpenStream) => number }
  tryFSOperation(work: () => void): void
}

/**
 * The host's file system with a working fsync. PGlite's own has none, so that Postgres believes it synced and a power
 * loss takes every commit with it (electric-sql/pglite#1107). fdatasync cannot be hooked: use wal_sync_method=fsync.
 */
export class DurableFiles extends NodeFS {
  readonly #onSync: () => void

  constructor(directory: string, onSync: () => void) {
    super(directory)
    this.#onSync = onSync
  }

  override async init(pg: PGlite, options: Partial<PostgresMod>): Promise<{ emscriptenOpts: Partial<PostgresMod> }> {
    const { emscriptenOpts } = await super.init(pg, options)
    emscriptenOpts.preRun = [...(emscriptenOpts.preRun ?? []), (mod) => this.#hook(mod)]
    return { emscriptenOpts }
  }

  #hook(mod: PostgresMod): void {
    const files = hostFiles(mod)
    files.stream_ops.fsync = (stream) => {
      // Translates an EIO or ENOSPC into the errno that makes Postgres panic, as it should.
      files.tryFSOperation(() => fsyncSync(stream.nfd))
      this.#onSync()
      return 0
    }
  }
}

/** Reaches into Emscripten, so it checks what it finds: an upgrade must fail here and not lose data later. */
function hostFiles(mod: PostgresMod): HostFiles {
  const files = mod.FS.filesystems.NODEFS as unknown as Partial<HostFiles> | undefined
  if (!files?.stream_ops || typeof files.tryFSOperation !== 'function') {
    throw new Error('This version of PGlite hides its file system: fsync cannot be installed')
  }
  // Both of its parts were just found.
  return files as HostFiles
}
