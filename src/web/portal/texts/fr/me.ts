import type { Texts } from '../index.ts'

export const me: Texts['me'] = {
  language: 'Langue',
  theme: 'Apparence',
  themes: { auto: 'Comme l’appareil', light: 'Clair', dark: 'Sombre' },
  admin: 'Administration',
  member: 'Membre',
}
