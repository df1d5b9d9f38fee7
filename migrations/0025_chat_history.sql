ALTER TABLE "chat_sessions" ADD COLUMN "left_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "history" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "chat_sessions_left" ON "chat_sessions" USING btree ("tenant_id","left_at") WHERE left_at is not null;