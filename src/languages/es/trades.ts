import type { TradesWording } from '../trades.ts'

export const trades: TradesWording = {
  dentist: {
    services: [
      'Revisión|revisión dental|chequeo',
      'Limpieza dental|limpieza|higiene bucal',
      'Empaste|obturación|caries',
      'Urgencia dental|urgencia|dolor de muelas',
      'Blanqueamiento|blanqueamiento dental',
      'Primera visita|paciente nuevo',
    ],
    questions: [
      '¿Qué horario tienen?',
      '¿Aceptan pacientes nuevos?',
      '¿Cuánto cuesta una limpieza?',
      'Me duele una muela',
    ],
    greeting: 'Buenos días. ¿Desea una cita o tiene alguna pregunta sobre nuestra clínica?',
  },
  garage: {
    services: [
      'Cambio de aceite|aceite y filtro',
      'Cambio de neumáticos|cambio de ruedas|neumáticos de invierno',
      'Revisión|mantenimiento|revisión del año',
      'Frenos|pastillas de freno|revisión de frenos',
      'Diagnóstico|testigo de avería|diagnosis',
      'Aire acondicionado|recarga de aire',
    ],
    questions: [
      '¿Qué horario tienen?',
      '¿Cuánto cuesta un cambio de aceite?',
      '¿Pueden cambiarme los neumáticos esta semana?',
      'Se ha encendido un testigo',
    ],
    greeting: 'Buenos días. ¿Qué podemos hacer por su coche?',
  },
  restaurant: {
    services: [
      'Mesa para comer|comida|almuerzo',
      'Mesa para cenar|cena|mesa|reserva',
      'Grupo|celebración|mesa grande|cumpleaños',
    ],
    questions: [
      '¿Qué horario tienen?',
      '¿Puedo reservar una mesa para esta noche?',
      '¿Tienen platos vegetarianos?',
      '¿Hay terraza?',
    ],
    greeting: 'Buenos días. ¿Desea reservar una mesa o tiene alguna pregunta?',
  },
  yoga: {
    services: [
      'Clase para principiantes|yoga para principiantes|iniciación',
      'Vinyasa|vinyasa flow|clase de flow',
      'Hatha yoga|hatha',
      'Clase particular|clase privada|clase individual',
      'Clase de prueba|primera clase',
    ],
    questions: [
      '¿Qué clases son para principiantes?',
      '¿Cuánto cuesta una clase?',
      '¿Necesito traer esterilla?',
      'Reservar una clase de prueba',
    ],
    greeting: 'Hola. ¿Desea reservar una clase o tiene alguna pregunta?',
  },
  hair_salon: {
    services: [
      'Corte de mujer|corte señora|corte femenino',
      'Corte de hombre|corte caballero|corte masculino',
      'Corte infantil|corte niño|corte de niños',
      'Color|tinte|coloración',
      'Mechas|balayage|reflejos',
      'Peinado|lavar y peinar|secado',
    ],
    questions: ['¿Qué horario tienen?', '¿Cuánto cuesta un corte?', '¿Tienen hueco esta semana?', '¿Hacen mechas?'],
    greeting: 'Hola. ¿Desea una cita o tiene alguna pregunta sobre nuestro salón?',
  },
  lawyer: {
    services: [
      'Primera consulta|consulta inicial',
      'Consulta|asesoramiento legal|reunión',
      'Consulta telefónica|llamada',
      'Revisión de contrato|revisar un contrato',
    ],
    questions: [
      '¿Cuándo pueden darme cita?',
      '¿Cuánto cuesta la primera consulta?',
      '¿Qué áreas del derecho llevan?',
      '¿Qué debo llevar?',
    ],
    greeting: 'Buenos días. ¿Desea una cita o tiene alguna pregunta sobre nuestro despacho?',
  },
}
