-- Uploads and pages are compressed already or gone in a moment: compressing them again costs time and gains nothing.
ALTER TABLE upload_parts ALTER COLUMN bytes SET STORAGE EXTERNAL;
--> statement-breakpoint
ALTER TABLE hidden_versions ADD CONSTRAINT hidden_versions_document FOREIGN KEY (tenant_id, document_id) REFERENCES documents (tenant_id, id) ON DELETE CASCADE;
--> statement-breakpoint
CREATE INDEX hidden_versions_document ON hidden_versions (tenant_id, document_id);
--> statement-breakpoint
SELECT protect_tenant_table('upload_parts'), protect_tenant_table('sites'), protect_tenant_table('hidden_versions');
