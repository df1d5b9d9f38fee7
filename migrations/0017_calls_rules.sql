-- A call outlives its lead: erasing the lead clears the link and nothing else of the key.
ALTER TABLE calls ADD CONSTRAINT calls_lead_fk FOREIGN KEY (tenant_id, lead_id) REFERENCES leads (tenant_id, id) ON DELETE SET NULL (lead_id);
--> statement-breakpoint
-- Calls change in place while they go on: room for that on their page.
ALTER TABLE calls SET (fillfactor = 85);
--> statement-breakpoint
SELECT protect_tenant_table('calls'), protect_tenant_table('call_lines'), protect_tenant_table('call_actions');
