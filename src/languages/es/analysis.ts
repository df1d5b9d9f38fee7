import type { AnalysisTable } from '../language.ts'

export const analysis: AnalysisTable = {
  outcomes: {
    booked: 'Se reservó una cita.',
    moved: 'Se cambió una cita.',
    cancelled: 'Se canceló una cita.',
    handed_off: 'La conversación pasó a una persona.',
    contact_left: 'El visitante dejó sus datos de contacto.',
    call_back: 'Se pidió que devolvieran la llamada.',
    message: 'Se dejó un mensaje para el equipo.',
    answered: 'El asistente tenía una respuesta.',
    unanswered: 'El asistente no tenía respuesta.',
    nothing_asked: 'No se preguntó nada.',
  },
  circumstances: {
    nobody_there: 'Nadie del equipo pudo atender la llamada.',
    message_left: 'Contestó un buzón de voz y se dejó un mensaje.',
    message_recorded: 'La persona que llamó dejó un mensaje grabado.',
    machine_only: 'Contestó una máquina y nadie se puso al teléfono.',
    taken: 'Una persona del equipo atendió la llamada.',
    silent: 'No se dijo nada.',
  },
  intents: {
    complaint: /\b(?:queja|quejarme|reclamacion|reclamo|inaceptable|vergonzoso|indignante)\b/,
    reschedule: /\b(?:cambiar|mover|aplazar|posponer|reprogramar) (?:mi|la|el|nuestra) (?:cita|reserva|turno)\b/,
    cancellation: /\b(?:cancelar|anular)\b/,
    callback: /\b(?:llamame|llameme|me llamen|me llame|devolver la llamada)\b/,
    booking: /\b(?:reservar|pedir cita|una cita|un turno|una reserva|pedir hora)\b/,
    message: /\b(?:dejar un mensaje|tom(?:e|a|ar) un (?:mensaje|recado)|dejar un recado|diganle|digale)\b/,
    question: /^(?:que|cuando|donde|cual|quien|por que|como|cuanto|hay|tienen|puedo|es)\b/,
  },
  sentiment: {
    positive: `gracias genial perfect excelente maravill fantástic estupend encant content feliz amable útil agradec recomiend
      buenísim satisfech alegr increíble =bien =bueno =buena =buen rápid fácil simpátic mejor`,
    negative: `mal =mala pésim terrible horrible fatal enfad molest frustra decepcion inacept vergüenza grosero inútil ridícul queja
      queja harto harta peor estaf perdid roto equivocad tard nadie nunca indignad furios asco desastre vergonz dolor caro lento
      incompet lamentable`,
    negations: `no nunca jamás ni sin nada tampoco`,
    intensifiers: `muy realmente tan demasiado totalmente super`,
  },
}
