CREATE TABLE "setups" (
	"tenant_id" text NOT NULL,
	"trade" text,
	"done" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "setups_tenant_id_pk" PRIMARY KEY("tenant_id")
);
--> statement-breakpoint
CREATE TABLE "website_proposals" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"reading_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"position" integer NOT NULL,
	"candidates" jsonb NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"accepted" jsonb,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "website_proposals_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "website_readings" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"url" text,
	"trade" text,
	"status" text NOT NULL,
	"failure" text,
	"error" text,
	"pages" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease" text,
	CONSTRAINT "website_readings_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "widget_sightings" (
	"tenant_id" text NOT NULL,
	"origin" text NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "widget_sightings_tenant_id_origin_pk" PRIMARY KEY("tenant_id","origin")
);
--> statement-breakpoint
ALTER TABLE "setups" ADD CONSTRAINT "setups_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website_proposals" ADD CONSTRAINT "website_proposals_reading" FOREIGN KEY ("tenant_id","reading_id") REFERENCES "public"."website_readings"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website_readings" ADD CONSTRAINT "website_readings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "widget_sightings" ADD CONSTRAINT "widget_sightings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "website_proposals_subject" ON "website_proposals" USING btree ("tenant_id","reading_id","kind","subject");--> statement-breakpoint
CREATE INDEX "website_readings_due" ON "website_readings" USING btree ("due_at") WHERE status = 'reading';
--> statement-breakpoint
SELECT protect_tenant_table('setups');
--> statement-breakpoint
SELECT protect_tenant_table('website_readings');
--> statement-breakpoint
SELECT protect_tenant_table('website_proposals');
--> statement-breakpoint
SELECT protect_tenant_table('widget_sightings');
