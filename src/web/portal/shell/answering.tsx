import { Popover, Stack, Switch } from '@mantine/core'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { answerOf, api, type Api } from '../api/client.ts'
import { queryClient } from '../api/session.ts'
import { Refused } from '../parts/refused.tsx'
import { t } from '../texts/index.ts'
import styles from './shell.module.css'

type Answering = Api['Answering']

const answeringQuery = queryOptions({
  queryKey: ['answering'],
  queryFn: () => answerOf(api.GET('/api/v1/answering')),
})

/** Whether the desk answers: green for chat and phone, amber for one of them, red for none. A click switches it. */
export function AnsweringSwitch() {
  const { data } = useQuery(answeringQuery)
  const change = useMutation({
    mutationFn: (body: Partial<Answering>) => answerOf(api.PATCH('/api/v1/answering', { body })),
    onSuccess: (answering) => queryClient.setQueryData(answeringQuery.queryKey, answering),
  })
  if (data === undefined) return null
  const words = t.shell.answering
  return (
    <Popover position="top-start" shadow="md" width={300} trapFocus>
      <Popover.Target>
        <button type="button" className={styles.answering} data-state={stateOf(data)}>
          <span className={styles.dot} aria-hidden="true" />
          <span className={styles.label}>{wordsOf(data)}</span>
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={words.title}>
        <Stack gap={12}>
          <strong>{words.title}</strong>
          {(['chat', 'phone'] as const).map((channel) => (
            <Switch
              key={channel}
              label={words[channel]}
              description={channel === 'chat' ? words.chatHint : words.phoneHint}
              checked={data[channel]}
              disabled={change.isPending}
              onChange={({ currentTarget }) => change.mutate({ [channel]: currentTarget.checked })}
            />
          ))}
          <Refused error={change.error} />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}

function stateOf({ chat, phone }: Answering): 'all' | 'some' | 'none' {
  if (chat && phone) return 'all'
  return chat || phone ? 'some' : 'none'
}

function wordsOf({ chat, phone }: Answering): string {
  const words = t.shell.answering
  if (chat && phone) return words.on
  if (!chat && !phone) return words.off
  return chat ? words.phoneOff : words.chatOff
}
