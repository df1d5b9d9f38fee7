import { useEffect, useRef, useState } from 'react'
import { answerOf, api, type Api } from '../api/client.ts'
import segments from '../parts/segments.module.css'
import { t } from '../texts/index.ts'
import styles from './preview.module.css'

type Config = Api['WidgetConfig']

/** Devices that the preview stands for. */
const AS = ['desktop', 'phone'] as const

/** The stored look of the widget, with its picture, which is stored by itself; read anew for each `version` of the settings. */
export function useWidgetConfig(tenantId: string, version = 0) {
  const [config, setConfig] = useState<Config>()
  useEffect(() => {
    const query = { tenant_id: tenantId }
    // Without it the settings are there, and only logo and preview are missing.
    answerOf(api.GET('/api/v1/widget/config', { params: { query } })).then(setConfig, () => {})
  }, [tenantId, version])
  return {
    config,
    setLogo: (address: string | null) => setConfig((before) => before && { ...before, logo_url: address }),
  }
}

interface PreviewProps {
  config: Config | undefined
  look: Pick<Api['WidgetSettings'], 'theme' | 'position' | 'accent_color' | 'questions'>
  title?: string
  text?: string
}

/** The widget itself, with the look that is not saved yet. */
export function Preview({
  config,
  look,
  title = t.settings.previewTitle,
  text = t.settings.previewText,
}: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  const [as, setAs] = useState<(typeof AS)[number]>('desktop')
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow && data === 'ready') setReady(true)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [])
  const shown = JSON.stringify(look)
  useEffect(() => {
    // A colour that is being typed is none yet.
    if (config === undefined || !isReady || !/^#[0-9a-f]{6}$/i.test(look.accent_color)) return
    const questions = look.questions.filter((question) => question.trim() !== '')
    frame.current?.contentWindow?.postMessage({ ...config, ...look, questions }, location.origin)
  }, [config, isReady, shown])
  return (
    <section className={styles.preview} aria-label={t.settings.preview}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <div className={segments.segments} role="group" aria-label={t.settings.preview}>
          {AS.map((value) => (
            <button key={value} type="button" aria-pressed={value === as} onClick={() => setAs(value)}>
              {t.settings.previewAs[value]}
            </button>
          ))}
        </div>
      </div>
      <div className={styles.window}>
        <iframe
          ref={frame}
          className={styles.frame}
          data-as={as}
          title={t.settings.preview}
          src="/api/v1/widget/preview"
        />
      </div>
      <p className="meta">{text}</p>
    </section>
  )
}
