import { existsSync } from 'node:fs'
import { report, type Result } from './report.ts'

/** Exports of each `test/bench/NAME.ts`. */
interface Bench {
  run(args: string[]): Promise<Result[]>
}

const [name = '', ...args] = process.argv.slice(2)

if (!/^[a-z-]+$/.test(name) || !existsSync(new URL(`./${name}.ts`, import.meta.url))) {
  console.error('Usage: npm run bench -- NAME [options], NAME being a file of test/bench')
  process.exit(2)
}

const bench = (await import(`./${name}.ts`)) as Partial<Bench>
if (bench.run === undefined) {
  console.error(`test/bench/${name}.ts is a part of benches, not one`)
  process.exit(2)
}
const results = await bench.run(args)
process.exit(report(results))
