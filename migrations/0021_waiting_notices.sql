CREATE TABLE "waiting_notices" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"about" text NOT NULL,
	"kind" text NOT NULL,
	"template" text NOT NULL,
	"contents" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"wait_until" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease" text,
	CONSTRAINT "waiting_notices_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "waiting_notices" ADD CONSTRAINT "waiting_notices_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_notices_due" ON "waiting_notices" USING btree ("due_at");--> statement-breakpoint
SELECT protect_tenant_table('waiting_notices');
