CREATE TABLE "live_watches" (
	"tenant_id" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "live_watches_tenant_id_pk" PRIMARY KEY("tenant_id")
);
--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "assignee_id" text;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "read_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "live_watches" ADD CONSTRAINT "live_watches_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_sessions_newest" ON "chat_sessions" USING btree ("tenant_id","last_message_at","id");
--> statement-breakpoint
SELECT protect_tenant_table('live_watches');
--> statement-breakpoint
-- Tells what changed, with the commit, while a stream of the tenant is open. Arguments: the kind, and the column of its id.
CREATE FUNCTION tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record;
  owner text;
BEGIN
  IF TG_OP = 'DELETE' THEN changed := OLD; ELSE changed := NEW; END IF;
  IF TG_TABLE_NAME = 'tenants' THEN owner := changed.id; ELSE owner := changed.tenant_id; END IF;
  IF EXISTS (SELECT 1 FROM public.live_watches WHERE tenant_id = owner AND until > now()) THEN
    PERFORM pg_notify('live', json_build_object('tenant', owner, 'kind', TG_ARGV[0], 'id', to_jsonb(changed)->>TG_ARGV[1])::text);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  told record;
BEGIN
  FOR told IN SELECT * FROM (VALUES
    ('chat_sessions', 'conversation', 'id'), ('calls', 'call', 'id'), ('bookings', 'booking', 'id'),
    ('booking_holds', 'hold', 'id'), ('leads', 'lead', 'id'), ('lead_contact_points', 'lead', 'lead_id'),
    ('documents', 'document', 'id'), ('webhook_deliveries', 'delivery', 'id'), ('exams', 'exam', 'id'),
    ('exam_rows', 'exam', 'exam_id'), ('tenants', 'settings', 'id'), ('services', 'settings', 'id'),
    ('resources', 'settings', 'id')) AS list (name, kind, id_column)
  LOOP
    EXECUTE format('CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION tell_change(%L, %L)',
      told.name, told.kind, told.id_column);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE ON messages FOR EACH ROW WHEN (NEW.call_id IS NOT NULL)
  EXECUTE FUNCTION tell_change('call', 'call_id');
