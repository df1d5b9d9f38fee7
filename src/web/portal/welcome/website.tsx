import { Button, Progress } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useMutation, useQuery } from '@tanstack/react-query'
import { answerOf, api } from '../api/client.ts'
import { useAccount } from '../api/session.ts'
import { Await } from '../parts/await.tsx'
import { Icon, type IconName } from '../parts/icons.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { Note } from '../parts/note.tsx'
import { Refused } from '../parts/refused.tsx'
import { Preview, useWidgetConfig } from '../settings/preview.tsx'
import { fill, t } from '../texts/index.ts'
import { ProposalRow } from './proposal-row.tsx'
import { readingQuery, refreshAll, type Proposal, type Reading } from './queries.ts'
import { StepPage } from './welcome.tsx'
import styles from './welcome.module.css'

/** "Is this right?": what the website says, taken over by a click. */
export function WebsiteStep() {
  return (
    <Await query={useQuery(readingQuery)}>
      {(reading) => (reading === null ? <None /> : <Found reading={reading} />)}
    </Await>
  )
}

function None() {
  return (
    <StepPage title={t.welcome.noReadingTitle} text={t.welcome.noReadingText}>
      <div>
        <LinkButton to="/welcome/business">{t.welcome.steps.business}</LinkButton>
      </div>
    </StepPage>
  )
}

function Found({ reading }: { reading: Reading }) {
  const { url, status, pages, proposals } = reading
  const words = t.welcome
  const host = url === null ? '' : (URL.parse(url)?.host ?? url)
  const title = url === null ? words.templateTitle : status === 'reading' ? words.readingTitle : words.readTitle
  const text = url === null ? words.templateText : fill(words.readText, { count: pages, host })
  const done = proposals.filter(({ state }) => state === 'accepted').length
  const note = fill(done === proposals.length ? words.acceptedOf : words.acceptedSoFar, { done, all: proposals.length })
  return (
    <StepPage
      title={title}
      text={text}
      act={<AcceptAll reading={reading} />}
      beside={<Visitors />}
      {...(proposals.length > 0 && { note })}
    >
      {status === 'reading' && (
        <div role="status">
          <Progress value={Math.min(95, 5 * pages + 5)} animated aria-label={words.readingTitle} />
        </div>
      )}
      {status === 'failed' && <Failure reading={reading} />}
      {GROUPS.map(({ name, icon, kinds }) => {
        const rows = proposals.filter(({ kind }) => kinds.includes(kind))
        return (
          rows.length > 0 && (
            <Group key={name} title={words.groups[name]} icon={icon} rows={rows} readingId={reading.reading_id} />
          )
        )
      })}
    </StepPage>
  )
}

/** The widget as it stands: what is accepted shows there. */
function Visitors() {
  const { tenant } = useAccount()
  const isWide = useMediaQuery('(min-width: 1240px)')
  const { config } = useWidgetConfig(tenant.tenant_id, tenant.version)
  if (isWide !== true) return null
  return (
    <aside className={styles.visitors}>
      <Preview config={config} look={tenant.widget} title={t.welcome.visitors} text={t.welcome.visitorsText} />
    </aside>
  )
}

const GROUPS: { name: keyof typeof t.welcome.groups; icon: IconName; kinds: readonly string[] }[] = [
  { name: 'contacts', icon: 'home', kinds: ['address', 'phone', 'email'] },
  { name: 'hours', icon: 'clock', kinds: ['hours'] },
  { name: 'services', icon: 'calendar', kinds: ['service'] },
  { name: 'staff', icon: 'people', kinds: ['staff'] },
  { name: 'words', icon: 'chat', kinds: ['greeting', 'questions'] },
  { name: 'knowledge', icon: 'book', kinds: ['knowledge'] },
]

interface GroupProps {
  title: string
  icon: IconName
  rows: Proposal[]
  readingId: string
}

function Group({ title, icon, rows, readingId }: GroupProps) {
  const done = rows.filter(({ state }) => state === 'accepted').length
  return (
    <section className={styles.group} aria-label={title}>
      <h2>
        <Icon name={icon} /> {title}
        <span className="meta number">{fill(t.welcome.acceptedOf, { done, all: rows.length })}</span>
      </h2>
      <ul>
        {rows.map((proposal) => (
          <ProposalRow key={proposal.proposal_id} readingId={readingId} proposal={proposal} />
        ))}
      </ul>
    </section>
  )
}

/** As the API takes them over: what is disputed, or lacks its duration, stays open. */
function agree({ state, agreement, candidates: [first] }: Proposal): boolean {
  const lacks = first?.value.kind === 'service' && first.value.duration_minutes === null
  return state === 'open' && agreement === 'agrees' && !lacks
}

function AcceptAll({ reading: { reading_id: id, proposals, status } }: { reading: Reading }) {
  const count = proposals.filter(agree).length
  const accepting = useMutation({
    mutationFn: async () => {
      const params = { path: { reading_id: id } }
      await answerOf(api.POST('/api/v1/website-readings/{reading_id}/accept', { params }))
      await refreshAll()
    },
  })
  if (status === 'reading' || (count === 0 && accepting.error === null)) return null
  return (
    <div>
      <Button
        leftSection={<Icon name="check" size={16} />}
        loading={accepting.isPending}
        onClick={() => accepting.mutate()}
      >
        {fill(t.welcome.acceptAll, { count })}
      </Button>
      <Refused error={accepting.error} />
    </div>
  )
}

/** The reason, and both ways on. */
function Failure({ reading: { failure, url, trade } }: { reading: Reading }) {
  const restarting = useMutation({
    mutationFn: async (body: { url?: string | null; trade: Reading['trade'] }) => {
      await answerOf(api.POST('/api/v1/website-readings', { body }))
      await refreshAll()
    },
  })
  return (
    <Note tone="warn">
      <p>{t.welcome.failures[failure ?? 'unreadable']}</p>
      <div className={styles.chips}>
        <Button size="xs" loading={restarting.isPending} onClick={() => restarting.mutate({ url, trade })}>
          {t.welcome.readAgain}
        </Button>
        {trade !== null && (
          <Button size="xs" loading={restarting.isPending} onClick={() => restarting.mutate({ trade })}>
            {t.welcome.takeTemplate}
          </Button>
        )}
      </div>
      <Refused error={restarting.error} />
    </Note>
  )
}
