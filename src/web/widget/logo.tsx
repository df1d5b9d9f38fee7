// Shares one file with the panel: several small ones compress worse.
import './panel.tsx'

/** The picture of the business, drawn from its bytes: a page's img-src has no say in it. */
export async function logoAt(address: string) {
  const bitmap = await createImageBitmap(await (await fetch(address)).blob())
  return (
    <canvas
      width={bitmap.width}
      height={bitmap.height}
      style={{ width: '100%', height: '100%', borderRadius: 'inherit', objectFit: 'cover' }}
      ref={(canvas) => canvas?.getContext('2d')?.drawImage(bitmap, 0, 0)}
    />
  )
}
