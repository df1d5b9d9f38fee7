import { Badge } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { answerOf, api, type Api } from '../../api/client.ts'
import { Await } from '../../parts/await.tsx'
import { Note } from '../../parts/note.tsx'
import { fill, t } from '../../texts/index.ts'
import styles from './phone.module.css'

type Line = Api['PhoneLine']
type AssignedNumber = Line['numbers'][number]

export const lineQuery = queryOptions({
  queryKey: ['phone line'],
  queryFn: () => answerOf(api.GET('/api/v1/calls/line', {})),
})

/** The numbers of the business, and whether their calls come in here. */
export function PhoneLine() {
  return (
    <section className={styles.line} aria-label={t.phone.line.title}>
      <Await query={useQuery(lineQuery)} rows={1}>
        {(line) => <State line={line} />}
      </Await>
    </section>
  )
}

function State({ line: { simulated, numbers } }: { line: Line }) {
  if (simulated) return <Note tone="info">{t.phone.line.simulated}</Note>
  if (numbers.length === 0) return <Note tone="info">{t.phone.noNumber}</Note>
  return (
    <ul className={styles.numbers}>
      {numbers.map((one) => (
        <li key={one.number}>
          <strong>{one.number}</strong>
          <Badge data-tone={TONES[one.state]}>{t.phone.line.states[one.state]}</Badge>
          <span className="dim">{wordsOf(one)}</span>
        </li>
      ))}
    </ul>
  )
}

const TONES: Record<AssignedNumber['state'], string> = {
  connected: 'ok',
  incomplete: 'warn',
  elsewhere: 'bad',
  missing: 'bad',
  unknown: 'warn',
}

function wordsOf({ state, goes_to: address }: AssignedNumber): string {
  const { line } = t.phone
  if (state !== 'elsewhere') return line[state]
  return address === null ? line.nowhere : fill(line.elsewhere, { address })
}
