CREATE TABLE "visitor_acts" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"visitor_id" text NOT NULL,
	"addresses" text[] NOT NULL,
	"number" text,
	"call_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visitor_acts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "visitor_warnings" (
	"tenant_id" text PRIMARY KEY NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "visitor_acts" ADD CONSTRAINT "visitor_acts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitor_warnings" ADD CONSTRAINT "visitor_warnings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visitor_acts_kind" ON "visitor_acts" USING btree ("tenant_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "visitor_acts_created" ON "visitor_acts" USING btree ("created_at");--> statement-breakpoint
SELECT protect_tenant_table('visitor_acts'), protect_tenant_table('visitor_warnings');--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "visitor_id" text;--> statement-breakpoint
CREATE INDEX "bookings_visitor" ON "bookings" USING btree ("tenant_id","visitor_id") WHERE visitor_id is not null;
