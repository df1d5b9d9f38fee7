-- A conversation outlives its lead: erasing the lead clears the link and nothing else of the key.
ALTER TABLE chat_sessions ADD CONSTRAINT chat_sessions_lead_fk FOREIGN KEY (tenant_id, lead_id) REFERENCES leads (tenant_id, id) ON DELETE SET NULL (lead_id);
--> statement-breakpoint
ALTER TABLE chat_messages ADD CONSTRAINT chat_messages_lead_fk FOREIGN KEY (tenant_id, lead_id) REFERENCES leads (tenant_id, id) ON DELETE SET NULL (lead_id);
--> statement-breakpoint
-- Leads change in place: room for that on their page.
ALTER TABLE leads SET (fillfactor = 85);
--> statement-breakpoint
SELECT protect_tenant_table('leads'), protect_tenant_table('lead_contact_points'), protect_tenant_table('lead_words'),
  protect_tenant_table('lead_history'), protect_tenant_table('merged_leads'), protect_tenant_table('lead_merge_suggestions');
