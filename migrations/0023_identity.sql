-- Users that exist already count as confirmed: a default fills the rows also where row-level security hides them from the owner.
ALTER TABLE "users" ADD COLUMN "email_confirmed_at" timestamp (3) with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "email_confirmed_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "thread" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "recipient" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "held_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "held_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "approved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "passed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "mails_thread" ON "mails" USING btree ("tenant_id","thread") WHERE thread is not null;--> statement-breakpoint
CREATE INDEX "mails_held" ON "mails" USING btree ("tenant_id","id") WHERE held_at is not null;--> statement-breakpoint
-- Links that a page was given besides are in no mail: using one proves nothing about an address.
ALTER TABLE "booking_links" ADD COLUMN "is_mailed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE TABLE "mail_passes" (
	"mail_id" text PRIMARY KEY NOT NULL,
	"recipient_key" text NOT NULL,
	"sender" text NOT NULL,
	"template" text NOT NULL,
	"is_approved" boolean NOT NULL,
	"passed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "mail_passes_recipient" ON "mail_passes" USING btree ("recipient_key","passed_at");--> statement-breakpoint
CREATE INDEX "mail_passes_passed" ON "mail_passes" USING btree ("passed_at");--> statement-breakpoint
CREATE TABLE "proven_addresses" (
	"tenant_id" text NOT NULL,
	"recipient_key" text NOT NULL,
	"proven_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "proven_addresses_tenant_id_recipient_key_pk" PRIMARY KEY("tenant_id","recipient_key")
);
--> statement-breakpoint
ALTER TABLE "proven_addresses" ADD CONSTRAINT "proven_addresses_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
SELECT protect_tenant_table('proven_addresses');--> statement-breakpoint
CREATE TABLE "setup_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
-- Both tables belong to the installation: no tenant's transaction sees them.
ALTER TABLE "mail_passes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mail_passes" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "system" ON "mail_passes" TO fd_system USING (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "mail_passes" TO fd_system;--> statement-breakpoint
ALTER TABLE "setup_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "setup_links" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "system" ON "setup_links" TO fd_system USING (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "setup_links" TO fd_system;
