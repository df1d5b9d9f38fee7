import { CsvError, parse } from 'csv-parse/sync'
import { z } from 'zod'
import { delimiterOf } from '../core/delimiter.ts'
import { leadFields } from './schemas.ts'

export const MAX_ROWS = 10_000
const MAX_COLUMNS = 100

interface ImportColumn {
  header: string
  field: ImportField | null
}

/** An invalid line of the file. */
interface RowError {
  line: number
  field: ImportField | null
  detail: string
}

export type ImportRow = z.infer<typeof rowSchema> & { line: number }

export interface ImportFile {
  columns: ImportColumn[]
  rows: ImportRow[]
  errors: RowError[]
}

/** The file as a whole cannot be read. */
export class UnreadableFile extends Error {}

const rowSchema = z
  .object(leadFields)
  .refine((row) => row.email || row.phone, { message: 'needs an e-mail or a phone', path: ['email'] })

interface Line {
  record: string[]
  line: number
}

/** Parses a CSV file with a header line. @throws UnreadableFile */
export function readImport(text: string, named?: Record<string, ImportField | null>): ImportFile {
  const [head, ...lines] = readLines(text)
  if (head === undefined) throw new UnreadableFile('The file is empty')
  if (head.record.length > MAX_COLUMNS) throw new UnreadableFile(`A file has at most ${MAX_COLUMNS} columns`)
  const fields = fieldsOf(head.record, named)
  if (!fields.includes('email') && !fields.includes('phone'))
    throw new UnreadableFile('No column is an e-mail or a phone: name the columns in the first line, or in `columns`')
  const rows: ImportRow[] = []
  const errors: RowError[] = []
  for (const { record, line } of lines) {
    const { success, data, error } = rowSchema.safeParse(valuesOf(record, fields))
    if (success) rows.push({ ...data, line })
    else
      for (const issue of error.issues)
        errors.push({ line, field: (issue.path[0] ?? null) as ImportField | null, detail: issue.message })
  }
  return { columns: head.record.map((header, n) => ({ header, field: fields[n] ?? null })), rows, errors }
}

function readLines(text: string): Line[] {
  const options = {
    bom: true,
    info: true,
    delimiter: delimiterOf(text),
    record_delimiter: ['\r\n', '\n', '\r'] as string[],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    to: MAX_ROWS + 2,
  } as const
  try {
    const records = parse(text, options) as unknown as { record: string[]; info: { lines: number } }[]
    if (records.length > MAX_ROWS + 1) throw new UnreadableFile(`A file has at most ${MAX_ROWS} rows; split it`)
    return records.map(({ record, info }) => ({ record, line: info.lines - breaksIn(record) }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new UnreadableFile(`Line ${Number(error['lines'] ?? 1)}: a quotation mark is missing or in the wrong place`)
  }
}

/** The parser reports the last line of a row; users expect the first. */
function breaksIn(record: string[]): number {
  return record.join('').match(/\r\n|\n|\r/g)?.length ?? 0
}

function valuesOf(record: string[], fields: (ImportField | null)[]): Record<string, unknown> {
  const cells = new Map(fields.map((field, n) => [field, cellOf(record[n] ?? '')]))
  const parts = [cells.get('first_name'), cells.get('last_name')].filter((part) => part)
  const {
    name = null,
    email,
    phone,
    intent,
    notes,
    status,
  } = Object.fromEntries(cells) as Record<string, string | null>
  // Spreadsheets allow line breaks in a cell, but a name is one line.
  const whole = (name ?? parts.join(' ')).replace(/[\t\r\n]+/g, ' ')
  return { name: whole || null, email, phone, intent, notes, status: status?.toLowerCase() }
}

/** Strips the apostrophe that protects against formulas; an empty cell becomes null. */
function cellOf(cell: string): string | null {
  const text = cell.trim().replace(/^'(?=[=+\-@\t\r])/, '')
  return text === '' ? null : text
}

/** Fields an import column can map to. */
export const IMPORT_FIELDS = ['name', 'first_name', 'last_name', 'email', 'phone', 'intent', 'notes', 'status'] as const
type ImportField = (typeof IMPORT_FIELDS)[number]

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
function fieldsOf(headers: string[], named: Record<string, ImportField | null> = {}): (ImportField | null)[] {
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
