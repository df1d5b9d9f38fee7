import { parseArgs } from 'node:util'
import type { Result } from './report.ts'
import { turnResults } from './hearing/turns.ts'
import { whenResults } from './hearing/when.ts'

/**
 * Whether the offline understanding hears strangers' words: days and times (`when-LANGUAGE.jsonl`) against what they mean,
 * and acts (`turns.jsonl`, of which the understanding has not read the fifth that counts; and sentences of ours).
 * The sentences are not part of the repository: `--data DIR`.
 */
export async function run(args: string[]): Promise<Result[]> {
  const { values } = parseArgs({
    args,
    options: { data: { type: 'string' }, show: { type: 'boolean', default: false } },
  })
  if (values.data === undefined)
    return [{ name: 'hearing', skipped: 'no --data DIR with when-*.jsonl and turns.jsonl' }]
  return [
    ...(await whenResults(values.data, { isShown: values.show })),
    ...turnResults(values.data, { isShown: values.show }),
  ]
}
