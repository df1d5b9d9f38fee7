-- A party reserves a row for each of its seats. The version before writes one row of an owner and a resource, which the wider
-- key takes as well; the default of the new columns is what it means.
ALTER TABLE "booking_claims" DROP CONSTRAINT "booking_claims_tenant_id_owner_id_resource_id_pk";--> statement-breakpoint
ALTER TABLE "booking_claims" ADD CONSTRAINT "booking_claims_tenant_id_owner_id_resource_id_unit_pk" PRIMARY KEY("tenant_id","owner_id","resource_id","unit");--> statement-breakpoint
ALTER TABLE "booking_holds" ADD COLUMN "party_size" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "party_size" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "party_min" smallint;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "party_max" smallint;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "weekly_hours" jsonb;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "aliases" text[] DEFAULT '{}' NOT NULL;
