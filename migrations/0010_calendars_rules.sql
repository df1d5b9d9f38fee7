SELECT protect_tenant_table('calendar_connections'), protect_tenant_table('calendar_objects'), protect_tenant_table('external_busy'),
  protect_tenant_table('calendar_mirrors'), protect_tenant_table('calendar_authorizations');
--> statement-breakpoint
-- Claimed, finished and replaced in place, like every queue.
ALTER TABLE calendar_connections SET (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02);
--> statement-breakpoint
ALTER TABLE external_busy SET (autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.05);
