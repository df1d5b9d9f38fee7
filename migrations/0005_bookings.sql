CREATE TABLE "booking_changes" (
	"tenant_id" text NOT NULL,
	"booking_id" text NOT NULL,
	"version" integer NOT NULL,
	"action" text NOT NULL,
	"actor" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"reason" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "booking_changes_tenant_id_booking_id_version_pk" PRIMARY KEY("tenant_id","booking_id","version")
);
--> statement-breakpoint
CREATE TABLE "booking_claims" (
	"tenant_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"resource_id" text NOT NULL,
	"booking_id" text,
	"hold_id" text,
	"service_id" text NOT NULL,
	"slot" text NOT NULL,
	"unit" smallint NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone NOT NULL,
	"busy_from" timestamp (3) with time zone NOT NULL,
	"busy_until" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "booking_claims_tenant_id_owner_id_resource_id_pk" PRIMARY KEY("tenant_id","owner_id","resource_id"),
	CONSTRAINT "booking_claims_owner" CHECK ("booking_claims"."owner_id" = coalesce("booking_claims"."booking_id", "booking_claims"."hold_id")),
	CONSTRAINT "booking_claims_one_owner" CHECK (num_nonnulls("booking_claims"."booking_id", "booking_claims"."hold_id") = 1),
	CONSTRAINT "booking_claims_expiry" CHECK (("booking_claims"."hold_id" is null) = ("booking_claims"."expires_at" is null)),
	CONSTRAINT "booking_claims_span" CHECK ("booking_claims"."busy_from" <= "booking_claims"."start_at" and "booking_claims"."start_at" < "booking_claims"."end_at" and "booking_claims"."end_at" <= "booking_claims"."busy_until"
        and "booking_claims"."busy_until" <= "booking_claims"."busy_from" + interval '3 days' and "booking_claims"."unit" >= 0)
);
--> statement-breakpoint
CREATE TABLE "booking_holds" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"service_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_holds_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"service_id" text NOT NULL,
	"service_name" text NOT NULL,
	"resource_id" text NOT NULL,
	"resource_name" text NOT NULL,
	"resource_ids" text[] NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"local_start" text NOT NULL,
	"visitor_time_zone" text,
	"status" text NOT NULL,
	"client_name" text NOT NULL,
	"client_email" text,
	"client_phone" text,
	"notes" text,
	"locale" text,
	"source" text NOT NULL,
	"source_id" text,
	"lead_id" text,
	"ical_sequence" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"cancel_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookings_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "bookings_span" CHECK ("bookings"."start_at" < "bookings"."end_at")
);
--> statement-breakpoint
CREATE TABLE "resources" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"email" text,
	"time_zone" text NOT NULL,
	"weekly_hours" jsonb NOT NULL,
	"date_overrides" jsonb NOT NULL,
	"active" boolean NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resources_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "service_resources" (
	"tenant_id" text NOT NULL,
	"service_id" text NOT NULL,
	"resource_id" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "service_resources_tenant_id_service_id_resource_id_pk" PRIMARY KEY("tenant_id","service_id","resource_id")
);
--> statement-breakpoint
CREATE TABLE "services" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"duration_minutes" integer NOT NULL,
	"buffer_before_minutes" integer NOT NULL,
	"buffer_after_minutes" integer NOT NULL,
	"slot_interval_minutes" integer,
	"minimum_notice_minutes" integer NOT NULL,
	"maximum_days_ahead" integer NOT NULL,
	"assignment" text NOT NULL,
	"capacity" smallint NOT NULL,
	"maximum_per_day" integer,
	"price" jsonb,
	"bookable_from" date,
	"bookable_until" date,
	"active" boolean NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "services_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "booking_changes" ADD CONSTRAINT "booking_changes_booking_fk" FOREIGN KEY ("tenant_id","booking_id") REFERENCES "public"."bookings"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_claims" ADD CONSTRAINT "booking_claims_resource_fk" FOREIGN KEY ("tenant_id","resource_id") REFERENCES "public"."resources"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_claims" ADD CONSTRAINT "booking_claims_booking_fk" FOREIGN KEY ("tenant_id","booking_id") REFERENCES "public"."bookings"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_claims" ADD CONSTRAINT "booking_claims_hold_fk" FOREIGN KEY ("tenant_id","hold_id") REFERENCES "public"."booking_holds"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_holds" ADD CONSTRAINT "booking_holds_service_fk" FOREIGN KEY ("tenant_id","service_id") REFERENCES "public"."services"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_service_fk" FOREIGN KEY ("tenant_id","service_id") REFERENCES "public"."services"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_resource_fk" FOREIGN KEY ("tenant_id","resource_id") REFERENCES "public"."resources"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_resources" ADD CONSTRAINT "service_resources_service_fk" FOREIGN KEY ("tenant_id","service_id") REFERENCES "public"."services"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_resources" ADD CONSTRAINT "service_resources_resource_fk" FOREIGN KEY ("tenant_id","resource_id") REFERENCES "public"."resources"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_claims_resource" ON "booking_claims" USING btree ("tenant_id","resource_id","busy_from");--> statement-breakpoint
CREATE INDEX "booking_claims_service" ON "booking_claims" USING btree ("tenant_id","service_id","start_at");--> statement-breakpoint
CREATE INDEX "booking_claims_booking" ON "booking_claims" USING btree ("tenant_id","booking_id");--> statement-breakpoint
CREATE INDEX "booking_claims_hold" ON "booking_claims" USING btree ("tenant_id","hold_id");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_holds_token" ON "booking_holds" USING btree ("tenant_id","token_hash");--> statement-breakpoint
CREATE INDEX "booking_holds_tenant_expiry" ON "booking_holds" USING btree ("tenant_id","expires_at");--> statement-breakpoint
CREATE INDEX "booking_holds_expiry" ON "booking_holds" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "bookings_start" ON "bookings" USING btree ("tenant_id","start_at");--> statement-breakpoint
CREATE INDEX "bookings_email" ON "bookings" USING btree ("tenant_id","client_email");--> statement-breakpoint
CREATE INDEX "bookings_phone" ON "bookings" USING btree ("tenant_id","client_phone");--> statement-breakpoint
CREATE INDEX "bookings_lead" ON "bookings" USING btree ("tenant_id","lead_id");--> statement-breakpoint
CREATE INDEX "bookings_running" ON "bookings" USING btree ("end_at") WHERE status = 'confirmed';--> statement-breakpoint
CREATE INDEX "service_resources_resource" ON "service_resources" USING btree ("tenant_id","resource_id");