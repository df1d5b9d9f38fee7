-- Where two tenants had named one number, it is the older one's: nobody was called on it before.
UPDATE "tenants" SET "voice" = "voice" - 'phone_number' WHERE EXISTS (
  SELECT FROM "tenants" "older" WHERE "older"."voice" ->> 'phone_number' = "tenants"."voice" ->> 'phone_number' AND "older"."id" < "tenants"."id"
);
--> statement-breakpoint
CREATE UNIQUE INDEX "tenants_phone_number" ON "tenants" USING btree ((voice ->> 'phone_number'));
