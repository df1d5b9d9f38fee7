SELECT protect_tenant_table('chat_actions');
