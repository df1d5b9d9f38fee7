import type { EmergencyPatterns } from '../emergency.ts'

const KIN =
  'hij[oa]|nin[oa]|nen[ea]|bebe|pequen[oa]|chic[oa]|marido|mujer|espos[oa]|pareja|novi[oa]|amig[oa]|mama|madre|papa|padre|herman[oa]|abuel[oa]|prim[oa]|ti[oa]|sobrin[oa]|companer[oa]|colega|jef[ea]|vecin[oa]|client[ea]|invitad[oa]|camarer[oa]s?|jinete|alumn[oa]|entrenador[a]?|profesor[a]?|senor[a]?|hombre|persona|paciente|visitante'
const OWN = '(?:mis?|nuestr[oa]s?|tus?|sus?|un[oa]?|el|la|los|las|al|del|otr[oa]|uno de los|una de las)'
const PEOPLE = `${OWN} (?:\\S+ )?(?:${KIN})|alguien`
const PET =
  'perr[oa]s?|perrit[oa]s?|cachorr[oa]s?|gat[oa]s?|gatit[oa]s?|conej[oa]s?|hamsters?|cobayas?|mascotas?|loros?|periquitos?'
const LIMB =
  '(?:manos?|brazos?|piernas?|pies?|dedos?|pulgar|muneca|tobillos?|cadera|rodillas?|codos?|hombros?|clavicula|costillas?|nariz|mandibula|cuello|espalda|cara|piel|ojos?)'

