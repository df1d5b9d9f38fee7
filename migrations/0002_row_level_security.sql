-- The retrieval tables: rows belong to their document and tenant; vectors stay in the row, because a toasted one is scanned
-- three times slower; the counters are updated in place.
ALTER TABLE chunks ADD CONSTRAINT chunks_document FOREIGN KEY (tenant_id, document_id) REFERENCES documents (tenant_id, id) ON DELETE CASCADE;
--> statement-breakpoint
CREATE INDEX chunks_document ON chunks (tenant_id, document_id, ordinal);
--> statement-breakpoint
ALTER TABLE chunk_vectors ADD CONSTRAINT chunk_vectors_chunk FOREIGN KEY (tenant_id, chunk_id) REFERENCES chunks (tenant_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE term_statistics ADD CONSTRAINT term_statistics_tenant FOREIGN KEY (tenant_id) REFERENCES tenants (id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE knowledge_statistics ADD CONSTRAINT knowledge_statistics_tenant FOREIGN KEY (tenant_id) REFERENCES tenants (id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE chunk_vectors ALTER COLUMN bm25 SET STORAGE PLAIN;
--> statement-breakpoint
ALTER TABLE term_statistics SET (fillfactor = 85, autovacuum_vacuum_scale_factor = 0.02);
--> statement-breakpoint
ALTER TABLE documents SET (fillfactor = 85);
--> statement-breakpoint
ALTER TABLE knowledge_statistics SET (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02);
--> statement-breakpoint
ALTER TABLE chat_sessions SET (fillfactor = 80);
--> statement-breakpoint
-- Uploads and pages are compressed already or gone in a moment: compressing them again costs time and gains nothing.
ALTER TABLE upload_parts ALTER COLUMN bytes SET STORAGE EXTERNAL;
--> statement-breakpoint
ALTER TABLE hidden_versions ADD CONSTRAINT hidden_versions_document FOREIGN KEY (tenant_id, document_id) REFERENCES documents (tenant_id, id) ON DELETE CASCADE;
--> statement-breakpoint
CREATE INDEX hidden_versions_document ON hidden_versions (tenant_id, document_id);
--> statement-breakpoint
-- A toasted vector is scanned three times slower.
ALTER TABLE chunk_embeddings ALTER COLUMN embedding SET STORAGE PLAIN;
--> statement-breakpoint
ALTER TABLE document_embeddings SET (fillfactor = 85);
--> statement-breakpoint
-- Each delivery is claimed and finished in place: room for that on its page, and dead rows and statistics looked after early,
-- or the claim slows down to half its speed.
ALTER TABLE webhook_deliveries SET (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
--> statement-breakpoint
ALTER TABLE webhook_endpoints SET (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02);
--> statement-breakpoint
SELECT protect_tenant_table('tenants', 'id'), protect_tenant_table('users'), protect_tenant_table('login_sessions'),
  protect_tenant_table('api_keys'), protect_tenant_table('documents'), protect_tenant_table('chunks'),
  protect_tenant_table('chunk_vectors'), protect_tenant_table('term_statistics'), protect_tenant_table('knowledge_statistics'),
  protect_tenant_table('chat_sessions'), protect_tenant_table('chat_messages'), protect_tenant_table('questions'),
  protect_tenant_table('idempotency_keys'), protect_tenant_table('mails'), protect_tenant_table('one_time_tokens'),
  protect_tenant_table('upload_parts'), protect_tenant_table('sites'), protect_tenant_table('hidden_versions'),
  protect_tenant_table('chunk_embeddings'), protect_tenant_table('document_embeddings'),
  protect_tenant_table('webhook_endpoints'), protect_tenant_table('webhook_events'),
  protect_tenant_table('webhook_deliveries'), protect_tenant_table('webhook_attempts'), protect_tenant_table('webhook_secrets');
