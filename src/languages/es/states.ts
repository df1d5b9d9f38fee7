import type { StatePatterns } from '../states.ts'

const WELL = '(?:bien|listo|ok|okay|en orden|correcto|confirmado|reservado|hecho|arreglado|perfecto|apuntado|en regla)'

export const states: StatePatterns = {
  told: '(?:el|la|los|mis?|nuestr[oa]|ese|esa|este|esta|al) (?:\\S+ )?(?:mensajes?|recado|nota|queja|reclamacion|peticion|solicitud|correo|aviso|llamada)',
  sent: [
    '(?:se )?(?:lo |la |les |se lo |se la )?(?:ha|han|habeis|has|fue|esta|estan|esta ya)(?: \\S+)? (?:enviad|mandad|pasad|llegad|transmitid|entregad|recibid|salid|remitid)[oa]s?|(?:enviasteis|enviaste|enviaron|mandasteis|pasasteis|llego|recibieron|recibio)',
    'en camino|lo tiene(?:n)?(?: ya)? (?:el equipo|ellos)|con el equipo',
  ].join('|'),
  allWell: [
    `(?:esta|queda|va|tengo|es)(?: ya)? todo(?: ya| esta){0,2} ${WELL}`,
    `todo(?: ya| esta| va| queda| es){0,2} ${WELL}`,
    '(?:estoy|estamos|quedo|quedamos|he quedado|hemos quedado)(?: ya| bien){0,2} (?:apuntad|inscrit|reservad|anotad|confirmad)[oa]s?',
    '(?:me|nos) (?:has|ha|habeis|han)(?: ya)? (?:apuntado|reservado|inscrito|anotado)',
    '(?:se ha|ha|se) (?:hecho|guardado|cambiado|realizado)(?: bien| ya){0,2}(?: (?:la|mi|el) (?:reserva|cita|cambio))?',
  ].join('|'),
  beside:
    'con|por|para|ahora|entonces|pues|solo|confirmar|saber|de verdad|tambien|aun|mi|la|el|reserva|cita|eso|asi|seguro|queria|quiero|ya',
  missing: [
    'falta(?:n|ba)?(?! (?:mucho|poco|cuanto))|se ha cortado',
    '(?:puede|puedes|podeis|pueden|podria|podrias|podriais|podrian)(?: por favor)? (?:anadir|agregar|poner|incluir|meter)(?:l[oa]s?|mel[oa]s?)?(?= ?(?:$|[?.!,:]|tambien|por favor|al|en el))',
    '(?:anad|agreg|inclu|incorp)\\w+(?:l[oa]s?)?(?= (?:tambien|al mensaje|en el mensaje|por favor))|(?:ponl[oa]|pongal[oa]|ponedl[oa]|anadel[oa]|anadal[oa]|anadidl[oa])',
  ].join('|'),
  leftOff:
    '(?:te|se|os)(?: me| le| les)? (?:ha|han|habeis|has)(?: \\S+)? (?:olvidado|dejado|saltado|comido)|(?:has|habeis|ha) (?:olvidado|dejado|omitido)',
  note: '(?:las?|mis?|nuestra|esa|esta) (?:notas?|observacion(?:es)?)',
  noteSays:
    '(?:la|mi|esa) nota(?: \\S+){0,3}? (?:no (?:es correcta|esta bien|es asi)|esta mal|deberia (?:decir|poner)|debe (?:decir|poner)|tiene que (?:decir|poner)|que diga|que ponga)|(?:solo )?(?:deberia|debe|tiene que|hace falta)(?: solo)? (?:decir|poner)(?: que)?|(?:cambia|cambie|cambiad|corrige|corrija|corregid) la nota(?: (?:a|por|para que diga))?',
  noteDropped: '(?:quit|borr|elimin|suprim)\\w*',
  noNote:
    '(?:no (?:hace falta|necesit\\w+)|sobra)(?: (?:la|esa|esta|ninguna))? nota|(?:sin(?: (?:la|esa|esta|ninguna|las))?|ninguna) (?:notas?|observacion(?:es)?)',
  putDown: 'anad\\w*|pon(?:ga|gan|ed|me)?|apunt\\w*|incluy\\w*|escrib\\w*|anot\\w*|indiq\\w*|mencion\\w*',
  insteadOf: '(?:y )?no',
  total: 'en total|en conjunto|todos juntos|sumando',
}
