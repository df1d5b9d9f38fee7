CREATE TABLE "calendar_feeds" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text,
	"resource_id" text,
	"hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "booking_links" (
	"tenant_id" text NOT NULL,
	"hash" text NOT NULL,
	"booking_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_links_tenant_id_hash_pk" PRIMARY KEY("tenant_id","hash")
);
--> statement-breakpoint
CREATE TABLE "booking_reminders" (
	"tenant_id" text NOT NULL,
	"booking_id" text NOT NULL,
	"minutes_before" integer NOT NULL,
	"sequence" integer NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease" text,
	CONSTRAINT "booking_reminders_tenant_id_booking_id_minutes_before_pk" PRIMARY KEY("tenant_id","booking_id","minutes_before")
);
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_resource_fk" FOREIGN KEY ("tenant_id","resource_id") REFERENCES "public"."resources"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_links" ADD CONSTRAINT "booking_links_booking_fk" FOREIGN KEY ("tenant_id","booking_id") REFERENCES "public"."bookings"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_reminders" ADD CONSTRAINT "booking_reminders_booking_fk" FOREIGN KEY ("tenant_id","booking_id") REFERENCES "public"."bookings"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_hash" ON "calendar_feeds" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "calendar_feeds_resource" ON "calendar_feeds" USING btree ("tenant_id","resource_id");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_links_hash" ON "booking_links" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "booking_links_booking" ON "booking_links" USING btree ("tenant_id","booking_id");--> statement-breakpoint
CREATE INDEX "booking_links_expiry" ON "booking_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "booking_reminders_due" ON "booking_reminders" USING btree ("due_at");