import { Button, type ButtonProps } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { t } from '../texts/index.ts'
import { Icon } from './icons.tsx'

export function CopyButton({ text, ...props }: { text: string } & ButtonProps) {
  const { copy, copied } = useClipboard({ timeout: 2_000 })
  return (
    <Button leftSection={<Icon name={copied ? 'check' : 'copy'} size={16} />} onClick={() => copy(text)} {...props}>
      <span aria-live="polite">{copied ? t.form.copied : t.form.copy}</span>
    </Button>
  )
}
