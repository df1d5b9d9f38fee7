import type { Texts } from './en.ts'

export const es: Texts = {
  waiting: 'Una persona le responderá aquí en breve.',
  next: 'Le toca a usted.',
  before: 'Antes que usted: {count}.',
  neverMind: 'Ya no hace falta',
  joined: 'Ahora le responde una persona de nuestro equipo.',
  joinedAs: '{name} se ha unido',
  left: '{name} se ha ido. {assistant} vuelve a responder.',
  ratherCall: 'Prefiero que me llamen',
}
