import type { Dirent } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'

const PARALLEL_SYNCS = 8

/** Syncs every file and directory under `root`, and `root` itself. */
export async function syncTree(root: string): Promise<void> {
  const queue = (await entriesUnder(root))
    .filter((entry) => entry.isFile())
    .map(pathOf)
    .values()
  await Promise.all(Array.from({ length: PARALLEL_SYNCS }, () => syncEach(queue)))
  await syncDirectories(root)
}

/** For files whose content is synced but whose names are not. */
export async function syncDirectories(root: string): Promise<void> {
  const directories = (await entriesUnder(root)).filter((entry) => entry.isDirectory()).map(pathOf)
  for (const directory of [...directories, root]) await syncDirectory(directory)
}

/** Makes a created, renamed or removed entry of `directory` durable. */
export async function syncDirectory(directory: string): Promise<void> {
  // Windows cannot open a directory for this; NTFS journals names by itself.
  if (process.platform !== 'win32') await syncPath(directory)
}

function entriesUnder(root: string): Promise<Dirent[]> {
  return readdir(root, { recursive: true, withFileTypes: true })
}

function pathOf(entry: Dirent): string {
  return join(entry.parentPath, entry.name)
}

async function syncEach(paths: Iterable<string>): Promise<void> {
  for (const path of paths) await syncPath(path)
}

async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
