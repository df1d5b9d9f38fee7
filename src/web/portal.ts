/** Builds the portal: `portal/` becomes `public/portal/`, a document and files named by content hash. */
import { join } from 'node:path'
import { build } from 'vite'

const SOURCES = join(import.meta.dirname, 'portal')
const OUTPUT = join(import.meta.dirname, '../../public/portal')

/** React 19 and Mantine 9 need these; the widget supports older ones. */
const BROWSERS = ['chrome111', 'edge111', 'firefox128', 'safari16.4']

/** Returns the paths of the written files, without the document: it is sent with a new nonce each time. */
export async function buildPortal(): Promise<string[]> {
  const { output } = await build({
    configFile: false,
    root: SOURCES,
    base: '/portal/',
    logLevel: 'warn',
    html: { cspNonce: 'PORTAL_NONCE' },
    build: {
      outDir: OUTPUT,
      emptyOutDir: true,
      target: BROWSERS,
      assetsDir: '',
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: { onLog: (level, log, report) => !isExpected(log.code) && report(level, log) },
    },
    // The result would be a list for several outputs, or a watcher; neither is asked for.
  }).then((result) => result as Extract<typeof result, { output: unknown }>)
  return output.map(({ fileName }) => join(OUTPUT, fileName)).filter((path) => !path.endsWith('.html'))
}

/**
 * "use client" means nothing here, and every file of the component library says it. Its calendar also reads the default export
 * of rrule, which only the CommonJS build has, and takes the named one otherwise.
 */
function isExpected(code: string | undefined): boolean {
  return code === 'MODULE_LEVEL_DIRECTIVE' || code === 'IMPORT_IS_UNDEFINED'
}
