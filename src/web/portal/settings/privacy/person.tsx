import { Button, Group, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState, type SyntheticEvent } from 'react'
import { pairsIn } from '../../../../core/keys.ts'
import type { Api } from '../../api/client.ts'
import { asProblem } from '../../api/problem.ts'
import { Await } from '../../parts/await.tsx'
import { Confirmed } from '../../parts/confirm.tsx'
import { Icon } from '../../parts/icons.tsx'
import { Note } from '../../parts/note.tsx'
import { Refused } from '../../parts/refused.tsx'
import { State } from '../../parts/page-states.tsx'
import { fill, language, t } from '../../texts/index.ts'
import styles from './privacy.module.css'
import { downloadPerson, erasePerson, personQuery } from './queries.ts'
import { personSearch } from './search.ts'

type Found = Api['FoundPerson']
type Erased = Api['ErasedPerson']

/** One person: found by what they left, handed out, erased. */
export function PersonPart() {
  const { q } = useSearch({ from: '/shell/settings/privacy' })
  const [erased, setErased] = useState<Erased | null>(null)
  const navigate = useNavigate()
  const look = (search: { q?: string }) => navigate({ to: '.', search, resetScroll: false })
  const find = (typed: string) => {
    setErased(null)
    void look(personSearch({ q: typed }))
  }
  return (
    <section className={styles.part} aria-label={t.privacy.person}>
      <h3>{t.privacy.person}</h3>
      <p className="dim">{t.privacy.personText}</p>
      <Finder key={q ?? ''} q={q ?? ''} find={find} />
      <div role="status">{erased !== null && <Done erased={erased} />}</div>
      {q !== undefined && (
        <Result
          q={q}
          done={async (result) => {
            setErased(result)
            await look({})
          }}
        />
      )}
    </section>
  )
}

function Finder({ q, find }: { q: string; find: (typed: string) => void }) {
  const [typed, setTyped] = useState(q)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    find(typed)
  }
  return (
    <form className={styles.finder} role="search" onSubmit={submit}>
      <TextInput
        label={t.privacy.contact}
        placeholder={t.privacy.contactHint}
        maxLength={320}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" leftSection={<Icon name="search" size={16} />}>
        {t.privacy.find}
      </Button>
    </form>
  )
}

function Result({ q, done }: { q: string; done: (erased: Erased) => Promise<void> }) {
  const query = useQuery(personQuery(q))
  if (query.error !== null && asProblem(query.error).status === 422)
    return <Note tone="bad">{t.privacy.noContact}</Note>
  return (
    <Await query={query} rows={3}>
      {(found) =>
        found === null ? (
          <State icon="search" title={t.privacy.nobody} text={t.privacy.nobodyText} />
        ) : (
          <Person q={q} found={found} done={done} />
        )
      }
    </Await>
  )
}

function Person({ q, found, done }: { q: string; found: Found; done: (erased: Erased) => Promise<void> }) {
  const { person, kept, told } = found
  const contacts = [...person.emails, ...person.phones]
  const name = person.name ?? contacts[0] ?? q
  const saving = useMutation({ mutationFn: () => downloadPerson(q) })
  const words = t.privacy
  return (
    <article className={styles.card} aria-label={name}>
      <div>
        <h4>{name}</h4>
        {contacts.length > 0 && <p className="meta">{contacts.join(' · ')}</p>}
      </div>
      <dl className={styles.counts}>
        {pairsIn(words.kinds).map(([kind, label]) => (
          <div key={kind}>
            <dt>{label}</dt>
            <dd>{kept[kind].toLocaleString(language)}</dd>
          </div>
        ))}
      </dl>
      {told.length > 0 && <Told places={told} />}
      <Refused error={saving.error} />
      <Group gap={8}>
        <Button size="xs" loading={saving.isPending} onClick={() => saving.mutate()}>
          {words.download}
        </Button>
        <Confirmed
          label={words.erase}
          title={fill(words.eraseTitle, { name })}
          act={words.eraseAct}
          keep={words.keepPerson}
          send={async () => done(await erasePerson(q))}
        >
          {words.eraseText}
          {told.length > 0 && ` ${fill(words.eraseTold, { places: namesOf(told) })}`}
        </Confirmed>
      </Group>
    </article>
  )
}

function Told({ places }: { places: Found['told'] }) {
  return (
    <div>
      <p>{t.privacy.told}</p>
      <ul className={styles.told}>
        {places.map(({ kind, id, name }) => (
          <li key={id}>{fill(t.privacy.places[kind], { name })}</li>
        ))}
      </ul>
    </div>
  )
}

function Done({ erased: { erased, told } }: { erased: Erased }) {
  const words = t.privacy
  const counts = pairsIn(words.erasedCounts).flatMap(([kind, label]) => {
    const count = erased[kind]
    return count === 0 ? [] : [fill(label, { count })]
  })
  return (
    <Note tone="ok">
      {fill(words.erased, { what: new Intl.ListFormat(language).format(counts) })}
      {told.length > 0 && <Told places={told} />}
    </Note>
  )
}

function namesOf(places: Found['told']): string {
  return new Intl.ListFormat(language).format(places.map(({ kind, name }) => fill(t.privacy.places[kind], { name })))
}
