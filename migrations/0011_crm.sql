CREATE TABLE "crm_connections" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"provider" text NOT NULL,
	"name" text,
	"settings" jsonb NOT NULL,
	"credentials" text,
	"secret_names" text[] NOT NULL,
	"token" text,
	"field_mapping" jsonb,
	"enabled" boolean NOT NULL,
	"state" text NOT NULL,
	"error" text,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lease" text,
	"last_success_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "crm_connections_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "crm_links" (
	"tenant_id" text NOT NULL,
	"connection_id" text NOT NULL,
	"lead_id" text NOT NULL,
	"external_id" text,
	"sent_key" text,
	"pushed_hash" text,
	"synced_at" timestamp (3) with time zone,
	CONSTRAINT "crm_links_tenant_id_connection_id_lead_id_pk" PRIMARY KEY("tenant_id","connection_id","lead_id")
);
--> statement-breakpoint
CREATE TABLE "crm_syncs" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"connection_id" text NOT NULL,
	"lead_id" text,
	"provider" text NOT NULL,
	"trigger" text NOT NULL,
	"status" text NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"external_id" text,
	"error" text,
	"is_refused_connection" boolean DEFAULT false NOT NULL,
	"counts" jsonb,
	"position" text,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "crm_syncs_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "crm" jsonb;--> statement-breakpoint
ALTER TABLE "crm_connections" ADD CONSTRAINT "crm_connections_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_links" ADD CONSTRAINT "crm_links_connection_fk" FOREIGN KEY ("tenant_id","connection_id") REFERENCES "public"."crm_connections"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_links" ADD CONSTRAINT "crm_links_lead_fk" FOREIGN KEY ("tenant_id","lead_id") REFERENCES "public"."leads"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_syncs" ADD CONSTRAINT "crm_syncs_connection_fk" FOREIGN KEY ("tenant_id","connection_id") REFERENCES "public"."crm_connections"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "crm_connections_due" ON "crm_connections" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "crm_links_lead" ON "crm_links" USING btree ("tenant_id","lead_id");--> statement-breakpoint
CREATE UNIQUE INDEX "crm_syncs_open" ON "crm_syncs" USING btree ("tenant_id","connection_id","lead_id") WHERE status = 'pending' and is_open;--> statement-breakpoint
CREATE UNIQUE INDEX "crm_syncs_resync" ON "crm_syncs" USING btree ("tenant_id","connection_id") WHERE status = 'pending' and lead_id is null;--> statement-breakpoint
CREATE INDEX "crm_syncs_due" ON "crm_syncs" USING btree ("tenant_id","connection_id","due_at","id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "crm_syncs_lead" ON "crm_syncs" USING btree ("tenant_id","lead_id","id");--> statement-breakpoint
CREATE INDEX "crm_syncs_status" ON "crm_syncs" USING btree ("tenant_id","status","id");--> statement-breakpoint
CREATE INDEX "crm_syncs_age" ON "crm_syncs" USING btree ("updated_at") WHERE status <> 'pending';