/** Groups of synonyms in this language alone, one group a line. See `../glossary.ts`. */
export const synonyms = `
  caro, cuánto es, cuánto vale, por cuánto, sale por, cuánto sale, cuánto me cobráis, cuánto cobran, qué precio, cuánto hay que pagar > precio, cuesta, tarifa, €, coste, cuota, euro
  precio, coste, tarifa, cuota, importe, costar, valer
  barato, económico, ahorrar, rebaja, más barato, oferta, hacéis precio, hacen precio, precio especial, promoción > descuento, rebaja, oferta, reducido, ahorro, %, paga menos, promoción
  descuento, rebaja, reducción, bonificación
  suplemento, extra, recargo, aparte, adicional, cargo adicional
  al mes, mensual, cada mes, mensualidad, por mes
  a la semana, semanal, por semana
  al año, anual, cada año
  por persona, cada uno, por cabeza
  por hora, la hora
  señal, anticipo, adelantar, por adelantado, fianza, pagar antes, adelanto, depósito
  cuándo se paga, cuándo pago, cuándo hay que pagar, pagar el resto > se paga, resto, al llegar, al reservar, cargo, señal
  a plazos, fraccionar, en partes, poco a poco, financiar, en varias veces > plazos, fraccionado, financiación, tres pagos, cuotas
  tarjeta, visa, mastercard, crédito, débito, datáfono
  efectivo, metálico, en mano, contado
  transferencia, bizum, domiciliar, domiciliación, cuenta, recibo
  anular, cancelar, desapuntarse, borrarme, dar de baja, anulación, cancelación
  no puedo ir, no puedo acudir, no llego, me sale mal, surge algo, imprevisto, no poder, me pongo malo > anular, cancelar, cancelación, cambiar, aviso, avisando, falta, perdida
  cambiar, mover, aplazar, otro día, posponer, retrasar, cambiar la fecha
  devolver, devolución, reembolso, me devolvéis, recuperar el dinero, dinero de vuelta
  no me gusta, no quedo contento, descontento, queda mal, ha quedado mal, insatisfecho, no convence > satisfecho, garantía, devolución, repetir, retocar, corregir, sin compromiso, reclamación
  roto, estropeado, averiado, se rompe, dañado, se estropea, desperfecto
  garantía, garantizado
  cuánto aguanta, cuánto dura puesto, durar > dura, aguanta, semanas, garantía
  válido, caduca, vale hasta, caducidad, vigencia
  vale regalo, bono regalo, tarjeta regalo, regalar, cheque regalo, regalo
  seguro, asegurado, mutua, póliza, cobertura
  cuánto dura, cuánto tarda, cuánto se tarda, tiempo que lleva > minutos, hora, horas, dura, duración
  listo, preparado, terminado, cuándo estará, recoger, acabado > listo, días, plazo, recoger, entrega
  urgente, rápido, ya mismo, prisa, cuanto antes, hoy mismo > urgente, urgencia, mismo día, exprés
  espera, lista de espera, tener que esperar
  con cuánta antelación, con tiempo, antelación, anticipación > antelación, antes, días antes, semanas antes
  tarde, llego tarde, retraso, me retraso, atasco > retraso, tarde, minutos, espera
  sin cita, presentarme, pasar sin más, pasarme, sin avisar, sin reserva > cita, cita previa, sin cita, reserva
  apuntarse, apuntarme, inscribirse, matricularse, inscripción, matrícula, alta, darme de alta, apuntar
  probar, prueba, clase de prueba, probar antes, primera clase, catar
  ver, visitar, visita, enseñar, conocer antes, echar un vistazo
  permanencia, contrato, compromiso, atado
  baja, dejarlo, salirme, irme, desapuntar, quitarme, abandonar, dejar el curso
  papeles, documentos, documentación, qué hace falta, qué necesito, qué hay que llevar, requisitos, papeleo, presentar > DNI, documento, documentación, traiga, certificado, justificante, pasaporte, formulario, aportar
  DNI, carné, pasaporte, NIE, identificación, carnet
  llevar, traer, traigo, qué llevo, hay que traer, preparar, necesito llevar > traiga, traer, llevar, necesario, recomendamos, venir
  ropa, vestir, ponerme, calzado, zapatos, zapatillas, atuendo
  prestar, alquilar, dejáis, tenéis allí, poner vosotros, incluido, facilitáis > prestamos, alquiler, incluido, disponemos, gratis, dejamos
  cómo funciona, cómo va, en qué consiste, qué se hace, cómo es, proceso > primero, después, empieza, consiste, sesión
  principiante, empezar de cero, nunca he, sin experiencia, primera vez, novato, no sé nada, no tengo ni idea
  nivel, avanzado, intermedio, grupo me toca, qué nivel
  miedo, nervioso, asustado, pánico, ansiedad
  peligroso, seguro, riesgo, seguridad
  duele, dolor, doloroso, hace daño, molesta
  después del tratamiento, cuidados, cuidar > evitar, después, cuidados, horas siguientes
  edad, años, a partir de qué edad, desde qué edad, muy pequeño, mínimo de edad, mayor, menor > años, edad, desde, menores, mínimo, niños
  niño, niña, hijo, hija, crío, peque, pequeño, nieto, nieta, chaval, chiquillo, sobrino, infantil, hermano
  bebé, recién nacido, carrito, cuna, trona
  adolescente, menor, joven, instituto, chico
  padres, madre, padre, tutor, acompañante adulto, mamá, papá
  guardería, cuidar a los niños, ludoteca, canguro
  solo, sola, sin pareja, individual
  pareja, novio, novia, marido, mujer, amigo, acompañante, venir con alguien
  grupo, varios, muchos, empresa, compañeros
  cumpleaños, celebrar, fiesta, celebración, aniversario, comunión
  boda, novia, casarse, nos casamos, despedida
  jubilado, mayor, tercera edad, pensionista, abuelo, abuela, anciano
  residencia, asilo, geriátrico
  estudiante, universitario, alumno, carné joven
  parado, paro, desempleado, en paro, desempleo
  familia numerosa, tres hijos
  silla de ruedas, minusválido, discapacidad, andador, muletas, escaleras, movilidad, escalón, subir escaleras, bastón, cojo > ascensor, rampa, escalón, accesible, planta baja, puerta ancha, adaptado, silla de ruedas
  ascensor, elevador
  baño, servicio, aseo, váter
  perro, cachorro, mascota, labrador, caniche, perrito, animal, can
  gato, gatito, felino
  pájaro, loro, periquito, hámster, conejo, tortuga
  vacuna, vacunado, vacunación, cartilla, pinchazo
  castrado, esterilizado, capado
  medicina, pastilla, medicación, insulina, medicamento
  piojos, liendres
  alergia, alérgico, intolerancia, sensible, reacción, sarpullido
  frutos secos, nuez, cacahuete, almendra, trazas
  gluten, celíaco, celiaco, trigo
  lactosa, leche, lácteo
  vegano, vegetariano, sin carne
  enfermo, malo, gripe, fiebre, resfriado, contagioso, constipado, virus
  embarazada, embarazo, preñada, en estado
  lesión, lesionado, operado, espalda, rodilla, hernia, esguince
  coche, auto, vehículo, furgoneta
  aparcar, aparcamiento, parking, dejar el coche, dónde dejo, estacionar, garaje, plaza de garaje, aparca
  autobús, tren, metro, tranvía, transporte público, parada, estación, bus, andando
  bici, bicicleta
  coche eléctrico, cargar, enchufe, cargador, tesla, punto de carga
  llegar, cómo se va, dónde estáis, dónde queda, ubicación, cómo llego, por dónde > llegar, dirección, calle, parada, carretera, entrada
  venís a casa, a domicilio, venir a mi casa, se desplazan, venir aquí, ir a mi casa, a mi zona > domicilio, desplazamiento, radio, zona, km
  oficina, empresa, trabajo, negocio, compañía
  recoger, recogida, venir a buscar, buscarme, traslado
  enviar, envío, mandar, repartir, reparto, entregar, llevar a casa
  extranjero, fuera de España, otro país, internacional
  abierto, horario, abrís, cerráis, cerrado
  fin de semana, finde, sábado, domingo
  festivo, puente, navidad, semana santa, nochevieja, reyes
  tarde, por la noche, noche, después del trabajo
  vacaciones, verano, agosto, julio
  lluvia, llueve, mal tiempo, nieve, nieva, tormenta, temporal
  calefacción, frío, calor, chimenea, aire acondicionado, leña
  wifi, internet, conexión, red, teletrabajar, cobertura
  online, por internet, zoom, videollamada, a distancia, en línea, desde casa, virtual, telemático
  teléfono, llamar, llamada, whatsapp
  idioma, habla, hablan
  titulado, profesional, formado, experiencia, título, preparado, nativo
  dueño, jefe, propietario, responsable, encargado, fundador, quién lleva
  profesor, maestro, monitor, entrenador, instructor, profe
  nativo, de allí, inglés de verdad, extranjero
  desde cuándo, cuánto tiempo lleváis, fundado, fundación, antigüedad > desde, fundada, años
  cuántos sois, cuánta gente, tamaño del grupo, cuántos alumnos, cuántos caben, máximo, capacidad, aforo, cabe > máximo, personas, alumnos, grupo, plazas, caben, capacidad
  mínimo, al menos, por lo menos, como mínimo
  tamaño, grande, pequeño, metros
  peso, pesa, kilos
  comer, comida, cenar, cena, desayuno, almuerzo, hambre, restaurante, dais de comer
  bebida, beber, agua, café, vino, cerveza
  traer comida, comida propia, propia bebida
  fumar, tabaco, cigarro, fumador
  ruido, música, silencio, ruidoso, alboroto
  foto, fotos, imagen, vídeo, cámara
  taquilla, guardar, dejar las cosas, consigna
  robo, seguridad, robar, alarma, vigilancia, cámara
  llave, código, entrar, acceso
  perdido, olvidado, me dejé
  ducha, ducharse, vestuario, cambiarse
  toalla, sábana, ropa de cama
  cama, dormir, habitación, noche, supletoria, alojamiento
  entrada, llegada, check-in, a qué hora se entra, llegamos tarde
  salida, check-out, a qué hora hay que irse, dejar la habitación, marcharse
  cocina, cocinar, horno, nevera
  piscina, bañarse, nadar, baño, bañar
  lavadora, lavar, secadora
  limpio, higiene, esterilizado, desinfectado, limpieza
  producto, marca, ingrediente, hecho de, natural, ecológico, casero
  pelo, corte, cortar, peinar, flequillo
  teñir, tinte, color, mechas, canas, raíces
  uñas, manicura, esmalte
  depilación, cera, depilar, vello
  arreglar, reparar, reparación, arreglo, componer
  cambiar, sustituir, reemplazar, recambio
  montar, instalar, montaje, colocar
  presupuesto, más o menos, aproximado, orientativo, estimación
  medida, a medida, personalizado, con nombre
  pedir, encargo, encargar, pedido, reservar
  hay stock, tenéis en tienda, disponible
  segunda mano, usado
  socio, abono, bono, suscripción
  cliente habitual, fidelidad, puntos, venir mucho
  factura, recibo, ticket, IVA
  certificado, título, diploma, acreditación, justificante
  examen, aprobar, aprueba, aprobó, suspender, prueba, nota
  falta, faltar, perder clase, pierdo la clase, ausencia, recuperar, no asistir
  a mitad de curso, ya empezado, entrar tarde, incorporarse, a medias, curso empezado > incorporarse, cualquier momento, plaza, baja, permanencia
  libro, material, apuntes, manual
  trabajo, empleo, currículum, prácticas, aprendiz, vacante
  queja, reclamación, quejarme, hoja de reclamaciones
  urgencia, emergencia, de guardia
  excursión, qué hacer, actividad, zona, alrededores, visitar, planes, turismo
  supermercado, compra, tienda, tiendas, comprar comida, farmacia
  se puede, permitido, prohibido, dejan, puedo, admiten > permitido, admitimos, admite, no se, prohibido, se puede
  anular, cancelar, cancelación, anulación > avísanos, avisar, antelación, aviso, no puedo ir, no puedes venir
  estar en casa, alguien en casa, dejar la llave, dejar llave > presente, adulto, en casa
  entrar con, acompañar, quedarme con > acompañado, acompañante, presente, entra, padres
  murió, muerto, muerta, falleció, fallecido, viuda, viudo, perder a > duelo, pérdida, luto
  conectar, conectarme, conectarse, enlace > conexión, enlace, navegador, cámara
`
