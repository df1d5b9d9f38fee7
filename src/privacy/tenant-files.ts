/**
 * Files of a tenant's export: each is a table with these columns. The list is of what may leave, so a new column stays inside
 * until it is named here: passwords, keys, tokens and sealed mails never do, nor what is derived from the rest (search index,
 * vectors), nor the state of leased work.
 */
export const TENANT_FILES: Readonly<Record<string, string>> = {
  tenants:
    'id name allowed_domains time_zone language country business assistant widget voice privacy answering created_at',
  phone_numbers: 'number created_at',
  call_grants: 'outbound allowed_countries denied_countries minutes_per_day',
  users: 'id email name role email_confirmed_at created_at',
  api_keys: 'id name kind last_four expires_at last_used_at created_at',
  audit_entries: 'id at actor_kind actor_id actor_name address action target_id changed',
  setups: 'trade done',
  website_readings: 'id url trade status failure error pages created_at ended_at',
  website_proposals: 'id reading_id kind subject position candidates state accepted decided_at',
  services:
    'id name description duration_minutes buffer_before_minutes buffer_after_minutes slot_interval_minutes minimum_notice_minutes ' +
    'maximum_days_ahead assignment capacity party_min party_max weekly_hours aliases maximum_per_day price bookable_from ' +
    'bookable_until active deleted_at created_at updated_at',
  resources: 'id name kind email time_zone weekly_hours date_overrides active deleted_at created_at updated_at',
  service_resources: 'service_id resource_id position',
  bookings:
    'id service_id service_name resource_id resource_name party_size resource_ids start_at end_at time_zone local_start ' +
    'visitor_time_zone status client_name client_email client_phone notes locale source source_id lead_id ical_sequence version ' +
    'cancelled_at cancel_reason created_at updated_at',
  booking_changes: 'booking_id version action actor changes reason at',
  calendar_connections:
    'id provider resource_id settings blocking close_after_hours status error failing_since checked_at ignored_events ' +
    'created_at updated_at',
  calendar_mirrors: 'connection_id booking_id error href start_at end_at written_at removed_at created_at',
  calendar_feeds: 'id name resource_id created_at',
  external_busy: 'connection_id number resource_id uid start_at end_at',
  leads:
    'id name email other_emails phone other_phones unverified_contacts intent status source notes session_id call_id crm ' +
    'created_at updated_at',
  lead_history: 'id lead_id action by previous merged at',
  lead_merge_suggestions: 'lead_id other_id',
  merged_leads: 'id lead_id',
  crm_connections:
    'id provider name settings field_mapping enabled state error last_success_at deleted_at created_at updated_at',
  crm_links: 'connection_id lead_id external_id synced_at',
  crm_syncs:
    'id connection_id lead_id provider trigger status attempts failures external_id error counts created_at updated_at',
  chat_sessions:
    'id status end_reason client_name client_email client_phone locale time_zone lead_id redacted handoff_reason handled_by ' +
    'waiting_since assignee_id read_at left_at history summary sentiment intent outcome analysed_at message_count started_at ' +
    'last_message_at ended_at',
  calls:
    'id status direction channel simulated source phone_number client_name call_type custom_prompt session_id locale provider_id ' +
    'failure_reason refusal ending hung_up_at redacted lead_id duration told_duration rungs forwarded_from latency recording consent ' +
    'sentiment summary intent actions helpful created_at started_at ended_at dialled_at transferred_at taken_at',
  messages:
    'id session_id call_id position role text band interrupted at_ms latency_ms unsaid answers_id lead_id booking_id author ' +
    'sources actions helpful trace created_at',
  actions: 'id session_id call_id turn_id tool arguments status result told created_at',
  saved_replies: 'id title text created_at updated_at',
  mails: 'id template status error held_at held_until approved_at passed_at created_at expires_at',
  documents:
    'id title is_named source url file_name text language is_language_set status error chunk_count created_at updated_at ' +
    'media_type site_id depth refresh_hours refresh_at deleted_at',
  sites: 'document_id depth max_pages origin skipped',
  known_answers: 'id question document_id passage is_written created_at',
  answer_proposals: 'id question text document_id passage proposed_by created_at',
  wanted_contradictions: 'id created_at',
  exams:
    'id started_by status trade languages disagreements played answered booked tokens previous_id created_at started_at ' +
    'finished_at',
  exam_rows:
    'exam_id position key kind origin language asked topic service_id outcome reason detail turns worked_before',
  questions: 'id session_id message_id text answered band coverage created_at',
  analytics_counts: 'dimension metric grain at key step value',
  push_devices: 'id user_id endpoint created_at',
  widget_sightings: 'origin last_seen_at',
  widget_logos: 'type version created_at',
  webhook_endpoints:
    'id url events description enabled disabled_reason disabled_at failing_since last_failed_at deleted_at created_at updated_at',
  webhook_events: 'id event body is_test created_at',
  webhook_deliveries: 'id event_id endpoint_id event status attempts created_at finished_at',
  webhook_attempts: 'delivery_id number at response_status duration_ms error response_body',
}
