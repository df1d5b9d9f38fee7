CREATE TABLE "notices" (
	"tenant_id" text NOT NULL,
	"about" text NOT NULL,
	"kind" text NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notices_tenant_id_about_kind_digest_pk" PRIMARY KEY("tenant_id","about","kind","digest")
);
--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_created" ON "notices" USING btree ("created_at");--> statement-breakpoint
SELECT protect_tenant_table('notices');
