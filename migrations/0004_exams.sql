CREATE TABLE "exam_rows" (
	"tenant_id" text NOT NULL,
	"exam_id" text NOT NULL,
	"position" smallint NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"origin" text NOT NULL,
	"language" text NOT NULL,
	"asked" text NOT NULL,
	"topic" jsonb,
	"service_id" text,
	"outcome" text,
	"reason" text,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"turns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"worked_before" boolean,
	CONSTRAINT "exam_rows_tenant_id_exam_id_position_pk" PRIMARY KEY("tenant_id","exam_id","position")
);
--> statement-breakpoint
CREATE TABLE "exams" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"started_by" text NOT NULL,
	"status" text NOT NULL,
	"copy_id" text,
	"is_copied" boolean DEFAULT false NOT NULL,
	"trade" text,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"disagreements" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"played" smallint DEFAULT 0 NOT NULL,
	"answered" smallint DEFAULT 0 NOT NULL,
	"booked" smallint DEFAULT 0 NOT NULL,
	"tokens" integer DEFAULT 0 NOT NULL,
	"previous_id" text,
	"state" text,
	"new_state" text,
	"new_state_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease" text,
	CONSTRAINT "exams_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "copy_of" text;--> statement-breakpoint
ALTER TABLE "exam_rows" ADD CONSTRAINT "exam_rows_exam_fk" FOREIGN KEY ("tenant_id","exam_id") REFERENCES "public"."exams"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "exams_open" ON "exams" USING btree ("tenant_id") WHERE status in ('waiting', 'playing');--> statement-breakpoint
CREATE INDEX "exams_due" ON "exams" USING btree ("due_at") WHERE status in ('waiting', 'playing');--> statement-breakpoint
ALTER TABLE "tenants" ADD CONSTRAINT "tenants_copy_of_tenants_id_fk" FOREIGN KEY ("copy_of") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tenants_copies" ON "tenants" USING btree ("copy_of") WHERE copy_of is not null;--> statement-breakpoint
SELECT protect_tenant_table('exams');--> statement-breakpoint
SELECT protect_tenant_table('exam_rows');
