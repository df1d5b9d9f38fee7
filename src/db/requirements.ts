import type pg from 'pg'

const MINIMUM_POSTGRES = 150_000
const MINIMUM_PGVECTOR = [0, 8]

/** A missing requirement, with what to do about it, in one line. */
export class DatabaseRequirementError extends Error {}

/** Checked before the first migration, so a missing extension or right is named instead of failing half-way. */
export async function checkRequirements(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<Facts>(FACTS)
  const facts = rows[0]!
  const problem = versionProblem(facts) ?? extensionProblem(facts) ?? rightsProblem(facts)
  if (problem !== undefined) throw new DatabaseRequirementError(problem)
}

interface Facts {
  version: number
  version_text: string
  user: string
  superuser: boolean
  create_role: boolean
  create_in_database: boolean
  roles_exist: boolean
  vector_installed: string | null
  vector_available: string | null
  gist_installed: string | null
  gist_available: string | null
}

const FACTS = `
  select current_setting('server_version_num')::int as version, current_setting('server_version') as version_text,
    current_user as "user", r.rolsuper as superuser, r.rolcreaterole as create_role,
    has_database_privilege(current_database(), 'CREATE') as create_in_database,
    (select count(*) = 2 from pg_roles where rolname in ('fd_tenant', 'fd_system')) as roles_exist,
    (select extversion from pg_extension where extname = 'vector') as vector_installed,
    (select default_version from pg_available_extensions where name = 'vector') as vector_available,
    (select extversion from pg_extension where extname = 'btree_gist') as gist_installed,
    (select default_version from pg_available_extensions where name = 'btree_gist') as gist_available
  from pg_roles r where r.rolname = current_user`

function versionProblem({ version, version_text }: Facts): string | undefined {
  return version < MINIMUM_POSTGRES ? `PostgreSQL 15 or newer is needed; the server is ${version_text}.` : undefined
}

function extensionProblem(facts: Facts): string | undefined {
  const vector = facts.vector_installed ?? facts.vector_available
  if (vector === null) {
    return 'The extension pgvector is not on the database server. Install it there (Debian: postgresql-NN-pgvector; image: pgvector/pgvector).'
  }
  if (isOlder(vector)) return `pgvector 0.8 or newer is needed; the server has ${vector}.`
  if (facts.gist_installed === null && facts.gist_available === null) {
    return 'The extension btree_gist is not on the database server (Debian: part of postgresql-NN; elsewhere: postgresql-contrib).'
  }
  // pgvector is not a trusted extension everywhere, so only a superuser may create it.
  if (facts.vector_installed === null && !facts.superuser) {
    return `The extension pgvector is not in this database and ${facts.user} may not create it. Run once as a superuser: CREATE EXTENSION vector;`
  }
  return undefined
}

function rightsProblem(facts: Facts): string | undefined {
  if (!facts.create_in_database) {
    return `${facts.user} may not create schemas in this database. Run once as its owner: GRANT CREATE ON DATABASE … TO ${facts.user};`
  }
  if (!facts.roles_exist && !facts.create_role && !facts.superuser) {
    return `${facts.user} may not create the roles fd_tenant and fd_system. Run once as a superuser: ALTER ROLE ${facts.user} CREATEROLE;`
  }
  return undefined
}

function isOlder(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major < MINIMUM_PGVECTOR[0]! || (major === MINIMUM_PGVECTOR[0]! && minor < MINIMUM_PGVECTOR[1]!)
}
