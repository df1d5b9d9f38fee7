CREATE TABLE "chat_actions" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"session_id" text NOT NULL,
	"turn_id" text NOT NULL,
	"key" text NOT NULL,
	"tool" text NOT NULL,
	"arguments" jsonb NOT NULL,
	"status" text NOT NULL,
	"result" jsonb,
	"told" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_actions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "booking_id" text;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "author" text;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "memory" jsonb;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "offered_slots" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "handoff_reason" text;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "handled_by" text;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "waiting_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "summary" text;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "sentiment" text;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "intent" text;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "analysed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "analysis_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "analysis_lease" text;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "analysis_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_actions" ADD CONSTRAINT "chat_actions_tenant_id_session_id_chat_sessions_tenant_id_id_fk" FOREIGN KEY ("tenant_id","session_id") REFERENCES "public"."chat_sessions"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_actions_once" ON "chat_actions" USING btree ("tenant_id","session_id","turn_id","key");--> statement-breakpoint
CREATE INDEX "chat_sessions_waiting" ON "chat_sessions" USING btree ("waiting_since") WHERE waiting_since is not null;--> statement-breakpoint
CREATE INDEX "chat_sessions_analysis" ON "chat_sessions" USING btree ("analysis_due_at") WHERE analysis_due_at is not null;