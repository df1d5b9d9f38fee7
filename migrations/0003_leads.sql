CREATE TABLE "lead_contact_points" (
	"tenant_id" text NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"lead_id" text NOT NULL,
	CONSTRAINT "lead_contact_points_tenant_id_kind_value_pk" PRIMARY KEY("tenant_id","kind","value")
);
--> statement-breakpoint
CREATE TABLE "lead_history" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"lead_id" text NOT NULL,
	"action" text NOT NULL,
	"by" text NOT NULL,
	"previous" jsonb NOT NULL,
	"merged" jsonb,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lead_history_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "lead_merge_suggestions" (
	"tenant_id" text NOT NULL,
	"lead_id" text NOT NULL,
	"other_id" text NOT NULL,
	CONSTRAINT "lead_merge_suggestions_tenant_id_lead_id_other_id_pk" PRIMARY KEY("tenant_id","lead_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "lead_words" (
	"tenant_id" text NOT NULL,
	"word" text COLLATE "C" NOT NULL,
	"lead_id" text NOT NULL,
	CONSTRAINT "lead_words_tenant_id_word_lead_id_pk" PRIMARY KEY("tenant_id","word","lead_id")
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text,
	"email" text,
	"other_emails" text[] DEFAULT '{}' NOT NULL,
	"phone" text,
	"other_phones" text[] DEFAULT '{}' NOT NULL,
	"intent" text,
	"status" text NOT NULL,
	"source" text NOT NULL,
	"notes" text,
	"session_id" text,
	"call_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "leads_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "merged_leads" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"lead_id" text NOT NULL,
	CONSTRAINT "merged_leads_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "lead_id" text;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "lead_id" text;--> statement-breakpoint
ALTER TABLE "lead_contact_points" ADD CONSTRAINT "lead_contact_points_lead_fk" FOREIGN KEY ("tenant_id","lead_id") REFERENCES "public"."leads"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_history" ADD CONSTRAINT "lead_history_lead_fk" FOREIGN KEY ("tenant_id","lead_id") REFERENCES "public"."leads"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_merge_suggestions" ADD CONSTRAINT "lead_merge_suggestions_lead_fk" FOREIGN KEY ("tenant_id","lead_id") REFERENCES "public"."leads"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_merge_suggestions" ADD CONSTRAINT "lead_merge_suggestions_other_fk" FOREIGN KEY ("tenant_id","other_id") REFERENCES "public"."leads"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_words" ADD CONSTRAINT "lead_words_lead_fk" FOREIGN KEY ("tenant_id","lead_id") REFERENCES "public"."leads"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merged_leads" ADD CONSTRAINT "merged_leads_lead_fk" FOREIGN KEY ("tenant_id","lead_id") REFERENCES "public"."leads"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_contact_points_lead" ON "lead_contact_points" USING btree ("tenant_id","lead_id");--> statement-breakpoint
CREATE INDEX "lead_history_lead" ON "lead_history" USING btree ("tenant_id","lead_id","id");--> statement-breakpoint
CREATE INDEX "lead_merge_suggestions_other" ON "lead_merge_suggestions" USING btree ("tenant_id","other_id");--> statement-breakpoint
CREATE INDEX "lead_words_lead" ON "lead_words" USING btree ("tenant_id","lead_id","word");--> statement-breakpoint
CREATE INDEX "leads_status" ON "leads" USING btree ("tenant_id","status","id");--> statement-breakpoint
CREATE INDEX "leads_source" ON "leads" USING btree ("tenant_id","source","id");--> statement-breakpoint
CREATE INDEX "merged_leads_lead" ON "merged_leads" USING btree ("tenant_id","lead_id");--> statement-breakpoint
CREATE INDEX "chat_messages_lead" ON "chat_messages" USING btree ("tenant_id","lead_id") WHERE lead_id is not null;--> statement-breakpoint
CREATE INDEX "chat_sessions_lead" ON "chat_sessions" USING btree ("tenant_id","lead_id") WHERE lead_id is not null;