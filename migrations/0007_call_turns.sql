ALTER TABLE "calls" ADD COLUMN "told_duration" integer;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "rungs" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "forwarded_from" text;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "latency" jsonb;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "recording" jsonb;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "at_ms" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "latency_ms" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "unsaid" text;