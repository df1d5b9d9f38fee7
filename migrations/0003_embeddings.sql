CREATE TABLE "chunk_embeddings" (
	"tenant_id" text NOT NULL,
	"chunk_id" bigint NOT NULL,
	"model" text NOT NULL,
	"version" bigint NOT NULL,
	"embedding" halfvec NOT NULL,
	CONSTRAINT "chunk_embeddings_tenant_id_chunk_id_pk" PRIMARY KEY("tenant_id","chunk_id")
);
--> statement-breakpoint
CREATE TABLE "document_embeddings" (
	"tenant_id" text NOT NULL,
	"document_id" text NOT NULL,
	"model" text NOT NULL,
	"status" text NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease" text,
	CONSTRAINT "document_embeddings_tenant_id_document_id_pk" PRIMARY KEY("tenant_id","document_id")
);
--> statement-breakpoint
ALTER TABLE "chunk_embeddings" ADD CONSTRAINT "chunk_embeddings_tenant_id_chunk_id_chunks_tenant_id_id_fk" FOREIGN KEY ("tenant_id","chunk_id") REFERENCES "public"."chunks"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_embeddings" ADD CONSTRAINT "document_embeddings_tenant_id_document_id_documents_tenant_id_id_fk" FOREIGN KEY ("tenant_id","document_id") REFERENCES "public"."documents"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_embeddings_due" ON "document_embeddings" USING btree ("due_at") WHERE status = 'pending';
--> statement-breakpoint
-- A toasted vector is scanned three times slower.
ALTER TABLE chunk_embeddings ALTER COLUMN embedding SET STORAGE PLAIN;
--> statement-breakpoint
ALTER TABLE document_embeddings SET (fillfactor = 85);
--> statement-breakpoint
SELECT protect_tenant_table('chunk_embeddings'), protect_tenant_table('document_embeddings');
