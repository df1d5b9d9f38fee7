CREATE TABLE "calendar_authorizations" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"connection_id" text NOT NULL,
	"verifier" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "calendar_authorizations_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "calendar_connections" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"provider" text NOT NULL,
	"resource_id" text NOT NULL,
	"settings" jsonb NOT NULL,
	"secret" text,
	"blocking" boolean NOT NULL,
	"close_after_hours" integer NOT NULL,
	"status" text NOT NULL,
	"error" text,
	"failing_since" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone,
	"ignored_events" integer DEFAULT 0 NOT NULL,
	"state" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lease" text,
	"look_again" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_connections_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "calendar_mirrors" (
	"tenant_id" text NOT NULL,
	"connection_id" text NOT NULL,
	"booking_id" text NOT NULL,
	"wanted" integer DEFAULT 1 NOT NULL,
	"due_at" timestamp with time zone,
	"lease" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	"href" text,
	"etag" text,
	"start_at" timestamp (3) with time zone,
	"end_at" timestamp (3) with time zone,
	"written_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_mirrors_tenant_id_connection_id_booking_id_pk" PRIMARY KEY("tenant_id","connection_id","booking_id")
);
--> statement-breakpoint
CREATE TABLE "calendar_objects" (
	"tenant_id" text NOT NULL,
	"connection_id" text NOT NULL,
	"href" text NOT NULL,
	"etag" text,
	"content" text NOT NULL,
	CONSTRAINT "calendar_objects_tenant_id_connection_id_href_pk" PRIMARY KEY("tenant_id","connection_id","href")
);
--> statement-breakpoint
CREATE TABLE "external_busy" (
	"tenant_id" text NOT NULL,
	"connection_id" text NOT NULL,
	"number" integer NOT NULL,
	"resource_id" text NOT NULL,
	"uid" text NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "external_busy_tenant_id_connection_id_number_pk" PRIMARY KEY("tenant_id","connection_id","number")
);
--> statement-breakpoint
ALTER TABLE "calendar_authorizations" ADD CONSTRAINT "calendar_authorizations_connection_fk" FOREIGN KEY ("tenant_id","connection_id") REFERENCES "public"."calendar_connections"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_connections" ADD CONSTRAINT "calendar_connections_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_connections" ADD CONSTRAINT "calendar_connections_resource_fk" FOREIGN KEY ("tenant_id","resource_id") REFERENCES "public"."resources"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_mirrors" ADD CONSTRAINT "calendar_mirrors_connection_fk" FOREIGN KEY ("tenant_id","connection_id") REFERENCES "public"."calendar_connections"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_mirrors" ADD CONSTRAINT "calendar_mirrors_booking_fk" FOREIGN KEY ("tenant_id","booking_id") REFERENCES "public"."bookings"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_objects" ADD CONSTRAINT "calendar_objects_connection_fk" FOREIGN KEY ("tenant_id","connection_id") REFERENCES "public"."calendar_connections"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_busy" ADD CONSTRAINT "calendar_busy_connection_fk" FOREIGN KEY ("tenant_id","connection_id") REFERENCES "public"."calendar_connections"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_connections_resource" ON "calendar_connections" USING btree ("tenant_id","resource_id");--> statement-breakpoint
CREATE INDEX "calendar_connections_due" ON "calendar_connections" USING btree ("due_at") WHERE status <> 'unauthorized';--> statement-breakpoint
CREATE INDEX "calendar_mirrors_booking" ON "calendar_mirrors" USING btree ("tenant_id","booking_id");--> statement-breakpoint
CREATE INDEX "calendar_mirrors_due" ON "calendar_mirrors" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "external_busy_times" ON "external_busy" USING btree ("tenant_id","resource_id","start_at","end_at");