-- What the schema stands on: two extensions, and two roles that own nothing and bypass nothing.
-- Every transaction of the program runs as one of them, so row-level security applies on every server and to every user.
CREATE EXTENSION IF NOT EXISTS vector;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
-- Roles belong to the cluster: another database, or another process at the same moment, may have made them.
DO $$ BEGIN CREATE ROLE fd_tenant NOLOGIN; EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$;
--> statement-breakpoint
DO $$ BEGIN CREATE ROLE fd_system NOLOGIN; EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$;
--> statement-breakpoint
-- Each database user that runs the program must be able to take both roles. Concurrent grants of one membership collide.
DO $$ BEGIN
  IF NOT (pg_has_role(current_user, 'fd_tenant', 'MEMBER') AND pg_has_role(current_user, 'fd_system', 'MEMBER')) THEN
    EXECUTE format('GRANT fd_tenant, fd_system TO %I', current_user);
  END IF;
EXCEPTION WHEN unique_violation THEN NULL; END $$;
--> statement-breakpoint
-- The third wall of tenancy, for one table: a tenant's transaction sees and writes its own rows only; without a tenant, none.
CREATE FUNCTION protect_tenant_table(name regclass, tenant_column text DEFAULT 'tenant_id') RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', name);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', name);
  EXECUTE format('CREATE POLICY tenant ON %s TO fd_tenant USING (%I = current_setting(''app.tenant_id'', true))', name, tenant_column);
  EXECUTE format('CREATE POLICY system ON %s TO fd_system USING (true)', name);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO fd_tenant, fd_system', name);
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION protect_tenant_table(regclass, text) FROM PUBLIC;
