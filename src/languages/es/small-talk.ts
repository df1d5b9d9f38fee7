import type { SmallTalkPatterns } from '../patterns.ts'

export const smallTalk: SmallTalkPatterns = {
  greeting: 'hola buenas buenos días dias tardes hey saludos',
  thanks: 'gracias agradezco',
  goodbye: 'adiós adios chao chau luego',
  filler: 'muchas mil por todo la su tu ayuda muy bien vale ok perfecto hasta noches qué tal eso es',
  identity:
    /^(?:es usted|eres|sois|es esto|hablo con|estoy hablando con) (?:realmente |de verdad )?(?:un |una )?(?:humano|persona(?: real)?|(?:ro)?bot|máquina|ia)(?: o(?: \S{1,20}){1,4}| entonces)?$|^(?:quién|quien) (?:es usted|eres)$/,
  introduction: '[Mm]e llamo|[Mm]i nombre es',
  phone: {
    goodbye: 'adiós adios chao chau',
    enough: /(?:^| )(?:no|nada|(?:eso )?es todo|ya está|hasta (?:luego|mañana|pronto))(?= |$)/u,
    filler:
      'no nada eso es todo ya está gracias muchas muchísimas muy amable más mas por su la ayuda vale ok bien perfecto de acuerdo buen buena buenas buenos día dia días tarde tardes noche noches así que tenga un una igualmente hasta luego mañana pronto con esto y',
    yes: 'sí si claro vale por favor',
    repeat:
      /^(?:cómo(?: dice| ha dicho)?|como dice|perdón|perdone|disculpe|qué(?: dice| ha dicho)?|(?:perdón |perdone )?(?:me )?(?:(?:puede|podría) )?(?:repetir(?:lo|melo)?|repita)(?: eso| por favor)*|otra vez(?: por favor)?|no (?:le |lo )?(?:he )?(?:entendido|oído|entendí|oí))$/u,
  },
}
