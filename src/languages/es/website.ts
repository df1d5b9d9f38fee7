import type { WebsiteWords } from '../website.ts'

export const website: WebsiteWords = {
  weekdays: [
    'lunes lun',
    'martes mar',
    'miercoles mie mier',
    'jueves jue',
    'viernes vie vier',
    'sabado sabados sab',
    'domingo domingos dom',
  ],
  everyDay: 'todos los dias|cada dia',
  closed: 'cerrado cerrada cerrados cerramos',
  dayParts: {
    morning: 'manana mananas',
    noon: 'mediodia mediodias',
    afternoon: 'tarde tardes',
    evening: 'noche noches',
  },
  to: 'a al hasta',
  opening: 'horario abierto abrimos abre atend',
  team: 'equipo personal profesionales abogados dentistas profesores',
  costs: 'dura cuesta cuestan duran vale es para',
  label: 'precio precios coste tarifa duracion',
  noService: 'luego despues mas solo senal deposito fianza total',
  from: 'desde partir',
  about: 'unos unas aprox aproximadamente',
  articles: 'un una el la los las nuestro nuestra',
  minutes: 'min minuto minutos',
  hours: 'h hora horas',
  noName: 'nuestro nuestra nuestros nuestras el la los las su sus horario contacto precios bienvenidos todos clinica',
}
