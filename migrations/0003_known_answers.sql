CREATE TABLE "known_answers" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"question" text NOT NULL,
	"document_id" text NOT NULL,
	"passage" text,
	"is_written" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_answers_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "chunks" ADD COLUMN "questions" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "is_language_set" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "known_answers" ADD CONSTRAINT "known_answers_document" FOREIGN KEY ("tenant_id","document_id") REFERENCES "public"."documents"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_answers_of_document" ON "known_answers" USING btree ("tenant_id","document_id");
--> statement-breakpoint
SELECT protect_tenant_table('known_answers');
