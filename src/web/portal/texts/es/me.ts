import type { Texts } from '../index.ts'

export const me: Texts['me'] = {
  language: 'Idioma',
  theme: 'Apariencia',
  themes: { auto: 'Como el dispositivo', light: 'Claro', dark: 'Oscuro' },
  admin: 'Administración',
  member: 'Miembro',
}
