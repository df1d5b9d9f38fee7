import { z } from 'zod'
import { rawText } from '../core/fields.ts'
import { IMPORT_FIELDS, MAX_ROWS } from '../core/lead-file.ts'
import type { ImportFile } from './import-file.ts'
import type { ImportPlan } from './import.ts'
import { leadFilterQuery } from './schemas.ts'

/** Maximum errors in the reply. */
export const MAX_ERRORS = 100
const MAX_CSV_CHARS = 4_000_000

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

export const exportQuery = z.object({
  ...leadFilterQuery,
  raw: flag
    .default(false)
    .describe('For programs: no byte order mark, and no apostrophe before what spreadsheets take for formulas.'),
})

const columns = z
  .record(rawText(200, 1), z.enum(IMPORT_FIELDS).nullable())
  .describe('What columns hold, by their headers, where that is not understood; null leaves one out.')

const options = {
  dry_run: 'A preview: says what the import would do, and does nothing.',
  skip_errors: 'Imports the good rows although there are bad ones; else one bad row refuses all.',
}

export const importBody = z
  .object({
    csv: rawText(MAX_CSV_CHARS, 1).describe(`The file. Its first line names the columns; ${MAX_ROWS} rows at most.`),
    dry_run: z.boolean().default(false).describe(options.dry_run),
    skip_errors: z.boolean().default(false).describe(options.skip_errors),
    columns: columns.nullish(),
  })
  .meta({
    id: 'ImportLeads',
    description: 'A CSV file of leads, as text.',
    examples: [{ csv: 'name,email\nAda Lovelace,ada@example.com\n', dry_run: true }],
  })

/** Form fields beside the file. */
export const importForm = z.object({
  dry_run: flag.default(false),
  skip_errors: flag.default(false),
  columns: z
    .string()
    .transform((value, context) => {
      try {
        const parsed: unknown = JSON.parse(value)
        return parsed
      } catch {
        context.addIssue({ code: 'custom', message: 'must be JSON' })
        return z.NEVER
      }
    })
    .pipe(columns)
    .optional(),
})

export const importReply = z
  .object({
    dry_run: z.boolean().describe('True for a preview: nothing was done.'),
    rows: z.number().int().describe('Rows that were read, without empty ones.'),
    created: z.number().int().describe('New leads.'),
    updated: z.number().int().describe('Known leads that the file completes.'),
    unchanged: z.number().int().describe('Known leads that have it all.'),
    columns: z
      .array(
        z.object({
          header: z.string().describe('The header of the column.'),
          field: z.enum(IMPORT_FIELDS).nullable().describe('The field that it was read as; null: it was left out.'),
        }),
      )
      .describe('How the columns were understood.'),
    error_count: z.number().int().describe('What is wrong, in all; the rows of it are not imported.'),
    errors: z
      .array(
        z.object({
          line: z.number().int().describe('In the file; the first is 1.'),
          field: z.enum(IMPORT_FIELDS).nullable().describe('The field; null where it is the whole line.'),
          detail: z.string().describe('What is wrong.'),
        }),
      )
      .describe(`The first ${MAX_ERRORS}.`),
  })
  .meta({
    id: 'LeadImport',
    description: 'The result of an import, or its preview.',
    examples: [
      {
        dry_run: true,
        rows: 3,
        created: 1,
        updated: 1,
        unchanged: 0,
        columns: [
          { header: 'Name', field: 'name' },
          { header: 'E-mail', field: 'email' },
        ],
        error_count: 1,
        errors: [{ line: 4, field: 'email', detail: 'must be an e-mail address' }],
      },
    ],
  })

export function presentImport(
  { columns: found, rows, errors }: ImportFile,
  { created, updated, unchanged }: ImportPlan,
  isDryRun: boolean,
): z.infer<typeof importReply> {
  return {
    dry_run: isDryRun,
    rows: rows.length + new Set(errors.map(({ line }) => line)).size,
    created: created.length,
    updated: updated.length,
    unchanged,
    columns: found,
    error_count: errors.length,
    errors: errors.slice(0, MAX_ERRORS),
  }
}
