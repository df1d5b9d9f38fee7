import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { Api } from '../api/client.ts'
import { Icon } from '../parts/icons.tsx'
import { t } from '../texts/index.ts'
import styles from './settings.module.css'

type Command = (name: string, look?: object) => unknown

const widget = (): Command | undefined => (window as { FrontDesk?: Command }).FrontDesk

interface PreviewProps {
  tenant: Api['Tenant']
  look: Pick<Api['WidgetSettings'], 'theme' | 'position' | 'accent_color'>
}

/** The widget itself, in the corner of this page, with the look that is not saved yet. */
export function Preview({ tenant: { tenant_id: tenantId }, look }: PreviewProps) {
  const [isOn, setOn] = useState(false)
  const { theme, position, accent_color: accent } = look
  useEffect(() => (isOn ? show(tenantId) : undefined), [isOn, tenantId])
  useEffect(() => restyle({ theme, position, accent }), [isOn, theme, position, accent])
  return (
    <div className={styles.preview}>
      <p className="meta">{t.settings.previewText}</p>
      <Button leftSection={<Icon name="eye" size={16} />} onClick={() => setOn(!isOn)}>
        {isOn ? t.settings.hidePreview : t.settings.showPreview}
      </Button>
    </div>
  )
}

/** What the next load of the widget begins with. */
let current: object = {}

function restyle(look: { theme: string; position: string; accent: string }): void {
  // A colour that is being typed is none yet.
  if (!/^#[0-9a-f]{6}$/i.test(look.accent)) return
  current = look
  widget()?.('update', look)
}

/** On phones the bar of the pages is below it. */
const offset = () => (innerWidth < 768 ? 160 : 20)

/** Returns what takes it away, also when it has not arrived yet. */
function show(tenantId: string): () => void {
  let isWanted = true
  const script = document.createElement('script')
  script.src = '/widget.js'
  Object.assign(script.dataset, { tenantId, offsetY: String(offset()) })
  script.addEventListener('load', () => void (isWanted ? widget()?.('update', current) : widget()?.('shutdown')))
  document.head.append(script)
  return () => {
    isWanted = false
    widget()?.('shutdown')
    script.remove()
  }
}
