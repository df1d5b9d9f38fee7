import { Button, Group, Modal } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf, api, type Api } from '../api/client.ts'
import { asProblem } from '../api/problem.ts'
import { accountQuery, queryClient, useAccount } from '../api/session.ts'
import { Await } from '../parts/await.tsx'
import { generalWords } from '../parts/form.ts'
import { Icon } from '../parts/icons.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { Note } from '../parts/note.tsx'
import { State } from '../parts/page-states.tsx'
import { Section } from '../parts/section.tsx'
import { fill, t } from '../texts/index.ts'
import styles from './knowledge.module.css'
import { contradictionsQuery, refreshKnowledge } from './queries.ts'

type Contradiction = Api['Contradictions']['data'][number]

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
                <li key={JSON.stringify(one)}>
                  <Both contradiction={one} />
                </li>
              ))}
            </ul>
          )
        }
      </Await>
    </Section>
  )
}

function Both({ contradiction }: { contradiction: Contradiction }) {
  const { isAdmin } = useAccount()
  const { kind, title, quote, document_says: says, settings_say: settings, document_id: documentId } = contradiction
  return (
    <article className={styles.contradiction} aria-label={`${t.knowledge.about[kind]}: ${settings}`}>
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
        {isAdmin && (
          <>
            <LinkButton
              size="xs"
              to="/knowledge/documents/$documentId"
              params={{ documentId }}
              search={{ find: quote }}
            >
              {t.knowledge.settingsRight}
            </LinkButton>
            <DocumentIsRight contradiction={contradiction} />
          </>
        )}
      </div>
    </article>
  )
}

/** Takes the document's value into the settings, after it was shown what will change. */
function DocumentIsRight({ contradiction }: { contradiction: Contradiction }) {
  const [isOpen, setOpen] = useState(false)
  const { kind, settings_say: before, document_says: after } = contradiction
  const tenantId = useAccount().tenant.tenant_id
  const taking = useMutation({
    mutationFn: () => takeOver(tenantId, contradiction),
    onSuccess: async () => {
      await refreshKnowledge()
      setOpen(false)
    },
  })
  return (
    <>
      <Button size="xs" onClick={() => setOpen(true)}>
        {t.knowledge.documentRight}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t.knowledge.changeSettings}
        closeButtonProps={{ 'aria-label': t.form.close }}
      >
        <p className="dim">{t.knowledge.changeSettingsText}</p>
        <dl className={styles.change}>
          <dt>{t.knowledge.now}</dt>
          <dd>{before}</dd>
          <dt>{t.knowledge.after}</dt>
          <dd>{kind === 'opening_hours' || kind === 'price' ? `${before.split(': ', 1)[0]}: ${after}` : after}</dd>
        </dl>
        <div role="alert">
          {taking.error !== null && <Note tone="bad">{generalWords(asProblem(taking.error))}</Note>}
        </div>
        <Group mt="md" gap={8}>
          <Button variant="filled" loading={taking.isPending} onClick={() => taking.mutate()}>
            {t.knowledge.changeAct}
          </Button>
          <Button onClick={() => setOpen(false)}>{t.form.keep}</Button>
        </Group>
      </Modal>
    </>
  )
}

async function takeOver(tenantId: string, { kind, document_says: says, day, service_id: serviceId }: Contradiction) {
  if (kind === 'price') return setPrice(serviceId!, says)
  const business = kind === 'opening_hours' ? { hours: { [day!]: [periodOf(says)] } } : { [kind]: says }
  const tenant = await answerOf(
    api.PATCH('/api/v1/tenants/{tenant_id}', { params: { path: { tenant_id: tenantId } }, body: { business } }),
  )
  queryClient.setQueryData(accountQuery.queryKey, (old) => old && { ...old, tenant })
}

function periodOf(range: string) {
  const [start, end] = range.split('–') as [string, string]
  return { start, end }
}

/** The amount changes, and what is written around it stays: `from 99 €`. */
async function setPrice(serviceId: string, amount: string): Promise<void> {
  const path = { service_id: serviceId }
  const { price } = await answerOf(api.GET('/api/v1/services/{service_id}', { params: { path } }))
  const changed = typeof price === 'string' ? price.replace(/\d+(?:[.,]\d{1,2})?/u, amount) : Number(amount)
  await answerOf(api.PATCH('/api/v1/services/{service_id}', { params: { path }, body: { price: changed } }))
}
