ALTER TABLE "leads" ADD COLUMN "unverified_contacts" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
CREATE TABLE "sent_invitations" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"recipient_hash" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sent_invitations_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "sent_invitations" ADD CONSTRAINT "sent_invitations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "sent_invitations_recipient" ON "sent_invitations" USING btree ("recipient_hash","sent_at");
--> statement-breakpoint
CREATE INDEX "sent_invitations_tenant" ON "sent_invitations" USING btree ("tenant_id","sent_at");
--> statement-breakpoint
SELECT protect_tenant_table('sent_invitations');
