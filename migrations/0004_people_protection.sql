-- Mails and one-time tokens belong to their tenant.
SELECT protect_tenant_table('mails'), protect_tenant_table('one_time_tokens');
