CREATE TABLE "analytics_counts" (
	"tenant_id" text NOT NULL,
	"dimension" text NOT NULL,
	"metric" text NOT NULL,
	"grain" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"key" text NOT NULL,
	"step" smallint NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "analytics_counts_tenant_id_dimension_metric_grain_at_key_step_pk" PRIMARY KEY("tenant_id","dimension","metric","grain","at","key","step")
);
--> statement-breakpoint
CREATE TABLE "analytics_marks" (
	"tenant_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "analytics_marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"lead_id" text,
	CONSTRAINT "analytics_marks_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "analytics_counts" ADD CONSTRAINT "analytics_counts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_marks" ADD CONSTRAINT "analytics_marks_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analytics_counts_spans" ON "analytics_counts" USING btree ("tenant_id","grain","at");--> statement-breakpoint
CREATE INDEX "bookings_created" ON "bookings" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "bookings_cancelled" ON "bookings" USING btree ("tenant_id","cancelled_at") WHERE cancelled_at is not null;--> statement-breakpoint
CREATE INDEX "calls_created" ON "calls" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "chat_sessions_started" ON "chat_sessions" USING btree ("tenant_id","started_at");--> statement-breakpoint
CREATE INDEX "messages_created" ON "messages" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "leads_created" ON "leads" USING btree ("tenant_id","created_at");--> statement-breakpoint
SELECT protect_tenant_table('analytics_counts');--> statement-breakpoint
SELECT protect_tenant_table('analytics_marks');--> statement-breakpoint
-- Every change of what is counted marks its quarter hours in its own transaction: `analytics_mark_T` after an insert or a
-- deletion, `analytics_remark_T` after an update, with the rows before and after. Nothing is marked for a deleted tenant.
DO $do$
DECLARE
  source record;
  marking constant text := $mark$
    CREATE FUNCTION %s() RETURNS trigger LANGUAGE plpgsql AS $body$ BEGIN
      INSERT INTO analytics_marks (tenant_id, at, lead_id)
      SELECT DISTINCT tenant_id, date_bin('15 minutes', at, timestamptz '1970-01-01 00:00:00+00'), lead_id FROM (%s) marked (tenant_id, at, lead_id)
      WHERE at IS NOT NULL AND EXISTS (SELECT FROM tenants WHERE tenants.id = marked.tenant_id);
      RETURN NULL;
    END $body$ $mark$;
BEGIN
  FOR source IN SELECT * FROM (VALUES
    ('chat_sessions', 'SELECT tenant_id, started_at, lead_id FROM %1$s'),
    ('calls', 'SELECT tenant_id, created_at, lead_id FROM %1$s'),
    ('messages', 'SELECT tenant_id, created_at, NULL FROM %1$s
      UNION ALL SELECT s.tenant_id, s.started_at, NULL FROM %1$s m JOIN chat_sessions s ON (s.tenant_id, s.id) = (m.tenant_id, m.session_id)
      UNION ALL SELECT c.tenant_id, c.created_at, NULL FROM %1$s m JOIN calls c ON (c.tenant_id, c.id) = (m.tenant_id, m.call_id)'),
    ('bookings', 'SELECT tenant_id, unnest(ARRAY[created_at, cancelled_at, start_at]), NULL FROM %1$s'),
    ('leads', 'SELECT tenant_id, created_at, NULL FROM %1$s')
  ) AS sources (name, reading) LOOP
    EXECUTE format(marking, 'analytics_mark_' || source.name, format(source.reading, 'changed'));
    EXECUTE format(marking, 'analytics_remark_' || source.name,
      format(source.reading, 'earlier') || ' UNION ALL ' || format(source.reading, 'changed'));
    EXECUTE format('CREATE TRIGGER analytics_inserted AFTER INSERT ON %1$I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION analytics_mark_%1$s()', source.name);
    EXECUTE format('CREATE TRIGGER analytics_deleted AFTER DELETE ON %1$I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION analytics_mark_%1$s()', source.name);
    EXECUTE format('CREATE TRIGGER analytics_updated AFTER UPDATE ON %1$I REFERENCING OLD TABLE AS earlier NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION analytics_remark_%1$s()', source.name);
    EXECUTE format('INSERT INTO analytics_marks (tenant_id, at) SELECT DISTINCT tenant_id, date_bin(''15 minutes'', at, timestamptz ''1970-01-01 00:00:00+00'') FROM (%s) marked (tenant_id, at, lead_id) WHERE at IS NOT NULL',
      format(source.reading, source.name));
  END LOOP;
END $do$;
