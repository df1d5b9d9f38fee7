import { Kbd, Modal, Progress } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { followLive, reconnectLive, useIsLost } from '../api/live.ts'
import { accountQuery, onOtherTab, onSessionEnd, queryClient, tellTabs, useAccount } from '../api/session.ts'
import { SignInForm } from '../doors/sign-in.tsx'
import { useAlerts } from '../inbox/alerts.ts'
import { waitingQuery } from '../inbox/queries.ts'
import { Icon } from '../parts/icons.tsx'
import { useLongJob } from '../parts/long-job.ts'
import { fill, t } from '../texts/index.ts'
import { AnsweringSwitch } from './answering.tsx'
import { KeyList, useKeys } from './keys.tsx'
import { groupsOfPages, type GroupOfPages } from './navigation.ts'
import { MODIFIER } from './modifier.ts'
import { Palette } from './palette.tsx'
import { openQuery } from '../today/queries.ts'
import { SetupCard } from '../welcome/setup-card.tsx'
import { PersonMenu } from './person-menu.tsx'
import styles from './shell.module.css'
import { initialsOf } from '../parts/initials.ts'

/** As they are written on this computer's keyboard. */
const FIND_KEYS = MODIFIER === '⌘' ? '⌘K' : 'Ctrl K'

const Toasts = lazy(() => import('../parts/toasts.tsx'))

const FOLDED_AS = 'sidebar-folded'

/** Keeps it for the next page load, and returns it. */
function keptFold(isFolded: boolean): boolean {
  if (isFolded) localStorage.setItem(FOLDED_AS, 'yes')
  else localStorage.removeItem(FOLDED_AS)
  return isFolded
}

/** Pages that need the width have the narrow sidebar on most screens, and small screens have it everywhere. */
function useIsRail(): boolean {
  const needsWidth = useLocation({ select: ({ pathname }) => /^\/(inbox|bookings)/.test(pathname) })
  const [isMiddling, isSmall] = [useMediaQuery('(max-width: 1439px)'), useMediaQuery('(max-width: 1023px)')]
  return isSmall || (isMiddling && needsWidth)
}

/** Around every page of somebody who is signed in. */
function Setup() {
  return (
    <div className={styles.setup}>
      <SetupCard />
    </div>
  )
}

function Business({ name }: { name: string }) {
  return (
    <p className={styles.business}>
      <span className={styles.initials}>{initialsOf(name)}</span>
      <span className={styles.label}>{name}</span>
    </p>
  )
}

export function Shell() {
  const { tenant, isAdmin } = useAccount()
  const [layer, setLayer] = useState<'palette' | 'keys' | null>(null)
  const close = () => setLayer(null)
  const [isFolded, fold] = useState(() => localStorage.getItem(FOLDED_AS) !== null)
  useKeys({
    openPalette: () => setLayer('palette'),
    openKeys: () => setLayer('keys'),
    toggleSidebar: () => fold(keptFold(!isFolded)),
    isAdmin,
  })
  useEffect(followLive, [])
  const isRail = useIsRail() || isFolded
  return (
    <div className={styles.shell} data-rail={isRail}>
      <a className={styles.skip} href="#page">
        {t.shell.skip}
      </a>
      <nav className={styles.sidebar} aria-label={t.shell.navigation}>
        <Business name={tenant.name} />
        <button type="button" className={styles.find} onClick={() => setLayer('palette')}>
          <Icon name="search" size={16} />
          <span className={styles.label}>{t.shell.find}</span>
          <Kbd size="xs">{FIND_KEYS}</Kbd>
        </button>
        <Sections isAdmin={isAdmin} className={styles.entries!} />
        {isAdmin && <Setup />}
        <LongJobLine />
        <AnsweringSwitch />
        <PersonMenu openKeys={() => setLayer('keys')} />
      </nav>
      <main id="page" tabIndex={-1} className={styles.page}>
        <FocusOnHeading />
        <Lost />
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
      <Palette isOpen={layer === 'palette'} close={close} openKeys={() => setLayer('keys')} />
      <KeyList isOpen={layer === 'keys'} close={close} />
      <SignInLayer />
      <Suspense>
        <Toasts />
      </Suspense>
    </div>
  )
}

/** A thin line in the sidebar while something goes on elsewhere, which leads to its page. */
function LongJobLine() {
  const job = useLongJob()
  const path = useLocation({ select: ({ pathname }) => pathname })
  if (job === null || path === job.to) return null
  return (
    <Link to={job.to} className={styles.job} title={job.words}>
      <span className={styles.label}>{job.words}</span>
      <Progress value={(100 * job.done) / Math.max(1, job.of)} size={4} aria-label={job.words} />
    </Link>
  )
}

/** Said in words, because a page that stands still looks like a quiet day. */
function Lost() {
  const isLost = useIsLost()
  return <div role="status">{isLost && <p className={styles.lost}>{t.shell.lost}</p>}</div>
}

function Sections({ isAdmin, className }: { isAdmin: boolean; className: string }) {
  const { count, newest } = useAlerts()
  const counts = { ...useOpen(), '/inbox': { count, words: t.inbox.wait, isWaiting: true } }
  const groups = groupsOfPages(isAdmin)
  return (
    <>
      <div role="alert" className="unseen">
        {newest !== null && fill(t.inbox.asksForPerson, { name: newest })}
      </div>
      <ul className={className}>
        {groups.map((group) => (
          <li key={group.to} data-tab={group.isTab} data-parted={group.isParted}>
            <SectionLink group={group} count={counts[group.to]} />
          </li>
        ))}
        <li className={styles.more}>
          <More groups={groups.filter(({ isTab }) => !isTab)} />
        </li>
      </ul>
    </>
  )
}

