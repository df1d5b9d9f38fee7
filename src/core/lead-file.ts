import { plainWords } from './words.ts'
import { delimiterOf } from './text.ts'

/** Limits of a file of leads, which the API and the page that shows it before an import read alike. */
export const MAX_ROWS = 10_000
export const MAX_COLUMNS = 100
export const MAX_FILE_BYTES = 4 * 1024 * 1024

export interface CsvLine {
  record: string[]
  /** The first of its lines in the file, from 1. */
  line: number
  /** Lines and bytes (UTF-8) of the file up to its end. */
  lines: number
  bytes: number
}

export class TooManyRows extends Error {}

/** `parse` of csv-parse, whose builds for Node.js and for browsers differ. */
type Parse = (text: string, options: object) => unknown

/** The head and the rows, without empty ones. @throws TooManyRows, and what `parse` throws. */
export function csvLines(parse: Parse, text: string): CsvLine[] {
  // With `info`, each record comes with its lines.
  const records = parse(text, {
    bom: true,
    info: true,
    delimiter: delimiterOf(text),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    to: MAX_ROWS + 2,
  }) as { record: string[]; info: { lines: number; bytes: number } }[]
  if (records.length > MAX_ROWS + 1) throw new TooManyRows()
  let counted = 0
  return records.map(({ record, info: { lines: reported, bytes } }) => {
    const cells = record.join(' ')
    // The parser counts a quoted CRLF as two lines.
    counted += cells.match(/\r\n/g)?.length ?? 0
    const lines = reported - counted
    return { record, line: lines - breaksIn(cells), lines, bytes }
  })
}

/** The parser reports the last line of a row; users expect the first. */
function breaksIn(text: string): number {
  return text.match(/\r\n|\n|\r/g)?.length ?? 0
}

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
    'intent interest interestedin subject topic wants betreff anliegen interesse wunsch asunto interes quiere sujet objet souhait ' +
    'souhaite oggetto assunto',
  notes:
    'notes note comment comments message description notiz notizen bemerkung bemerkungen kommentar nachricht notas comentario ' +
    'comentarios mensaje remarque commentaire commentaires',
  status: 'status leadstatus stage stand estado statut etat stato',
}

const FIELD_OF = new Map(
  IMPORT_FIELDS.flatMap((field) => HEADERS[field].split(' ').map((header): [string, ImportField] => [header, field])),
)

/** Field per column, null when unknown. Columns in `named` take precedence; of two columns for one field the first wins. */
export function fieldsOf(headers: string[], named: Record<string, ImportField | null> = {}): (ImportField | null)[] {
  const taken = new Set<ImportField>(Object.values(named).filter((field) => field !== null))
  return headers.map((header) => {
    if (Object.hasOwn(named, header)) return named[header]!
    const field = FIELD_OF.get(plainWords(header).join(''))
    if (field === undefined || taken.has(field)) return null
    taken.add(field)
    return field
  })
}
