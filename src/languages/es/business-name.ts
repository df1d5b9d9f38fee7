import { firstWord } from '../business-name.ts'

const MASCULINE = new Set(
  'albergue almacen bar bufete cafe camping centro club colegio consultorio despacho estudio gabinete gimnasio grupo hostal hotel instituto laboratorio mercado museo restaurante salon servicio spa taller teatro vivero'.split(
    ' ',
  ),
)
const FEMININE = new Set(
  'academia agencia asesoria asociacion autoescuela barberia bodega boutique cafeteria carniceria carpinteria casa clinica cocina consulta empresa escuela farmacia ferreteria fisioterapia floristeria galeria granja guarderia heladeria imprenta joyeria lavanderia libreria notaria optica panaderia pasteleria peluqueria perfumeria piscina pizzeria residencia sala tienda veterinaria zapateria'.split(
    ' ',
  ),
)

/**
 * The name of a business after "de", with its article: "del Centro Norte", "de la Clínica Sol", "de Harbour Dental".
 */
export function ofBusiness(name: string): string {
  const first = firstWord(name)
  if (MASCULINE.has(first)) return `del ${name}`
  return FEMININE.has(first) ? `de la ${name}` : `de ${name}`
}
