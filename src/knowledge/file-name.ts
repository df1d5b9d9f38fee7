const LONGEST = 200
// Bidirectional marks can disguise `txt.exe` as `exe.txt`.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** A displayable file name: the last path segment, printable characters only, shortened. */
export function cleanFileName(given: string): string {
  const last = given.toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const name = last.replace(INVISIBLE, '').trim()
  const extension = /\.[a-z0-9]{1,10}$/i.exec(name)?.[0] ?? ''
  const base = Array.from(name.slice(0, name.length - extension.length))
    .slice(0, LONGEST - extension.length)
    .join('')
  return `${base.trim() === '' || /^\.+$/.test(base) ? 'file' : base}${extension}`
}

/** `price-list.pdf` → `price-list`. */
export function baseName(fileName: string): string {
  return fileName.replace(/\.[a-z0-9]{1,10}$/i, '')
}
