/** `npm run train -- matters`, `-- openings`, `-- numbers` and `-- understanding --data DIR`: each trains one model of the offline engine. */
const RUNS = new Map([
  ['matters', () => import('./matters/training/run.ts')],
  ['openings', () => import('./understanding/training/openings.ts')],
  ['numbers', () => import('./understanding/number-roles/training/run.ts')],
  ['understanding', () => import('./understanding/training/run.ts')],
])

const run = RUNS.get(process.argv[2] ?? '')
if (run === undefined) {
  console.error('Usage: npm run train -- matters | openings | numbers | understanding --data DIR')
  process.exit(2)
}
await run()
