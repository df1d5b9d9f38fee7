import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState, type KeyboardEvent } from 'react'
import { answerOf, api, type Api } from '../api/client.ts'
import { Await } from '../parts/await.tsx'
import { Note } from '../parts/note.tsx'
import { fill, t } from '../texts/index.ts'
import styles from './settings.module.css'

interface DomainTestProps {
  /** Those of the form, saved or not. */
  domains: string[]
  add: (domain: string) => void
}

interface Asked {
  address: string
  domains: string[]
}

/** Whether a page would show the chat, and why. The page is not fetched. */
export function DomainTest({ domains, add }: DomainTestProps) {
  const words = t.settings.domainTest
  const [address, setAddress] = useState('')
  const [asked, setAsked] = useState<Asked | null>(null)
  const test = (listed = domains) => {
    if (address.trim() !== '') setAsked({ address: address.trim(), domains: listed })
  }
  const isCurrent = asked?.address === address.trim() && asked.domains.join() === domains.join()
  // The field is part of the form of the settings, which Enter would save.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    test()
  }
  return (
    <div className={styles.domainTest}>
      <TextInput
        label={words.address}
        description={words.hint}
        placeholder="www.example.com/contact"
        maxLength={2_000}
        value={address}
        onChange={(event) => setAddress(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Button onClick={() => test()}>{words.test}</Button>
      <div role="status" className={styles.verdict}>
        {isCurrent && (
          <Outcome
            asked={asked}
            add={(domain) => {
              add(domain)
              test([...domains, domain])
            }}
          />
        )}
      </div>
    </div>
  )
}

function Outcome({ asked: { address, domains }, add }: { asked: Asked; add: (domain: string) => void }) {
  const query = useQuery({
    queryKey: ['widget', 'domain-test', address, domains],
    queryFn: () =>
      answerOf(
        api.GET('/api/v1/widget/domain-test', { params: { query: { address, allowed_domains: domains.join(',') } } }),
      ),
    retry: false,
  })
  return (
    <Await query={query} rows={1}>
      {(verdict) => <Verdict verdict={verdict} add={add} />}
    </Await>
  )
}

function Verdict({ verdict, add }: { verdict: Api['DomainTest']; add: (domain: string) => void }) {
  const words = t.settings.domainTest
  const { allowed, reason, origin, entry, suggestion } = verdict
  const told = reason === 'insecure' && entry !== null ? words.insecureListed : words.reasons[reason]
  return (
    <Note tone={allowed ? 'ok' : 'warn'}>
      <p>{fill(told, { origin: origin ?? '', entry: entry ?? '' })}</p>
      {suggestion !== null && (
        <Button size="xs" mt={6} onClick={() => add(suggestion)}>
          {fill(words.add, { domain: suggestion })}
        </Button>
      )}
    </Note>
  )
}
