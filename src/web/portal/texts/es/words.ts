import type { Texts } from '../index.ts'

export const words: Texts['words'] = {
  bookings: 'citas calendario día personal agenda mover cancelar imprimir',
  exam: 'prueba examen comprobar preguntas reservas resultado',
  documents: 'conocimiento archivo subir pdf word texto sitio web página idioma',
  unanswered: 'conocimiento preguntas visitantes lagunas faltan enseñar',
  contradictions: 'conocimiento horario precio contacto error ajustes distinto',
  answers: 'conocimiento respuesta pregunta vinculada enseñar palabras propias',
  tryQuestion: 'conocimiento prueba buscar pasaje puntuación respuesta comprobar',
  business: 'nombre dirección teléfono correo sitio web horario abierto cerrado festivo vacaciones país zona horaria',
  assistant: 'saludo instrucciones palabras aviso IA traspaso persona notificación correo',
  widget: 'aspecto color tema esquina preguntas sitios web dominios chat',
  phone: 'llamada número línea contestador transferir presupuesto minutos horario país bloquear prueba transcripción',
  services: 'cita tratamiento duración precio margen personas sala horario vacaciones libre reservar',
  team: 'miembro invitar invitación rol persona administración quitar',
  keys: 'clave token secreto programa acceso estándar admin revocar curl',
  webhooks: 'webhook destino evento entrega registro reintentar recuperar secreto firma rotar ejemplo',
  crm: 'hubspot pipedrive salesforce zapier contactos conexión correspondencia envío registro',
  calendars: 'google caldav ics outlook icloud nextcloud ocupado suscripción personal',
  snippet: 'sitio web script insertar chat botón código html instalar',
}
