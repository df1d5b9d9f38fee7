import type { Texts } from '../index.ts'

export const me: Texts['me'] = {
  language: 'Sprache',
  theme: 'Darstellung',
  themes: { auto: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
  admin: 'Administration',
  member: 'Mitglied',
}
