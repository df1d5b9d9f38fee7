import { realpathSync } from 'node:fs'
import { join, sep } from 'node:path'

/** The bundle of `src/build.ts` is JavaScript in `dist/`; the sources are TypeScript. */
const isBundled = import.meta.url.endsWith('.js')
/** From this file's own path: a sandboxed child may look for no other. */
const ROOT = import.meta.dirname.slice(
  0,
  import.meta.dirname.lastIndexOf(`${sep}${isBundled ? 'dist' : join('src', 'core')}`),
)

/** A file that ships with the product, by its path from the root of the package. */
export function packageFile(path: string): string {
  return join(ROOT, path)
}

/** A program for a worker or a child process, by the path of its source: the bundled one in the bundle. */
export function programFile(source: string): string {
  return packageFile(isBundled ? source.replace(/^src\/(.*)\.ts$/, 'dist/$1.js') : source)
}

/** Node's arguments for a child process that may read the product's own files, but no data and no secrets beside them. */
export function sandboxArguments(): string[] {
  const folders = [isBundled ? 'dist' : 'src', 'node_modules'].map((folder) => `${realpathSync(packageFile(folder))}/*`)
  return [
    '--permission',
    ...[realpathSync(packageFile('package.json')), ...folders].map((it) => `--allow-fs-read=${it}`),
  ]
}
