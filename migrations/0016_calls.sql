CREATE TABLE "call_actions" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"call_id" text NOT NULL,
	"turn_id" text NOT NULL,
	"key" text NOT NULL,
	"tool" text NOT NULL,
	"arguments" jsonb NOT NULL,
	"status" text NOT NULL,
	"result" jsonb,
	"told" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "call_actions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "call_lines" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"call_id" text NOT NULL,
	"position" integer NOT NULL,
	"role" text NOT NULL,
	"text" text NOT NULL,
	"band" text,
	"interrupted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "call_lines_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "calls" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"status" text NOT NULL,
	"direction" text NOT NULL,
	"channel" text NOT NULL,
	"simulated" boolean NOT NULL,
	"source" text NOT NULL,
	"phone_number" text NOT NULL,
	"client_name" text,
	"call_type" text NOT NULL,
	"custom_prompt" text,
	"session_id" text,
	"locale" text,
	"provider_id" text,
	"failure_reason" text,
	"ending" text,
	"hung_up_at" timestamp (3) with time zone,
	"media_token" text,
	"memory" jsonb,
	"offered_slots" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"lead_id" text,
	"duration" integer DEFAULT 0 NOT NULL,
	"sentiment" text DEFAULT 'neutral' NOT NULL,
	"summary" text,
	"intent" text,
	"actions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"lease" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "calls_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "call_actions" ADD CONSTRAINT "call_actions_tenant_id_call_id_calls_tenant_id_id_fk" FOREIGN KEY ("tenant_id","call_id") REFERENCES "public"."calls"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_lines" ADD CONSTRAINT "call_lines_tenant_id_call_id_calls_tenant_id_id_fk" FOREIGN KEY ("tenant_id","call_id") REFERENCES "public"."calls"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "call_actions_once" ON "call_actions" USING btree ("tenant_id","call_id","turn_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "call_lines_position" ON "call_lines" USING btree ("tenant_id","call_id","position");--> statement-breakpoint
CREATE INDEX "calls_status" ON "calls" USING btree ("tenant_id","status","id");--> statement-breakpoint
CREATE INDEX "calls_due" ON "calls" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "calls_session" ON "calls" USING btree ("tenant_id","session_id","id") WHERE session_id is not null;--> statement-breakpoint
CREATE INDEX "calls_number" ON "calls" USING btree ("tenant_id","phone_number","created_at");--> statement-breakpoint
CREATE INDEX "calls_started" ON "calls" USING btree ("tenant_id","started_at") WHERE started_at is not null;--> statement-breakpoint
CREATE INDEX "calls_provider" ON "calls" USING btree ("provider_id") WHERE provider_id is not null;--> statement-breakpoint
CREATE INDEX "calls_lead" ON "calls" USING btree ("tenant_id","lead_id") WHERE lead_id is not null;