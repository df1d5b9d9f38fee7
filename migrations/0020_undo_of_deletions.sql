CREATE TABLE "document_deletions" (
	"tenant_id" text NOT NULL,
	"document_id" text NOT NULL,
	"version" bigint NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease" text,
	CONSTRAINT "document_deletions_tenant_id_document_id_pk" PRIMARY KEY("tenant_id","document_id")
);
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "document_deletions" ADD CONSTRAINT "document_deletions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_deletions_due" ON "document_deletions" USING btree ("due_at");--> statement-breakpoint
SELECT protect_tenant_table('document_deletions');
