import { describe, expect, it } from 'vitest'
import { fieldsOf, MAX_FILE_BYTES } from '../../src/core/lead-file.ts'
import { readImport } from '../../src/leads/import-file.ts'
import {
  clashOf,
  hasContact,
  onlyRows,
  partOf,
  readLeadFile,
  type LeadFile,
  type Target,
} from '../../src/web/portal/leads/import/file.ts'
import { de } from '../../src/web/portal/texts/de/index.ts'
import { en } from '../../src/web/portal/texts/en/index.ts'
import { es } from '../../src/web/portal/texts/es/index.ts'
import { fr } from '../../src/web/portal/texts/fr/index.ts'

const encode = (text: string) => new TextEncoder().encode(text)
const read = (text: string): LeadFile => readLeadFile('leads.csv', encode(text))

/** What the API reads of a file once its columns go to these fields. */
async function imported(text: string, targets: Target[]) {
  return readImport(await partOf(read(text), targets).text())
}

describe('the columns of a file of leads', () => {
  it.each(Object.entries({ en, de, es, fr }))('are guessed from the words of the portal in %s', (_, { leads }) => {
    const { name, phone, email, wish, status, notes } = leads
    const headers = [name, phone, email, wish, status, notes]
    expect(fieldsOf(headers)).toEqual(['name', 'phone', 'email', 'intent', 'status', 'notes'])
    expect(fieldsOf(headers.map((header) => ` ${header.toUpperCase()}:`))).toEqual(fieldsOf(headers))
  })

  it.each([
    ['First Name,Last Name,E-mail 1 - Value,Phone 1 - Value,Labels', 'first_name last_name email phone -'],
    ['Vorname,Nachname,E-Mail-Adresse,Telefonnummer,Anliegen', 'first_name last_name email phone intent'],
    ['Nombre,Apellidos,Correo electrónico,Móvil,Comentarios', 'name last_name email phone notes'],
    ['Prénom,Nom de famille,Courriel,Numéro de téléphone,Remarque', 'first_name last_name email phone notes'],
    ['E-Mail,Mail,Telefon,Handy', 'email - phone -'],
  ])('named %s go to %s', (headers, fields) => {
    expect(
      fieldsOf(headers.split(','))
        .map((field) => field ?? '-')
        .join(' '),
    ).toBe(fields)
  })

  it('are refused where two go to one field, and where none is a contact', () => {
    expect(clashOf(['name', 'email', null, 'phone', null])).toBeUndefined()
    expect(clashOf(['email', 'name', 'email', 'name', 'email'])).toEqual({ field: 'email', columns: [0, 2, 4] })
    expect(hasContact(['name', null])).toBe(false)
    expect(hasContact([null, 'phone'])).toBe(true)
  })
})

describe('a file of leads', () => {
  it('reaches the API with fields in place of its headers, and its lines keep their numbers', async () => {
    const text =
      '\n\n"Wer\nist das";Wo;Wo;\r\n"Ada ""the\r\nfirst""; L";ada@example.com;x;030 1\r\n\r\n;;;\r\nBob;bob;y;\r\n'
    const { head, rows } = read(text)
    expect([head.record, rows.map(({ line }) => line)]).toEqual([
      ['Wer\nist das', 'Wo', 'Wo', ''],
      [5, 9],
    ])
    expect(await imported(text, ['name', 'email', null, 'phone'])).toMatchObject({
      rows: [{ line: 5, name: 'Ada "the first"; L', email: 'ada@example.com', phone: '030 1' }],
      errors: [{ line: 9, field: 'email' }],
    })
    expect(await partOf(read(text), ['name', 'email', null, 'phone'], { from: 1, to: 2 }).text()).toBe(
      `name;email;;phone${'\n'.repeat(6)}\r\n;;;\r\nBob;bob;y;\r\n`,
    )
    expect(await imported(text, ['notes', null, 'name', 'phone'])).toMatchObject({
      rows: [{ line: 5, name: 'x', phone: '030 1', notes: 'Ada "the\r\nfirst"; L' }],
    })
  })

  it('goes to the API in parts that name the lines of the whole', async () => {
    const file = read(
      `E-Mail;Name\r\n${Array.from({ length: 9_000 }, (_, n) => `${n}@x.example;"A\r\nB"\r\n`).join('')}x;y`,
    )
    const part = await partOf(file, ['email', null], { from: 8_000, to: 9_001 }).text()
    const { rows, errors } = readImport(part)
    expect([rows.length, rows[0]?.email, rows[0]?.line]).toEqual([1_000, '8000@x.example', 16_002])
    expect(errors).toMatchObject([{ line: 18_002, field: 'email' }])
  })

  it.each([
    ['a mark and semicolons', encode('\ufeffName;E-Mail\r\nJürgen;j@example.com\r\n')],
    ['Windows-1252', Buffer.from('Name,E-Mail\nJ\xfcrgen,j@example.com\n', 'latin1')],
    ['UTF-16 and tabs', Buffer.from('\ufeffName\tE-Mail\nJürgen\tj@example.com\n', 'utf16le')],
    ['lines of an old Mac', encode('Name|E-Mail\rJürgen|j@example.com')],
  ])('of %s is read as the API reads it', async (_, bytes) => {
    const file = readLeadFile('leads.csv', bytes)
    expect(file.head.record).toEqual(['Name', 'E-Mail'])
    const { rows } = readImport(await partOf(file, ['name', 'email']).text())
    expect(rows).toMatchObject([{ line: 2, name: 'Jürgen', email: 'j@example.com' }])
  })

  it.each([
    ['empty', ''],
    ['empty', 'name,email\n\n,\n'],
    ['kind', 'PK\u0003\u0004\0'],
    ['columns', `${'a,'.repeat(100)}a\nx\n`],
    ['rows', `email\n${'a@example.com\n'.repeat(10_001)}`],
    ['large', `email\n${'a'.repeat(MAX_FILE_BYTES)}`],
    ['quote', 'email\n"ada@example.com\n'],
  ])('is refused with the reason: %s', (reason, text) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ reason }))
  })

  it('gives back the rows that were left out as they stand, below its own head', async () => {
    const file = read('Name,E-Mail\nAda,ada@example.com\n\n"B\nob",bob\n\nÇa,\n')
    const bytes = await onlyRows(file, new Set([4, 7])).arrayBuffer()
    expect(Buffer.from(bytes).toString()).toBe('\ufeffName,E-Mail\r\n"B\nob",bob\r\nÇa,\r\n')
    const tabs = await onlyRows(read('Name\tE-Mail\n\n\tbob\t\n'), new Set([3])).text()
    expect(tabs).toBe('Name\tE-Mail\r\n\tbob\t\r\n')
  })
})
