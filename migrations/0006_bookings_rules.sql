-- Two claims of one resource never overlap, buffers included, whatever the program does: not two of different starts or
-- services, and not two of the same seat. Together they leave only different seats of one start of one service.
ALTER TABLE booking_claims ADD CONSTRAINT booking_claims_one_slot EXCLUDE USING gist
  (tenant_id WITH =, resource_id WITH =, tstzrange(busy_from, busy_until) WITH &&, slot WITH <>);
--> statement-breakpoint
ALTER TABLE booking_claims ADD CONSTRAINT booking_claims_one_seat EXCLUDE USING gist
  (tenant_id WITH =, resource_id WITH =, unit WITH =, tstzrange(busy_from, busy_until) WITH &&);
--> statement-breakpoint
-- The first rule stands on this text, so it must say what the row says. Epochs do not hang on the session's zone.
ALTER TABLE booking_claims ADD CONSTRAINT booking_claims_slot CHECK (slot = service_id
  || ' ' || (extract(epoch FROM start_at) * 1000)::bigint || ' ' || (extract(epoch FROM end_at) * 1000)::bigint);
--> statement-breakpoint
-- A claim decides who gets the time, so it is written before the booking or the hold that it is for.
ALTER TABLE booking_claims ALTER CONSTRAINT booking_claims_booking_fk DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
ALTER TABLE booking_claims ALTER CONSTRAINT booking_claims_hold_fk DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
-- A booking outlives its lead: erasing the lead clears the link and nothing else of the key.
ALTER TABLE bookings ADD CONSTRAINT bookings_lead_fk FOREIGN KEY (tenant_id, lead_id) REFERENCES leads (tenant_id, id) ON DELETE SET NULL (lead_id);
--> statement-breakpoint
SELECT protect_tenant_table('services'), protect_tenant_table('resources'), protect_tenant_table('service_resources'),
  protect_tenant_table('bookings'), protect_tenant_table('booking_changes'), protect_tenant_table('booking_holds'),
  protect_tenant_table('booking_claims');