interface Count {
  count: number
  /** Label of the count for screen readers. */
  words: string
  /** The count is of people who wait, and drawn filled; other counts are plain. */
  isWaiting?: boolean
}

type Counts = Partial<Record<GroupOfPages['to'], Count>>

function useOpen(): Counts {
  const { data } = useQuery(openQuery)
  if (data === undefined) return {}
  const { open } = t.shell
  return {
    '/calls': { count: data.calls, words: open.calls },
    '/leads': { count: data.leads, words: open.leads },
    '/knowledge/documents': { count: data.questions, words: open.questions },
  }
}

function SectionLink({ group, count: counted }: { group: GroupOfPages; count?: Count | undefined }) {
  const { to, label, icon } = group
  const isCurrent = useIsWithin([group])
  return (
    <Link
      to={to}
      className={styles.entry}
      data-current={isCurrent}
      aria-current={isCurrent ? 'page' : undefined}
      title={label}
    >
      <Icon name={icon} />
      <span className={styles.label}>{label}</span>
      {counted !== undefined && counted.count > 0 && (
        <span className={styles.count} data-waits={counted.isWaiting}>
          {counted.count} <span className="unseen">{counted.words}</span>
        </span>
      )}
    </Link>
  )
}

/** Whether the page is one of these groups: a navigation draws the entries anew whose answer changes. */
function useIsWithin(groups: GroupOfPages[]): boolean {
  return useLocation({
    select: ({ pathname }) =>
      groups.some(({ under }) => (under === '/' ? pathname === '/' : pathname.startsWith(under))),
  })
}

/** The last tab of a phone: five fit, and ten would scroll out of sight. */
function More({ groups }: { groups: GroupOfPages[] }) {
  const [isOpen, setOpen] = useState(false)
  const isCurrent = useIsWithin(groups)
  return (
    <>
      <button
        type="button"
        className={styles.entry}
        data-current={isCurrent}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
        {t.shell.more}
      </button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t.shell.more}
        closeButtonProps={{ 'aria-label': t.form.close }}
      >
        <Sheet groups={groups} close={() => setOpen(false)} />
      </Modal>
    </>
  )
}

/** Closes when another page is opened. It is drawn while it is open alone. */
function Sheet({ groups, close }: { groups: GroupOfPages[]; close: () => void }) {
  const pathname = usePathname()
  const [first] = useState(pathname)
  useEffect(() => {
    if (pathname !== first) close()
  }, [pathname, first])
  return (
    <ul className={styles.sheet}>
      {groups.map((group) => (
        <li key={group.to}>
          <SectionLink group={group} />
        </li>
      ))}
    </ul>
  )
}

function usePathname(): string {
  return useLocation({ select: ({ pathname }) => pathname })
}

/** A session that ends takes nothing that was typed: the sign-in stands on a layer over the page. */
export function SignInLayer() {
  const { user } = useAccount()
  const [isEnded, setEnded] = useState(false)
  useEffect(() => onSessionEnd(() => setEnded(true)), [])
  useEffect(
    () =>
      onOtherTab((change) => {
        if (change === 'signed-out') location.assign('/')
        else void resume(user.user_id).then(() => setEnded(false))
      }),
    [user.user_id],
  )
  return (
    <Modal opened={isEnded} onClose={() => {}} withCloseButton={false} closeOnEscape={false} title={t.shell.ended}>
      <p className="dim">{t.shell.endedText}</p>
      <SignInForm
        email={user.email}
        onSignedIn={async () => {
          await resume(user.user_id)
          tellTabs('signed-in')
          setEnded(false)
        }}
      />
    </Modal>
  )
}

/** Another person starts with an empty page. */
async function resume(userId: string): Promise<void> {
  const account = await queryClient.fetchQuery({ ...accountQuery, staleTime: 0 })
  if (account.user.user_id !== userId) location.assign('/')
  else await queryClient.invalidateQueries()
  reconnectLive()
}

/** After a navigation, screen readers start at the page's name, as after a page load. Nothing but this is drawn for it. */
export function FocusOnHeading() {
  const pathname = usePathname()
  const [first] = useState(pathname)
  useEffect(() => {
    if (pathname === first) return
    const heading = document.querySelector<HTMLElement>('#page h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus()
  }, [pathname, first])
  return null
}

interface HeadingProps {
  title: string
  before?: ReactNode
  below?: ReactNode
  /** Acts, at the end of the line. */
  children?: ReactNode
}

/** The title of the tab and the heading of the page. */
export function PageHeading({ title, before, below, children }: HeadingProps) {
  const { tenant } = useAccount()
  const waiting = useQuery(waitingQuery).data?.counts?.waiting ?? 0
  useEffect(() => {
    const mark = waiting === 0 ? '' : `(${waiting}) `
    document.title = mark + fill(t.shell.title, { page: title, business: tenant.name })
  }, [title, tenant.name, waiting])
  return (
    <header className={styles.header}>
      {before}
      <div className={styles.heading}>
        <h1>{title}</h1>
        {below}
      </div>
      {children}
    </header>
  )
}
