import { Skeleton } from '@mantine/core'
import { useEffect, useState, type ReactNode } from 'react'
import { Refusal } from './page-states.tsx'
import styles from './await.module.css'

interface Waiting<T> {
  data: T | undefined
  error: unknown
  refetch: () => unknown
}

interface AwaitProps<T> {
  query: Waiting<T>
  /** Rows of the skeleton, which has the height of what comes. */
  rows?: number
  children: (data: T) => ReactNode
}

/** The one place for what is not there yet, or could not be read. Old data stays while new is read. */
export function Await<T>({ query: { data, error, refetch }, rows = 4, children }: AwaitProps<T>) {
  if (data !== undefined) return children(data)
  if (error !== null && error !== undefined) return <Refusal error={error} retry={() => void refetch()} />
  return <Rows count={rows} />
}

/** A quick answer needs no skeleton, which would only flicker. */
const PATIENCE_MS = 300

function Rows({ count }: { count: number }) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles.rows} aria-hidden={!isLate}>
      {isLate &&
        Array.from({ length: count }, (_, row) => (
          <div key={row} className={styles.row}>
            <Skeleton height={10} width={`${30 + ((row * 17) % 25)}%`} />
            <Skeleton height={10} width={`${50 + ((row * 23) % 30)}%`} />
          </div>
        ))}
    </div>
  )
}
