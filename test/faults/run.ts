import { existsSync } from 'node:fs'
import { report, type Result } from '../bench/report.ts'

/** Exports of each `test/faults/NAME.ts`. */
interface FaultRun {
  run(args: string[]): Promise<Result[]>
}

const [name = '', ...args] = process.argv.slice(2)

if (!/^[a-z-]+$/.test(name) || !existsSync(new URL(`./${name}.ts`, import.meta.url))) {
  console.error('Usage: npm run faults -- NAME [options], NAME being a file of test/faults')
  process.exit(2)
}

const { run } = (await import(`./${name}.ts`)) as FaultRun
process.exit(report(await run(args)))
