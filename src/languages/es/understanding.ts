import type { UnderstandingPatterns } from '../understanding.ts'
import { emergency } from './emergency.ts'
import { functionWords } from './function-words.ts'
import { notes } from './notes.ts'
import { states } from './states.ts'

/** Events of the visitor's own, before which an appointment is wished for. */
const EVENT =
  '(?:boda|cumpleanos|cumple|examen|operacion|bautizo|comunion|vuelo|viaje|fiesta|graduacion|vacaciones|carrera|maraton|competicion|torneo|concierto|entrevista|luna de miel|crucero)'

/** Behind a number, tells that it counts no people. */
const NO_PEOPLE =
  '(?! ?(?:minutos?|min|horas?|h|dias?|semanas?|mes|meses|anos?|euros?|km|kilometros|parejas?|familias?|grupos?|de la)(?!\\w)| ?[%:])'

/** "Y", written with a thumb, before a question: "i donde voy". */
const AND = 'i(?= (?:donde|dnd|que|cuanto|cuando|como|quien|hay|puedo|podemos|tengo que|hace falta|se puede)(?!\\p{L}))'

const BOOKING = '(?:citas?|turnos?|reservas?|hora|mesa|clase|plaza)'

const ABSENT = 'no (?:puedo|podre|voy a poder|podemos|vamos a poder) (?:ir|venir|acudir|asistir)'

/** Work or school of the visitor's own; "trabajo" alone is also a noun. */
const WORK =
  '(?:me toca|tengo que|toca|debo) (?:trabajar|currar|ir a trabajar)|tengo (?:(?:un|una|el) )?(?:turno|clases?|trabajo|cole|colegio|escuela|uni|universidad|instituto|guardia|examen|examenes|reunion|medico|congreso|conferencia|entrevista|ensayo|entreno|entrenamiento|futbol|partido|curso)|(?:mi|el|la|los|las|mis) (?:hij[oa]s?|nin[oa]s?|peques?|marido|mujer|novi[oa]|chic[oa]s?|nen[ea]s?) (?:tienen?|esta|estan en) (?:el |la |un |una )?(?:cole|colegio|clases?|futbol|entreno|entrenamiento|examen|partido|guarderia)|(?:estoy|estare) (?:trabajando|currando|de turno|de guardia|en (?:el trabajo|la oficina|el curro|clase|la uni|el cole|el hospital)|en (?:un |una |el |la )?(?:congreso|feria|curso|reunion|formacion|conferencia))'

/** Stands before an age: "tiene apenas". */
const AGE_ABOUT =
  '(?: (?:ya|casi|solo|solamente|apenas|recien|todavia|aun|unos|los|sus|tan solo|ahora|nada mas|mas o menos)){0,3}'
/** Follows an age told without its unit. */
const AGE_ENDS =
  '(?= ?(?:$|[.,!?;:)&]|(?:y|pero|o|en|quiere|quieren|que|puede|pueden|hoy|ayer|manana|pronto|este|es|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|proximo))(?!\\p{L})))'
const AGE_MONTH = '(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)'
const AGES_IN_PASSING = [
  `(?:(?:cumple|cumplen|cumplio|cumplieron|cumplira|cumpliran|(?:va|van) a (?:cumplir|hacer))|(?:{p}|{he})(?: ya)? (?:tiene|tienen)|(?:{p}),? (?:de|con))${AGE_ABOUT} {l}(?: (?:anit|an)os)?(?: en ${AGE_MONTH}|${AGE_ENDS})`,
  `(?:tiene|tienen)${AGE_ABOUT} {l} (?:anit|an)os(?! (?:de|despues|atras|seguidos|sin))`,
  `(?:hace|hacen) {n} en ${AGE_MONTH}|{n}\\.? cumpleanos`,
].join('|')

