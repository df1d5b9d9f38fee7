import type { Result } from './report.ts'
import { benchEngine } from './slots/engine.ts'
import { benchHttp } from './slots/http.ts'

/** Time to compute the free slots of the next month. `npm run bench -- slots`. */
export async function run(): Promise<Result[]> {
  return [...benchEngine(), ...(await benchHttp())]
}
