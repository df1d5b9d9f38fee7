import { Link, Outlet } from '@tanstack/react-router'
import { Suspense, type ReactNode } from 'react'
import type { Entry } from '../shell/navigation.ts'
import { Icon } from './icons.tsx'
import styles from './sub-pages.module.css'

interface SubPagesProps {
  label: string
  entries: Entry[]
  children?: ReactNode
}

/** The shape "sub-navigation and page". */
export function SubPages({ label, entries, children }: SubPagesProps) {
  return (
    <div className={styles.columns}>
      <nav className={styles.list} aria-label={label}>
        {entries.map(({ to, label: name, icon }) => (
          <Link key={to} to={to} activeProps={{ 'aria-current': 'page' }}>
            <Icon name={icon} size={16} />
            {name}
          </Link>
        ))}
        {children}
      </nav>
      <div className={styles.content}>
        <Suspense>
          <Outlet />
        </Suspense>
      </div>
    </div>
  )
}
