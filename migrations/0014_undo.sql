CREATE TABLE "untold_cancellations" (
	"tenant_id" text NOT NULL,
	"booking_id" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease" text,
	CONSTRAINT "untold_cancellations_tenant_id_booking_id_pk" PRIMARY KEY("tenant_id","booking_id")
);
--> statement-breakpoint
ALTER TABLE "untold_cancellations" ADD CONSTRAINT "untold_cancellations_booking_fk" FOREIGN KEY ("tenant_id","booking_id") REFERENCES "public"."bookings"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "untold_cancellations_due" ON "untold_cancellations" USING btree ("due_at");--> statement-breakpoint
SELECT protect_tenant_table('untold_cancellations');