export const emergency: EmergencyPatterns = {
  signs: [
    'inconsciente|perdido (?:el conocimiento|la consciencia|la conciencia)|no (?:responde|reacciona)(?= ?(?:$|[.,!?;]|a))(?<!telefono no (?:responde|reacciona))',
    'desmayad[oa]|se desmayo',
    '(?:se|me) (?:\\S+ ){0,3}(?:desplom(?:ado|ada|o|ar)|desmay(?:ado|ada|ar))|(?:acab\\w+ de|va a) (?:desplomarse|desmayarse|desmayarme)',
    '(?:no (?:puede|puedo|pueden|consigue)|apenas puede|apenas puedo|casi no puede) (?:\\S+ )?respirar|no respira|cuesta (?:\\S+ )?respirar|(?:dificultad|problemas) para respirar|se (?:esta )?ahoga(?:ndo)?|me ahogo|falta (?:el|mucho el) aire',
    'atragant(?:ando|o|a|ado|ada|andose)|se asfixia|asfixiando',
    '(?:dando|teniendo|sufriendo|da|dado) (?:un|una) (?:\\S+ )?(?:infarto|ataque|ictus|derrame|convulsion|crisis|shock|reaccion alergica)|convulsionando|tiene convulsiones|shock anafilactico|choque anafilactico',
    'no (?:para|paro|deja|dejo|deja de|para de|consigo parar|logro parar)(?: \\S+){0,2} (?:sangr\\w+|de sangrar|hemorragia)|(?:sigue|sigo|continua) sangrando|(?:hemorragia|sangre)(?: \\S+){0,3} no (?:para|deja|cesa)|(?:sangrando|sangra|sangro) (?:mucho|muchisimo|un monton|bastante|por todas partes)|(?:perdiendo|perdido|pierde) mucha sangre|sangre por todas partes',
    'hincha(?:ndo)? (?:\\S+ )?(?:la|los|el) (?:cara|lengua|labios?|garganta|cuello)|(?:cara|lengua|labios?|garganta|cuello)(?: \\S+){0,6} (?:hincha|hinchan|hinchando)|se (?:le|me) cierra la garganta',
    '(?:creo|pienso|temo|seguro|quiza\\w?|igual|miedo)(?: \\S+){0,4} (?:veneno|venenos[oa]|envenenad[oa]|intoxicad[oa])|(?:se ha|me he|esta|ha sido) envenenad[oa]',
    '(?:tragado|trago|bebido|bebio|comido|comio|inhalado)(?: \\S+){0,3} (?:pilas?|baterias?|veneno|raticida|lejia|detergente|limpiador|acido|gasolina|iman\\w*|anticongelante|productos? quimicos?)|sobredosis|demasiad[oa]s (?:pastillas|tabletas)',
    'dolor (?:\\S+ )?(?:en el|de|del) pecho|(?:me|le) duele (?:mucho )?el pecho|opresion en el pecho|presion en el pecho',
    '(?:llam\\w+|necesit\\w+|pid\\w+|mand\\w+|envi\\w+)(?: \\S+){0,2} ambulancia|llam\\w+ al (?:112|061|911)',
    '(?:esta|estan) ahogandose',
    '(?:quiero|quiere|intentado|intento) (?:matarme|matarse|suicidarme|suicidarse|quitarme la vida|quitarse la vida|morirme)',
    `no (?:siente|siento) (?:las?|los?|el) ${LIMB}`,
  ].join('|'),
  injuries: [
    `(?:de )?(?:morder|mordido|mordio) a (?:\\S+ ){0,2}(?:${KIN})|mordid[oa]|mordio|de morder`,
    `quem(?:ado|ada|ar|o|e|arse|arme) (?:con \\S+ )?(?:las?|los?|el|tod[oa]) (?:\\S+ )?${LIMB}|(?:se ha|me he|se|me acabo de|se acaba de) quem(?:ado|o|ar)(?= ?(?:$|[.,!?;]|con|muy|mucho))|quemaduras? (?:graves?|fuertes?|muy)`,
    `(?:roto|rota|romper|rompio|rompi|fracturado|dislocado|cortado|cortar|corto) (?:las?|los?|el|un|una) (?:\\S+ )?${LIMB}|${LIMB} (?:esta|parece) (?:\\S+ )?(?:rot[oa]|fracturad[oa])|hueso (?:\\S+ )?fuera`,
    'golpe en la cabeza|golpead[oa] la cabeza|golpeado en la cabeza|descarga electrica|electrocutad[oa]|calambrazo',
    '(?:lejia|acido|productos? quimicos?|aceite) (?:\\S+ )?(?:en|a) (?:el|los) ojos?',
  ].join('|'),
  now: 'acab\\w+|ahora|ahora mismo|creo|recien|esta (?:manana|tarde|noche)|hace (?:\\S+ )?(?:minutos?|horas?|un momento|un rato)|ayuda|socorro|no se puede levantar|callejer[oa]|salvaje',
  supposed:
    'si|en caso|cuando (?:alguien|se|un|una)|que (?:pasa|ocurre|haceis) si|que pasa|tratais|tratan|curais|haceis|hacen|ofreceis|teneis|tienen|vendeis|venden|normal|cuanto tiempo|cada cuanto|miedo a|riesgo|cursos?|primeros auxilios|encias?|regla|tatuaje|piercing|pelo|radiador\\w*|despues de un (?:infarto|ictus)|por la nariz|adiestramiento|ratones|ratas|no (?:esta|se ha) (?:inconsciente|desmayado)',
  almost: 'casi(?! no)|por poco',
  past: '(?:la|el|los|las) (?:ultim[oa]|semana|mes|ano|verano|invierno|otono|primavera|lunes|martes|miercoles|jueves|viernes|sabado|domingo)s? (?:vez|pasad[oa])|la ultima vez|hace (?:\\S+ )?(?:dias|semanas?|mes(?:es)?|anos?|tiempo)|de (?:pequen[oa]|nin[oa]|joven)|cuando era|desde hace|desde (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|pequen[oa]|nin[oa]|el ano)|siempre|a menudo|a veces|normalmente|cada (?:vez|noche|dia)|por (?:la|las) noches?|en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|\\d{4})|es normal',
  helped:
    '(?:en|al|del) (?:el |un )?(?:hospital|urgencias)|hospitalizad[oa]|ingresad[oa]|ambulancia (?:ya|esta|ha|vino)|(?:cancelar|anular|cambiar|mover|aplazar|posponer)|queja\\w*|reclam\\w*',
  animals: `(?<!(?<!\\p{L})(?:por|del?|con|desde) )(?:mis?|nuestr[oa]s?|tus?|sus?|un[oa]?|el|la) (?:\\S+ )?(?:${PET}|caballo|yegua|poni|potro|vaca|oveja|cabra|gallina|pajaro)`,
  pets: PET,
  people: PEOPLE,
  self: '(?:no puedo|me (?:cuesta|falta|ahogo|he|acabo|esta|duele|sangra|estoy|quem\\w+)|estoy|tengo|sigo|yo)',
  further:
    '(?:a )?(?:donde|adonde) (?:debe\\w*|tiene\\w*|tengo|tenemos|puede\\w*|puedo|va|vamos|voy|hay|ir|la llev\\w+|lo llev\\w+)(?: \\S+){0,3}|que (?:hago|hacemos|debo hacer|tengo que hacer|tenemos que hacer|hay que hacer|puedo hacer)|y ahora que|necesit\\w+ (?:\\S+ )?ayuda|ayuda(?:dme|me|nos)?|es (?:\\S+ ){0,2}(?:urgente|grave|peligroso|una urgencia|una emergencia)|que hospital|urgencias|a quien (?:llamo|llamamos)',
  told: 'urgencias?|emergencias?|hospital\\w*|ambulancia|112|061|911|primeros auxilios|toxicologia|atencion medica|medico (?:enseguida|inmediatamente|de inmediato)',
  creatures: {
    nouns: `${PET}|focas?|pajar[oa]s?|pajarit[oa]s?|aves?|pollit[oa]s?|lechuzas?|buhos?|erizos?|zorr[oa]s?|corz[oa]s?|ciervos?|cervatill[oa]s?|patos?|patitos?|cisnes?|gaviotas?|palomas?|ardillas?|murcielagos?|delfin(?:es)?|ballenas?|tortugas?|liebres?|caballos?|yeguas?|ponis?|potr[oa]s?|vacas?|terneros?|ovejas?|corderos?|cabras?|gallinas?|serpientes?|nutrias?|animal(?:es)?|animalito`,
    eaten:
      '(?:comido|comio|tragado|trago|bebido|bebio|lamido|zampado)(?: \\S+){0,5} (?:chocolate|uvas?|pasas|cebollas?|xilitol|chicles?|veneno|matarratas|anticongelante|pilas?|pastillas?|ibuprofeno|paracetamol|aguja|anzuelo|lejia|detergente|lirios?|setas?)',
    dangers: [
      'atropellad[oa]s?|(?:le |lo |la )?(?:ha )?atropell(?:o|ado)|(?:envenenad|intoxicad)[oa]s?',
      'convulsion(?:es|ando)?|ataque epileptico|inconsciente|se (?:esta )?(?:ahoga|ahogando|asfixia\\w*)|se ha desplomado|se desplomo',
      'no (?:puede )?(?:respira|respirar|se levanta|levantarse|se despierta)|sangra (?:mucho|muchisimo|sin parar)|no (?:para|deja) de sangrar',
    ].join('|'),
    hurt: 'herid[oa]s?|lastimad[oa]s?|varad[oa]s?|huerfan[oa]s?|abandonad[oa]s?|atrapad[oa]s?|sangrando|moribund[oa]s?|(?:ala|pata) rota|no (?:puede )?(?:volar|vuela|se mueve)|agotad[oa]s?|debil',
    lone: 'sol[oa]s?|solit[oa]s?',
    diners: 'yo|he|hemos|nosotr[oa]s|comimos',
    found:
      '(?:he|hemos|ha) (?:\\S+ )?(?:encontrado|visto|descubierto)|(?:encontre|encontramos|acabo de encontrar|acabamos de encontrar)|(?:aqui )?hay un[oa]?(?! (?:curso|clase))',
    place:
      '(?:en|delante de|frente a|junto a|bajo|fuera de)(?: (?:nuestr[oa]|mi|el|la))? (?:jardin|casa|carretera|calle|playa|puerta|balcon|ventana|tejado|aparcamiento|camino|terraza)|aqui mismo|delante de casa',
    asks: '(?:que|cual es el) (?:numero|telefono)|a quien (?:llam\\w+|tengo|hay)|que (?:hago|hacemos|tengo que hacer|debo hacer|podemos hacer)|ayuda',
    told: 'veterinari[oa]s?|clinica|urgencias?|llam\\w+|telefono|numero|no (?:l[oa]s? )?toqu\\w+|no tocar|distancia|rescate|avis\\w+|dej\\w+ (?:lo|la|los|las) (?:tranquil|en paz)',
  },
}
