import type { MismatchPatterns } from '../patterns.ts'

export const mismatch: MismatchPatterns = {
  negations: 'no nunca jamás ningún ninguna ninguno nada nadie ni sin tampoco',
  opposites: `abierto abierta abiertos abiertas abre abren abrimos | cerrado cerrada cerrados cerradas cierra cierran cerramos
    gratis gratuito gratuita gratuitos gratuitas | pagado cobrado
    posible | imposible
    permitido permitida permitidos bienvenido bienvenidos bienvenidas admitimos admiten aceptamos aceptan | prohibido prohibida prohibidos
    incluido incluida incluidos incluye incluyen | excluido excluida
    antes | después
    más | menos
    máximo | mínimo
    primero primera primer | último última
    necesario necesaria obligatorio obligatoria | opcional voluntario innecesario
    disponible disponibles | ocupado ocupada completo
    dentro interior | fuera exterior
    público pública | privado privada
    barato barata | caro cara
    izquierda | derecha
    temprano | tarde
    seguro segura | peligroso peligrosa
    empieza empiezan comienza | termina terminan acaba`,
  restrictions:
    'solo sólo solamente únicamente excepto salvo máximo mínimo mayores menores si siempre hasta exclusivamente',
  joins: 'y o pero mientras aunque sino porque',
}
