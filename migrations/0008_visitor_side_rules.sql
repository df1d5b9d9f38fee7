SELECT protect_tenant_table('booking_links'), protect_tenant_table('booking_reminders'), protect_tenant_table('calendar_feeds');
