CREATE TABLE "answer_proposals" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"question" text NOT NULL,
	"text" text,
	"document_id" text,
	"passage" text,
	"proposed_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answer_proposals_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "answer_proposals" ADD CONSTRAINT "answer_proposals_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
SELECT protect_tenant_table('answer_proposals');
