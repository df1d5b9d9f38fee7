-- Numbers are assigned by the operator and belong to one tenant at most.
CREATE TABLE "phone_numbers" (
	"tenant_id" text NOT NULL,
	"number" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "phone_numbers_tenant_id_number_pk" PRIMARY KEY("tenant_id","number")
);
--> statement-breakpoint
-- What the operator granted beyond the defaults.
CREATE TABLE "call_grants" (
	"tenant_id" text NOT NULL,
	"outbound" boolean DEFAULT true NOT NULL,
	"allowed_countries" text[] DEFAULT '{}' NOT NULL,
	"denied_countries" text[] DEFAULT '{}' NOT NULL,
	"minutes_per_day" integer,
	CONSTRAINT "call_grants_tenant_id_pk" PRIMARY KEY("tenant_id")
);
--> statement-breakpoint
ALTER TABLE "phone_numbers" ADD CONSTRAINT "phone_numbers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_grants" ADD CONSTRAINT "call_grants_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "phone_numbers_number" ON "phone_numbers" USING btree ("number");--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "transferred_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "calls_counted" ON "calls" USING btree ("started_at") WHERE started_at is not null and not simulated;--> statement-breakpoint
SELECT protect_tenant_table('phone_numbers'), protect_tenant_table('call_grants');
--> statement-breakpoint
-- Row-level security binds the owner too; this role sees every row.
SET LOCAL ROLE fd_system;
--> statement-breakpoint
-- A number that a tenant had named itself is its own where no other business could have meant it: beside the demo it is the
-- only tenant. Elsewhere the operator says whose each number is.
INSERT INTO "phone_numbers" ("tenant_id", "number")
SELECT t."id", t."voice" ->> 'phone_number' FROM "tenants" t
WHERE t."voice" ->> 'phone_number' IS NOT NULL
  AND NOT EXISTS (SELECT FROM "users" u WHERE u."tenant_id" = t."id" AND u."email" = 'owner@demo.example')
  AND NOT EXISTS (
    SELECT FROM "tenants" other WHERE other."id" <> t."id"
      AND NOT EXISTS (SELECT FROM "users" u WHERE u."tenant_id" = other."id" AND u."email" = 'owner@demo.example')
  );
--> statement-breakpoint
UPDATE "tenants" SET "voice" = "voice" - 'phone_number' WHERE "voice" ? 'phone_number';
--> statement-breakpoint
RESET ROLE;
--> statement-breakpoint
DROP INDEX "tenants_phone_number";
