import type { Texts } from '../index.ts'

export const team: Texts['team'] = {
  text: 'Las personas que trabajan en la recepción de {business}. La administración puede todo; los miembros hacen el trabajo diario y leen los ajustes.',
  invite: 'Invitar a una persona',
  send: 'Enviar la invitación',
  person: 'Persona',
  role: 'Rol',
  roleOf: 'Rol de {name}',
  roleHint: 'La administración puede todo, también ajustes y claves.',
  state: 'Estado',
  active: 'En activo',
  invited: 'Invitación hasta el {date}',
  expired: 'Invitación caducada',
  name: 'Nombre (opcional)',
  sendAgain: 'Enviar de nuevo',
  taken: 'Esta dirección ya tiene una cuenta.',
  remove: 'Quitar',
  removeTitle: '¿Quitar a {name}?',
  removeAct: 'Quitar a {name}',
  removeText: 'Su sesión se cierra de inmediato en todas partes. Lo hecho en la recepción se queda.',
}
