-- Rows of a tenant's webhooks belong to the tenant. Each delivery is claimed and finished in place: room for that on its
-- page, and dead rows and statistics looked after early, or the claim slows down to half its speed.
ALTER TABLE webhook_deliveries SET (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
--> statement-breakpoint
ALTER TABLE webhook_endpoints SET (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02);
--> statement-breakpoint
SELECT protect_tenant_table('webhook_endpoints'), protect_tenant_table('webhook_events'),
  protect_tenant_table('webhook_deliveries'), protect_tenant_table('webhook_attempts'),
  protect_tenant_table('webhook_secrets');
