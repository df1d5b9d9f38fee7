import { Button, Group, Modal } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf, api, type Api } from '../api/client.ts'
import { accountQuery, queryClient, useAccount } from '../api/session.ts'
import { Await } from '../parts/await.tsx'
import { Icon } from '../parts/icons.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { Refused } from '../parts/refused.tsx'
import { State } from '../parts/page-states.tsx'
import { Section } from '../parts/section.tsx'
import { fill, t } from '../texts/index.ts'
import styles from './knowledge.module.css'
import { contradictionsQuery, refreshKnowledge, wantedContradictionsQuery } from './queries.ts'

type Contradiction = Api['Contradictions']['data'][number]
type Kept = Api['ResolvedContradiction']['keep']

/** Where a document and the settings disagree. Visitors hear the settings until somebody decides. */
export function Contradictions() {
  const query = useQuery(contradictionsQuery)
  return (
    <Section title={t.nav.contradictions} text={t.knowledge.contradictionsText}>
      <Await query={query}>
        {({ data }) =>
          data.length === 0 ? (
            <State icon="check" title={t.knowledge.noContradictions} text={t.knowledge.noContradictionsText} />
          ) : (
            <ul className={styles.contradictions}>
              {data.map((one) => (
                <li key={one.contradiction_id}>
                  <Both contradiction={one} />
                </li>
              ))}
            </ul>
          )
        }
      </Await>
      <Wanted />
    </Section>
  )
}

function Both({ contradiction }: { contradiction: Contradiction }) {
  const { isAdmin } = useAccount()
  const { kind, title, quote, document_says: says, settings_say: settings } = contradiction
  return (
    <article className={styles.contradiction} aria-label={nameOf(contradiction)}>
      <h3>
        <Icon name="warning" size={16} /> {t.knowledge.about[kind]}
      </h3>
      <div className={styles.sides}>
        <blockquote>
          <p className="meta">{title}</p>“{quote}”<p className="meta">{fill(t.knowledge.thatIs, { value: says })}</p>
        </blockquote>
        <blockquote>
          <p className="meta">{t.knowledge.theSettings}</p>
          {settings}
        </blockquote>
      </div>
      <div className={styles.acts}>
        <p className="dim">{fill(t.knowledge.visitorsHear, { settings })}</p>
        {isAdmin && <Decision contradiction={contradiction} />}
      </div>
    </article>
  )
}

function nameOf({ kind, settings_say: settings }: Contradiction): string {
  return `${t.knowledge.about[kind]}: ${settings}`
}

function Decision({ contradiction }: { contradiction: Contradiction }) {
  const { document_id: documentId, quote, document_would_say: rewritten } = contradiction
  const words = t.knowledge
  return (
    <Group gap={8}>
      {rewritten === null ? (
        <LinkButton size="xs" to="/knowledge/documents/$documentId" params={{ documentId }} search={{ find: quote }}>
          {words.settingsRight}
        </LinkButton>
      ) : (
        <Change
          contradiction={contradiction}
          keep="settings"
          words={{
            label: words.settingsRight,
            title: words.changeDocument,
            text: words.changeDocumentText,
            act: words.changeDocumentAct,
          }}
          change={{ before: quote, after: rewritten }}
        />
      )}
      {contradiction.settings_would_say === null ? (
        <LinkButton size="xs" to="/settings/business" hash="hours">
          {words.documentRight}
        </LinkButton>
      ) : (
        <Change
          contradiction={contradiction}
          keep="document"
          words={{
            label: words.documentRight,
            title: words.changeSettings,
            text: words.changeSettingsText,
            act: words.changeAct,
          }}
          change={{ before: contradiction.settings_say, after: contradiction.settings_would_say }}
        />
      )}
      <Decide contradiction={contradiction} keep="both" label={words.bothRight} />
    </Group>
  )
}

interface ChangeProps {
  contradiction: Contradiction
  keep: Kept
  words: { label: string; title: string; text: string; act: string }
  change: { before: string; after: string }
}

/** Writes one side's value into the other, after it was shown what will change. */
function Change({ contradiction, keep, words, change }: ChangeProps) {
  const [isOpen, setOpen] = useState(false)
  const deciding = useDecision(contradiction, keep, () => setOpen(false))
  return (
    <>
      <Button size="xs" onClick={() => setOpen(true)}>
        {words.label}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={words.title}
        closeButtonProps={{ 'aria-label': t.form.close }}
      >
        <p className="dim">{words.text}</p>
        <dl className={styles.change}>
          <dt>{t.knowledge.now}</dt>
          <dd>{change.before}</dd>
          <dt>{t.knowledge.after}</dt>
          <dd>{change.after}</dd>
        </dl>
        <Refused error={deciding.error} />
        <Group mt="md" gap={8}>
          <Button variant="filled" loading={deciding.isPending} onClick={() => deciding.mutate()}>
            {words.act}
          </Button>
          <Button onClick={() => setOpen(false)}>{t.form.keep}</Button>
        </Group>
      </Modal>
    </>
  )
}

/** A decision that changes nothing but this list, so it asks nothing: it can be taken back below. */
function Decide({ contradiction, keep, label }: Pick<ChangeProps, 'contradiction' | 'keep'> & { label: string }) {
  const deciding = useDecision(contradiction, keep)
  return (
    <>
      <Button size="xs" loading={deciding.isPending} onClick={() => deciding.mutate()}>
        {label}
      </Button>
      <Refused error={deciding.error} />
    </>
  )
}

/** Contradictions that somebody accepted, each with the way back. */
function Wanted() {
  const { isAdmin } = useAccount()
  const { data } = useQuery(wantedContradictionsQuery)
  if (data === undefined || data.data.length === 0) return null
  return (
    <section className={styles.wanted} aria-label={t.knowledge.wanted}>
      <h3>{t.knowledge.wanted}</h3>
      <p className="dim">{t.knowledge.wantedText}</p>
      <ul>
        {data.data.map((one) => (
          <li key={one.contradiction_id}>
            <div>
              <p>{nameOf(one)}</p>
              <p className="meta">
                {one.title}: “{one.quote}”
              </p>
            </div>
            {isAdmin && <Decide contradiction={one} keep="undecided" label={t.knowledge.decideAgain} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function useDecision({ contradiction_id: id }: Contradiction, keep: Kept, done = () => {}) {
  return useMutation({
    mutationFn: () =>
      answerOf(
        api.POST('/api/v1/knowledge/contradictions/{contradiction_id}/resolve', {
          params: { path: { contradiction_id: id } },
          body: { keep },
        }),
      ),
    onSuccess: async () => {
      // The settings may be others now.
      if (keep === 'document') await queryClient.invalidateQueries({ queryKey: accountQuery.queryKey })
      await refreshKnowledge()
      done()
    },
  })
}
