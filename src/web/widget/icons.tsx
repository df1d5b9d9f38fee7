const PATHS = {
  close: 'M6 6l12 12M18 6L6 18',
  send: 'M12 19V5M6 11l6-6 6 6',
  before: 'M15 5l-7 7 7 7',
  after: 'M9 5l7 7-7 7',
  done: 'M5 13l4 4L19 7',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  chat: 'M4 5h16v11H9l-5 4z',
  message: 'M3 6h18v12H3zM3 7l9 6 9-6',
  phone: 'M5 4h4l2 5-3 2a12 12 0 005 5l2-3 5 2v4a2 2 0 01-2 2A16 16 0 013 6a2 2 0 012-2z',
}

export type IconName = keyof typeof PATHS

/** Decorative, in the colour of the text; the button has the label. `path`: of a view with drawings of its own. */
export function Icon({ name, path }: { name: IconName; path?: never } | { name?: never; path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path ?? PATHS[name]} />
    </svg>
  )
}
