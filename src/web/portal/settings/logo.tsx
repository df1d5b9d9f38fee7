import { Button, FileButton } from '@mantine/core'
import { useState } from 'react'
import { answerOf, api } from '../api/client.ts'
import { Problem } from '../api/problem.ts'
import { useAccount } from '../api/session.ts'
import { Note } from '../parts/note.tsx'
import { t } from '../texts/index.ts'
import styles from './settings.module.css'

/** Twice what the widget shows, for dense screens. */
const SIDE_PX = 96 * 2
const MAX_BYTES = 50 * 1024
/** The first that is small enough; PNG keeps what is see-through. */
const KINDS = ['image/png', 'image/webp', 'image/jpeg']

interface LogoProps {
  /** Of the picture that is stored; null without one. */
  address: string | null
  changed(address: string | null): void
}

/** The picture of the business, which stands at the top of the widget. */
export function Logo({ address, changed }: LogoProps) {
  const { isAdmin } = useAccount()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const run = async (work: () => Promise<string | null>) => {
    setBusy(true)
    setProblem(null)
    try {
      changed(await work())
    } catch (error) {
      setProblem(error instanceof Problem ? error.message : t.settings.logoUnreadable)
    } finally {
      setBusy(false)
    }
  }
  const store = async (file: File | null) => {
    if (file === null) return
    await run(async () => {
      const body = { file: await drawn(file) }
      return (await answerOf(api.POST('/api/v1/widget/logo', { body }))).logo_url
    })
  }
  const remove = () =>
    run(async () => {
      await api.DELETE('/api/v1/widget/logo')
      return null
    })
  return (
    <fieldset className={styles.group} disabled={!isAdmin}>
      <legend>{t.settings.logo}</legend>
      <p className="meta">{t.settings.logoHint}</p>
      <div className={styles.logo}>
        {address !== null && <img src={address} alt="" width={48} height={48} />}
        <FileButton accept="image/png,image/jpeg,image/webp,image/svg+xml" onChange={(file) => void store(file)}>
          {(props) => (
            <Button {...props} loading={isBusy}>
              {t.settings.chooseLogo}
            </Button>
          )}
        </FileButton>
        {address !== null && (
          <Button variant="subtle" disabled={isBusy} onClick={() => void remove()}>
            {t.settings.removeLogo}
          </Button>
        )}
      </div>
      <div role="alert">{problem !== null && <Note tone="bad">{problem}</Note>}</div>
    </fieldset>
  )
}

/** The picture in Base64, drawn to fit a square: an SVG becomes pixels, a photo becomes small. */
async function drawn(file: File): Promise<string> {
  const image = new Image()
  const source = URL.createObjectURL(file)
  try {
    image.src = source
    await image.decode()
    const { naturalWidth: width, naturalHeight: height } = image
    // An SVG may have no size of its own.
    const scale = SIDE_PX / Math.max(width, height, 1)
    const size = width === 0 || height === 0 ? [SIDE_PX, SIDE_PX] : [width * scale, height * scale]
    const canvas = Object.assign(document.createElement('canvas'), { width: SIDE_PX, height: SIDE_PX })
    const [wide = SIDE_PX, high = SIDE_PX] = size
    canvas.getContext('2d')!.drawImage(image, (SIDE_PX - wide) / 2, (SIDE_PX - high) / 2, wide, high)
    return await smallest(canvas)
  } finally {
    URL.revokeObjectURL(source)
  }
}

async function smallest(canvas: HTMLCanvasElement): Promise<string> {
  for (const kind of KINDS) {
    const address = canvas.toDataURL(kind, 0.9)
    const encoded = address.slice(address.indexOf(',') + 1)
    if (address.startsWith(`data:${kind}`) && (encoded.length * 3) / 4 <= MAX_BYTES) return encoded
  }
  throw new Error('The picture stays too large')
}
