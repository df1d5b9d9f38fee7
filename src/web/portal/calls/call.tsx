import { Badge } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { answerOf, api } from '../api/client.ts'
import { useAccount } from '../api/session.ts'
import { Await } from '../parts/await.tsx'
import { Confirmed } from '../parts/confirm.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { Note } from '../parts/note.tsx'
import { when } from '../parts/when.ts'
import { PageHeading } from '../shell/shell.tsx'
import { fill, t } from '../texts/index.ts'
import { Outcome } from './calls.tsx'
import { useCaptions } from './live.ts'
import { Player } from './player.tsx'
import { usePlaying } from './playing.ts'
import { callQuery, recordingQuery, refreshCalls } from './queries.ts'
import { bareTurn, isOver, turnsOf, type CallRecord } from './record.ts'
import { Side } from './side.tsx'
import { Turns } from './turns.tsx'
import { failureWords, lengthOf, personOf } from './words.ts'
import styles from './calls.module.css'

const route = getRouteApi('/shell/calls/$callId')

export function CallPage() {
  const { callId } = route.useParams()
  const query = useQuery(callQuery(callId))
  return (
    <>
      <PageHeading title={query.data === undefined ? t.calls.call : personOf(query.data)}>
        <div className={styles.acts}>
          <LinkButton to="/calls">{t.calls.back}</LinkButton>
          {query.data !== undefined && <Act call={query.data} />}
        </div>
      </PageHeading>
      <Await query={query} rows={8}>
        {(call) => <Record call={call} />}
      </Await>
    </>
  )
}

/** The one act: ending a call that goes on, else calling the person. */
function Act({ call }: { call: CallRecord }) {
  if (!isOver(call)) return <End call={call} />
  const to = call.phone_number === '' ? call.lead?.phone : call.phone_number
  if (to == null) return null
  const name = call.client_name ?? call.lead?.name ?? undefined
  return (
    <LinkButton to="/calls/new" search={{ to, ...(name !== undefined && { name }) }} variant="filled">
      {call.status === 'failed' ? t.calls.again : t.calls.callBack}
    </LinkButton>
  )
}

function End({ call }: { call: CallRecord }) {
  const end = async () => {
    await answerOf(api.POST('/api/v1/calls/{call_id}/end', { params: { path: { call_id: call.call_id } } }))
    await refreshCalls()
  }
  return (
    <Confirmed
      label={t.calls.end}
      title={fill(t.calls.endTitle, { name: personOf(call) })}
      act={t.calls.end}
      keep={t.calls.letGoOn}
      send={end}
    >
      {t.calls.endText}
    </Confirmed>
  )
}

function Record({ call }: { call: CallRecord }) {
  const turns = turnsOf(call)
  const recording = useQuery(recordingQuery(call.call_id, call.recording_url != null))
  const isHeard = recording.data !== undefined
  const playing = usePlaying(turns, isHeard)
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <Head call={call} />
        {call.recording_url != null && (
          <Await query={recording} rows={1}>
            {(sound) => (
              <Player
                sound={sound}
                href={call.recording_url!}
                playing={playing}
                turns={turns}
                person={personOf(call)}
              />
            )}
          </Await>
        )}
        {isOver(call) ? (
          <Turns turns={turns} person={personOf(call)} playing={isHeard ? playing : null} />
        ) : (
          <Live call={call} />
        )}
      </div>
      <Side call={call} turns={turns} />
    </div>
  )
}

/** The words of a call while they are said. */
function Live({ call }: { call: CallRecord }) {
  const captions = useCaptions(call.call_id)
  if (captions.length === 0) return <p className={`${styles.turns} dim`}>{t.calls.nothingYet}</p>
  return (
    <div role="log" aria-label={t.calls.live}>
      <Turns turns={captions.map(bareTurn)} person={personOf(call)} />
    </div>
  )
}

function Head({ call }: { call: CallRecord }) {
  const { time_zone: zone } = useAccount().tenant
  const { direction, channel, simulated, phone_number: number, started_at: startedAt, created_at: madeAt } = call
  const failure = failureWords(call)
  const facts = [
    personOf(call) === number ? '' : number,
    when(startedAt ?? madeAt, zone),
    isOver(call) ? lengthOf(call) : '',
  ]
  return (
    <div className={styles.head}>
      <div className={styles.headline}>
        <Badge>{channel === 'web' ? t.calls.web : t.calls.directions[direction]}</Badge>
        {simulated && <Badge>{t.calls.simulated}</Badge>}
        {call.helpful !== null && <Badge>{call.helpful ? t.inbox.helpful : t.inbox.notHelpful}</Badge>}
        <span role="status">
          <Outcome call={call} />
        </span>
      </div>
      <p className="dim">{facts.filter((fact) => fact !== '').join(', ')}</p>
      {failure !== null && <Note tone="bad">{failure}</Note>}
    </div>
  )
}
