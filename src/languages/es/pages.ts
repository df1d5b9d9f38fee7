import type { PageWording } from '../wording.ts'

export const pages: PageWording = {
  booking: {
    title: 'Su cita',
    service: 'Qué',
    when: 'Cuándo',
    where: 'Dónde',
    name: 'Nombre',
    cancelled: 'Esta cita está cancelada.',
    over: 'Esta cita ya ha pasado.',
    moved: 'Su cita se ha movido. Va en camino un mensaje con la nueva hora.',
    calendar: 'Añadir a su calendario (.ics)',
    move: {
      title: 'Mover a otra hora',
      zone: (zone) => `Las horas son de ${zone}.`,
      earlier: 'Días anteriores',
      later: 'Días posteriores',
      none: 'No hay horas libres en estos días.',
      button: 'Mover la cita',
      choose: 'Elija primero una hora.',
      taken: 'Esta hora ya no está libre. Elija otra, por favor.',
      impossible: 'Esta cita no se puede mover aquí.',
    },
    cancel: {
      title: 'Cancelar la cita',
      warning: 'La hora quedará libre para otras personas. No se puede deshacer.',
      reason: 'Motivo (si quiere decirlo)',
      button: 'Cancelar la cita',
    },
    changed: 'La cita ha cambiado entretanto. Así está ahora.',
    contact: '¿Preguntas?',
    unknown: {
      title: 'Este enlace no es válido',
      text: 'Puede que esté incompleto o que la cita sea de hace tiempo. El mensaje más reciente sobre su cita tiene el enlace correcto.',
    },
    failed: { title: 'No ha funcionado', text: 'El fallo es nuestro. Inténtelo de nuevo en un momento, por favor.' },
    refused: { title: 'No ha sido posible', text: 'Abra el enlace de su mensaje e inténtelo de nuevo, por favor.' },
  },
  error: {
    unknown: {
      title: 'Página no encontrada',
      text: 'Puede que la dirección esté mal escrita o que el enlace ya no sea válido.',
    },
    refused: { title: 'La solicitud se ha rechazado', text: 'Vuelva atrás e inténtelo de nuevo.' },
    failed: { title: 'Algo ha fallado', text: 'Inténtelo de nuevo en un momento.' },
    ways: { home: 'Página de inicio', guide: 'Guías', reference: 'Referencia de la API' },
  },
}
