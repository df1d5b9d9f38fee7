CREATE TABLE "widget_logos" (
	"tenant_id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"version" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "helpful" boolean;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "helpful" boolean;--> statement-breakpoint
ALTER TABLE "widget_logos" ADD CONSTRAINT "widget_logos_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
SELECT protect_tenant_table('widget_logos');
