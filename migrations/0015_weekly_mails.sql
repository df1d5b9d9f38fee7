CREATE TABLE "weekly_mails" (
	"tenant_id" text NOT NULL,
	"sent_on" text,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease" text,
	CONSTRAINT "weekly_mails_tenant_id_pk" PRIMARY KEY("tenant_id")
);
--> statement-breakpoint
ALTER TABLE "weekly_mails" ADD CONSTRAINT "weekly_mails_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "weekly_mails_due" ON "weekly_mails" USING btree ("due_at");--> statement-breakpoint
SELECT protect_tenant_table('weekly_mails');
