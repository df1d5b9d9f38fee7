CREATE TABLE "analytics_frozen" (
	"tenant_id" text PRIMARY KEY NOT NULL,
	"before" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "privacy_work" (
	"tenant_id" text NOT NULL,
	"started_at" timestamp (3) with time zone,
	"cleared" jsonb,
	"finished_at" timestamp (3) with time zone,
	"last_cleared" jsonb,
	"failing_since" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease" text,
	CONSTRAINT "privacy_work_tenant_id_pk" PRIMARY KEY("tenant_id")
);
--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "redacted" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "redacted" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "analytics_frozen" ADD CONSTRAINT "analytics_frozen_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_work" ADD CONSTRAINT "privacy_work_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "privacy_work_due" ON "privacy_work" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "calls_over" ON "calls" USING btree ("tenant_id","redacted","created_at") WHERE status in ('completed', 'failed');--> statement-breakpoint
CREATE INDEX "calls_recorded" ON "calls" USING btree ("tenant_id","created_at") WHERE recording is not null;--> statement-breakpoint
CREATE INDEX "chat_sessions_email" ON "chat_sessions" USING btree ("tenant_id",lower(client_email)) WHERE lead_id is null and client_email is not null;--> statement-breakpoint
CREATE INDEX "chat_sessions_phone" ON "chat_sessions" USING btree ("tenant_id","client_phone") WHERE lead_id is null and client_phone is not null;--> statement-breakpoint
CREATE INDEX "chat_sessions_ended" ON "chat_sessions" USING btree ("tenant_id","redacted","last_message_at") WHERE status = 'ended';--> statement-breakpoint
SELECT protect_tenant_table('privacy_work');
--> statement-breakpoint
SELECT protect_tenant_table('analytics_frozen');
