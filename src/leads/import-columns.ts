/** Fields an import column can map to. */
export const IMPORT_FIELDS = ['name', 'first_name', 'last_name', 'email', 'phone', 'intent', 'notes', 'status'] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

/** Known headers by field, without case, accents, spaces and punctuation. */
const HEADERS: Record<ImportField, string> = {
  name:
    'name fullname displayname contact contactname leadname customer client kunde kontakt ansprechpartner nombre nombrecompleto ' +
    'cliente contacto nom nomcomplet nome nomecompleto naam',
  first_name: 'firstname givenname forename vorname prenom nombredepila primernombre voornaam',
  last_name:
    'lastname surname familyname nachname familienname nomdefamille apellido apellidos cognome sobrenome achternaam',
  email:
    'email emailaddress mail mailaddress emailadresse emailadress mailadresse correo correoelectronico courriel adresseemail ' +
    'adressemail indirizzoemail email1value primaryemail',
  phone:
    'phone phonenumber phone1value telephone telephonenumber tel mobile mobilephone mobilenumber cell cellphone primaryphone telefon ' +
    'telefonnummer rufnummer handy handynummer mobil mobiltelefon telefono movil celular numerodetelephone portable cellulare ' +
    'telefone telefoon',
  intent:
    'intent interest interestedin subject topic betreff anliegen interesse asunto interes sujet objet oggetto assunto',
  notes:
    'notes note comment comments message description notiz notizen bemerkung bemerkungen kommentar nachricht notas comentario ' +
    'comentarios mensaje remarque commentaire commentaires',
  status: 'status leadstatus stage estado statut stato',
}

const FIELD_OF = new Map(
  IMPORT_FIELDS.flatMap((field) => HEADERS[field].split(' ').map((header): [string, ImportField] => [header, field])),
)

/** Field per column, null when unknown. Columns in `named` take precedence; of two columns for one field the first wins. */
export function fieldsOf(headers: string[], named: Record<string, ImportField | null> = {}): (ImportField | null)[] {
  const taken = new Set<ImportField>(Object.values(named).filter((field) => field !== null))
  return headers.map((header) => {
    if (Object.hasOwn(named, header)) return named[header]!
    const field = FIELD_OF.get(folded(header))
    if (field === undefined || taken.has(field)) return null
    taken.add(field)
    return field
  })
}

function folded(header: string): string {
  return header
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}
