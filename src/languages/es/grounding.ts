import type { GroundingPatterns } from '../patterns.ts'

export const grounding: GroundingPatterns = {
  answers: 'sí claro seguro por supuesto exacto correcto no desde luego encantado encantada',
  idle: `yo tú usted ustedes nosotros él ella ellos ellas me te le les nos se mucho muchísimo número lo la los las un una unos unas el mi mis tu tus su sus nuestro
    nuestra nuestros nuestras este esta estos estas ese esa eso esto aquí ahí allí es son era eran fue ser estar está están estamos estoy
    hay ha han he hemos había tiene tienen tenemos tengo tener puede pueden podemos puedo poder podría debe deben quiere quieren desea desean
    necesita necesitan gracias favor siento lamento oír alegra espero ayuda ayudar pregunta preguntas buena bueno buenos buenas bien perfecto
    perfecta genial estupendo entiendo sé decir dice saber ver ofrece ofrecen ofrecemos da dan dar damos toma hacer hace hacen hacemos
    encontrar cuesta cuestan precio precios coste actualmente normalmente simplemente también ya todavía muy realmente sobre unos entre en a
    al de del desde hasta por para con como que qué cuál cuándo dónde cuánto algo más información detalles horas hora hola días día tarde
    tardes noche noches lamentablemente según cada así e y o siguiente mismo misma además`,
  machine: 'IA|automático',
  abbreviations: 'sr|sra|dr|av|tel|prof|etc|p\\.\\s?ej',
  self: 'yo he',
  scheduling: `libre libres disponible disponibles cita citas hueco huecos horario próxima próximo próximos primera opción opciones hoy mañana
    pasado semana reserva reservar conviene viene bien`,
}
