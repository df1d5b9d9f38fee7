export const code = {
  text: 'Peticiones con los identificadores de {business}, listas para ejecutar. La clave viene del entorno, nunca del código.',
  task: 'Qué hacer',
  key: 'Con esta clave',
  noKey: 'Todavía no hay ninguna clave.',
  makeKey: 'Crear una',
  noService: 'Todavía no se puede reservar ningún servicio.',
  makeService: 'Añadir uno',
  manual: 'Cómo funciona la API',
  tasks: {
    chat: 'Preguntar al asistente',
    lead: 'Añadir un contacto',
    free: 'Buscar horas libres',
    call: 'Iniciar una llamada',
    bookings: 'Leer las citas de una semana',
  },
}
