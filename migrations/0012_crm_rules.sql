-- A connection is claimed and a sync ended in place: room for that on their pages, and dead rows looked after early.
ALTER TABLE crm_connections SET (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02);
--> statement-breakpoint
ALTER TABLE crm_syncs SET (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
--> statement-breakpoint
SELECT protect_tenant_table('crm_connections'), protect_tenant_table('crm_links'), protect_tenant_table('crm_syncs');
