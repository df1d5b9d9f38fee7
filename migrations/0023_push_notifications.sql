CREATE TABLE "push_devices" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_devices_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "push_devices_endpoint" UNIQUE("tenant_id","endpoint")
);
--> statement-breakpoint
CREATE TABLE "push_messages" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"device_id" text NOT NULL,
	"about" text NOT NULL,
	"title" text NOT NULL,
	"path" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease" text,
	CONSTRAINT "push_messages_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_device" FOREIGN KEY ("tenant_id","device_id") REFERENCES "public"."push_devices"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_messages_due" ON "push_messages" USING btree ("due_at");--> statement-breakpoint
SELECT protect_tenant_table('push_devices');--> statement-breakpoint
SELECT protect_tenant_table('push_messages');
