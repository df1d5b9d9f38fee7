import type { NotePatterns } from '../notes.ts'

export const notes: NotePatterns = {
  contacted: [
    '(?:puede[ns]?|podeis|podria\\w{0,2}|podriais)(?: \\S+){0,2} (?:(?:escribir|contactar|responder)(?:me|nos)|contactar con(?:migo| nosotros)|poner(?:se|os|te) en contacto(?: conmigo| con nosotros)?|mandar(?:me|nos) un (?:correo|mensaje|mail|email|whatsapp))',
    '(?:me|nos) (?:puede[ns]?|podeis|podria\\w{0,2}|podriais)(?: \\S+){0,2} (?:escribir|contactar|responder|mandar un (?:correo|mensaje|mail|email|whatsapp))(?! (?:el|la|los|las|un|una) )',
    'que (?:\\S+ ){0,2}(?:me|nos) (?:escriba[nis]{0,2}|contacte[nis]{0,2}|responda[nis]{0,2})|que (?:\\S+ ){0,2}se pongan? en contacto(?: conmigo| con nosotros)?',
    'escrib(?:anme|ame|idme|eme)(?! (?:el|la|los|las|un|una) )|contact(?:enme|eme|adme|ame)|(?:ponganse|poneos|pongase) en contacto|espero (?:su|vuestra|tu) (?:respuesta|contacto)',
  ].join('|'),
  frame:
    'guardad\\w*|registrad\\w*|puest\\w*|consta\\w*|sale|figura|aparece|como|una?|sobre|mis?|las|los|mas|apunt\\w*|anot\\w*|pon\\w*|anad\\w*|escrib\\w*|indic\\w*|nota|reservas?|citas?|importante|constar?|conste|dej\\w*|olvid\\w*|tener|tened|tenga\\w*|cuenta|falta|dicho|dije|equipo|digan?\\w*|decid\\w*|decir\\w*|pas\\w*|ficha|tambien|bien|ahi|hacer|haced|recuerd\\w*|record\\w*|mencion\\w*',
  that: 'que',
  about:
    'lo d(?:e|el)(?: l[ao]s?| mi| que)?|(?:la|mi|esa) nota (?:de|del|sobre|con)|lo que (?:he|hemos|os|le)? ?(?:\\S+ )?(?:dicho|dije|puse|escribi|comente)(?: \\S+)? (?:de|del|sobre)|(?:el|ese) (?:tema|asunto|detalle) de(?:l)?',
  insists:
    '(?:la|mi|esa) nota(?: \\S+){0,6} (?:es|me es) (?:muy |super )?(?:importante|imprescindible)|(?:falta|faltan)(?: (?:todavia|aun))? (?:el|la|los|las|mi|lo)(?: \\S+){1,4}',
  stored:
    '(?:esta|estan|queda|quedo|ha quedado|se ha|se han|consta|constan|sale|figura|aparece)(?: \\S+){0,7} (?:guardad\\w*|apuntad\\w*|anotad\\w*|registrad\\w*|en la (?:reserva|cita|nota))|(?:has|ha|habeis|han)(?: \\S+){0,3} (?:guardado|apuntado|anotado|registrado|puesto|incluido)(?: \\S+){0,6}|(?:apuntais|anotais|apuntan|anotan|apuntas|anotas|consta)(?: \\S+){1,6}|(?:esta|queda) lo d\\w+(?: \\S+){1,5}',
  assured:
    '(?:me|nos) (?:van a |vais a |va a )?(?:llam(?!o(?!\\w))\\w+|contest\\w+|respond\\w+|escrib\\w+|contact\\w+)(?: \\S+){0,5} (?:hoy|manana|seguro|de verdad|verdad|pronto|o no|esta \\S+|cuando)|(?:seguro|segura|seguros|garantiz\\w+|promet\\w+)(?: \\S+){0,4} (?:me|nos) (?:van a |vais a |va a )?(?:llam\\w+|contest\\w+|respond\\w+|escrib\\w+)|(?:me|nos) (?:llamara|llamaran|llamareis|contestaran|responderan)(?: \\S+){0,3}',
  heard:
    '(?:me |lo |eso |esto ){0,2}(?:has|ha|habeis|han) (?:entendido|captado|leido|apuntado|anotado|recibido|oido)(?: (?:bien|eso|esto|ya|lo que digo)){0,2}|(?:lo |me ){1,2}(?:entiendes|entendeis|entiende|entienden|pillas|pillais)|(?:esta|queda|ha quedado) (?:claro|entendido|apuntado|anotado)|se (?:me )?entiende|entendido',
  settled:
    '(?:eso )?(?:ya )?esta (?:ya )?(?:arreglado|resuelto|solucionado|aclarado|hecho)|ya (?:se|lo) (?:ha |han |he )?(?:arregl|solucion|resolv|resuel|aclar)\\w+|(?:ya )?no (?:hace|hara) falta(?: (?:eso|nada|ya|gracias|pasarlo|enviarlo))?|(?:ya )?no es (?:necesario|preciso)|(?:asi )?(?:ya )?esta bien(?: asi)?|no (?:lo|se lo) (?:paseis|pases|pase|envieis|mandeis|digais)|dejadlo|dejalo',
  team: 'equipo|companer\\w*|mensajes?|recados?|duen[oa]|encargad\\w*|alguien|personal',
  message:
    'un(?: breve)? (?:mensaje|recado|aviso) (?:por favor )?(?:para|a) (?:el|la|los|vuestro|su) \\w+|(?:mensaje|recado)(?: por favor| para el equipo)?(?= ?:)|(?:el|mi|este) (?:mensaje|recado) (?:al|para el|a vuestro|a su) equipo|(?:solo|solamente|unicamente) (?:quiero |queria )?(?:dejar )?un (?:mensaje|recado)',
  known:
    '(?:quiero|queria|quisiera|asegur\\w+|importante|segur[oa]s?)(?: \\S+){0,3} (?:de )?que (?:lo |el equipo |todos |ellos )?(?:sepan|sepa|saben|sabe)',
  sendOff:
    '(?:envi|mand|pas)(?:a|e|ad|en)(?:se)?l[oa](?: (?:ya|asi|por favor|entonces|tal cual|al equipo|ahora)){0,3}(?= ?(?:$|[.,!]))|(?:puede[ns]?|podeis) (?:envi|mand)ar(?:se)?l[oa]',
  unsent:
    'no(?= (?:(?:me|se|lo|la|le|les|los|las|nos) |pued|deb|quier|hay que |env|mand|pas|transm|hace falta (?:que |env|mand|pas|transm)))(?! (?:se |te )?olvid)|nunca|tampoco',
  passOn:
    '(?:pas|traslad|transmit|reenvi|comunic|haz|hac)(?:a|ad|e|en|id|ed)?(?:le|les|selo|dselo)? (?:(?:por favor|esto|este|lo siguiente|saber|llegar|el mensaje|mi mensaje) ){0,3}(?:al? (?:la |los )?(?:equipo|vuestro equipo|su equipo|companer\\w*|duen\\w*|encargad\\w*))|(?:pregunt|decid|dile|diles|diga|digan|avis|inform)\\w* (?:por favor )?(?:al equipo|a vuestro equipo|a su equipo|a los companeros|a la encargada|al encargado|al dueno|a la duena)',
  askTeam:
    'pregunt(?:a|ad|e|en)(?:les|selo|le|lo)(?: (?:eso|esto))?|consult(?:a|ad|e|en)(?:lo|selo|les)(?: (?:eso|esto))?|pas(?:a|ad|e|en)les (?:la|mi|esta|esa) (?:pregunta|duda)|pregunt(?:a|ad|e|en|adle|ale|ele|enle|ar|arle) (?:por favor )?(?:al equipo|a vuestro equipo|a su equipo|a los companeros|a la encargada|al encargado|al dueno|a la duena)',
  whether: 'si',
  only: 'solo|solamente|unicamente|nada mas que',
  addTo: '(?:anad|pon|agreg|inclu)\\w*(?: \\S+){0,4}? (?:a|en|al) (?:mi|el|ese) (?:mensaje|recado|aviso|nota)',
  leaveOut:
    '(?:quit|sac|borr|elimin|omit)(?:ar|ir|a|ad|e|en|id|an)(?:d?me|lo|la)? (?:lo|la|el|eso|esa|que)|sin (?:lo|la parte|eso) (?:de|del|que)|no hace falta (?:decir|que digais|que pongais|mencionar|poner)|no (?:digais|pongais|mencioneis|diga|digan|ponga|pongan) (?:lo|que)',
  instead:
    'es (?:demasiado|muy) larg[oa]|(?:solo|simplemente|mejor)(?: (?:poned|pon|escribid|decid))?(?= ?:)|mensaje(?= ?:)',
  arranges:
    '(?:pon(?:er|ed|ga|gan)?|sent(?:ar|ad|e|en)|coloc(?:ar|ad|que|quen)|prepar(?:ar|ad|e|en)|guard(?:ar|ad|e|en)|mont(?:ar|ad|e|en)|traer|traed|dejar|apartar|acomodar|encarg(?:ar|ad|ue|uen)|pid(?:a|an)|organi[cz](?:ar|ad|e|en))(?:me|nos|l[eoa]s?)?(?= (?:en|al?|cerca|junto|lejos|un|una|el|la|los|las|unos|unas|dos|tres|algo|listo|aparte))',
  us: 'me|nos|l[eoa]s?|mi|nuestr\\w*|un|una',
  told: 'por favor (?:con|sin)(?: \\S+){1,6}|(?:con|sin) (?:\\S+ ){1,5}por favor|(?:y |mas |tambien ){0,2}(?:por favor )?(?:\\d{1,3}|una?|dos|tres|cuatro|cinco|seis) (?!personas?|horas?)(?:\\S+ ){1,4}(?:por favor|porfa|tambien|mas)|(?:por favor )?(?:que )?(?:no|nunca|mejor no) (?:me |nos |le |les )?(?:llam(?:eis|en|es|ad)|escrib(?:ais|an|as)|dig(?:ais|an|as)|mencion(?:eis|en|es)|toqu(?:eis|en)|us(?:eis|en))(?: \\S+){0,8}|que (?:no )?sea(?: \\S+){1,6}|(?:traemos|traeremos|llevamos|llevaremos|traigo|traere|llevo|llevare|necesitamos|necesitaremos|necesitare|nos hace falta|nos haria falta) (?!ayuda|informacion|saber|reservar|cambiar|anular)\\S+',
  mine: 'con (?:mis?|nuestr[oa]s?) (?:propi[oa]s? )?(?!(?:\\S+ ){0,2}(?:disculpas|agradecimiento\\w*|gratitud|saludos?|deseos|respetos?|peluquer[oa]|estilista|terapeuta|entrenador\\w*|profesor\\w*|medic[oa]|dentista)(?!\\p{L}))\\S+(?: \\S+){0,3}',
  hires: '(?:yo |nosotros )?(?:alquilo|alquilare|alquilamos|alquilaremos) (?!lo|eso|esto|la sala)\\S+(?: \\S+){0,4}',
  size: '(?:del?|talla|numero|de la) \\d{1,3}(?: y \\S+){0,2}',
  along:
    '(?:viene|vienen|vendra|vendran|me acompana|nos acompana|se apunta|se une|va a venir|van a venir)(?: \\S+){0,4}',
  rather:
    '(?:mejor|prefier\\w+|preferi\\w+|antes) (?:\\S+ ){1,6}(?:en vez de|en lugar de|que|no) \\S+|(?:en vez de|en lugar de) \\S+',
  invoice:
    'factura(?: \\S+){0,4}? (?:a nombre de|a la empresa|para la empresa|a|para) (?!mi(?: |$)|nosotros|cuando|que|como|pagar)\\S+',
}
