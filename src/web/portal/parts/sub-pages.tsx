import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import type { Entry } from '../shell/navigation.ts'
import { Icon } from './icons.tsx'
import styles from './sub-pages.module.css'

interface SubPagesProps {
  label: string
  entries: Entry[]
  children?: ReactNode
}

/** A part of the entry before stays in sight, and tells that there is more. */
const SHOWN_BEFORE_PX = 64

/** The shape "sub-navigation and page". */
export function SubPages({ label, entries, children }: SubPagesProps) {
  const list = useRef<HTMLElement>(null)
  const path = useLocation({ select: ({ pathname }) => pathname })
  // On phones the entries are one line, longer than the screen.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (current != null)
      list.current?.scrollTo({ left: current.offsetLeft - list.current.offsetLeft - SHOWN_BEFORE_PX })
  }, [path])
  return (
    <div className={styles.columns}>
      <nav ref={list} className={styles.list} aria-label={label}>
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
