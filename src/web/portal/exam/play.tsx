import { Button, Group, Modal } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { answerOf, api, type Api } from '../api/client.ts'
import { queryClient } from '../api/session.ts'
import { Icon } from '../parts/icons.tsx'
import { Refused } from '../parts/refused.tsx'
import { fill, t } from '../texts/index.ts'

interface PlayProps {
  label: string
  estimate: Api['ExamPage']['estimate']
}

/** The one button. With a paid model it says first what an exam costs. */
export function Play({ label, estimate }: PlayProps) {
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const playing = useMutation({
    mutationFn: () => answerOf(api.POST('/api/v1/exams')),
    onSuccess: async () => {
      setAsking(false)
      await queryClient.invalidateQueries({ queryKey: ['exams'] })
      await navigate({ to: '/exam' })
    },
  })
  const refused = (
    <Refused error={playing.error} explain={({ status }) => (status === 409 ? t.exam.isPlaying : undefined)} />
  )
  return (
    <>
      <Button
        variant="filled"
        leftSection={<Icon name="play" size={16} />}
        loading={playing.isPending}
        onClick={() => (estimate === null ? playing.mutate() : setAsking(true))}
      >
        {label}
      </Button>
      {!isAsking && refused}
      {estimate !== null && (
        <Modal
          opened={isAsking}
          onClose={() => setAsking(false)}
          title={t.exam.costs}
          closeButtonProps={{ 'aria-label': t.form.close }}
        >
          <p className="dim">
            {fill(estimate.measured ? t.exam.costMeasured : t.exam.costGuessed, {
              requests: estimate.requests,
              tokens: estimate.tokens.toLocaleString(),
            })}
          </p>
          {refused}
          <Group mt="md" gap={8}>
            <Button variant="filled" loading={playing.isPending} onClick={() => playing.mutate()}>
              {label}
            </Button>
            <Button onClick={() => setAsking(false)}>{t.exam.notNow}</Button>
          </Group>
        </Modal>
      )}
    </>
  )
}
