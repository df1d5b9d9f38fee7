import type { Result } from './report.ts'
import { benchEngine } from './slots/engine.ts'
import { benchHttp } from './slots/http.ts'

/** How long it takes to say which slots are free in the next month. `npm run bench -- slots`. */
export async function run(): Promise<Result[]> {
  return [...benchEngine(), ...(await benchHttp())]
}