export const understanding: UnderstandingPatterns = {
  notes,
  states,
  emergency,
  marks:
    'el la los las un una de que y es en por para con mi me quiero quisiera necesito puedo pueden tienen cita hola gracias buenos dias tardes usted favor donde cuando como cuanto hay no si del al lo estan abierto abiertos abren cierran horario cual cuales cuesta precio precios quien servicios ustedes direccion telefono mesa manana teneis soy somos se su eres sois vosotros haceis podeis aceptais abris cerrais vuestro vuestra tambien porque pero vale ola',
  letters: ['ñ'],
  commonWords: 'spanish',
  topical:
    'agua amigo amigos auto baile cabeza cama camino capitán cara carne casa chica chico ciudad clase coche comida corazón cuerpo dinero doctor equipo escuela esposa familia fiesta foto gente guerra hermana hermano hija hijo hombre jefe juego libro madre mamá mano manos mesa muerte mujer música niño niños ojos padre papá perro policía puerta sangre señor señora tierra trabajo vida',
  correctable:
    'reservar reserva cancelar anular aplazar cambiar llamar manana lunes martes miercoles jueves viernes sabado domingo mensaje encargado responsable enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre disponible direccion precio precios cuanto aparcar aparcamiento horario horarios descuento descuentos duracion abierto cerrado traer pagar tarjeta cheque regalo',
  ownNames: 'spanish|spanisch|espanol|castellano|espagnol',
  speak:
    '(?:podemos|puede|puedes|pueden|se puede) (?:hablar |escribir )?(?:usted )?(?:en )?{language}(?: por favor)?|(?:en )?{language} por favor|en {language}',
  speaksAsked: '(?:habla|hablas|hablan|hablais)(?: (?:usted|ustedes|vosotros|tambien)){0,2} {language}',
  speakPlease: '(?:en )?{language},? por favor|por favor,? (?:en )?{language}',
  answers: {
    yes: 'sii+|(?:si,? ){1,4}si(?= ?(?:$|[,.!;)]))|si(?= ?(?:$|[,.!;)]|y |por favor|porfa|claro|gracias|perfecto|vale|quiero|me |confirmo|correcto|esta|eso|exacto|reserv|adelante|hazlo|de acuerdo|genial|bien|muy|senor|pero|a las|el |la |ese|esa|por|todo|asi|dale|venga|va|anda|haz|apunt|pon|guard|ya|hombre|eh|tal|bueno|cuando))|sip|vale|claro(?: que si)?|de acuerdo|por supuesto|ok|okay|okey|desde luego|dale|venga',
    yesAlone:
      '(?:esta |todo |muy |me parece |eso |asi |me viene |me va |queda )?(?:bien(?: asi)?|perfecto|correcto|genial|estupendo|exacto|es correcto|correcta)|adelante|confirmo|confirmado|confirmada|confirmalo|eso es|asi es|hagalo|hazlo|hagamoslo|reserva(?:la|lo|me)?|reserve(?:la|lo)?|resérvala|me quedo con (?:esa|ese|esta)|esa misma|me la quedo|por favor|(?:la|el|esa|ese|esta|este)(?: \\S+){0,4} (?:esta|me (?:va|viene|parece)) (?:muy )?(?:bien|perfecto|genial)|me sirve|me va bien|me viene bien|conforme|perfecto|exacto|correcto|genial|estupendo|fenomenal|guay|bien',
    no: '(?:no,? ){1,4}no(?= ?(?:$|[,.!;)]))|no(?= ?(?:$|[,.!;)]|gracias|mejor|el |la |los |a las|quiero (?:es|nada)|prefiero|espera|perdon|eso no|es (?:eso|correcto|asi|a las)|esta bien|me (?:va|viene|sirve|parece)|lo (?:hagas|reserves|canceles)|muchas|era|seria|ese|esa|esta|por ahora|todavia|de momento|otro|otra|por))|nop|para nada|tampoco|incorrecto|negativo|(?:claro|por supuesto|desde luego) que no|de ninguna manera|que va',
    noAlone:
      '(?:pero|que) no(?: no)?|(?:no )?(?:nada mas|(?:con )?eso (?:es todo|basta)|(?:ya )?(?:es|esta) todo|nada)(?: por (?:hoy|ahora|mi parte))?|espera|espere|un momento|alto|no(?: era)? (?:eso|asi)|asi no|mejor no|eso no|ya esta',
    weak: 'ok|okay|vale|bien|bueno|perfecto|genial',
    order:
      '(?:reserv(?:a|ad|e|en|ar|ala|alo|adla|adlo|ela|elo|enla|enlo|arla|arlo)|haz(?:ed|me)? la reserva|haga la reserva|confirm(?:a|ad|e|en)(?:l[ao])?)(?: ya)?',
    anyway: 'en todo caso|en cualquier caso|de todas formas|de todos modos|igualmente|da igual|bueno|pues|pero',
    harmless: 'no hay problema|no pasa nada|sin problema|no importa|por que no|no te preocupes|no se preocupe',
    choosing:
      '(?:(?:me|nos|a nosotros nos|a mi me) )?(?:viene|va|iria|vendria|quedo|quedamos|quedaria|encaja)(?: (?:con|muy|de))?|quiero|queremos|cogemos|cojo|ponme|ponnos|elijo|elegimos|prefiero|preferimos|digamos|(?:he )?dicho?|dije|mejor|seria|estaria|estara|sera|esta|es|(?:muy )?(?:genial|perfect\\w|estupend\\w|fenomenal|ideal|bien|maravilla|lujo)|a las?|las?|los|el|del|al|para (?:mi|nosotr\\w{2})|si (?:es posible|puede ser|se puede)',
    filler:
      'nada quizas algo poco por favor porfa gracias pues entonces ya asi eso es esta bien muy todo y si no vale ok muchas mil ay ah oh uy bueno buenas perfecto claro a de la el lo me mas hoy tu su ayuda amable genial que tal en ese esa venga mira luego',
  },
  courtesy: {
    greeting:
      'hola(?: buenas)?(?: tardes| noches| dias)?|buen(?:o|a)s(?: dias| tardes| noches)?|buen dia|hey|saludos|que tal|como (?:estas|esta|estais)|holi|ola|wenas|que tal(?: estas?)?|como va',
    thanks:
      '(?:muchas |mil )?gracias (?:guap[oa]|maj[oa]|a (?:ti|usted|vosotros)|por todo)|(?:(?:muchas |mil |muchisimas )?gracias(?: por (?:todo|la ayuda|su ayuda|tu ayuda|la informacion|(?:apunt|anot|avis|respond|contest|confirm)ar?\\w*))?|(?:se lo |te lo )?agradezco|(?:eres|es usted|sois) (?:muy |un |una )*(?:amables?|sol|cielo|encanto|maj[oa]s?)|muy amable|merci|gracies|moltes gracies|thanks|thx|danke|grazie)(?: ?,? (?:hasta (?:el )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|luego|pronto|entonces)))?',
    goodbye:
      'adeu|agur|que descanse\\w*|adios|chao|chau|(?:pues )?hasta (?:luego|pronto|la vista|(?:manana|(?:el )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo))(?= ?(?:$|[.,!]))|otra)|nos vemos|que (?:tenga\\w*|paseis|pase) (?:un )?(?:buen|buena|feliz) (?:dia|tarde|noche|finde|semana|fin de semana)|(?:buen|feliz) (?:finde|domingo|puente|viaje|dia)(?= ?(?:$|[.,!]))|buen fin de semana|feli(?:z|ces) (?:navidad\\w{0,2}|fiestas|ano(?: nuevo)?|pascua\\w{0,2}|reyes)|(?:os veo|te veo) (?:luego|alli|pronto)|(?:un )?(?:fuerte |gran )?(?:abrazo|saludo|beso)s?(?: (?:a|para) tod[oa]s| fuerte)?|besitos|cuid(?:aos|ate|ese)',
    until:
      '(?:(?:pues|entonces|vale|ok|bueno|venga|y) ){0,3}(?:hasta|(?:ya )?(?:nos|os|te|le) (?:vemos|veo)(?: alli| ahi)?|alli (?:estare|estaremos|nos vemos))(?: entonces| pues| el| la| este| a| las)*',
    done: '(?:eso|esto|ya)(?: (?:es|era|seria))? ?(?:todo|esta)(?: (?:por (?:hoy|ahora)|entonces|de momento))*|(?:eso|esto) (?:es|era|seria) todo(?: \\S+){0,2}|nada mas(?: (?:por (?:hoy|ahora)|entonces|de momento))*|no (?:necesito|quiero|hace falta) (?:nada )?mas|con eso (?:me )?(?:vale|basta|sirve)|ya (?:tengo|se) (?:todo )?lo que (?:queria|necesitaba)(?: saber)?',
    remark:
      'que (?:guay|bonit\\w*|mon[oa]|chul[oa]s?|pena|lastima|alegria|risa|ilusion|ganas|maravilla|interesante|graci\\w*|envidia|suerte|amables?|maj[oa]s?|genial|fuerte|gusto|nervios|rabia|verguenza(?= ?(?:$|[!.,]))|simpatic\\w*|tal(?= ?(?:$|[?!,.])))|que \\S+ (?:mas|tan) \\S+|(?:solo|era) (?:queria )?(?:salud\\w*|despedi\\w*|charl\\w*|brom\\w*)|(?:es|era)(?: una| de)? broma|(?:(?:una|vaya|que) )?(?:pena|lastima)(?= ?(?:$|[!.,;]))|(?:vaya|mecachis)(?= ?(?:$|[!.,;]))',
    laughs: { syllables: 'ja|je', words: 'lol+|xd+' },
    weather:
      'que (?:frio|calor|tiempo)(?: hace)?|hace (?:\\S+ )?(?:frio|calor|sol|viento|tiempo(?= ?(?:$|[!.,]| hoy)))|llov\\w*|lluev\\w*|lluvia|nieve|nev(?:ad[oa]|ando)|niev\\w*|helad[ao] (?:hoy|esta)',
    worry:
      'miedo|miedito|nervios\\w*|nervios|asustad\\w*|preocupad\\w*|ansios\\w*|ansiedad|agobiad\\w*|acojonad\\w*|temblando|panico',
  },
  intents: {
    book: [
      '(?:me|nos) (?:l[oa]s? )?(?:reserv|apunt|agend)(?:as|ais|a|an)|reserv(?:ar|arme|arnos|eme|en|o|ame|ad|emos)|agendar\\w*|agendame|apunt(?:ar|arme|arnos|eme|en|ame|adme|anos|adnos|o)|concertar|solicitar|inscribir\\w*|quedar para',
      `(?:quier\\w*|quisiera|queria|querria|querriamos|necesit\\w*|pedir|pido|gustaria|deseo|dar(?:me)?|dan|deme|denme|me dan|dame|me da(?:is|n|s)?|nos da(?:is|n|s)?|tendrian|coger|sacar|otra|nueva|hacer|me das|poner|ponme|busco)(?: \\S+){0,4} (?:citas?|turnos?|reservas?|hora|mesa|clase|plaza)`,
      `^(?:una |otra )?(?:citas?|turnos?|reservas?|hora|mesa)(?: para| de| el| por| con)?`,
      '(?:quier\\w*|quisiera|queria|querria|gustaria|queremos|querriamos|nos gustaria) (?:ir|venir|pasar|cenar|comer|almorzar|desayunar|cortarme|hacerme|revisar|probar|una mesa|que me (?:vea|revise|mire)|llevar (?:el|mi|la|al) (?:coche|perro|gato|moto|carro))',
      '(?:ir|venir|pasar|acercarme|pasarme)(?= (?:manana|el |esta |hoy|a las|por la)) ?',
    ].join('|'),
    change: 'cambi(?:ar|ar\\w{2,4}|a|e|en|ad|amos)|mover\\w{0,4}|muev\\w{1,4}|aplaz\\w+|modific\\w+',
    move: [
      `(?:cambi\\w*|muev\\w*|mover|aplaz\\w*|posp\\w*|traslad\\w*|pas(?:ar|arla|arlo|e|en|ame|adme)|adelant\\w*|modific\\w*|retras\\w*)(?: \\S+){0,3} (?:${BOOKING}|bkg_\\w+)`,
      'reprogram\\w*|aplaz(?:ar|arla|arlo|o|ame)|pospon\\w*|mover(?:la|lo|mela)|cambiar(?:la|lo|me|mela|melo)|moverla|pasar(?:la|lo|mela) (?:al?|para)|muev(?:a|e)(?:la|lo)|cambi(?:a|e)(?:la|lo|mela)|adelantar(?:la|lo)|retrasar(?:la|lo)|cambiar (?:de )?(?:dia|hora|fecha)|(?:(?:me|nos|os) )?(?:la|lo) (?:pas|cambi|muev|atras|adelant|retras)(?:as|a|ais|an|amos)(?= (?:al?|para|un|el|de) )|(?:me |nos )?(?:la|lo) (?:podeis|puedes|pueden|puede|podriais|podrian|podria|podrias) (?:cambiar|mover|pasar|aplazar|retrasar|adelantar)',
    ].join('|'),
    cancel: [
      'anul(?!acion)\\w+|cancel(?!acion|ad[oa])\\w+|(?:quiero|queria|quisiera|necesito) (?:mi|la) \\S+ cancelada',
      ABSENT,
      `(?:borr\\w*|quit\\w*|elimin\\w*|dar de baja)(?: \\S+){0,2} ${BOOKING}`,
    ].join('|'),
    call_back: [
      '(?:me|nos) (?:pueden|puede|podrian|podria|puedes|podeis) (?:volver a )?(?:llamar|telefonear)|(?:pueden|puede|podrian|podria|puedes|podeis) (?:llamar|telefonear)(?:me|nos)',
      '(?:que )?(?:me|nos) (?:llamen|llame|telefoneen|llamasen|llames|llamais|llameis)|llam(?:enme|eme|adme|ame|adnos|enos)|llamar(?:me|nos)|telefone(?:enme|arme)',
      'devol\\w* (?:me )?la llamada|(?:una )?llamada de vuelta|rellamada',
    ].join('|'),
    person: [
      '(?:pregunt|consult|coment)\\w*(?: \\S+){0,2} (?:a|con) (?:una persona|alguien|un humano|un companero|una companera)',
      '(?:hablar(?:lo)?|comentar(?:lo)?|consultar(?:lo)?|charlar|tratar(?:lo)?|discutir(?:lo)?)(?: (?:\\S+ ){0,3})?con (?:alguien|alguno de (?:vosotros|ustedes)|uno de (?:vosotros|ustedes)|alguna de (?:vosotras|ustedes))',
      '(?:hablar|habla(?= con)|hablo|comunicar\\w*|comuniqu\\w*|pas(?:ame|eme|enme|arme|adme)|atienda|contactar|ponme|pongame)(?: directamente)? (?:con |a |al )?(?:una? |el |la |algun |alguna |un )?(?:persona\\w*|alguien|human\\w*|agente|emplead\\w*|encargad\\w*|responsable|operador\\w*|jef[ea]|companer\\w*|duen[oa]|gerente|director\\w*)',
      'no con una? (?:maquina|robot|bot|chatbot|ordenador)|persona (?:real|de verdad|humana)|un humano|(?:quiero|exijo) (?:al|a la|ver al|un) (?:encargad\\w*|responsable|jef[ea]|gerente|duen[oa])',
      '(?:solo|mejor|prefiero|por favor) (?:con )?una? (?:persona|humano)|^(?:una? )?(?:persona|humano)(?: por favor)?(?= ?$)',
    ].join('|'),
    message: [
      'pas(?:a|ad|e|en|ar)(?:lo|la|selo|dselo)? (?:\\S+ )?(?:mi|la|esta) (?:queja|reclamacion|nota)|(?:pas(?:a|ad|e|en)|transmit(?:e|id|a|an)|reenvi(?:a|ad|e|en))(?:se|le|les|d)?(?:lo|selo)(?: (?:al?|a la) \\S+)?|(?:diselo|digaselo|decidselo|pasadselo) a',
      '^(?:(?:solo|y|pues) )*(?:anota|apunta|anotad|apuntad|anote|apunte)(?:r|lo)?(?: que|:)?',
      '(?:quiero|quisiera|querria|necesito|pedir|hacer(?:me)?|dar(?:me)?|pasar(?:me)?|enviar(?:me)?) (?:\\S+ )?un presupuesto',
      '(?:pas|d|envi|tom|cog)(?:a|e|ad|ar|ale|adle|ele|arle|arles|enle|enles|en) (?:(?:por favor|porfa) )?(?:un |el |este |mi )(?:mensaje|recado|aviso)',
      'dej(?:ar|arles|o|arle|aros|arte|ale|adle)(?: \\S+)? (?:mis? (?:datos|contacto|numero|correo|telefono)|(?:un |este )?(?:mensaje|recado|aviso|nota))',
      '(?:que )?(?:me|nos) (?:escriban|contacten|escriba|contacte|respondan)|contact(?:enme|eme|arme|adme)|escrib(?:anme|ame|idme)|(?:ponerse|pongan?se|ponganse|poneros) en contacto|(?:dile|diganle|digale|decidle|avis\\w+|avisad\\w*) (?:al?|a la|a los|que|de que)|trasladar(?:le)? (?:un|este) mensaje',
      '(?:podr\\w+|puede[ns]?|podeis)(?: (?!me |nos )\\S+){0,2} (?:decirles?|preguntarles?|avisar(?:les?)?|anotar(?:lo|la)?|apuntar(?:lo|la)|anadir(?:lo|la)?|comentar(?:les?|lo)|pasar(?:le)? (?:el|este|un))|(?:dile|digale|decidle|preguntale|preguntadle|apuntad|anota|anotad) (?:\\S+ )?(?:que|a|al|si)',
    ].join('|'),
    note: '(?:(?:y|pero|por favor|tambien|solo|podeis|podria|podrian|puede|pueden|puedes) ){0,4}(?:como nota|(?:apunt|anot)(?:a|ad|e|en|ar|adlo|alo|elo)(?: por favor| tambien)?(?: que|:)|no (?:te |se |os )?olvid\\w+|(?:recuerda|recuerde|recuerden|recordad|recordar)(?! (?:cuando|que hora))|ten(?:ed|ga|gan|er)? en cuenta|pon(?:ed|ga|gan|er)? que|anad(?:e|id|a|an|ir) que|(?:dile|diles|digale|diganle|digales|decidle|decidles|decirle|decirles|avis\\w+) (?:\\S+ ){0,3}que)',
    noted:
      '(?<!se )(?:apunt|anot)(?:ad|a|e|en|ar)(?:lo|la)?|anad\\w+ (?:a|en) la (?:nota|cita)|anad\\w+ una nota|(?:deja|pon|escrib|hac)\\w+ una nota|en (?:la )?nota',
    calls: '(?<!se )llam(?!o(?!\\p{L}))\\w*|telefone\\w*',
    absent: ABSENT,
    complaint:
      '(?:dinero|euros?|pasta)(?: \\S+)? (?:tirad[oa]s?|a la basura|desperdiciad\\w+|por la ventana|para nada)|(?:quiero|queremos|exijo|devolved|devuelv\\w+|devolv\\w+)(?:me|nos)?(?: \\S+){0,2} (?:mi|nuestro) dinero|^(?:que )?verguenza|sinverguenzas?|cobrad\\w (?:dos veces|el doble|doble)|(?:todavia|aun) no (?:me |nos |le |les )?(?:lo |la |los |las )?(?:habeis|han|ha|has) (?:devuelto|reembolsado|abonado|ingresado|pagado|liberado|enviado|entregado|contestado|respondido|arreglado)|(?:estoy|estamos|me siento) (?:\\S+ )?(?:disgustad\\w*|hart[oa]s?|indignad\\w*|enfadad\\w*)|(?:llevo|llevamos) (?:\\S+ ){1,4}(?:esperando|llamando|intentando|sin (?:respuesta|noticias))|no (?:me |nos )?(?:cog(?:eis|en|es)|contest(?:ais|an|as)|descolg(?:ais|an)) (?:el |al |nunca el )?telefono|(?:habeis|han|has) quedado (?:con )?(?:\\S+ ){0,5}(?:fianza|dinero|euros?|senal)|(?:quedasteis|quedaron) (?:con )?(?:\\S+ ){0,5}(?:fianza|dinero|euros?|senal)|hace (?:\\S+ ){1,3}que (?:espero|esperamos)|no (?:me|nos) dejar?on (?:entrar|pasar)|(?:encima|y aun asi|y ademas) (?:me |nos |se )?(?:quier\\w+|pretend\\w+|hab\\w+|han|ha) (?:\\S+ ){0,2}(?:cobr|pag)\\w*|(?:muy|tan|super|bastante|mas|fue|fueron|fuisteis) bordes?|(?:muy |tan |super |bastante )?(?:maleducad\\w*|grosero|grosera|antipatic\\w*|desagradable|inaceptable|vergonzos\\w*|impresentable|poco profesional)|(?:que|una|es una) verguenza|queja(?:rme)?|reclama(?:r|cion)|(?:devuelvan|devolver|devuelvan?me|devolucion d\\w+|devolvais)(?: \\S+)? dinero|(?:quiero|queria|exijo|pido|solicito|reclamo)(?: \\S+){0,2} reembolso|(?:mal|pesim[oa]|horrible|fatal|terrible|mala|malisim[oa]) (?:servicio|trato|experiencia|atencion|comida|trabajo)|nadie (?:contesta|atiende|responde|me)|(?:estaba|estaban|llego|vino|llegaron) (?:muy )?(?:fri[oa]s?|crud[oa]s?|quemad[oa]s?|sali?ad[oa]s?|mal[oa]s?)|(?:vino|llegaron) (?:muy )?tarde|(?:estoy|muy|bastante) (?:enfadad\\w*|cabread\\w*|molest[oa]|decepcionad\\w*|indignad\\w*|descontent\\w*)|estafa|(?:se )?(?:me )?(?:ha )?(?:caido|cayo|roto|rompio)(?: \\S+)? (?:otra vez|de nuevo|a los \\S+ dias)|una hora esperando|esper(?:e|ando|amos) (?:mas de )?(?:una|dos|tres|\\d+) horas?|destroz\\w*|estrope\\w*|trasquil\\w*|(?:me|nos) (?:han |habeis |ha )?(?:dejado|dejasteis|dejaron|dejo) (?:\\S+ ){0,6}(?:mal|fatal|horrible|desigual\\w*|torcid\\w*|larg\\w*|naranja)|(?:quedo|quedado|salio|salido) (?:muy |tan |todo )?(?:fatal|mal|horrible)|cobr\\w+ de mas|no estoy (?:nada )?(?:content\\w*|satisfech\\w*)|nadie (?:nos |me |os |se |les )?(?:ha|dijo|dice|aviso|avisa|coge|cogio|contesto|respond\\w+|llam\\w+|explic\\w+|inform\\w+|atend\\w+)|no (?:me |nos )?(?:cogeis|cogen|contestais|contestan|respondeis|responden|atendeis|atienden)|(?:llevo|llevamos) (?:\\S+ ){1,4}(?:llamando|intentando|escribiendo)|(?:me|nos|le|les) (?:habeis|han|habian) (?:\\S+ )?(?:cobrado|perdido|roto|estropeado|olvidado|quitado|rayado|danado|enganado|facturado)|(?:habeis|han) (?:perdido|roto|olvidado|rayado|danado) (?:mi|el|la|mis|los|las)|os (?:habeis )?qued(?:asteis|ado)|(?:me|nos|le) cobr(?:asteis|aron)|(?:una|alguna) explicacion',
    noNew:
      '(?:ningun\\w?|nada de|no (?:quiero|necesito|hace falta|es)|sin)(?: (?:una?|otra?))? (?:nuev[oa]s? (?:citas?|reservas?)|(?:citas?|reservas?) nuev[oa]s?|(?:segunda|otra) (?:cita|reserva))|no (?:quiero|necesito|hace falta) (?:una )?(?:segunda|otra)(?= ?(?:$|[.,;!]))|con una (?:me |nos )?(?:basta|es suficiente)',
    standing:
      '(?:la|el) (?:cita |reserva )?(?:antigu[oa]|anterior|viej[oa]|existente|de antes|que (?:ya )?tengo|que (?:ya )?hice)(?! (?:numero|telefono|correo|direccion|nombre|email|hora))|(?:la|el) primer[oa]? (?:cita|reserva)|la otra(?= ?(?:$|[.,;!?]))',
    gone: '(?:se )?quit(?:e|en|a|ar|arla|arlo)|fuera|sobra',
    fromTo: 'del(?: dia)? {n}(?: de \\p{L}{4,10})? (?:al|para el)(?: dia)? {n}',
    instead: 'en su lugar|en lugar de es[aeo]|en vez de es[aeo]',
    shifts:
      '(?:cambi(?:a|e|ar|ad|en|ais|as|amos)|(?:muev|mov)(?:a|e|er|ed|an|as|eis|emos)|pon(?:er|ed|ga|gan)?)(?: (?:la|el|mi|nuestr[oa])|l[ao])|pas(?:a|e|ar|ad|en)l[ao]|l[ao] pas(?:e|es|as|ais|a|amos)|cambiar (?:al?|de|por|para)',
    fromHour: '(?:de|desde)(?: las?)? {h} a(?: las?)?',
    rather: 'mejor|en (?:vez|lugar) de',
    happened:
      'empezo|comenzo|era|eran|fue|llego|llegaron|esperamos|espere|abrio|abrieron|habia|cambi(?:aron|asteis)|mov(?:ieron|isteis)|(?:ha|han|has|habeis) (?:cambiado|movido|pasado|empezado|retrasado)',
    denied:
      'no (?:quiero|queria|necesito|deseo|hace falta|queremos)(?: que)?|no (?:cancelar|anular) (?:toda|todo|la reserva entera|la cita entera)|no (?:la |lo |me )?(?:reserves?|canceles?|anules?|cambies?|muevas?|apuntes?)',
    refused: {
      call_back:
        '(?:sin|ninguna|nada de|no (?:quiero|necesito|queria)(?: (?:ninguna|una|la))?) (?:llamadas?)|no (?:quiero|necesito|hace falta) que (?:me |nos )?(?:llamen|llame|llameis|llames)|no (?:me|nos) (?:llamen|llame|llameis|llames)|no hace falta (?:la )?(?:llamada|llamar\\w*)|(?:no (?:quiero|necesito|hace falta|es necesario)|que)(?: que)? (?:nadie (?:me |nos )(?:llame|telefonee)|no (?:me |nos )(?:llame\\w*|telefonee\\w*)(?: nadie)?)|(?:no hace falta|no es necesario) que (?:me |nos )?(?:llam\\w+|telefone\\w+)(?: nadie)?|nadie (?:tiene|necesita|hace falta)(?: \\S+){0,2} (?:llamar|llame)\\w*',
      message:
        '(?<!si )no (?!me diga|pas(?:e|o|aba) ?nada(?! (?:a|al) ))(?:(?:le|les|me|lo|la|se) ){0,2}(?:pas(?:e|en|es|eis|ar)(?:l[oa])?|(?:envi|mand)(?:e|en|es|eis|ad|ar)(?:l[oa])?|comuni(?:que\\w{0,2}|car)|transmit(?:a\\w{0,2}|ir)|diga[sn]?|digais)(?: (?:nada|al equipo|a nadie)){0,2}(?= ?(?:$|[.,;!]))|(?:sin|ningun|nada de|no (?:quiero|necesito|hace falta|queria)(?: (?:ningun|un|el|(?:dejar|mandar|enviar)(?: un| ningun)?))?) (?:mensajes?|recados?)|no (?:hace falta|es necesario) (?:que )?(?:dej|mand|envi|pas)\\w+ (?:un |el |ningun )?(?:mensaje|recado)|no (?:quiero|queria|hace falta|necesito|pretendo|voy a) (?:quejarme|reclamar|poner una (?:queja|reclamacion))',
      person: 'no (?:quiero|necesito|hace falta) (?:una persona|hablar con (?:nadie|una persona))',
    },
    without: 'ni|ningun\\w{0,2}|sin|nada de|no (?:es|era|son|sera|seria)(?: para)?',
    noneMade:
      'no (?:he|hemos|habia) (?:reserv\\w+|pedido|hecho|cogido)(?: (?:nada|ninguna|cita|hora|reserva))*(?: (?:todavia|aun))?|no (?:tengo|tenemos) (?:aun |todavia |ninguna ){0,2}(?:cita|reserva)(?: (?:todavia|aun))?|no (?:me |nos )?(?:lo |la )?(?:has|ha|habeis|han) (?:reserv\\w+|apunt\\w+|hecho|cogido)(?: (?:nada|todavia|aun)){0,2}|(?:no hay|no existe) (?:ninguna )?(?:cita|reserva)',
    cancelling: 'cancel\\w+|anul\\w+',
    cancelled:
      '(?:tuve|tuvimos|he tenido|hemos tenido) que (?:cancelar|anular)(?:la|lo)?|(?:he|hemos|habia|habiamos) (?:anulado|cancelado)|se (?:anul|cancel)(?:a|an|ara|aria)|(?:anule|cancele|anulamos|cancelamos) (?:la (?:ultima|anterior|pasada)|el (?:ultimo|anterior|pasado)|ayer|hace|la semana|mi (?:ultima|ultimo))',
    anew: 'nuev[oa]s?|otr[oa]',
    learn: 'aprend\\w+(?: a)?',
    ownTalk:
      '(?:(?:lo )?(?:hablo|hablare|hablamos|hablaremos|hablarlo|consulto|consultare|consultarlo|comento|comentare|comentarlo|pregunto|preguntare|preguntarle|preguntarselo|decirselo|digo|hable|consulte)|(?:voy|vamos) a (?:hablar(?:lo)?|consultar(?:lo)?|comentar(?:lo|selo)?|preguntar(?:le|selo)?)|(?:tengo|tenemos) que (?:hablar(?:lo)?|consultar(?:lo)?|comentar(?:lo|selo)?|preguntar(?:le|selo)?)|(?:debo|quiero|prefiero|mejor|necesito|quisiera|tendria que)(?: \\S+)? (?:hablar(?:lo)?|consultar(?:lo)?|comentar(?:lo|selo)?|preguntar(?:le|selo)?))(?: (?:antes|primero|con|a|al|esto|eso)){0,4} (?:(?:mi|mis|su|sus|nuestr[oa]s?) (?:mujer|marido|espos[oa]|novi[oa]|pareja|prometid[oa]|amig[oa]s?|hij[oa]s?|ninos?|ninas?|nen[ea]s?|bebe|niet[oa]s?|abuel[oa]s?|mama|madre|papa|padre|padres|herman[oa]s?|prim[oa]s?|ti[oa]s?|sobrin[oa]s?|suegr[oa]|cunad[oa]|familia|companer[oa]s? de (?:piso|clase))|(?:mi|mis|nuestr[oa]s?) (?:medic[oa]|doctora?|matrona|jef[ea]|companer[oa]s?|caser[oa]))|(?:se )?lo (?:digo|comento|pregunto|consulto|comentare|preguntare) (?:primero |antes )?(?:con |a |al )(?:(?:mi|mis|su|sus|nuestr[oa]s?) (?:mujer|marido|espos[oa]|novi[oa]|pareja|prometid[oa]|amig[oa]s?|hij[oa]s?|ninos?|ninas?|nen[ea]s?|bebe|niet[oa]s?|abuel[oa]s?|mama|madre|papa|padre|padres|herman[oa]s?|prim[oa]s?|ti[oa]s?|sobrin[oa]s?|suegr[oa]|cunad[oa]|familia|companer[oa]s? de (?:piso|clase))|(?:mi|mis|nuestr[oa]s?) (?:medic[oa]|doctora?|matrona|jef[ea]|companer[oa]s?|caser[oa]))|(?:se )?lo (?:hablo|hablare|hablamos|hablaremos|consulto|consultare|consultamos|comento|comentare|comentamos|pregunto|preguntare|digo|dire)(?: (?:antes|primero|ya|luego)){0,2} (?:con|a) (?:est[oa]s|ell[oa]s|l[oa]s (?:demas|otr[oa]s|chic[oa]s|ninos|crios)|todos|todas|el (?:grupo|resto)|la (?:familia|pandilla)|mi gente)|(?:tengo|tenemos|voy|vamos) (?:que|a) (?:hablar|consultar|comentar|preguntar)(?:lo|selo|les)(?: (?:antes|primero)){0,2} (?:con|a) (?:est[oa]s|ell[oa]s|l[oa]s (?:demas|otr[oa]s|chic[oa]s|ninos|crios)|todos|todas|el (?:grupo|resto)|la (?:familia|pandilla)|mi gente)',
    talk: {
      to: '(?:hablar|charlar|conversar|(?:comentar|consultar|tratar)(?:l[oa])?)(?: \\S+){0,3} (?:con|a) {who}|(?:pasar|pasad|poner|pon|ponga)(?:me|nos)(?: \\S+){0,1} (?:con|a) {who}|{who} al telefono|(?:localizar|contactar)(?: \\S+){0,1} (?:a|con) {who}',
      byPhone: '(?:por|al) telefono|llamada',
    },
    ownCall:
      '(?<!(?:me|se) )(?:ya )?(?<!(?:me|se) )(?:llamo|llamare|llamamos|llamaremos)(?: (?:yo|ya|por telefono|luego|manana|mas tarde|directamente)){0,3}(?= ?(?:$|[.,!;]))|(?:os|les|le|te) (?:llamo|llamare)(?: \\S+){0,2}|(?:entonces )?llamo yo(?: por telefono)?|ya (?:me paso|paso|voy) yo',
    quoted: '(?:web|pagina|condiciones|correo|ahi|aqui)(?: \\S+)? (?:pone|ponen|ponia|dice|dicen|decia)',
    must: '(?<!que )(?:tengo que|tenemos que|debo|debemos|quiero|queremos|quisiera|necesito|necesitamos|voy a|vamos a|cancelo|anulo|cancelamos|anulamos)',
    unwanted:
      'no (?:he|hemos) dicho(?: \\S+){0,5} reserv\\w+|no (?:hace falta|es necesario|necesito) (?:que )?(?:reserv\\w+|pedir (?:cita|hora)|coger (?:cita|hora))(?: (?:todavia|aun|nada|ahora|hoy))*|ninguna otra(?: cita)?(?= ?(?:$|[.,!;]))|no (?:quiero|necesito) (?:otra|mas|una segunda)(?: citas?)?(?= ?(?:$|[.,!;]))|nada (?:mas )?que reservar|no (?:he|hemos) (?:pedido|reservado)(?: (?:nada|cita|hora|ninguna \\S+))?|mis datos no hacen falta|no (?:(?:me|lo|la|os|te) )?(?:quiero|queria|quisiera|estoy|estaba|he|voy a|iba a|pienso)(?: todavia| aun)? (?:reserv\\w+|pedir (?:cita|hora)|coger (?:cita|hora))|ninguna hora|sin hora|(?:no|sin) (?:\\S+ )?(?:cita|hora|reserva|turno)s?(?= ?(?:$|[.,;!?]|ahora|todavia|aun|solo|gracias|pero|por favor))|no (?:quiero|queria|necesito|deseo) (?:ninguna |otra |pedir |hacer |coger |una )?(?:cita|hora|reserva\\w*|reservar|turno|clase|sesion)|(?:solo|solamente|nada mas|unicamente)(?: (?:es |era |una |la )*(?:pregunta\\w*|duda|info\\w*|consulta\\w*)| (?:quiero|queria|quisiera|necesito)(?: saber| preguntar)| (?:saber|dime|decidme|preguntar))|(?:una|con una) (?:basta|es suficiente)|eso es todo|nada mas|(?:sin|ningun\\w{0,2}|nada de) (?:\\S+ )?(?:clase|curso|sesion|servicio|fiesta|ruta|tratamiento|alquiler|taller)(?:s|es)?(?= ?(?:$|[.,!;]|por favor|gracias|ahora|hoy))|no (?:reserv[oa]|alquilo|contrato|me apunto|reservamos|alquilamos)(?: (?:nada|todavia|aun|hoy|ahora|de momento))*|no (?:quiero|queremos|necesito) ningun\\w{0,2} (?:servicio|clase|curso|sesion)|(?:solo|solamente|simplemente|nada mas) (?:(?:estoy|estamos|estaba|era|queria) )?(?:mirando|miro|mirabamos|mirar|comparando|comparar|curiosear|curioseando|informandome|informarme|por (?:informarme|saber|curiosidad|mirar))(?! (?:si|que|cuando|cual|para|a que|cuanto))|(?:me|nos) (?:estoy|estamos)(?: solo)? informando|(?:estoy|estamos)(?: solo)? (?:mirando|comparando|informandome|informandonos)(?! (?:si|que|cuando|cual|para|a que|cuanto))|no (?:me |nos )?reserv(?:es|eis|e|en) (?:nada|todavia|aun|de momento)',
    matter:
      'primera vez|nunca (?:lo |la )?(?:he|hemos|ha|han) \\w+|(?:soy|es|somos|son)(?: \\S+){0,2} (?:principiantes?|novat[oa]s?)|zurd[oa]|no (?:se|sabe) nadar|alerg\\w*|intoleran\\w*|asma|diabet\\w*|embarazad\\w*|silla de ruedas|muletas|andador|cieg[oa]|sord[oa]|miedo|nervios\\w*|epilep\\w*|marcapasos|anticoagulante\\w*|medicacion|vegan[oa]|vegetarian[oa]|gluten|vale regalo|bono|descuento|discapacidad|se llama',
    problem:
      'due(?:le|len)|dolor(?:es)?|(?:se )?(?:me )?(?:ha |han )?(?:roto|rompio|partido|partio|caido|hinchado|pinchado|infectado|torcido|astillado)|pinchazo|averia|averiad[oa]|(?:no|ya no) (?:arranca|funciona|enciende|come|camina)|fuga|gotea|pierde (?:aceite|agua|liquido)|ruidos? (?:rar\\w*|extran\\w*|al frenar)|chirri\\w*|hace(?: un)? ruido|sale humo|humo|(?:luz|testigo) (?:del motor|de aviso|encendid\\w*)|flemon|inflamad\\w*|sangr(?:a|o|ando)|cojea|vomit\\w*|contractura|lumbalgia|esguince|caries|(?:itv|revision) (?:caducada|vencida|me toca|me caduca)|bateria (?:muerta|agotada|descargada)|me toca (?:la )?(?:revision|limpieza|itv)',
    wish: '(?:yo )?(?:quiero|quisiera|queria|querria|necesito|deseo|busco|prefiero)|(?:me|nos) (?:gustaria|encantaria|apetece)|(?:queremos|necesitamos|queriamos|querriamos)|por favor|ponme|dame|deme|resérvame',
  },
  questions: {
    start:
      '(?:a |de |con |en |para |por |desde |hasta )?(?:quien(?:es)?|que(?! (?:cancel\\w+|anul\\w+|cambi\\w+|muev\\w+|pong\\w+|reserv\\w+|qued\\w+|se l[ao]s? \\w+|si|no|me|nos|sea|sean|ese|tengo|tenia|estoy|ya|luego|voy|vengo|venimos|su|sus|mi|mis|soy|somos|quiero|puedo|prefiero|trabajo|salgo|vivo))|cual(?:es)?|cuando|donde|por que|como|cuant[oa]s?)|(?:hay|tienen|tiene|teneis|tienes|tendrian|puedo|pueden|puede|puedes|podeis|podemos|podria|podrian|podriais|aceptan|acepta|aceptais|atienden|abren|abris|cierran|cerrais|esta|estan|estais|se puede|se pueden|cobran|cobrais|hacen|haceis|haces|venden|vendeis|es|son|sirven|servis|ofrecen|ofreceis|trabajan|admiten|admitis|garantizais|garantizan|reparan|reparais|incluye|incluyen|hace falta|debo|tengo que(?= (?:pagar|cita|reserv|llevar|traer|receta|seguro))|necesito(?= (?:pagar|llevar|traer|receta|seguro))|dan|dais|existe|queda|quedan|sabe|sabes|va|vale|sale|dura)(?= |\\?|$)|(?:queria|quisiera|quiero) (?:saber|preguntar)|(?:pregunto|preguntaba) si|y lo del?|me gustaria saber|una pregunta|(?:me )?(?:puede|puedes|podria|podrias) decir(?:me)?|(?:pero )?(?:dime|digame|decidme)(?: antes| primero| solo)? (?:si|cuando|que|donde|como|cuanto)|sabe si|sabes si',
    request:
      '(?:me|nos) (?:l[oa]s? )?(?:reserv|apunt|agend)(?:as|ais|a|an)|(?:me |nos |lo |la )?(?:puede|pueden|puedes|podeis|podria|podrian|podrias|podriais)|(?:me )?(?<!no )(?:puedo|podria|podemos|podriamos)|se puede|seria posible|es posible|te importaria|le importaria',
    factual:
      '(?:(?:a|de|con|en|por|hasta) )?(?:cuant[oa]s?|que(?= (?:pasa|ocurre|cuesta|precio|coste|vale|tengo que|debo|hago|incluye|es))|por que|quien(?:es)?|donde|cual(?:es)?|hasta cuando|con cuant[oa]|como (?:puedo|se|hago|funciona|cancelo|anulo|reservo|cambio|va))|(?:tengo|hay|tenemos) que|hace falta|es (?:necesario|obligatorio)|(?:debo|necesito) (?:pagar|llevar|traer|pedir|cita|reserva)|hay (?:alguna )?(?:penalizacion|coste|cargo|plazo)|cobran|cobrais|cuesta',
    terms:
      'devol\\w+ (?:el |mi )?dinero|reembols\\w*|se puede (?:\\S+ ){0,3}(?:cancelar|anular|cambiar|modificar)|sin (?:pagar|coste|costes|cargo|penalizacion|cita|reserva|seguro|receta)|gratis|gratuit[oa]s?|gratuitamente|penalizacion|comision|online|por (?:telefono|internet|correo|email)|con tarjeta|a plazos|politica de|plazo',
    shortNotice:
      'si (?:hace|hiciera) falta|en caso (?:de necesidad|necesario)|dado el caso|llegado el caso|en el peor de los casos|a (?:la )?ultima hora|en el ultimo momento|(?:el|en el) mismo dia|el dia antes|la vispera|con poca antelacion|con poco (?:tiempo|margen)|en cualquier momento',
    availability:
      '(?:no )?(?:se puede|puedo|podemos)(?: no)? reservar(?:l[oa])? (?:aqui|por aqui)|(?:que es |cuando es |cual es )?lo (?:mas pronto|antes) (?:que|posible que|podria|puedo)|(?:hay|tienen|tiene|teneis|tienes|tendrian|tendriais|queda|quedan|habria|habra|queda) (?:\\S+ ){0,3}(?:huecos?|sitio|disponib\\w*|libres?|horas?|citas?|turnos?|mesas?|plazas?|lugar|espacio)(?! (?:de|para) (?:aparcar|aparcamiento|coches))|(?:hay|tienen|tiene|teneis|tienes|tendriais|queda|os queda) algo(?= (?:para|el|la|esta|este|un|a|por|libre))|que (?:horas|huecos|dias|horarios) (?:\\S+ )?(?:tienen|hay|tiene|teneis|libres|disponibles|quedan)|horarios? (?:\\S+ )?(?:libres?|disponibles?)|cuando (?:puedo|podria|podemos|puede|podrian|me|tienen|teneis|hay|seria|es) (?:\\S+ ){0,3}(?:ir|venir|pasar|atender|ver|hueco|sitio|cita|libre|posible|hora|dar|verme|mesa)|(?:proxima?|proximo|siguiente) (?:cita|hueco|hora|turno|disponib\\w*|dia)(?: \\S+)?|(?:primer|primera) (?:hueco|hora|turno|disponib\\w*|(?:cita|dia)(?= (?:libre|disponible|posible|que)))(?: \\S+)?|lo antes posible|cuanto antes(?! (?:tengo|tenemos|hay|debo|he))|lo (?:mas|antes) (?:pronto|posible)|(?<!no )(?:puedo|podria|podemos|podriamos|puede) (?:ir|venir|pasar|pasarme|acercarme|llevarlo|llevarla|llevarle|llevar el coche)(?= (?:hoy|manana|ahora|el |esta |este |a las|por la|pasado|ya|cuando|sin)| ?(?:$|[?.!,]))|(?:me|nos) (?:pueden|puede|podrian|podeis|puedes) (?:ver|atender|hacer un hueco|dar (?:cita|hora)|coger)|esta(?:is|n)? libres?|hacerme un hueco',
    availabilityWhen:
      'hay|tienen|tiene|teneis|tienes|queda|quedan|puedo|podria|podemos|se puede|es posible|seria posible|posible|libre|disponible|que tal|te va|les va|os va|podria ser|puede ser',
    claim:
      '(?:me|nos|os|le) (?:\\S+ )?(?:dij\\w+|prometi\\w+|asegur\\w+)|(?:me|nos) (?:ha|han|habeis|habian|habiais) (?:dicho|prometido|asegurado)|(?:he|hemos) (?:oido|leido)|(?:vuestra|su|la) (?:web|pagina) (?:dice|pone)',
    mayI: '(?:puedo|podemos|podria|podriamos|debo)',
    visiting:
      '(?:ir|venir|pasar|pasarme|acercar|pedir|coger|reservar|tener|hacer|hacerme|llevar|traer|acercarme|probar|apuntar|apuntarme|dejar|dejarlo|ver|veros|quedar|cambiar|cambiarla|mover|anular|cancelar|aplazar|alquilar|recoger|hablar|llamar|empezar|entrar|asistir|estar|ser|graduarme|encargar|tomar)\\w{0,3}',
    protest:
      '(?:pero )?claro que (?:si|puede\\w*|pued\\w+|hay|tiene\\w*)|(?:pero )?(?:si )?me (?:lo )?(?:ha|han|habeis|habia) ofrecido|(?:pero )?me lo (?:ofrecio|ofrecieron)',
    untold:
      'no (?:me |nos )?(?:ha|han|habeis|has|dijo|dijeron|dijisteis) (?:dicho|contestado|respondido|aclarado)(?: nada)?(?: todavia| aun)? (?:de|del|sobre|lo de|lo del|a lo|si)',
    readyAsked: '(?:cuando|a que hora)(?: \\S+){0,4} list[oa]s?|(?:esta|estara|estaran|estan)(?: \\S+){0,3} list[oa]s?',
    doYou: '(?:tambien )?(?:se )?(?:\\p{L}{2,20}(?:ais|eis)|(?:podeis|pueden?|podrian?) \\p{L}+)',
    needed:
      '(?:hace|hara) falta(?: (?:pedir|coger|tener|hacer|sacar))? (?:citas?|reserv\\w*|turno|hora|apuntarse)|(?:hay|tengo|tenemos|tienes|se tiene) que (?:pedir|coger|tener|hacer|sacar|reservar|apuntarse)(?: (?:citas?|reserva|turno|hora|antes))?(?= ?(?:$|[?.!,]|para|o|antes))|(?:es|sera)(?: \\S+){0,1} (?:necesari[oa]|obligatori[oa]|imprescindible)(?: (?:pedir|coger|tener|hacer|sacar))? (?:citas?|reserv\\w*|turno|hora)|(?:puedo|podemos|se puede)(?: \\S+){0,1} (?:ir|pasar|venir|pasarme|presentarme)(?: \\S+){0,3} (?:sin mas|directamente|tal cual|por las buenas)|sin (?:cita|reserva|reservar|turno|pedir (?:cita|hora|turno))',
    way: {
      means:
        'autobus(?:es)?|bus(?:es)?|tranvias?|tren(?:es)?|metro|ferry|taxis?|cercanias|lanzadera|guagua|colectivo|(?:en|con) (?:autobus|bus|tren|metro|tranvia|ferry|taxi|transporte publico)|transporte publico|a pie|andando|caminando|parada(?: de \\S+)?|(?:desde|cerca de) (?:la )?(?:estacion|aeropuerto|puerto)|desde el (?:aeropuerto|puerto)',
      runs: 'hay|pasa|pasan|paran?(?= (?:el|la|algun|un|cerca) )|llega|llegan|sale|salen|(?:el )?(?:bus|autobus|metro|tren|tranvia) (?:para|pasa|llega|sale)',
      own: 'mi|nuestr[oa]',
    },
    exists: 'hay|habra|existen?|(?:teneis|tienen|tiene|tienes|vendeis|venden)|(?:pasa|circula|funciona)n?',
    within: 'en (?:el|la|los|las|vuestr[oa]s?|su|sus)',
    deadline:
      'cuanto tiempo (?:tengo|tenemos|tienen?|hay)|(?:que|cual es el) plazo|hasta (?:cuando|que (?:hora|dia))|con cuant[oa]s? (?:antelacion|tiempo|dias|horas)|cuant[oa]s? (?:dias|horas|tiempo) antes',
    contract:
      '(?:dar(?:me|nos|le|lo|la)?|damos|doy) de baja|rescindir|rescision|cancelar(?: \\w+){0,2} (?:contrato|suscripcion|abono|cuota)',
    whether: {
      lead: '(?:querria|quisiera|queria|me gustaria|necesito|necesitaria|quiero) (?:saber|preguntar\\w*)|(?:me )?(?:podria\\w*|puede\\w*|podeis) decir(?:me|nos)?|dime|decidme|digame',
      word: 'si(?! (?:es posible|puede ser|no))',
      tells: 'decir\\w*|dime|ayudar\\w*|contestar\\w*',
    },
    again:
      'digo (?:que )?si(?= \\S)|^que si(?= \\S)|que si se(?= \\S)|(?:(?:te|os|le|les|se lo) )?(?:he preguntado|preguntaba|pregunte|pregunto|estoy preguntando)(?: (?:por|si))?|mi pregunta (?:es|era)(?: si)?|no (?:(?:me|nos) )?(?:has|ha|habeis|han|estas|esta|contestas|respondes|responde|contesta)(?: (?:contestad\\w*|contestando|respond\\w*))?(?: a)?|me ref(?:iero|eria) a|(?:eso )?no es lo que (?:he preguntado|pregunte|preguntaba)',
    meant:
      'quiero decir|me ref(?:iero|eria)|(?:te |le |os |les )?hablaba(?: de)?|queria decir|pregunt(?:aba|o) (?:por|sobre)|quise decir|(?:te |le |os |les )?hablo(?: de)?',
    matter: { about: 'de la|del|de|por|sobre', lead: 'para(?! (?:nada|hoy|ahora))|sobre|con' },
    recommends:
      'recom(?:end|iend)\\w*|aconsej\\w*|sug(?:er|ier)\\w*|(?:que|cual(?:es)?)(?: \\S+){0,4} (?:va|iria|vendria|viene|van|irian) (?:bien|mejor)|alguna (?:idea|sugerencia)|que (?:le |les )?(?:puedo|podria|podemos) (?:regalar\\w*|dar\\w*|elegir)|cual(?: \\S+){0,4} (?:encaja|conviene)',
    vouchers: {
      word: '(?:vales?|bonos?|tarjetas?|cheques?)(?: de)? regalo|(?:un|el|los|unos|algun|haceis|hay|teneis|tienen|tiene|vendeis|venden|hacen) (?:bonos?|vales?)(?= ?(?:$|[,.;?!]|o|para|de|y|que))',
      owned:
        '(?:tengo|tenemos|me (?:han regalado|dieron|regalaron)|nos (?:han regalado|dieron|regalaron))(?: \\S+){0,3} (?:vale|bono|tarjeta|cheque)s?|canje\\w*|con (?:el|un|mi) (?:vale|bono|cheque)|mi (?:vale|bono|cheque)|usar (?:el|un|mi) (?:vale|bono|cheque)',
    },
    supposed: '(?:y )?que pasa si|si',
    cancelling: {
      word: '(?:anul|cancel)(?!acion)\\w+',
      state:
        '(?:se (?:me |os |nos )?(?:anul|cancel)a(?:n|ria|rian|ra)?)|(?:esta|estan|estaria|queda|seria)(?: [^\\s,]+){0,3} (?:anul|cancel)ad[oa]s?',
      may: '(?:puedo|podemos|podria|podriamos|se puede)(?: \\S+){0,3} (?:anul|cancel)ar\\w*',
      way: 'como (?:puedo|podemos|podria|hago|hacemos|tengo que hacer)(?: (?!si)\\S+){0,2} (?:anul|cancel)ar\\w*|como (?:l[ao] |me )?(?:anulo|cancelo|anulamos|cancelamos)',
      ordered:
        '(?:me |nos )?(?:l[ao] )?(?:puede[ns]?|podeis|podrias?|podriais|podrian)(?: \\S+){0,3} (?:anul|cancel)ar\\w*|^si,? (?:por favor,? )?(?:anul|cancel)(?:a|e|ad|en)(?:me|nos)?(?:l[ao]s?)?(?= ?(?:$|[,.!?]|l[ao]|mi|por|el|esa|esta))|(?:quiero|queria|quisiera|necesito) (?:anul|cancel)ar\\w*|(?:anul|cancel)(?:ad|en|e|a)(?:me|nos)?l[ao]s?',
      own: 'me|nos|mis?|nuestr[oa]s?|por favor|(?:anul|cancel)ar(?:me|nos)?l[oa]s?|l[oa]s? (?:pued|pod)\\w+|(?:anul|cancel)ar(?:me|nos)|la (?:cita|reserva)',
      inCase: '(?:por|con|en) (?:\\S+ ){0,2}(?:lluvias?|viento|mal tiempo|tormentas?|nieve|calor|niebla|caso)',
      later: 'luego|despues|mas tarde|mas adelante',
    },
    politeIf:
      'si que (?:quiero|queremos|queria)|si (?:usted(?:es)? |vosotr[oa]s )?(?:me |nos )?(?:la |lo )?(?:pudier\\w*|pudies\\w*|podria\\w*|puede[ns]?|podeis)',
    favourIf:
      'si (?:(?:aun |todavia )?(?:hay|queda|quedan|tienen|teneis|tienes|hubiera|habria)(?: (?!no |solo )\\S+){0,2} (?:sitios?|plazas?|huecos?|espacio|lugar)|no (?:es|seria|fuera|resulta) (?:demasiado tarde|(?:mucha |demasiada |ninguna )?molestia|(?:mucho |ningun )?problema|inconveniente)|no es mucho pedir|no (?:os |les |le |te )?(?:importa|molesta)|os (?:va|viene) bien|les (?:va|viene) bien|le (?:va|viene) bien)',
    unanswered:
      '(?:(?:no|pero|bueno|ya),? ){0,2}(?:(?:eso|esto)? ?no (?:me )?(?:responde|contesta|ayuda|sirve|aclara|dice)(?: (?:a )?(?:mi pregunta|la pregunta|nada|lo que (?:pregunto|pregunte|quiero saber)))?|no (?:me )?(?:has|ha|habeis|han) (?:respondido|contestado)(?: a mi pregunta)?)',
    announced:
      '(?:(?:una?|1|dos|2|otra|solo|y|pero|espera|si|vale|tengo|me queda|hay),? ){1,4}(?:ultima |pequena |rapida ){0,2}(?:preguntas?|cosas?|dudas?|cosita|preguntita)(?: (?:mas|antes|todavia|rapida)){0,2}|otra (?:pregunta|cosa|duda)',
    misread:
      '(?:(?:no|pero|bueno|a ver|creo|me parece|parece|pienso|tengo la (?:impresion|sensacion)|diria)(?: de)?,? ){0,2}(?:que )?(?:no (?:me |lo |la )?(?:ha|has|habeis|han) (?:entendido|comprendido|leido|pillado)(?: (?:bien|nada|mi pregunta|lo que \\S+(?: \\S+){0,2}))?|no (?:me |lo )?(?:entiende|entiendes|entendeis|entienden|comprende|comprendes)(?: (?:bien|nada|mi pregunta|lo que \\S+(?: \\S+){0,2}))?|(?:no parece|no creo|dudo) que (?:me |lo )?(?:haya|hayas|hayais|hayan) (?:entendido|comprendido)(?: (?:bien|mi pregunta))?|me (?:ha|has|habeis|han) (?:entendido mal|malinterpretado)|(?:es|ha sido|hay) un malentendido)',
    setAside: {
      before:
        '(?<!(?:por que|si) )no (?:hablo|hablaba|hablamos|digo|decia|pregunto|preguntaba|quiero|queria|me refiero|me referia)(?: (?:de|por|a|sobre))?(?: (?:la|el|los|las|una?|del|al))?|no (?:vamos|voy|venimos|iremos|ire) (?:en|a|al)(?: (?:la|el|los|las|una?))?|que ver con(?: (?:la|el|los|las|una?))?',
      bare: '(?:^|[,.;:!?] ?|(?:pero|y|sino|no) )no(?: (?:de|por|a|para))?(?: (?:la|el|los|las|una?|del|al))?',
      after: 'no',
    },
    objection:
      '(?:eso|esto) (?:es|va) (?:sobre|de|del)|(?:eso|esto) (?:era|iba) (?:para|por|sobre|de|del)|(?:yo )?(?:he preguntado|preguntaba|pregunte) (?:por|sobre|si)|(?:eso|esto|no)(?: no)? (?:es|era|queria ser|tenia que ser) (?:una )?(?:nota|mensaje|comentario)',
    missed:
      '(?:(?:no|pero),? )?(?:no (?:es|era|fue) (?:eso|esa|esto|mi pregunta|la pregunta|lo que \\S+(?: \\S+){0,4})|(?:no )?(?:eso|esa|esto|asi) no(?: (?:es|era|fue)(?: (?:eso|asi|mi pregunta|la pregunta|lo que \\S+(?: \\S+){0,4}))?)?|no (?:era|es) por eso|no (?:(?:te|os|le|les|me) )?(?:he preguntado|preguntaba|pregunte|pregunto|decia|referia|refiero)(?: (?:eso|por eso|a eso))?|no (?:me )?(?:ha\\w{0,4}) (?:entendido|comprendido)(?: bien)?|me (?:ha\\w{0,4}) entendido mal)',
    advice:
      'que (?:hago|debo hacer|tengo que hacer)|que (?:hacemos|puedo hacer)(?! (?:con|aqui|en|para|alli|ahi|durante|el|la|los|las)(?!\\p{L}))|es (?:peligroso|toxico|grave|una urgencia)|(?:telefono|numero|servicio) de (?:urgencias?|emergencias?)',
    feasible: '(?:se puede|puede ser|es posible|seria posible|podria ser|puedo|esta bien|posible|vale)',
    outcome:
      'que (?:pasa|ocurre|hago|hacemos|debo)|pasa algo|cuanto|tengo que|hay que|es (?:posible|un problema)|como (?:aviso|hago|lo)|me cobr\\w+|pierdo',
    scheduling:
      'ven(?:ir|go|imos)|pasar\\w*|ten(?:er|eis|go)|hay|habria|pon\\w*|cambi\\w*|mov\\w*|hacer\\w*|coger\\w*|reserv\\w*|posible|libres?|huecos?|horas?|dias?|citas?|mejor|tambien|mas|temprano|tarde|pronto|otr[oa]s?|mism[oa]s?|algo|vien\\w*|vendria\\w*|bien|va|iria|queda\\w*|disponib\\w*|sitios?|plazas?|lugar|antes|despues',
    condition:
      '(?:(?:y|pero|entonces) ){0,2}(?:imagin\\w+|supon\\w+|pongamos|en (?:el )?caso de) que|(?:(?:y|pero|entonces) ){0,2}si (?:al final |luego |despues |por lo que sea ){0,2}(?:no )?(?:voy|vengo|vamos|venimos|puedo|podemos|mi|me|yo|el|ella|lo|la|llevo|quiero|reservo|cancelo|anulo|llego)',
    ownSubject:
      '\\p{L}{2,}(?:ais|eis|amos|emos|imos)(?: \\S+)|\\p{L}{3,} (?:alguien|alguno|usted|ustedes|vosotros|nadie|se)(?: \\S+)|(?:me|os|nos|se|te|le|les) \\p{L}{3,}(?: \\S+)',
    elliptical: 'y|e|o|pero|y que tal|que tal|y si',
    frame:
      '(?:y )?(?:cuanto (?:cuesta|cuestan|vale|valen|es|son|sale|cobran por|cobrais por|dura|duran|tarda)(?: el| la| los| las| un| una)?|(?:que|cual) (?:es|precio tiene|cuesta)(?: el| la| los| las| un| una)?|cuando (?:es|son|abren|abris)(?: el| la| los| las)?|donde (?:esta|estan)(?: el| la| los| las)?|(?:tienen|teneis|tiene|hacen|haceis|aceptan|aceptais|ofrecen|ofreceis|venden|vendeis|hay|lo hay)(?: un| una| el| la)?|(?:puedo|se puede|podemos) (?:llevar|pagar|traer|ir|comer|entrar)(?: con| en| a mi| un| una)?|precio (?:de|del|para)(?: la| el)?)',
    article: 'el|la|los|las|un|una',
    pronoun:
      'eso|esto|lo|la(?= ?(?:$|\\?))|ese|esa|este|esta|los(?! (?:\\d|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce)(?!\\p{L}))|las(?= ?(?:$|\\?))|ello',
  },
  aftermath: {
    now: '(?:y|pero) (?:ahora|desde entonces|ya|la|el|me|mi)|desde entonces|otra vez|peor|sigue|todavia no|estoy (?:muy )?\\S*(?:molest|enfad|disgust)\\w*',
    ofUs: 'vosotr[oa]s|ustedes|usted|vuestr[oa]s?|aqui|me (?:hicisteis|habeis|hicieron|han)|vine|vinimos|fui(?:mos)? (?:ahi|alli|a (?:la|vuestra) clinica)',
  },
  returned: {
    work: '(?:he|hemos) (?:comprado|encargado|recogido)|compre|compramos|encargue|recogi|(?:tras|despues de|desde) (?:la|el|vuestr[oa]|mi) (?:ultim[oa] )?(?:reparacion|ajuste|arreglo|revision|tratamiento|visita|cita|cambio|sesion)|(?:me|nos|lo|la) \\w+(?:asteis|isteis)|\\w+(?:asteis|isteis)|(?:el|la|los|las) \\S+ (?:de ayer|del? (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|de la semana pasada)',
    again:
      'ya|otra vez|de nuevo|vuelve\\w*|ha vuelto|sigue\\w*|todavia|a los (?:pocos|\\S+) dias|(?:dias?|semanas?|meses) despues',
    paid: '(?:pag\\w+|cobr\\w+|cuesta)(?: \\S+){0,4} (?:otra vez|de nuevo|dos veces|nuevamente)|(?:vuelv\\w+|volver\\w*) a (?:pagar|cobrar\\w*)|(?:tengo|hay) que (?:volver a )?pagar\\w*|garantia|cubre|cubierto|reembols\\w*|devol\\w+|devuelv\\w+|gratis|sin coste|me (?:dais|cambiais|poneis) (?:otr[oa]|un[oa] nuev[oa])',
  },
  work: {
    asked:
      '(?:(?:me |nos |os |lo |la |le )?(?:podeis|podriais|podria|podrian|podrias|puedes|puede|pueden)(?: alguien| usted| ustedes)?|alguien (?:me |nos |lo |la )?(?:puede|podria)|(?:seria|es) posible(?: que)?|se (?:me )?puede|se podria)',
    own: '\\w+(?:ar|er|ir)(?:me|nos|le|lo|la|los|las|melo|mela)|me|nos|mi|mis|nuestr[oa]s?|el|la',
    told: 'dec\\w+|dig\\w+|explic\\w+|envi\\w+|mand\\w+|ensenar\\w*|recom\\w+|confirm\\w+|dar\\w*|deis|ayud\\w+|llam\\w+|escrib\\w+|respond\\w+|contest\\w+|prest\\w+|dej\\w+|esper\\w+|guard\\w+|tra(?:er|ig)\\w*|llev\\w+|pag\\w+|habl\\w+|acept\\w+|record\\w+|repet\\w+|cancel\\w+|anul\\w+|devolv\\w+|informar\\w*|saber|entreg\\w+',
    done: '(?:echar\\w*|ech\\w+) un (?:vistazo|ojo)|mirar\\w*|ver(?:la|lo)|hacer(?:lo|la|melo)|arreglar(?:lo|la|melo|mela)|revisar(?:lo|la|melo|mela)|reparar(?:lo|la)',
  },
  contractions:
    'q:que,xq:porque,pq:porque,tb:tambien,kiero:quiero,kero:quiero,dnd:donde,xfa:por favor,porfa:por favor,ai:hay,hai:hay,ola:hola,oras:horas,ora:hora,pa:para,x:por,d:de,t:te,ke:que,k:que,weno:bueno,bno:bueno,pos:pues,aver:a ver,asta:hasta,kuanto:cuanto,cuant:cuanto,komo:como,kuando:cuando,bn:bien,tmb:tambien,tbn:tambien,tmbn:tambien,dnde:donde,msj:mensaje,grax:gracias,qiero:quiero',
  past: 'estaba|estuve|(?:ya )?(?:hice|hicimos|hicisteis|hicieron|tuve|tuvimos)|fui|vine|vino|ayer|anteayer|(?:semana|mes|ano|vez|lunes|martes|miercoles|jueves|viernes|sabado|domingo) pasad[oa]|la ultima vez|hace \\S+ (?:dias?|semanas?|meses)|pague|cobr(?:asteis|aron|o)',
  correction:
    'mejor|en vez del?|en lugar del?|en su lugar|prefiero|perdon|espera|espere|quise decir|queria decir|digo|en realidad|al final|cambialo|cambiala|mas bien|que sea|sino|ponlo|ponla|corrijo|me equivoque',
  sequel:
    'y (?:(?:a )?la misma|luego|despues|tambien|otra|otro|la de|el de|para (?:mi|el|la|su))|luego|despues|tambien|otra|otro',
  forAnother:
    '(?:(?:y |tambien |ademas ){1,2}(?:(?:una?|otra?|lo mismo|la misma)(?: cita| mesa| hora| plaza)? )?|(?:una?|otra?|lo mismo|la misma)(?: cita| mesa| hora| plaza)? )(?:(?:justo )?(?:despues|a continuacion) )?(?:tambien )?para (?:mis?|nuestr[oa]s?|el|ella)(?! nombre)',
  more: 'tambien|otra vez|de nuevo|ademas|otra|otro|y luego|aparte|mas una|segunda',
  adds: 'l[oa]s dos|ambas|ambos|anad\\w*|tambien|ademas|de paso|a la vez|junt[oa]s|en la misma (?:cita|visita)',
  addVerbs: 'anad\\w*|incluy\\w*|incluir',
  otherBooking: '(?:mi |la |el )?(?:otra|otro|anterior|vieja|antigua) (?:cita|reserva|turno|mesa)',
  others: {
    none: 'ningun[ao]?(?: de (?:esas|esos|estas|estos|ellas|ellos))?(?= ?(?:$|[,.!;]|servicio))|no quiero ningun servicio|nada de eso',
    any: '(?:alg[ou]n?|nada) (?:otr[ao]s?|mas|diferente|distint[ao])|otr[ao]s? (?:dias?|horas?|fechas?|opcion(?:es)?|horarios?|hueco|sitio|momento|cosa|alternativas?)|ningun[ao](?: de (?:esas|esos|estas|estos|ellas))?|algo (?:diferente|distinto|mas)|que mas (?:hay|tienen|teneis)|mas (?:opciones|horas|horarios|huecos)|alternativas?',
    earlier: '(?:algo |mas |un poco )?(?:mas )?(?:temprano|pronto|antes(?! (?:de|del|que)))|demasiado tarde|muy tarde',
    later:
      '(?:algo |un poco )?mas tarde|despues(?! (?:de|del|que))|demasiado (?:pronto|temprano)|muy (?:pronto|temprano)',
    otherOne: '(?:la|el) otr[ao](?: (?:opcion|hora|dia|cita))?',
  },
  abandon:
    'olvid\\w*(?:lo|elo|la)|olvida|dej(?:e|a|en|ad|emos)lo(?: estar| asi)?|da igual|nada entonces|(?:entonces|pues) nada|^nada(?= ?(?:$|[,.!]))|ya no(?: quiero| hace falta)?|no quiero nada|(?:^)para(?= ?$)|pare|stop|mejor no|dejalo|lo (?:dejo|dejamos)|no me interesa|en otro momento|(?:cancela|cancelar|cancelalo)(?= ?$)|otro dia mejor|(?:me )?lo (?:pienso|pensare|pensamos|voy a pensar)|dej(?:a|e|ame|eme) (?:que )?(?:me )?(?:lo )?(?:piense|pensar\\w*)|ya (?:os|les?|te) (?:digo|dire|aviso|avisare|llamo)|ahora no|(?:de momento|por ahora) (?:no|nada)(?= ?(?:$|[,.!;]))|(?:aun|todavia) no (?:lo )?(?:(?:tengo|tenemos) claro|(?:he|hemos) decidido)|lo (?:tengo|tenemos) que pensar|(?:tengo|tenemos) que (?:mirar|consultar|ver) (?:antes |primero )?(?:mi|nuestra|la) agenda',
  notNow: '(?:de momento|por ahora) (?:no|nada)',
  asItIs: '(?:dej\\w*|que se quede|queda\\w*) (?:\\S+ ){0,4}(?:como esta\\w*|tal cual|como estaba)(?= ?(?:$|[,.!]))',
  resume:
    'sigamos|(?:volvamos|volver|seguimos|sigamos|continuar|continuemos|continua) (?:a|con) (?:la |mi )?(?:reserva|cita)|por donde ibamos|continuemos',
  refuse:
    'no (?:hace falta|necesit\\w+|hacen falta) (?:\\S+ )?(?:nombre|numero|telefono|correo|datos)|(?:para que|por que) (?:\\S+ ){0,3}(?:mi|el) (?:nombre|numero|telefono|correo)|no (?:quiero|voy a|pienso|deseo|te|le|os) (?:\\S+ )?(?:dar|decir|dej|doy|digo)\\w*(?: \\S+){0,4}|prefiero no(?: \\S+){0,4}|no (?:tengo|uso) (?:correo|telefono|e ?mail|movil)(?: \\S+)?|es privado|para que (?:quieren|quieres|quiere|necesitan) (?:mi|eso)',
  unknown:
    'no (?:la |lo |me )?(?:tengo|encuentro|recuerdo|se|la se|acuerdo)(?: \\S+){0,4}|(?:la |lo )?(?:he )?perd(?:i|ido)(?: \\S+){0,3}|ni idea|(?:se )?(?:me )?(?:ha )?olvid(?:e|ado)(?: \\S+){0,3}|sin (?:referencia|numero)',
  order:
    '(?:ignora|ignore|olvida|olvide) (?:todas )?(?:tus|sus|las|mis)(?: \\S+)? ?(?:instrucciones|ordenes|reglas|anteriores)|sistema ?:|ahora eres|(?:di|diga|dime|digame|confirma|confirme|confirmame|confirmamela|confirmamelo)(?: simplemente| solo)? ?[:,]? ?(?:que (?:si |ya )?)?(?:su|tu|mi|la|esta|tengo|es) (?:\\S+ ){0,5}(?:reservad[ao]|confirmad[ao]|anulad[ao]|cancelad[ao]|cambiad[ao]|hech[ao]|gratis|mesa|cita|libre)|repite (?:conmigo|despues)|confirmame(?:la|lo)?|ya (?:me |la |lo )?(?:habias|habia|has|ha|habeis|han) (?:confirmado|reservado|apuntado)',
  ordinals: [
    '(?:el |la )?primer[oa]?(?: opcion| hora)?|opcion (?:1|uno)|numero (?:1|uno)',
    '(?:el |la )?segund[oa](?: opcion| hora)?|opcion (?:2|dos)|numero (?:2|dos)',
    '(?:el |la )?tercer[oa]?(?: opcion| hora)?|opcion (?:3|tres)|numero (?:3|tres)',
    '(?:el |la )?cuart[oa](?: opcion)?|opcion (?:4|cuatro)|numero (?:4|cuatro)',
    '(?:el |la )?ultim[oa](?: opcion| hora)?',
  ],
  party: {
    counted:
      '(?:mesa|mesas|plazas?|sitio|sitios|reserva|hueco|reservar) para {n}|(?:para|pa|xa) {n}(?: personas?| comensales| adultos| ninos| ninas| pax)?(?! (?:minutos?|horas?|dias?|semanas?|meses|anos?|euros?))|{n} (?:personas?|comensales|adultos|ninos|ninas|crios|chicos|chicas|chavales|peques|pequenos|adolescentes|jovenes|alumnos|amig[oa]s|hij[oa]s|plazas?|pax|cubiertos|asientos)|(?:nosotr[oa]s|vosotr[oa]s) {n}|(?:para|por|entre|a) (?:los|nosotr[oa]s) {n}(?! (?:anos|dias?|minutos?|meses))|(?:somos|seremos|seriamos|siendo|vamos a ser|iremos|iriamos|vamos|venimos|estaremos|estariamos)(?: unos| unas| solo| al final| finalmente| ya)? {n}(?! (?:minutos?|horas?|dias?))|(?:grupo|banda|equipo|familia|pandilla|coro|cuadrilla) de {n}|(?:vienen|vendran|vendrian|van a venir|son)(?: unos| unas| como){0,1} {n}(?: (?:nin[oa]s|chic[oa]s|personas))?(?= ?(?:$|[.,!?;]|(?:y|pero|en total|o) ))',
    stated: `(?<!las |la ){n} somos(?= ?(?:$|[.,;:!(]))|que (?:sean|seamos) {n}${NO_PEOPLE}|(?:somos|seremos|seriamos|vamos a ser|vamos a ir|iremos|vamos|venimos|estaremos|quedamos|eramos)(?: (?:unos|unas|solo|al final|finalmente|ya|ahora|en total|entonces|mas o menos|como|los|tambien)){0,2} {n}${NO_PEOPLE}|(?:en total|asi) (?:somos|seriamos|sumamos) {n}`,
    said: `(?:he dicho|hemos dicho|dije|dijimos|te dije|os dije|te he dicho|os he dicho)(?: (?:que|para|ya)){0,2} {n}${NO_PEOPLE}`,
    denied:
      'no (?:somos|seremos|seriamos|vamos|venimos|es|era|son|eran|sera|seria)(?: (?:a ser|a|solo|solamente)){0,2}(?: para)?',
    right: '{n}(?: personas)? (?:es|son|esta|estan) (?:correcto|lo correcto|bien|lo que dije)',
    portion: {
      before:
        'incluid[oa]s?|incluyendo|de (?:l[oa]s|ell[oa]s)(?: (?:que|cuales))?(?: son)?|entre (?:ell[oa]s|l[oa]s cuales)(?: hay)?|contando',
      behind: 'de (?:nosotr\\w{2}|ell\\w{2})',
      diet: 'vegetarian\\w+|vegan\\w+|celiac\\w+|gluten|lactosa|frutos secos|nueces|alerg\\w+|intoleran\\w+|halal|kosher|carne|cerdo',
    },
    things:
      '(?:quiero|queremos|quisiera|necesito|necesitamos|hace falta|me quedo con)|basta|me vale|es suficiente|sobra',
    answering:
      '(?:ya )?(?:(?:te|le|os|lo) )?(?:lo )?(?:he dicho|hemos dicho|dije|dijimos)|como (?:he dicho|dije)|unos|unas|aproximadamente|mas o menos|quizas?|o asi|personas?|pers|(?:somos|seremos|seriamos)(?: unos| unas)?|en total',
    fell: '(?:ha|han)(?: \\S+)? (?:cancelado|anulado|fallado)|se (?:ha|han) (?:caido|borrado|rajado)|no(?: \\S+){0,2} (?:cancelar|anular|cancele\\w*|anule\\w*)',
    beside: '(?:con|y traigo(?: a)?|traigo(?: a)?|mas)',
    comes: 'voy|vengo|ire|iria|vendre|vendria|venir|ir|traigo|apuntarme',
    wards: 'hij[oa]s?|nin[oa]s?|nen[ea]s?|bebes?|niet[oa]s?|sobrin[oa]s?|peques?|chic[oa]s?',
    couples: '{n} (?:parejas|matrimonios)',
    groups: {
      adult: 'mayores|padres|abuel[oa]s?|grandes(?= ?(?:$|[.,;:!?()]|(?:y|mas|con) ))',
      adjective: 'pequen[oa]s?|grandes?|mayor(?:es)?',
      one: '(?!)',
    },
    ensembles: 'trio,cuarteto,quinteto',
    only: {
      before: '(?:es |no )?(?:solo|solamente|unicamente|nada mas que)(?: para| va| viene| vendria| seria| es)?',
      who: 'el(?= ?(?:$|[.,;:!?)]|(?:y|mas|nada|solo|sol[oa]) ))|ella',
      behind: 'sol[oa]|nada mas|solamente|unicamente',
    },
    self: 'yo|mi|conmigo',
    mine: '(?:la |el )?mi[ao]|yo',
    fits: 'se puede|cabemos|cabriamos|hay (?:sitio|plazas?|hueco)|(?:os|le|les) (?:va|viene|iria) bien|(?:esta|estaria) bien|(?:es|seria) posible|vale|puede ser',
    theirs: 'mis?|un[ao]?|el|la|los|las|sus?|nuestr[oa]s?|otr[oa]',
    person:
      'mujer|marido|espos[oa]|novi[oa]|pareja|prometid[oa]|amig[oa]|hij[oa]|nin[oa]|nen[ea]|bebe|niet[oa]|abuel[oa]|mama|madre|papa|padre|herman[oa]|prim[oa]|ti[oa]|sobrin[oa]|suegr[oa]|cunad[oa]|companer[oa]|colegas?|cole|co \\w{3,14}|co(?:present|anim|fund|conduct|pilot)\\w{0,2}or[a]?|copiloto|vecin[oa]|jef[ea]|chic[oa]',
    one: '(?:solo|solamente|nada mas que|unicamente) (?:un[ao]?|1)(?! (?:pregunta|hora|minuto|momento|cosa|duda|poco))(?: (?!con|el|a|para)[^\\s.,!?]+)?|(?:una?|1) (?:sola? )?(?:plaza|persona|sitio)(?: solo)?',
    instead:
      '{n}(?: personas?| plazas?)?,? (?:y )?no (?:para |somos )?{n}|no (?:para |somos )?{n}(?: personas?| plazas?)?,? (?:sino |solo |pero |somos |para )?{n}(?! (?:minutos?|horas?|dias?|semanas?|meses|anos?|euros?|preguntas?))|(?:solo|solamente|unicamente|nada mas que) (?:para |somos )?{n}(?! (?:minutos?|horas?|dias?|semanas?|meses|anos?|euros?|preguntas?))',
    both: 'amb[oa]s',
    we: 'somos|seremos|vamos a ser',
    corrects: 'correg\\w*|corrij\\w*|cambi\\w*|ajust\\w*|modific\\w*',
    replaced: 'en vez del?|en lugar del?',
    more: '{n} (?:{who} )?mas(?:{end}| por favor)|(?:viene|vienen|somos|y) otr[oa] {who}|se (?:suma|suman|apunta|apuntan) {n}(?: {who})?(?: mas)?|(?:viene|vienen) {n}(?: {who})? mas',
    fewer:
      '{n} (?:{who} )?menos(?:{end}| por favor)|{n} {who} no (?:viene|vienen|puede|pueden)|{n} no (?:puede|pueden) venir|{n} no (?:viene|vienen)(?: al final)?{end}|{n} (?:{who} )?se (?:ha|han) caido',
    alone:
      '(?:(?:solo|solamente|unicamente|nada mas|nada mas que) (?:para )?(?:yo|mi|conmigo)(?: sol[oa])?|(?:yo|mi) (?:sol[oa]|nada mas|solamente|unicamente)|(?:voy|vengo|ire|iria|vendre|vendria|soy|estoy|estare) (?:(?:yo|a|ir|venir) ){0,2}(?:sol[oa]|yo nada mas|solo yo)|para mi (?:sol[oa]|solit[oa])|(?:yo|mi) solit[oa]|para (?:uno solo|una sola|(?:una|1)(?: sola)? persona)|(?:mesa|plaza|sitio) para (?:uno|1)|nadie mas)(?! (?:y|con) )',
    me: '(?:para )?(?:yo|mi)|sol[oa]|una sola',
    own: 'yo|me|mi|mis|conmigo|quiero|quisiera|querria|necesito|busco|tengo|puedo|podria|soy|estoy|trabajo|salgo|he|voy|iria',
    relatives:
      'mujer|marido|espos[oa]|novi[oa]|pareja|prometid[oa]|amig[oa]s?|hij[oa]s?|ninos?|ninas?|nen[ea]s?|bebe|niet[oa]s?|abuel[oa]s?|mama|madre|papa|padre|padres|herman[oa]s?|prim[oa]s?|ti[oa]s?|sobrin[oa]s?|suegr[oa]|cunad[oa]|familia|companer[oa]s? de (?:piso|clase)',
    others:
      'nosotr[oa]s|nos|nuestr\\w+|queremos|quisieramos|somos|vamos|venimos|podemos|tenemos|amb[oa]s|los dos|las dos|mujer|marido|espos\\w+|novi[oa]s?|pareja|amig\\w+|hij\\w+|nin\\w+|cri[oa]s?|chic\\w+|pequen[oa]s?|bebe|madre|padres?|mama|papa|herman\\w+|abuel\\w+|niet\\w+|prim[oa]s?|sobrin\\w+|famili\\w+|companer\\w+|colegas?|grupo de|en equipo|gente|personas|invitad\\w+|alumn\\w+|colegio|escuela|empresa|cumple\\w*|despedida|boda|fiesta|regal\\w*|bono|alguien|ella|ellos|mesas?|sala|habitacion|barco|entradas',
    whole:
      'cumple\\w*|fiestas?|grup\\w+|famili\\w+|parejas?|despedidas?|empresas?|colegios?|bodas?|eventos?|salas?|salon|mesas?|barcos?|pistas?',
    heads: 'personas?|invitados|ninos|ninas|adultos|amigos|participantes|jugadores|alumnos',
    missing:
      '(?:ya )?no (?:puede|pueden|viene|vienen|podra|podran|vendra|vendran)|se (?:cae|baja|bajan|raja|borra)|se ha (?:caido|rajado)',
    thenBehind: 'entonces|ahora|pues',
    company:
      '(?:viene|vienen|se apunta|se apuntan|se viene|vendra|vendran|quiere|quieren)(?: \\S+){0,4}(?: tambien| con nosotr[oa]s)?|vien(?:e|en)(?: tambien)?|se (?:apunta|apuntan|une|unen|suma|suman)|uno mas|una mas',
    made: 'que sean|asi que|o sea|en total|entonces|ponme|pon|poned|ponga|seamos|seremos|sean|digamos|mejor|que sean?|pon(?:me|nos)?|somos|seran',
    hour: 'am|pm',
    two: '(?:yo|a mi) y (?:ella|el)(?= ?(?:$|[,.!]))|(?:ella|el) y yo|(?:los|nosotr[oa]s) (?:dos|2)|amb[oa]s|en pareja|(?:somos|como) (?:una )?pareja|a duo|un duo|duo',
  },
  numbers:
    'una/uno/un,dos,tres,cuatro,cinco,seis,siete,ocho,nueve,diez,once,doce,trece,catorce,quince,dieciseis,diecisiete,dieciocho,diecinueve,veinte',
  roughly:
    'una docena de=12,una docena=12,media docena de=6,media docena=6,una decena de=10,una decena=10,una quincena de=15,una veintena de=20,una veintena=20',
  names: {
    leads:
      '(?:es )?para mi [a-zñáéíóú]{3,12},|(?:mi|su|el) nombre(?: es| ?:)|nombre(?: es| ?:)|para mí,?|para mi,?|me llamo|se llama|soy|nombre (?:debe|deberia|debería|tiene que|ha de) ser|a nombre de(?: mi [a-zñáéíóú]{3,12},?)?|nombre (?:de|en|para) la (?:reserva|cita) (?:es|sea|debe ser|tiene que ser|seria|sería|ha de ser)|(?:que )?(?:vaya|va|esté|esta) a nombre de|(?:cambia|cambie|cambiad|pon|ponga|poned) el nombre (?:a|por|de)|(?<=^|[.,;:!?]\\s)es para|habla|le habla|de parte de',
    relatives:
      'para mi (?:hijo|hija|marido|esposo|mujer|esposa|madre|padre|abuela|abuelo|hermano|hermana|amigo|amiga|pareja|nieto|nieta)',
    sureLeads: 'nombr|llam',
    tails:
      'al habla|al aparato|es (?:mi|su|el) nombre|me llamo|(?:ya )?(?:(?:te|os|se|le) )?(?:lo )?he (?:dicho|escrito)|(?:ya )?(?:(?:te|os|se) )?lo (?:dije|escribí)|como (?:he dicho|dije)',
    replaced: 'en (?:vez|lugar) de|no',
    only: 'solo|sólo',
    stops:
      'nombre numero falta mi correo email e-mail teléfono telefono número numero por favor gracias el la en para con es su que me a un una los las pero estoy enfermo no nuevo nueva cliente de celiaca celiaco vegetariana vegetariano alérgico alergico alérgica hoy mañana hablar móvil movil fijo whatsapp casa trabajo',
  },
  staff: {
    any: '(?:me )?da igual(?: con)? quien|con (?:cualquiera|quien sea)|no importa(?: con)? quien',
    again:
      'con (?:ella|la misma persona|(?:el|el mismo|la misma)(?= ?(?:$|[,.!?;]|entonces|por|mejor|pues|el|la|los|a|y|o|tambien|otra|otro|manana|hoy|esta|este|en|para|de nuevo|antes|despues|lunes|martes|miercoles|jueves|viernes|sabado|domingo)(?![\\p{L}])))',
    with: 'con',
    noName:
      '\\w*(?:terapeuta|fisio|patas?|ologo|ologa|masajista|medic[oa]|doctora?|dentista|entrenador\\w*|monitor\\w*|profesor\\w*|ista|itis|cion|dolor\\w*)',
  },
  ownHours: {
    elsewhere:
      '(?:tengo|tenemos|tiene|tendria|hay|debo|debemos|necesito) (?:que )?(?:volver|ir(?:nos|me|se)|marchar\\w*|regresar|salir|coger|tomar el|estar (?:en|de))|estar (?:ya )?(?:en casa|de vuelta|en (?:la estacion|el aeropuerto|el trabajo|el cole\\w*|la oficina))|(?:tren|autobus|bus|avion|vuelo|ferry) (?:sale|es)',
    meal: 'pic ?nic\\w*|bocadillos?|bocatas?|nuestra (?:propia )?comida|comemos|comeremos|almorzamos|fiambreras?|tupper\\w*',
    late: '(?:min\\w{0,5}|horas?|media hora|lleg\\w+) (?:mas )?tarde|mas tarde de lo (?:previsto|acordado)',
    apart: 'asi que|y|entonces|por eso|pero',
    habit: 'siempre|todos los dias|cada dia',
    engagement: '\\w*terapia|fisio|rehabilitacion|entrenamiento|clases?|cursos?|colegio|trabajo|universidad',
    idle: 'bien|genial|puedo|podemos|libre|tiempo|disponible|abierto|en casa',
  },
  unsuitable: {
    than: '(?:mejor|preferible|antes)(?: \\S+){0,4} que(?: (?:el|la))?',
    before:
      'olvid\\w+|quit\\w+|sin|no puedo(?: el| los| a las)?|no(?: el| los| este)?|menos(?: el| los)?|excepto(?: el| los)?|salvo(?: el| los)?',
    taken: `(?:me|nos|se) cas(?:o|amos|a|an)|(?:me voy|nos vamos|viajo|viajamos|volamos)|(?:estoy|estare|estamos|estaremos) (?:\\S+ ){0,2}(?:fuera|de viaje|de vacaciones|ocupad\\w+|liad\\w+|enferm\\w)|${EVENT} (?:es|sera|son|cae|empieza\\w*)|(?:es|sera|tengo|tenemos|tiene) (?:la|el|las|mis?|una?|nuestr[oa]s?) (?:\\S+ )?${EVENT}`,
    ahead: `antes de(?:l| la| las| los| mis?| nuestr[oa]s?| una?| sus?) (?:\\S+ )?${EVENT}(?: del?| el| en)?`,
    that: '(?:ese|este) dia no puedo|a esa hora no puedo|(?:al final )?no me (?:va|viene) bien (?:ese dia|esa hora)',
    told: 'yo|estoy|estamos|tengo|tenemos|tiene|tienen|mi|mis|es|esta|voy|vamos|hay|he|me|lo',
    suits:
      'si|puedo|podria|podemos|podriamos|(?:me |nos )?(?:va|viene|vendria|iria|vale|sirve)(?: muy)?(?: bien| perfecto| genial)|perfecto|bien|genial|libre|libro|ya estoy|mejor|asi que|entonces|disponible',
    behind:
      '(?:ya )?(?:lo |la )?(?:tengo|tenemos) (?:ocupad[oa]|pillad[oa]|cogid[oa]|complicad[oa]|imposible|dificil|lleno)|no (?:estoy|estamos|estare|estaremos|llego)|es (?:fiesta|festivo|puente)|esta (?:ocupado|completo|pillado|complicado)|no(?: puedo| podria| podemos| me va| me viene| me sirve| me cuadra| es posible)(?: bien)?|no(?= ?(?:$|[,.!;]))|imposible|(?:es|me es|seria) (?:muy|un poco|demasiado) (?:justo|pronto|tarde|precipitado)|(?:me )?(?:va|viene) (?:fatal|mal)',
  },
  working: {
    busy: '(?:yo )?trabajo|curro|(?:estoy|estare) (?:\\S+ )?(?:trabajando|currando|en (?:el trabajo|la oficina|el curro|clase|la uni))|tengo (?:\\S+ )?(?:turno|clase|trabajo)|tengo que (?:trabajar|currar)',
    over: 'salgo|(?:termino|acabo)|mi (?:turno|jornada) (?:termina|acaba)|plego|trabajo hasta',
    days: '(?:de dia|durante el dia|por el dia|entre semana|todo el dia)(?: yo| siempre)? (?:trabajo|curro|estoy trabajando)|(?:trabajo|curro)(?: siempre)? (?:de dia|durante el dia|por el dia|entre semana|todo el dia|a jornada completa)',
    until: 'hasta',
    on: {
      said: [
        `(?:^|(?:yo|que|y|pues|porque|como|siempre|tambien) )(?:trabajo|curro|${WORK})(?: (?:tambien|siempre))? \\{day\\}`,
        `\\{day\\},? (?:(?:yo|siempre|tambien|ya) ){0,2}(?:trabajo|curro|${WORK})`,
      ].join('|'),
      rest: 'tambien|siempre|todo el dia|lo siento|por desgracia|yo',
      so: 'asi que|entonces|por eso',
      free: '(?:no|nunca) (?:trabajo|curro|tengo (?:clases?|cole|trabajo|turno))(?: el| los)? \\{day\\}',
    },
  },
  dayParts: {
    any: '(?:a )?cualquier hora(?: (?:me |nos )?(?:va|viene|vale|sirve)(?: bien)?)?|(?:me |nos )?(?:da|es) (?:igual|lo mismo|indiferente) (?:la hora|a que hora|el horario|por la manana o por la tarde)|(?:la hora|el horario) (?:(?:en realidad|realmente|me|nos) ){0,2}(?:da igual|es igual|es lo de menos|no importa|es indiferente)|no (?:me |nos )?importa (?:la hora|el horario)|cuando sea|cuando (?:usted(?:es)? )?(?:quiera|quieran|podais|puedan)|(?:estoy|estamos|tengo|tenemos)(?: \\S+)? todo el dia|todo el dia (?:libre|disponible|me va)|flexible (?:con|de) (?:la hora|el horario|horario)|por la manana o (?:por la )?tarde',
    too: 'tambien|igualmente|tanto',
    suits: 'solo|mejor|prefier\\w*|preferi\\w*|puedo|podemos|podria|libre|disponible|viene|va bien',
  },
  but: {
    word: 'pero|solo',
    first: 'antes|primero|dime|digame|decidme|queria saber|quiero saber|necesito saber',
  },
  because: 'porque|ya que|que (?:es|son|sera|va a ser|tengo|estoy|trabajo|entro)|q (?:tengo|estoy|trabajo|entro)',
  address:
    '(?:calle|c|avenida|avda|plaza|paseo|camino|ronda)[./]? (?:(?:de|del|la|las|los) ){0,2}\\p{L}{2,30}(?: \\p{L}{2,30}){0,2},? (?:n|num|numero)?\\.? ?\\d{1,4}|(?:numero|portal|piso|puerta|bloque|extension) \\d{1,4}(?! (?:personas?|de))|(?:el )?\\d{1,4} es (?:el|mi|nuestro) (?:numero|portal|piso)',
  interjections: `(?:ja|je|ha){2,}\\w{0,3}|lol|${AND}|(?:y )?(?:dime|digame|decidme)(?=,)|(?:sabe|sabes|sabeis) que|(?:y )?(?:una |la )?(?:ultima|otra|pequena) (?:pregunta|cosa|duda)(?: mas)?|(?:y )?una (?:pregunta|duda|cosa)(?: mas)?|oye|oiga|ah|ay|uy|eh|bueno|pues|por cierto|a ver|mira|hm+|vaya|entonces`,
  anybodyThere:
    '(?:hay|esta) (?:por )?(?:ahi )?alguien(?: (?:ahi|por ahi|alli))?|alguien(?: (?:ahi|me (?:contesta|responde|atiende|lee)|contesta|responde))?|(?:sigu\\w+|estai?s?|estan?) (?:por )?(?:ahi|alli)|(?:todavia |aun )?(?:estoy|sigo) esperando|(?:cuando|por que no) (?:me |nos )?(?:contest\\w+|respond\\w+|atiend\\w+|vien\\w+|va\\w* a (?:contestar|responder|venir))(?: (?:alguien|nadie))?|(?:y )?ahora que|cuanto (?:tard\\w+|falta|hay que esperar|tengo que esperar)|nadie (?:contesta|responde)|oiga\\w*|oye',
  postponed:
    '(?:hablo|hablare|consulto|consultare|comento|comentare)(?: \\S+){0,3} con|me lo (?:pienso|pensare)|(?:ya|luego) (?:reservo|reservare|os digo|les digo|le digo|vuelvo)|(?:reservo|reservare|vuelvo|volvere)(?: \\S+){0,3} (?:mas tarde|otro dia|otro momento|luego)',
  wait: '(?:espera |espere |esperad )?un (?:momento|segundo|momentito|minuto)|esper[ae](?! (?:que|mi))',
  indifferent:
    '(?:me )?da igual|cualquiera(?: (?:me )?(?:va|viene|vale|sirve)(?: bien)?)?|el que (?:sea|quieras|prefieras)|la que (?:sea|quieras)|lo que (?:sea|prefieras)|me es igual|indiferente',
  recall: {
    it: '(?:y )?cuando (?:es|era|tengo)(?: la| mi)?(?: cita| reserva)?(?= ?(?:$|[?.!,]))|a que hora (?:es|era|tengo|quedamos|hemos quedado)(?: la| mi)?(?: cita| reserva)?|que (?:dia|hora) (?:es|era|tengo|quedamos)(?: la| mi)?(?: cita| reserva)?|(?:y )?con quien (?:es|tengo|sera|era)|(?:esta|queda) (?:ya )?(?:confirmada|reservada|hecha|hecho)|(?:tengo|tenemos) (?:ya )?(?:la |una )?(?:cita|reserva)|(?:(?:ya )?(?:esta|queda|ha quedado|quedo)|lo (?:has|ha|habeis|han)|la (?:has|ha|habeis|han)) (?:ya )?(?:apuntad|reservad|confirmad|anotad|hech|cambiad)\\w*',
    isWith: '(?:(?:y|pero|entonces) ){0,3}(?:(?:es|sera|seria|sigue siendo|seguira siendo) (?:\\S+ ){0,2}con(?= ))',
    own: '(?:(?:puedes|podeis|puede|podrias|quiero|quisiera) )?(?:me )?(?:ensena\\w*|muestra\\w*|mostra\\w*|ver|di(?:me|game)|lista\\w*) (?:todas )?(?:mis?|nuestras?) (?:citas?|reservas?)(?= ?(?:$|[.,!?]|por favor))|(?:me )?(?:puedes|podeis|puede|podrias|podria) (?:decirme|recordarme|decir|recordar|mirar|confirmar) (?:cuando|a que hora|que dia|si) (?:es|tengo|era|tenia)(?: mi| la)?|(?:cuando|a que hora|que dia|para cuando) (?:es|era|tengo|tenia|tenemos) (?:mi|la|nuestra) (?:proxima )?(?:cita|reserva|hora)|(?:cuando|a que hora|que dia|para cuando) (?:tengo|tenia) (?:cita|reserva|hora)|mi (?:cita|reserva|hora) (?:es|era) (?:el|a|para|manana|hoy)|es mi (?:cita|reserva|hora) (?:el|a|para|manana|hoy)|que (?:citas|reservas|horas) (?:tengo|tenemos)|(?:(?:entonces|pues|y|o sea|osea|pero) ){0,2}(?:tengo|tenia|tenemos)(?: yo)? (?:ya |una |alguna |mi |la |las |los ){0,2}(?:cita|reserva|hora|plaza|sitio|hueco|mesa)s?(?! (?:el )?(?:libre|disponible))(?=[^.!]{0,60}\\?)|no (?:me acuerdo|recuerdo|se) (?:de )?(?:cuando|a que hora|que dia) (?:es|era|tengo|tenia)|(?:(?:y|entonces|pero) ){0,2}(?:ya )?(?:esta|queda|estoy|estamos)(?: ya)? (?:(?:confirmad|reservad|apuntad)[oa]s?|reservar)(?: ya)?(?= ?(?:$|[?.!,]))',
    cancelled:
      '(?:esta|queda|estan|quedan|se ha|se han|ha sido|habeis|ha|has)(?: \\S+){0,6} (?:anul|cancel)(?!acion)\\w*',
    made: 'reservad[oa]s?|confirmad[oa]s?|apuntad[oa]s?|en firme|valid[oa]s?|fij[oa]',
    besideMade: 'referencia|numero|definitivamente|realmente|seguro|todavia|sigue|tengo',
    orNot: '(?:si )?o (?:no|que no)',
    inOrder: `tod[oa](?: \\S+){0,2} (?:bien|en orden|correct[oa]|ok|list[oa]) (?:con|en) (?:mi|nuestra|la) ${BOOKING}|(?:mi|nuestra) ${BOOKING} (?:ya |esta |todo |queda ){1,3}(?:bien|en orden|correcta|ok|lista)(?= ?(?:$|[?.!,]))|(?:esta|queda) (?:todo )?(?:bien|en orden|correcta|ok) (?:mi|nuestra) ${BOOKING}|(?:esta|queda) (?:ya )?todo (?:ya )?(?:bien|en orden|correcto|ok|listo)(?= ?(?:$|[?.!,]))`,
    stands:
      'sigue\\w* (?:en pie|\\w+ad[oa]s?|igual|valid\\w*)|(?:esta|queda|estan|quedan) (?:ya |bien |todo )*(?:anulad|cancelad|confirmad|reservad)[oa]s?|que (?:citas|reservas|horas) (?:tengo|tenemos|hay)|como (?:queda|quedan|quedo|quedamos)(?: \\S+){0,3}|resum\\w+(?: \\S+){0,4}',
    arrived:
      '(?:se ha|lo ha|lo has|lo habeis|lo han|se lo ha) (?:enviado|mandado|pasado)|(?:ha|le ha|les ha) llegado(?: ya)?(?= ?(?:$|[?.!,]| (?:el|mi) (?:mensaje|queja)))|(?:mi|el) (?:mensaje|queja|aviso)(?: \\S+){0,6}? (?:llegado|llego|recibido|enviado)',
    answeredWhen:
      'quien (?:me|nos) (?:llama\\w*|contact\\w*|escrib\\w*)|(?:cuando|para cuando|a que hora|cuanto tarda\\w*)(?: \\S+){0,3} (?:llam\\w*|contest\\w*|respond\\w*|escrib\\w*|dira\\w*|dice\\w*|avis\\w*)|cuanto (?:tiempo |se )?(?:tarda\\w*|pasa\\w*|hay que esperar|tengo que esperar)(?: \\S+){0,7}? (?:llam\\w*|contest\\w*|respond\\w*|respuesta|escrib\\w*|noticias|saber|decir\\w*|sepa)|cuando(?: \\S+){0,3} (?:respuesta|noticias|sabre)|cuando sabre',
    passedOn:
      '(?:has|ha|habeis|han|teneis|tiene|tienen|tienes)(?: \\S+){0,3} (?:mi|el) (?:numero|telefono|mensaje|recado|correo|nota|movil|aviso)(?= ?(?:$|[?.!,]| (?:ya|bien|no|apuntad\\w*)))|(?:ha|han) (?:llegado|recibido) (?:bien )?(?:mi|el) \\S+|(?:le|les) (?:ha|han) llegado|(?:me|nos) llam(?:an|ais|areis|aran) (?:\\S+ ){0,5}(?:o no|seguro|verdad)(?= ?(?:$|[?.!,]))|quien (?:me|nos) va a llamar|(?:has|ha|habeis|han|as) (?:ya |tambien )?(?:anotad|apuntad|pasad|puest|dich)\\w*|(?:esta|queda|quedo) (?:tambien |ya )?(?:anotad|apuntad)\\w*|(?:me )?(?:van|vais) a llamar',
  },
  toTeam: {
    person: 'persona|humano|alguien|hablar|el equipo|companer\\w*',
    message: 'mensaje|recado|nota|dejar(?:lo|les|le)?|apunt\\w*|escribir',
  },
  grievance: {
    ours: '(?:teneis|tienen) (?:mis?|nuestr\\w+|el|la|los|las) \\S+|(?:habeis|(?:me|nos|le|les) han) \\w+(?:ado|ido|to|cho|sto)|\\w+(?:asteis|isteis)|(?:me|nos|le) \\w+(?:aron|ieron)|vuestr[oa]s?|(?:con|de|a) vosotr[oa]s|con ustedes',
    nobody:
      '(?:ido|fue|fueron|fuisteis|march\\w+|sali\\w+|empez\\w+) sin (?:nosotr[oa]s|mi)|no (?:nos |me )?esper(?:o|aron|asteis)|no (?:aparecio|vino|se presento)|nadie|no me (?:lo )?(?:dijisteis|dijeron|avisasteis|avisaron)|ni (?:una|un) (?:llamada|palabra|mensaje|explicacion)|(?:no )?lleg(?:o|aron) nunca|nunca (?:me|nos|llam\\w+|contest\\w+|lleg\\w+|recib\\w+)',
    outrage:
      '(?:viaje|camino|coche|carretera|venir|vinimos|esperar|esperamos|espere) (?:\\S+ ){0,3}para nada|sigu\\w+ sin|no es (?:normal|de recibo|aceptable|serio)|mas de (?:una?|dos|tres|cuatro|\\d{1,2}) (?:dias?|semanas?|mes(?:es)?)|aunque|encima|todavia (?:no|sin|nada)|aun (?:no|sin)|sin (?:avisar|preguntar|decir nada|explicar)|en vez de|en lugar de|como (?:prometi\\w+|quedamos|acordamos)|ni siquiera|no puede ser|tengo que pagar\\w*|(?:dos|tres|cuatro) veces|desde hace|hace (?:dias|semanas|meses)|(?:dias|semanas|meses) (?:despues|esperando)',
    harm: 'rayad\\w+|heridas?|rancio\\w*|despintad\\w+|encogid\\w+|tuvimos que esperar|aranazo\\w*|golpe|abolladura|torcid\\w+|borros\\w+|quem\\w+|rot[oa]s?|equivocad\\w+|mal|sucio|sucia|sucios|sucias|desgarrad\\w+|faltan?|demasiado (?:tarde|corto|largo|pequeno|grande|frio|caliente)|tarde|fri[oa]s?|manch\\w+|pegajos\\w+|danad\\w+|estropead\\w+|no (?:estaba|estaban) list[oa]s?|perdid\\w+|sangr\\w+|peor|desigual\\w*|se (?:cayo|despego|rompio)|huele|gotea|hinchad\\w+|chapuza|decepcion\\w*',
    praise: 'gracias|precios[oa]s?|genial|perfecto|estupend\\w+|encantad\\w+|content[oa]s? con|maravill\\w+',
    redress:
      'reembols\\w*|devol\\w+ (?:\\S+ ){0,3}(?:dinero|euros|fianza|importe|senal)|indemniz\\w*|compensa\\w*|descuento|disculpas?',
    none: '(?:(?:esto |eso )?no (?:es|era|va de|pretende ser)|sin ser|no como) (?:una |ninguna )?(?:queja|reclamacion|critica)|no (?:me|nos) (?:quejo|quejamos|estoy quejando)|no (?:tengo|hay) (?:ninguna )?queja',
  },
  withYou:
    '(?:esta|estan|sigue|siguen|tengo|tenemos|teneis|tienen|deje|dejamos)(?: \\S+){0,4} (?:ahi|alli|con vosotros|en (?:vuestr[oa]|su) \\S+)(?: \\S+)? desde|desde (?:\\S+ ){1,4}(?:esta|tengo|teneis|sigue) (?:\\S+ ){0,2}(?:ahi|alli)|(?:os|les) dej(?:e|amos) (?:el|la|mi|los|las)',
  existing:
    '(?:mi|la) (?:cita|reserva) (?:ya )?(?:esta|la tengo)(?: ya)?(?: (?:hecha|reservada|confirmada|bien))?(?= ?(?:$|[,.!]))|(?:ya )?(?:tengo|tenemos|tenia|teniamos)(?: ya)? (?:una |la |mi )?(?:cita|reserva)|ya (?:he|hemos) reservado|ya (?:la|lo) (?:tengo|tenemos|he|hemos)(?: \\S+)? reservad\\w*',
  age: '(?:tiene|tengo|tienen|cumple|cumplio)(?: ya| casi| solo)?',
  appointment: 'citas?|turnos?|hora',
  ages: {
    persons:
      'hij[oa]s?|nin[oa]s?|nen[ea]s?|peques?|pequen[oa]s?|chic[oa]s?|chaval\\w{0,2}|cri[oa]s?|herman[oa]s?|niet[oa]s?|sobrin[oa]s?|prim[oa]s?|gemel[oa]s?|melliz[oa]s?|bebes?|adolescentes?|madre|padre|marido|mujer|abuel[oa]s?|mama|papa',
    and: functionWords.and,
    pronouns: 'el|ella|ellos|ellas',
    passing: AGES_IN_PASSING,
    told: '(?:tiene|tienen|cumple|cumplen|cumplio|cumplira|cumpliran|cumplir|de?|con|son)(?: ya| casi| solo| los| sus| unos){0,2} {l} (?:anit|an)os(?! (?:de|despues|atras|seguidos|sin))|(?:{p}|{he}) (?:cumple|cumplen|cumplira|cumpliran|va a cumplir) {n}(?: anos)? en \\p{L}+|(?:{p}|{he})(?: ya)? (?:tiene|tienen|cumple|cumplen|cumplira|cumpliran|va a cumplir|van a cumplir|acaba de cumplir|acaban de cumplir)(?: ya| casi| solo| los){0,2} {l}(?: anos)?(?= ?(?:$|[.,!?;:)&]|(?:y|pero|o|en) ))|(?:(?:va|van) a|(?:acaba|acaban) de) cumplir(?: los)? {l}(?: anos)?(?= ?(?:$|[.,!?;:)&]|(?:y|pero|o|en) ))|(?:{p}),? (?:de|con) {l}(?: anos)?(?= ?(?:$|[.,!?;:)&]|(?:y|pero|o|en) ))|tienen?(?: ya| casi| solo){0,1} {l}(?= ?(?:$|[.,!?;:)]))|(?:{p})(?: ?[,:])? {l} (?:anit|an)os|(?:hij[oa]|nin[oa]|niet[oa]|sobrin[oa]), {n}(?: anos)?(?= ?(?:$|[.,!?;:)&]|(?:y|pero|o|en) ))|(?:madre|padre|abuel[oa]|mama|papa|marido|mujer), [4-9]\\d(?= ?(?:$|[.,!?;:)]))|(?:{p}),? (?:todos|todas|ambos|ambas|l[oa]s dos) (?:de |con )?{n}(?= ?(?:$|[.,!?;:)]|(?:years?|yrs?|jahre|anos|ans)(?!\\p{L})))|(?:{p})(?: ?[,:])? {m}(?= ?(?:$|[.,!?;:)]))|(?:{p}) entre {n} y {n}(?! ?(?:am|pm|horas))|edad(?:es)?(?: ?:)? (?:de )?{l}(?: anos)?(?= ?(?:$|[.,!?;:)&]|(?:y|pero|o|en) ))|\\({l}(?: anos)?\\)',
    each: '(?:un[oa]?|otr[oa]|mayor|pequen[oa]|mediano|primer[oa]|segund[oa])(?: tiene| de| con) {n}(?= ?(?:$|[.,!?;:)]|(?:y|pero|anos|el|la) ))|(?:otr[oa]|mayor|pequen[oa]) {n}(?= ?(?:$|[.,!?;:)]))',
    alone: '(?:(?:solo|unos|casi|desde|de) )?(?:los )?{l} (?:anit|an)os',
    own: '(?:tengo|cumplo)(?: ya| casi| solo| apenas){0,2} {n} anos|tengo(?: ya| casi| solo){0,2} 1\\d(?= ?(?:$|[.,!?;]|(?:y|pero) ))|(?:soy|una?) (?:\\S+ )?(?:mujer|hombre|senora|senor|chica|chico) de {n} anos',
    months: '(?:tienen?|bebe de|hij[oa] de|nin[oa] de) {n} mes(?:es)?',
    days: '(?:tiene|bebe de|hij[oa] de|nin[oa] de) {n} (?:semanas?|dias?)|recien nacid[oa]',
    years: 'anos?',
    inMonths: 'mes|meses',
    before: 'edad(?:es)?|de|entre|desde|hasta|menores de|mayores de|ninos',
    label: 'edad(?:es)?',
    to: 'a|y|hasta',
    lower: 'desde(?: los)?|a partir de(?: los)?|mayores de|mas de',
    upper: 'hasta(?: los)?|menores de|menos de',
    more: '(?:y|o) mas|en adelante',
    baby: 'bebes?|lactantes?|recien nacid[oa]s?',
    child: 'nin[oa]s?|infantil\\w*|peques?|kids|junior',
    teen: 'adolescentes?|jovenes|juvenil',
    adult: 'adult[oa]s?',
    senior: 'seniors?|mayores',
    offer:
      '(?:teneis|tienen|tiene|hay|ofreceis|ofrecen)(?: \\S+)? (?:algo|alg[uo]n[oa]?|clases?|cursos?|grupos?)|que (?:\\S+ )?(?:teneis|tienen|tiene|hay|ofreceis|ofrecen|me recomienda|recomiendan|recomendais)',
  },
  keeps: 'dej\\w+|manten\\w*|conserv\\w*|no|menos|salvo',
  stays: '(?:se )?qued\\w+|sigue\\w*',
  please: 'por favor|porfa\\w*',
  plain: 'normal(?:es)?|corriente|habitual|de siempre|clasic[oa]|estandar',
  prefers: 'prefier\\w*|preferir\\w*|mejor|quier\\w*|quisiera|en vez de|en lugar de|cambi\\w*|me quedo con|dame|ponme',
  had: {
    said: '(?:ya )?(?:yo )?(?:he|hemos|tengo|tenemos|hice|hicimos|termine|aprobe|complete|se)',
    done: 'ya|dicho|dije|probado|hecho|terminado|acabado|completado|aprobado|hice|hicimos|termine|aprobe|complete|titulo|carne\\w?|certificad\\w+|diploma|licencia|nivel|pasad[oa]',
    wants: 'quier\\w+|quisier\\w+|querr\\w+|gustaria\\w*|apetece|necesit\\w+|busc\\w+|interesa|apuntarme|reservar',
    notOver: 'otra vez|otro|otra|de nuevo|mism[oa]|bono|vale regalo|nunca|no',
    yours:
      '(?:es|era|son|fue) (?:vuestr[oa]s?|suy[oa]s?|de ustedes|de vosotros)|(?:me|nos) l[oa]s? (?:hicisteis|hicieron|pusisteis|pusieron)',
  },
  conditions: {
    said: 'embaraz\\w*|gestante\\w*|prenatal\\w*|postnatal\\w*|posparto|postparto|maternidad',
    none: 'no|nunca|ni|sin',
  },
  occasions: {
    birthday: { named: 'cumpleanos|cumple', said: 'cumple\\w*|fiesta|celebra\\w*' },
    wedding: {
      named: 'bodas?|novi[oa]s|nupcial\\w*',
      said: 'bodas?|novi[oa]s?|(?:me|nos|se) cas\\w+|casar(?:me|nos|se)|matrimonio|nupcial\\w*|prometid[oa]s?',
    },
    farewell: { named: 'despedidas?(?: de solter\\w+)?', said: 'despedidas?|solter\\w*|boda|fiesta' },
  },
  lengths: {
    written: '{n} ?(?:minutos?|min)|(?:\\d[.,]5|{n}) ?horas?(?: y media)?|hora y media|media hora',
    clock: '\\d{1,2} ?h(?: ?\\d{2})?',
    before: 'para|por|de|durante|la',
    notBefore: 'en|a partir de|dentro de|a las|a la|cada|hace|tras|hasta|desde|menos de|mas de|las',
    notBehind: 'mas tarde|antes|despues|mas|menos|tarde|de antelacion|andando|de retraso|de viaje',
    half: '(?<!y )media hora',
    andHalf: 'y media',
    minute: 'min|minutos?',
    short:
      '(?:la|el) (?:(?:(?:visita|cata|ruta|vuelta|excursion|version|variante|opcion|clase|sesion|curso|tour|paseo|masaje) )?(?:mas )?(?:cort[ao]|cortit[ao]|breve)|(?:visita|cata|ruta|vuelta|excursion|version|variante|opcion|clase|sesion|curso|tour|paseo|masaje) (?:mas )?pequen[ao])(?= ?(?:$|[.,!?;]|(?:por favor|entonces|mejor|el|para|en|y|de|del|hasta|a|esa)(?!\\p{L})))',
    long: '(?:la|el) (?:(?:visita|cata|ruta|vuelta|excursion|version|variante|opcion|clase|sesion|curso|tour|paseo|masaje) )?(?:mas )?(?:larg[ao]|complet[ao])(?= ?(?:$|[.,!?;]|(?:por favor|entonces|mejor|el|para|en|y|de|del|hasta|a|esa)(?!\\p{L})))',
    picks: '(?:la|el)(?: que (?:dura|cuesta|vale))?(?: (?:de|por|a))?',
    costs: 'cuesta|vale',
    misfit:
      'demasiad[ao]s? \\p{L}+|(?:muy|se (?:me|nos|le|les) (?:hace|queda)(?: muy)?) (?:cort|larg|car|just|pequen)\\w{1,2}',
  },
  sizeLead: 'para',
  counts: {
    birthday: { before: '$^', own: '$^' },
    behind:
      'mes|meses|trimestre|semanas?|anos?|piso|planta|grado|de (?:primaria|eso|la eso|bachillerato|infantil)|embarazo|operacion|vez|intento|nivel|fila|cumpleanos|aniversario|puerta|izquierda|derecha|semestre',
    before: 'mi|su|tu|nuestr[oa]|vuestr[oa]',
    own: '\\d{1,2} ?x',
    about: '(?:tipo|digamos|pongamos|unos|unas|aproximadamente)(?! (?:mediodia|medianoche))',
    things:
      '(?!\\p{L}{2,}(?:[aei]mos|[ae]is)(?!\\p{L})|estas|abris|vamos|somos|tod[oa]s|nosotr|vosotr|ustedes|puedes|quieres|tienes|horas|mas|pues|gracias|entonces|antes|despues|menos|seis|tres|dos)\\p{L}{3,}s',
  },
  checks: {
    lead: '(?:(?:y|entonces|pero|solo para confirmar) ){0,2}(?:(?:la|mi) cita )?(?:es|seria|era|sera)(?: (?:seguro|entonces|todavia))?',
    tag: 'verdad|no|si|cierto|correcto|es asi|o no',
  },
  described: {
    before:
      '(?:a |de )?(?:lo|la|el|los|las)(?: (?:cosa|clase|sesion|curso|cita))? (?:de|del|para|con|sobre|contra)(?: (?:los|las|la|el|l[oa]s que|gente|personas))*',
    behind: '$^',
  },
  oneOf: '(?:otr[oa]|una?)',
  classes: 'clase|clases|curso|taller|grupo|sesion|entrenamiento',
  advice: {
    said: '(?:ni idea|no se|no sabemos|no tengo (?:ni )?(?:idea|claro)|no estoy segur[oa])(?: bien)?(?: de)? (?:(?:lo )?que|cual(?:es)?)(?: servicio| es| de ellos)?(?: me| nos)? (?:necesit\\w+|quiero|hace falta|conviene|vendria|va mejor|iria)(?! (?:llevar|traer|pagar))|(?:alguien|me|nos)(?: me| nos)? (?:dig\\w+|decir\\w*|aconsej\\w+|recomiend\\w+|orient\\w+) (?:(?:lo )?que|cual|sobre (?:lo )?que)(?: me| nos)? (?:necesit\\w+|hace falta|conviene)',
    named: 'primera (?:visita|cita|consulta|sesion)|valoracion|evaluacion|diagnostico|asesor\\w+|consultas?',
  },
  traits: {
    talk: {
      said: '(?:habl(?:ar|arlo)|charlar|conversar|platicar)(?: \\S+){0,6} (?:sobre|de|del|acerca)|coment(?:ar|aros|arle|arlo)\\w*|consult(?:ar|aros|arle|arlo)|(?:una?|la) (?:\\S+ )?(?:charla|consulta|conversacion|asesoria|asesoramiento)|asesor\\w*|que me aconsej\\w+|consejo\\w*',
      named: 'consulta|consultoria|asesor\\w*|charla|primera (?:cita|visita|entrevista|reunion)|entrevista|orientacion',
    },
    first: {
      said: 'nunca (?:he|hemos|ha)|primera vez|primera (?:visita|clase|cita|sesion)|(?:soy |somos )?(?:principiantes?|novat[oa]s?|nuev[oa]s? (?:aqui|paciente|cliente|en esto))|sin experiencia|desde cero|empezar de cero',
      named:
        'primera|inicial|iniciacion|principiantes?|prueba|descubrimiento|introduccion|nuev[oa]s? (?:pacientes?|clientes?)|bautismo',
    },
    again: {
      said: '(?:ya )?(?:he|hemos) (?:venido|estado|ido)(?: \\S+)? (?:antes|ya)|seguimiento|revision|control',
      named: 'seguimiento|control|sucesiva|mantenimiento',
    },
    expert: {
      said: 'avanzad[oa]s?|con experiencia|experimentad[oa]s?|nivel (?:medio|intermedio)',
      named: 'avanzad[oa]s?|intermedi[oa]s?|perfeccionamiento|expert[oa]s?',
    },
    pair: {
      said: 'para (?:los|las )?dos|l[oa]s dos|en pareja|(?:mi (?:mujer|marido|novi[oa]|pareja|amig[oa]|herman[oa]|prim[oa])) y yo|con mi (?:mujer|marido|novi[oa]|pareja|amig[oa]|herman[oa]|prim[oa])|nosotr[oa]s dos',
      named: 'para (?:dos|2)|parejas?|duo|doble|tandem|dos personas|segunda persona|(?:si )?venis dos',
    },
    group: {
      said: '(?:en|de|del) grupo|(?:la|el) grupal|con (?:mas|otra) gente|con otros',
      named: 'grup\\w*',
    },
    alone: {
      said: 'sol[oa]|individual|particular|privad[oa]|para mi solo|para mi sola',
      named: 'individual|particular|privad[oa]|personal',
    },
    large: {
      said: 'suv|todoterreno|furgoneta|monovolumen|pick ?up|(?:coche|perro|raza) grande|grande|labrador|golden|pastor aleman|husky|mastin',
      named: 'grandes?|suv|furgoneta|todoterreno|xl',
    },
    small: {
      said: 'utilitario|(?:coche|perro|raza) pequen[oa]|pequen(?:o|a|ito|ita)|chihuahua|yorkshire|caniche|carlino|maltes',
      named: 'pequen[oa]s?|mini',
    },
  },
  lasting: '(?:por |durante )?{n} (?:horas?|h)',
  since: 'desde|desde el|desde la',
  or: 'o',
  joins: `y ademas|y tambien|y luego|ademas|tambien|luego|y|despues|pero|o|${AND}`,
  endings: 's es r ar ir as os a o ando ado ada ados adas do da cion acion amos emos imos eis ais',
  phoneCountries: ['ES', 'MX'],
  at: 'arroba|at|\\(at\\)',
  dot: 'punto|dot',
}
