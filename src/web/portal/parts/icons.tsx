/** Our own icons: a grid of 24, strokes of 1.7. */
const PATHS = {
  bell: 'M5 17a7 7 0 0 1 14 0zM3.5 20h17M12 10V7.5M9.5 7h5',
  book: 'M12 6.5C10 5 7 4.5 3.5 4.5v14c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-14c-3.5 0-6.5.5-8.5 2zM12 6.5v14',
  calendar:
    'M5 5.5h14a1.5 1.5 0 0 1 1.5 1.5v11.5a1.5 1.5 0 0 1-1.5 1.5H5a1.5 1.5 0 0 1-1.5-1.5V7A1.5 1.5 0 0 1 5 5.5zM3.5 10h17M8 3.5v4M16 3.5v4',
  chart: 'M4 20h16M6.5 16.5v-5M11 16.5v-9M15.5 16.5v-6.5M20 16.5v-12',
  chat: 'M4 5h16v11.5H9L5 20v-3.5H4z',
  check: 'M4.5 12.5l5 5 10-11',
  chevron: 'M6 9.5l6 6 6-6',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2',
  close: 'M6 6l12 12M18 6L6 18',
  code: 'M8 7l-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14',
  copy: 'M9 9h10.5v10.5H9zM15 9V4.5H4.5V15H9',
  door: 'M14 4H5.5v16H14M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5',
  exam: 'M6 5h12v15.5H6zM9 3.5h6v3H9zM9 13l2 2 4-4.5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  file: 'M6 3.5h8l4.5 4.5v12.5H6zM13.5 3.5v5h5M9 12.5h6M9 16h6',
  globe:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c3 3 3.5 5.5 3.5 8.5s-.5 5.5-3.5 8.5c-3-3-3.5-5.5-3.5-8.5s.5-5.5 3.5-8.5z',
  home: 'M4 11l8-7 8 7v9h-5.5v-6h-5v6H4z',
  hook: 'M9 15.5a3.5 3.5 0 1 1-4-5M12 4.5a3.5 3.5 0 0 1 3 5.5l2.5 5M15 18.5a3.5 3.5 0 1 0 2-3M6.5 17.5h9M12 8l-3.5 6.5',
  inbox: 'M4 13.5l2.5-8h11l2.5 8V19H4zM4 13.5h5a3 3 0 0 0 6 0h5',
  key: 'M15.5 4a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM12 11.5L4 19.5v1h3.5v-2.5H10v-2.5l2-2',
  keyboard: 'M3.5 6.5h17v11h-17zM7 10h.01M10.5 10h.01M14 10h.01M17.5 10h.01M8 14h8',
  link: 'M10 14l4-4M8.5 11l-3 3a3.5 3.5 0 0 0 5 5l3-3M15.5 13l3-3a3.5 3.5 0 0 0-5-5l-3 3',
  lock: 'M6 10.5h12v9.5H6zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
  pencil: 'M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5',
  pause: 'M8 5v14M16 5v14',
  people:
    'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 20c0-3.5 3-5.5 6.5-5.5s6.5 2 6.5 5.5M15.5 5.5a3.5 3.5 0 0 1 0 6M17.5 15c2.5.5 4 2.5 4 5',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c0-4 3.3-6 7.5-6s7.5 2 7.5 6',
  phone:
    'M6.5 3.5h3L11 8 9 9.5a11 11 0 0 0 5.5 5.5l1.5-2 4.5 1.5v3a2 2 0 0 1-2.2 2A17 17 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2z',
  play: 'M7 4.5v15l12-7.5z',
  plug: 'M9 3.5v5M15 3.5v5M6 8.5h12v3a6 6 0 0 1-12 0zM12 17.5v3',
  plus: 'M12 5v14M5 12h14',
  refresh: 'M19.5 10A8 8 0 0 0 5 8.5M4.5 4.5v4.5H9M4.5 14A8 8 0 0 0 19 15.5M19.5 19.5V15H15',
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM16 16l4.5 4.5',
  send: 'M20.5 3.5L3.5 10l7 3.5 3.5 7zM10.5 13.5l4-4',
  sliders: 'M4 7h9M19 7h1M16 4.5v5M4 17h1M11 17h9M8 14.5v5',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.5 5.5l1.5 1.5M17 17l1.5 1.5M18.5 5.5L17 7M7 17l-1.5 1.5',
  swap: 'M4 8.5h15l-3.5-4M20 15.5H5l3.5 4',
  tag: 'M3.5 12.5v-8a1 1 0 0 1 1-1h8l8.5 8.5-9 9zM8 8h.01',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10 11v5M14 11v5',
  upload: 'M12 16V4.5M7 9l5-5 5 5M4.5 15.5v4.5h15v-4.5',
  warning: 'M12 4L2.5 20h19zM12 10v5M12 17.5v.01',
} as const

export type IconName = keyof typeof PATHS

/** Decoration: the words beside it say the same. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
