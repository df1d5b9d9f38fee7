/**
 * Builds and compresses the browser files into `public/`: `node src/web/build.ts`, run by `npm ci`. The loader is one classic
 * script with a fixed name; the panel and its parts are modules named by content hash. `guide.ts` builds the manual, `portal.ts` the
 * portal.
 */
import { existsSync } from 'node:fs'
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { promisify } from 'node:util'
import type { BuildOptions, Metafile, Plugin, transform as Transform } from 'esbuild'

const PUBLIC = join(import.meta.dirname, '../../public')
const LOADER = join(PUBLIC, 'widget.js')
const PREVIEW = join(PUBLIC, 'widget-preview.js')
const PANEL_FOLDER = join(PUBLIC, 'widget')
const SOURCES = join(import.meta.dirname, 'widget')

const BROWSERS = ['chrome109', 'edge109', 'firefox115', 'safari16.4']

await build()

async function build(): Promise<void> {
  // A production installation lacks development packages and gets the files prebuilt.
  const esbuild = await import('esbuild').catch(() => undefined)
  if (esbuild === undefined) {
    if (existsSync(LOADER)) return console.log('The browser files are there already; esbuild is not')
    throw new Error('The browser files need esbuild: run `npm ci` with the development packages once')
  }
  await rm(PANEL_FOLDER, { recursive: true, force: true })
  await mkdir(PANEL_FOLDER, { recursive: true })
  const common = {
    bundle: true,
    minify: true,
    target: BROWSERS,
    legalComments: 'none' as const,
    plugins: [minifiedStyles(esbuild.transform), jsxOfPreact()],
    tsconfigRaw: { compilerOptions: { jsx: 'react' as const, jsxFactory: 'h', jsxFragmentFactory: 'Fragment' } },
    logLevel: 'warning' as const,
    charset: 'utf8' as const,
  } satisfies BuildOptions
  const panel = await esbuild.build({
    ...common,
    entryPoints: [join(SOURCES, 'panel.tsx')],
    outdir: PANEL_FOLDER,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    format: 'esm',
    splitting: true,
    metafile: true,
  })
  const { entry, files: panelFiles } = await mergeEntry(panel.metafile)
  const scripts = { 'loader.ts': LOADER, 'preview.ts': PREVIEW }
  for (const [source, outfile] of Object.entries(scripts))
    await esbuild.build({
      ...common,
      entryPoints: [join(SOURCES, source)],
      outfile,
      format: 'iife',
      define: { PANEL_FILE: JSON.stringify(`/widget/${entry}`) },
    })
  const { buildGuide } = await import('./guide.ts')
  const { buildPortal } = await import('./portal.ts')
  const files = [
    LOADER,
    PREVIEW,
    ...panelFiles.map((name) => join(PANEL_FOLDER, name)),
    ...(await buildGuide()),
    ...(await buildPortal()),
  ]
  await Promise.all(files.map(compress))
}

/**
 * esbuild moves what the panel shares with its parts into a file of its own, and leaves an entry that only re-exports it: one
 * more request before anything is shown. The shared file takes over the names of the entry, and its place.
 */
async function mergeEntry({ outputs }: Metafile): Promise<{ entry: string; files: string[] }> {
  const names = Object.keys(outputs).map((path) => basename(path))
  const entry = names.find((name) => name.startsWith('panel-'))!
  const text = await readFile(join(PANEL_FOLDER, entry), 'utf8')
  const reExport = /^import\{([^}]+)\}from"\.\/([^"]+)";export\{([^}]+)\};\s*$/.exec(text)
  if (reExport === null) return { entry, files: names }
  const [, imports = '', shared = '', exports = ''] = reExport
  const sources = new Map(renamesIn(imports).map(([name, local]) => [local, name]))
  const renamed = renamesIn(exports).map(([local, name]) => `${sources.get(local)} as ${name}`)
  await appendFile(join(PANEL_FOLDER, shared), `export{${renamed.join(',')}}from"./${shared}";`)
  await rm(join(PANEL_FOLDER, entry))
  return { entry: shared, files: names.filter((name) => name !== entry) }
}

/** The pairs of `a as b,c`. */
function renamesIn(list: string): [string, string][] {
  return list.split(',').map((item) => {
    const [name = '', as = name] = item.split(' as ')
    return [name, as]
  })
}

/** Style sheets are imported as text, which esbuild would leave as written. */
function minifiedStyles(transform: typeof Transform): Plugin {
  return {
    name: 'minified-styles',
    setup({ onLoad }) {
      onLoad({ filter: /\.css$/ }, async ({ path }) => {
        const { code } = await transform(await readFile(path, 'utf8'), {
          loader: 'css',
          minify: true,
          target: BROWSERS,
        })
        return { contents: code.trim(), loader: 'text' }
      })
    },
  }
}

/** JSX becomes calls of `h`, which the panel has anyway: Preact's JSX runtime, which types use, would be 100 bytes more. */
function jsxOfPreact(): Plugin {
  return {
    name: 'jsx-of-preact',
    setup({ onLoad }) {
      onLoad({ filter: /\.tsx$/ }, async ({ path }) => ({
        contents: `import { Fragment, h } from 'preact';${await readFile(path, 'utf8')}`,
        loader: 'tsx',
      }))
    },
  }
}

/** Compressed once, instead of on every request. */
async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await Promise.all([
    promisify(gzip)(bytes, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
    promisify(brotliCompress)(bytes, brotliOptions).then((packed) => writeFile(`${file}.br`, packed)),
  ])
}
