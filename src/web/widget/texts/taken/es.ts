import type { Texts } from './en.ts'

export const es: Texts = {
  taken: 'Las {time} se acaban de ocupar. Estas son las horas más cercanas.',
  takenLast: 'Las {time} se acaban de ocupar, y pronto no queda nada libre.',
}
