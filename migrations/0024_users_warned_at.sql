ALTER TABLE "users" ADD COLUMN "warned_at" timestamp with time zone;
