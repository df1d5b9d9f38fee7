import type { ReactNode } from 'react'
import styles from './section.module.css'

interface SectionProps {
  title: string
  text: string
  /** The one primary act of the page. */
  act?: ReactNode
  children: ReactNode
}

/** A page below a sub-navigation: its name, what it is for, its act. */
export function Section({ title, text, act, children }: SectionProps) {
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.head}>
        <div>
          <h2>{title}</h2>
          <p className="dim">{text}</p>
        </div>
        {act}
      </div>
      {children}
    </section>
  )
}
