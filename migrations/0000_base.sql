-- What the schema stands on: two extensions, and two roles that own nothing and bypass nothing.
-- Every transaction of the program runs as one of them, so row-level security applies on every server and to every user.
CREATE EXTENSION IF NOT EXISTS vector;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
-- Roles belong to the cluster: another database, or another process at the same moment, may have made them.
DO $$ BEGIN CREATE ROLE fd_tenant NOLOGIN; EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$;
--> statement-breakpoint
DO $$ BEGIN CREATE ROLE fd_system NOLOGIN; EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$;
--> statement-breakpoint
-- Each database user that runs the program must be able to take both roles. Concurrent grants of one membership collide.
DO $$ BEGIN
  IF NOT (pg_has_role(current_user, 'fd_tenant', 'MEMBER') AND pg_has_role(current_user, 'fd_system', 'MEMBER')) THEN
    EXECUTE format('GRANT fd_tenant, fd_system TO %I', current_user);
  END IF;
EXCEPTION WHEN unique_violation THEN NULL; END $$;
--> statement-breakpoint
-- The third wall of tenancy, for one table: a tenant's transaction sees and writes its own rows only; without a tenant, none.
CREATE FUNCTION protect_tenant_table(name regclass, tenant_column text DEFAULT 'tenant_id') RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', name);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', name);
  EXECUTE format('CREATE POLICY tenant ON %s TO fd_tenant USING (%I = current_setting(''app.tenant_id'', true))', name, tenant_column);
  EXECUTE format('CREATE POLICY system ON %s TO fd_system USING (true)', name);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO fd_tenant, fd_system', name);
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION protect_tenant_table(regclass, text) FROM PUBLIC;
--> statement-breakpoint
CREATE TABLE "questions" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"session_id" text NOT NULL,
	"message_id" text NOT NULL,
	"text" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answered" boolean NOT NULL,
	"band" text NOT NULL,
	"coverage" real NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "questions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"hash" text NOT NULL,
	"last_four" text NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_keys_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "login_sessions" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "login_sessions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"mail_id" text NOT NULL,
	CONSTRAINT "one_time_tokens_tenant_id_user_id_purpose_pk" PRIMARY KEY("tenant_id","user_id","purpose")
);
--> statement-breakpoint
CREATE TABLE "sent_invitations" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"recipient_hash" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sent_invitations_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "setup_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"role" text NOT NULL,
	"password_hash" text,
	"email_confirmed_at" timestamp (3) with time zone,
	"warned_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "booking_claims" (
	"tenant_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"resource_id" text NOT NULL,
	"booking_id" text,
	"hold_id" text,
	"service_id" text NOT NULL,
	"slot" text NOT NULL,
	"unit" smallint NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone NOT NULL,
	"busy_from" timestamp (3) with time zone NOT NULL,
	"busy_until" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "booking_claims_tenant_id_owner_id_resource_id_pk" PRIMARY KEY("tenant_id","owner_id","resource_id"),
	CONSTRAINT "booking_claims_owner" CHECK ("booking_claims"."owner_id" = coalesce("booking_claims"."booking_id", "booking_claims"."hold_id")),
	CONSTRAINT "booking_claims_one_owner" CHECK (num_nonnulls("booking_claims"."booking_id", "booking_claims"."hold_id") = 1),
	CONSTRAINT "booking_claims_expiry" CHECK (("booking_claims"."hold_id" is null) = ("booking_claims"."expires_at" is null)),
	CONSTRAINT "booking_claims_span" CHECK ("booking_claims"."busy_from" <= "booking_claims"."start_at" and "booking_claims"."start_at" < "booking_claims"."end_at" and "booking_claims"."end_at" <= "booking_claims"."busy_until"
        and "booking_claims"."busy_until" <= "booking_claims"."busy_from" + interval '3 days' and "booking_claims"."unit" >= 0)
);
--> statement-breakpoint
CREATE TABLE "booking_holds" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"service_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"holder_id" text,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_holds_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "calendar_authorizations" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"connection_id" text NOT NULL,
	"verifier" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "calendar_authorizations_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "calendar_connections" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"provider" text NOT NULL,
	"resource_id" text NOT NULL,
	"settings" jsonb NOT NULL,
	"secret" text,
	"blocking" boolean NOT NULL,
	"close_after_hours" integer NOT NULL,
	"status" text NOT NULL,
	"error" text,
	"failing_since" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone,
	"ignored_events" integer DEFAULT 0 NOT NULL,
	"state" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lease" text,
	"look_again" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_connections_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "calendar_mirrors" (
	"tenant_id" text NOT NULL,
	"connection_id" text NOT NULL,
	"booking_id" text NOT NULL,
	"wanted" integer DEFAULT 1 NOT NULL,
	"due_at" timestamp with time zone,
	"lease" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	"href" text,
	"etag" text,
	"start_at" timestamp (3) with time zone,
	"end_at" timestamp (3) with time zone,
	"written_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_mirrors_tenant_id_connection_id_booking_id_pk" PRIMARY KEY("tenant_id","connection_id","booking_id")
);
--> statement-breakpoint
CREATE TABLE "calendar_objects" (
	"tenant_id" text NOT NULL,
	"connection_id" text NOT NULL,
	"href" text NOT NULL,
	"etag" text,
	"content" text NOT NULL,
	CONSTRAINT "calendar_objects_tenant_id_connection_id_href_pk" PRIMARY KEY("tenant_id","connection_id","href")
);
--> statement-breakpoint
CREATE TABLE "external_busy" (
	"tenant_id" text NOT NULL,
	"connection_id" text NOT NULL,
	"number" integer NOT NULL,
	"resource_id" text NOT NULL,
	"uid" text NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "external_busy_tenant_id_connection_id_number_pk" PRIMARY KEY("tenant_id","connection_id","number")
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text,
	"resource_id" text,
	"hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "booking_changes" (
	"tenant_id" text NOT NULL,
	"booking_id" text NOT NULL,
	"version" integer NOT NULL,
	"action" text NOT NULL,
	"actor" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"reason" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "booking_changes_tenant_id_booking_id_version_pk" PRIMARY KEY("tenant_id","booking_id","version")
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"service_id" text NOT NULL,
	"service_name" text NOT NULL,
	"resource_id" text NOT NULL,
	"resource_name" text NOT NULL,
	"resource_ids" text[] NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"local_start" text NOT NULL,
	"visitor_time_zone" text,
	"status" text NOT NULL,
	"client_name" text NOT NULL,
	"client_email" text,
	"client_phone" text,
	"notes" text,
	"locale" text,
	"source" text NOT NULL,
	"source_id" text,
	"visitor_id" text,
	"lead_id" text,
	"ical_sequence" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"cancel_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookings_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "bookings_span" CHECK ("bookings"."start_at" < "bookings"."end_at")
);
--> statement-breakpoint
CREATE TABLE "resources" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"email" text,
	"time_zone" text NOT NULL,
	"weekly_hours" jsonb NOT NULL,
	"date_overrides" jsonb NOT NULL,
	"active" boolean NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resources_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "service_resources" (
	"tenant_id" text NOT NULL,
	"service_id" text NOT NULL,
	"resource_id" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "service_resources_tenant_id_service_id_resource_id_pk" PRIMARY KEY("tenant_id","service_id","resource_id")
);
--> statement-breakpoint
CREATE TABLE "services" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"duration_minutes" integer NOT NULL,
	"buffer_before_minutes" integer NOT NULL,
	"buffer_after_minutes" integer NOT NULL,
	"slot_interval_minutes" integer,
	"minimum_notice_minutes" integer NOT NULL,
	"maximum_days_ahead" integer NOT NULL,
	"assignment" text NOT NULL,
	"capacity" smallint NOT NULL,
	"maximum_per_day" integer,
	"price" jsonb,
	"bookable_from" date,
	"bookable_until" date,
	"active" boolean NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "services_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "booking_links" (
	"tenant_id" text NOT NULL,
	"hash" text NOT NULL,
	"booking_id" text NOT NULL,
	"is_mailed" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_links_tenant_id_hash_pk" PRIMARY KEY("tenant_id","hash")
);
--> statement-breakpoint
CREATE TABLE "booking_reminders" (
	"tenant_id" text NOT NULL,
	"booking_id" text NOT NULL,
	"minutes_before" integer NOT NULL,
	"sequence" integer NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease" text,
	CONSTRAINT "booking_reminders_tenant_id_booking_id_minutes_before_pk" PRIMARY KEY("tenant_id","booking_id","minutes_before")
);
--> statement-breakpoint
CREATE TABLE "call_grants" (
	"tenant_id" text NOT NULL,
	"outbound" boolean DEFAULT true NOT NULL,
	"allowed_countries" text[] DEFAULT '{}' NOT NULL,
	"denied_countries" text[] DEFAULT '{}' NOT NULL,
	"minutes_per_day" integer,
	CONSTRAINT "call_grants_tenant_id_pk" PRIMARY KEY("tenant_id")
);
--> statement-breakpoint
CREATE TABLE "calls" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"status" text NOT NULL,
	"direction" text NOT NULL,
	"channel" text NOT NULL,
	"simulated" boolean NOT NULL,
	"source" text NOT NULL,
	"phone_number" text NOT NULL,
	"client_name" text,
	"call_type" text NOT NULL,
	"custom_prompt" text,
	"session_id" text,
	"locale" text,
	"provider_id" text,
	"failure_reason" text,
	"ending" text,
	"hung_up_at" timestamp (3) with time zone,
	"media_token" text,
	"memory" jsonb,
	"offered_slots" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"lead_id" text,
	"duration" integer DEFAULT 0 NOT NULL,
	"sentiment" text DEFAULT 'neutral' NOT NULL,
	"summary" text,
	"intent" text,
	"actions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"dialled_at" timestamp (3) with time zone,
	"transferred_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"lease" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "calls_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "chat_sessions" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"status" text NOT NULL,
	"end_reason" text,
	"client_name" text,
	"client_email" text,
	"client_phone" text,
	"locale" text,
	"time_zone" text,
	"latest_question_id" text,
	"lead_id" text,
	"forgotten_through" text,
	"memory" jsonb,
	"offered_slots" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"handoff_reason" text,
	"handled_by" text,
	"waiting_since" timestamp (3) with time zone,
	"summary" text,
	"sentiment" text,
	"intent" text,
	"outcome" text,
	"analysed_at" timestamp (3) with time zone,
	"analysis_due_at" timestamp (3) with time zone,
	"analysis_lease" text,
	"analysis_attempts" integer DEFAULT 0 NOT NULL,
	"message_count" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_message_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "chat_sessions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "actions" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"session_id" text,
	"call_id" text,
	"turn_id" text NOT NULL,
	"key" text NOT NULL,
	"tool" text NOT NULL,
	"arguments" jsonb NOT NULL,
	"status" text NOT NULL,
	"result" jsonb,
	"told" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "actions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "actions_conversation" CHECK (num_nonnulls(session_id, call_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"session_id" text,
	"call_id" text,
	"position" integer,
	"role" text NOT NULL,
	"text" text NOT NULL,
	"band" text,
	"interrupted" boolean DEFAULT false NOT NULL,
	"answers_id" text,
	"lead_id" text,
	"booking_id" text,
	"author" text,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"actions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"trace" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "messages_conversation" CHECK (num_nonnulls(session_id, call_id) = 1),
	CONSTRAINT "messages_place" CHECK ((call_id is null) = (position is null))
);
--> statement-breakpoint
CREATE TABLE "crm_connections" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"provider" text NOT NULL,
	"name" text,
	"settings" jsonb NOT NULL,
	"credentials" text,
	"secret_names" text[] NOT NULL,
	"token" text,
	"field_mapping" jsonb,
	"enabled" boolean NOT NULL,
	"state" text NOT NULL,
	"error" text,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lease" text,
	"last_success_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "crm_connections_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "crm_links" (
	"tenant_id" text NOT NULL,
	"connection_id" text NOT NULL,
	"lead_id" text NOT NULL,
	"external_id" text,
	"sent_key" text,
	"pushed_hash" text,
	"synced_at" timestamp (3) with time zone,
	CONSTRAINT "crm_links_tenant_id_connection_id_lead_id_pk" PRIMARY KEY("tenant_id","connection_id","lead_id")
);
--> statement-breakpoint
CREATE TABLE "crm_syncs" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"connection_id" text NOT NULL,
	"lead_id" text,
	"provider" text NOT NULL,
	"trigger" text NOT NULL,
	"status" text NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"external_id" text,
	"error" text,
	"is_refused_connection" boolean DEFAULT false NOT NULL,
	"counts" jsonb,
	"position" text,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "crm_syncs_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "chunk_embeddings" (
	"tenant_id" text NOT NULL,
	"chunk_id" bigint NOT NULL,
	"model" text NOT NULL,
	"version" bigint NOT NULL,
	"embedding" halfvec NOT NULL,
	CONSTRAINT "chunk_embeddings_tenant_id_chunk_id_pk" PRIMARY KEY("tenant_id","chunk_id")
);
--> statement-breakpoint
CREATE TABLE "chunk_vectors" (
	"tenant_id" text NOT NULL,
	"chunk_id" bigint NOT NULL,
	"bm25" sparsevec(1000000000) NOT NULL,
	"length" integer NOT NULL,
	"title_length" integer NOT NULL,
	"encoding" integer NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "chunk_vectors_tenant_id_chunk_id_pk" PRIMARY KEY("tenant_id","chunk_id")
);
--> statement-breakpoint
CREATE TABLE "chunks" (
	"tenant_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "chunks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"document_id" text NOT NULL,
	"ordinal" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "chunks_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "document_embeddings" (
	"tenant_id" text NOT NULL,
	"document_id" text NOT NULL,
	"model" text NOT NULL,
	"status" text NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease" text,
	CONSTRAINT "document_embeddings_tenant_id_document_id_pk" PRIMARY KEY("tenant_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "hidden_versions" (
	"tenant_id" text NOT NULL,
	"version" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "hidden_versions_version_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"document_id" text NOT NULL,
	CONSTRAINT "hidden_versions_tenant_id_version_pk" PRIMARY KEY("tenant_id","version")
);
--> statement-breakpoint
CREATE TABLE "knowledge_statistics" (
	"tenant_id" text PRIMARY KEY NOT NULL,
	"chunks" integer NOT NULL,
	"length" bigint NOT NULL,
	"titles" integer NOT NULL,
	"title_length" bigint NOT NULL,
	"encoded_length" real NOT NULL,
	"encoded_title_length" real NOT NULL,
	"language" text NOT NULL,
	"analyzer" smallint NOT NULL,
	"encoding" integer NOT NULL,
	"complete" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "term_statistics" (
	"tenant_id" text NOT NULL,
	"term" integer NOT NULL,
	"df" integer NOT NULL,
	CONSTRAINT "term_statistics_tenant_id_term_pk" PRIMARY KEY("tenant_id","term")
);
--> statement-breakpoint
CREATE TABLE "lead_contact_points" (
	"tenant_id" text NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"lead_id" text NOT NULL,
	CONSTRAINT "lead_contact_points_tenant_id_kind_value_pk" PRIMARY KEY("tenant_id","kind","value")
);
--> statement-breakpoint
CREATE TABLE "lead_history" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"lead_id" text NOT NULL,
	"action" text NOT NULL,
	"by" text NOT NULL,
	"previous" jsonb NOT NULL,
	"merged" jsonb,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lead_history_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "lead_merge_suggestions" (
	"tenant_id" text NOT NULL,
	"lead_id" text NOT NULL,
	"other_id" text NOT NULL,
	CONSTRAINT "lead_merge_suggestions_tenant_id_lead_id_other_id_pk" PRIMARY KEY("tenant_id","lead_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "lead_words" (
	"tenant_id" text NOT NULL,
	"word" text COLLATE "C" NOT NULL,
	"lead_id" text NOT NULL,
	CONSTRAINT "lead_words_tenant_id_word_lead_id_pk" PRIMARY KEY("tenant_id","word","lead_id")
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text,
	"email" text,
	"other_emails" text[] DEFAULT '{}' NOT NULL,
	"phone" text,
	"other_phones" text[] DEFAULT '{}' NOT NULL,
	"unverified_contacts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"intent" text,
	"status" text NOT NULL,
	"source" text NOT NULL,
	"notes" text,
	"session_id" text,
	"call_id" text,
	"crm" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "leads_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "merged_leads" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"lead_id" text NOT NULL,
	CONSTRAINT "merged_leads_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "mail_passes" (
	"mail_id" text PRIMARY KEY NOT NULL,
	"recipient_key" text NOT NULL,
	"sender" text NOT NULL,
	"template" text NOT NULL,
	"is_approved" boolean NOT NULL,
	"passed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"template" text NOT NULL,
	"sealed" text,
	"status" text NOT NULL,
	"error" text,
	"thread" text,
	"recipient" text,
	"held_at" timestamp (3) with time zone,
	"held_until" timestamp (3) with time zone,
	"approved_at" timestamp (3) with time zone,
	"passed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease" text,
	CONSTRAINT "mails_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "proven_addresses" (
	"tenant_id" text NOT NULL,
	"recipient_key" text NOT NULL,
	"proven_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "proven_addresses_tenant_id_recipient_key_pk" PRIMARY KEY("tenant_id","recipient_key")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"tenant_id" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer NOT NULL,
	"reply" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_tenant_id_key_pk" PRIMARY KEY("tenant_id","key")
);
--> statement-breakpoint
CREATE TABLE "phone_numbers" (
	"tenant_id" text NOT NULL,
	"number" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "phone_numbers_tenant_id_number_pk" PRIMARY KEY("tenant_id","number")
);
--> statement-breakpoint
CREATE TABLE "tenants" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"allowed_domains" text[] DEFAULT '{}' NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"country" text DEFAULT 'US' NOT NULL,
	"business" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"assistant" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"widget" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"voice" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"privacy" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visitor_acts" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"visitor_id" text NOT NULL,
	"addresses" text[] NOT NULL,
	"number" text,
	"call_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visitor_acts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "visitor_warnings" (
	"tenant_id" text PRIMARY KEY NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_attempts" (
	"tenant_id" text NOT NULL,
	"delivery_id" text NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"response_status" integer,
	"duration_ms" integer NOT NULL,
	"error" text,
	"response_body" text NOT NULL,
	CONSTRAINT "webhook_attempts_tenant_id_delivery_id_number_pk" PRIMARY KEY("tenant_id","delivery_id","number")
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"event_id" text NOT NULL,
	"endpoint_id" text NOT NULL,
	"event" text NOT NULL,
	"status" text NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lease" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "webhook_deliveries_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"description" text,
	"enabled" boolean NOT NULL,
	"disabled_reason" text,
	"disabled_at" timestamp (3) with time zone,
	"failing_since" timestamp (3) with time zone,
	"last_failed_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_endpoints_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"event" text NOT NULL,
	"body" text NOT NULL,
	"is_test" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_events_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "webhook_secrets" (
	"tenant_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"rotated_at" timestamp (3) with time zone NOT NULL,
	"previous" text,
	"previous_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"is_named" boolean DEFAULT false NOT NULL,
	"source" text NOT NULL,
	"url" text,
	"file_name" text,
	"text" text NOT NULL,
	"status" text NOT NULL,
	"error" text,
	"progress" integer DEFAULT 0 NOT NULL,
	"chunk_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"input" text DEFAULT 'text' NOT NULL,
	"upload_id" text,
	"media_type" text,
	"version" bigint DEFAULT 0 NOT NULL,
	"site_id" text,
	"depth" integer DEFAULT 0 NOT NULL,
	"etag" text,
	"last_modified" text,
	"refresh_hours" integer,
	"refresh_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease" text,
	CONSTRAINT "documents_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"tenant_id" text NOT NULL,
	"document_id" text NOT NULL,
	"depth" integer NOT NULL,
	"max_pages" integer NOT NULL,
	"origin" text DEFAULT '' NOT NULL,
	"robots" text DEFAULT '' NOT NULL,
	"next_fetch_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"is_seeded" boolean DEFAULT false NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sites_tenant_id_document_id_pk" PRIMARY KEY("tenant_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "upload_parts" (
	"tenant_id" text NOT NULL,
	"upload_id" text NOT NULL,
	"part" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "upload_parts_tenant_id_upload_id_part_pk" PRIMARY KEY("tenant_id","upload_id","part")
);
--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_tenant_id_session_id_chat_sessions_tenant_id_id_fk" FOREIGN KEY ("tenant_id","session_id") REFERENCES "public"."chat_sessions"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_sessions" ADD CONSTRAINT "login_sessions_tenant_id_user_id_users_tenant_id_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_tenant_id_user_id_users_tenant_id_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_invitations" ADD CONSTRAINT "sent_invitations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_claims" ADD CONSTRAINT "booking_claims_resource_fk" FOREIGN KEY ("tenant_id","resource_id") REFERENCES "public"."resources"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_claims" ADD CONSTRAINT "booking_claims_booking_fk" FOREIGN KEY ("tenant_id","booking_id") REFERENCES "public"."bookings"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_claims" ADD CONSTRAINT "booking_claims_hold_fk" FOREIGN KEY ("tenant_id","hold_id") REFERENCES "public"."booking_holds"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_holds" ADD CONSTRAINT "booking_holds_service_fk" FOREIGN KEY ("tenant_id","service_id") REFERENCES "public"."services"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_authorizations" ADD CONSTRAINT "calendar_authorizations_connection_fk" FOREIGN KEY ("tenant_id","connection_id") REFERENCES "public"."calendar_connections"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_connections" ADD CONSTRAINT "calendar_connections_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_connections" ADD CONSTRAINT "calendar_connections_resource_fk" FOREIGN KEY ("tenant_id","resource_id") REFERENCES "public"."resources"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_mirrors" ADD CONSTRAINT "calendar_mirrors_connection_fk" FOREIGN KEY ("tenant_id","connection_id") REFERENCES "public"."calendar_connections"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_mirrors" ADD CONSTRAINT "calendar_mirrors_booking_fk" FOREIGN KEY ("tenant_id","booking_id") REFERENCES "public"."bookings"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_objects" ADD CONSTRAINT "calendar_objects_connection_fk" FOREIGN KEY ("tenant_id","connection_id") REFERENCES "public"."calendar_connections"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_busy" ADD CONSTRAINT "calendar_busy_connection_fk" FOREIGN KEY ("tenant_id","connection_id") REFERENCES "public"."calendar_connections"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_resource_fk" FOREIGN KEY ("tenant_id","resource_id") REFERENCES "public"."resources"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_changes" ADD CONSTRAINT "booking_changes_booking_fk" FOREIGN KEY ("tenant_id","booking_id") REFERENCES "public"."bookings"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_service_fk" FOREIGN KEY ("tenant_id","service_id") REFERENCES "public"."services"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_resource_fk" FOREIGN KEY ("tenant_id","resource_id") REFERENCES "public"."resources"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_resources" ADD CONSTRAINT "service_resources_service_fk" FOREIGN KEY ("tenant_id","service_id") REFERENCES "public"."services"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_resources" ADD CONSTRAINT "service_resources_resource_fk" FOREIGN KEY ("tenant_id","resource_id") REFERENCES "public"."resources"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_links" ADD CONSTRAINT "booking_links_booking_fk" FOREIGN KEY ("tenant_id","booking_id") REFERENCES "public"."bookings"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_reminders" ADD CONSTRAINT "booking_reminders_booking_fk" FOREIGN KEY ("tenant_id","booking_id") REFERENCES "public"."bookings"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_grants" ADD CONSTRAINT "call_grants_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_connections" ADD CONSTRAINT "crm_connections_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_links" ADD CONSTRAINT "crm_links_connection_fk" FOREIGN KEY ("tenant_id","connection_id") REFERENCES "public"."crm_connections"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_links" ADD CONSTRAINT "crm_links_lead_fk" FOREIGN KEY ("tenant_id","lead_id") REFERENCES "public"."leads"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_syncs" ADD CONSTRAINT "crm_syncs_connection_fk" FOREIGN KEY ("tenant_id","connection_id") REFERENCES "public"."crm_connections"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chunk_embeddings" ADD CONSTRAINT "chunk_embeddings_tenant_id_chunk_id_chunks_tenant_id_id_fk" FOREIGN KEY ("tenant_id","chunk_id") REFERENCES "public"."chunks"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_embeddings" ADD CONSTRAINT "document_embeddings_tenant_id_document_id_documents_tenant_id_id_fk" FOREIGN KEY ("tenant_id","document_id") REFERENCES "public"."documents"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_contact_points" ADD CONSTRAINT "lead_contact_points_lead_fk" FOREIGN KEY ("tenant_id","lead_id") REFERENCES "public"."leads"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_history" ADD CONSTRAINT "lead_history_lead_fk" FOREIGN KEY ("tenant_id","lead_id") REFERENCES "public"."leads"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_merge_suggestions" ADD CONSTRAINT "lead_merge_suggestions_lead_fk" FOREIGN KEY ("tenant_id","lead_id") REFERENCES "public"."leads"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_merge_suggestions" ADD CONSTRAINT "lead_merge_suggestions_other_fk" FOREIGN KEY ("tenant_id","other_id") REFERENCES "public"."leads"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_words" ADD CONSTRAINT "lead_words_lead_fk" FOREIGN KEY ("tenant_id","lead_id") REFERENCES "public"."leads"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merged_leads" ADD CONSTRAINT "merged_leads_lead_fk" FOREIGN KEY ("tenant_id","lead_id") REFERENCES "public"."leads"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proven_addresses" ADD CONSTRAINT "proven_addresses_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_numbers" ADD CONSTRAINT "phone_numbers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitor_acts" ADD CONSTRAINT "visitor_acts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitor_warnings" ADD CONSTRAINT "visitor_warnings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_delivery_fk" FOREIGN KEY ("tenant_id","delivery_id") REFERENCES "public"."webhook_deliveries"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_fk" FOREIGN KEY ("tenant_id","event_id") REFERENCES "public"."webhook_events"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_fk" FOREIGN KEY ("tenant_id","endpoint_id") REFERENCES "public"."webhook_endpoints"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_secrets" ADD CONSTRAINT "webhook_secrets_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_site" FOREIGN KEY ("tenant_id","site_id") REFERENCES "public"."documents"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_document" FOREIGN KEY ("tenant_id","document_id") REFERENCES "public"."documents"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_parts" ADD CONSTRAINT "upload_parts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "questions_session" ON "questions" USING btree ("tenant_id","session_id");--> statement-breakpoint
CREATE INDEX "questions_answered" ON "questions" USING btree ("tenant_id","answered","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_hash" ON "api_keys" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "login_sessions_user" ON "login_sessions" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_tokens_hash" ON "one_time_tokens" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "sent_invitations_recipient" ON "sent_invitations" USING btree ("recipient_hash","sent_at");--> statement-breakpoint
CREATE INDEX "sent_invitations_tenant" ON "sent_invitations" USING btree ("tenant_id","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_team" ON "users" USING btree ("tenant_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email") WHERE password_hash is not null;--> statement-breakpoint
CREATE INDEX "booking_claims_resource" ON "booking_claims" USING btree ("tenant_id","resource_id","busy_from");--> statement-breakpoint
CREATE INDEX "booking_claims_service" ON "booking_claims" USING btree ("tenant_id","service_id","start_at");--> statement-breakpoint
CREATE INDEX "booking_claims_booking" ON "booking_claims" USING btree ("tenant_id","booking_id");--> statement-breakpoint
CREATE INDEX "booking_claims_hold" ON "booking_claims" USING btree ("tenant_id","hold_id");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_holds_token" ON "booking_holds" USING btree ("tenant_id","token_hash");--> statement-breakpoint
CREATE INDEX "booking_holds_tenant_expiry" ON "booking_holds" USING btree ("tenant_id","expires_at");--> statement-breakpoint
CREATE INDEX "booking_holds_expiry" ON "booking_holds" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "calendar_connections_resource" ON "calendar_connections" USING btree ("tenant_id","resource_id");--> statement-breakpoint
CREATE INDEX "calendar_connections_due" ON "calendar_connections" USING btree ("due_at") WHERE status <> 'unauthorized';--> statement-breakpoint
CREATE INDEX "calendar_mirrors_booking" ON "calendar_mirrors" USING btree ("tenant_id","booking_id");--> statement-breakpoint
CREATE INDEX "calendar_mirrors_due" ON "calendar_mirrors" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "external_busy_times" ON "external_busy" USING btree ("tenant_id","resource_id","start_at","end_at");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_hash" ON "calendar_feeds" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "calendar_feeds_resource" ON "calendar_feeds" USING btree ("tenant_id","resource_id");--> statement-breakpoint
CREATE INDEX "bookings_start" ON "bookings" USING btree ("tenant_id","start_at");--> statement-breakpoint
CREATE INDEX "bookings_email" ON "bookings" USING btree ("tenant_id","client_email");--> statement-breakpoint
CREATE INDEX "bookings_phone" ON "bookings" USING btree ("tenant_id","client_phone");--> statement-breakpoint
CREATE INDEX "bookings_lead" ON "bookings" USING btree ("tenant_id","lead_id");--> statement-breakpoint
CREATE INDEX "bookings_visitor" ON "bookings" USING btree ("tenant_id","visitor_id") WHERE visitor_id is not null;--> statement-breakpoint
CREATE INDEX "bookings_running" ON "bookings" USING btree ("end_at") WHERE status = 'confirmed';--> statement-breakpoint
CREATE INDEX "service_resources_resource" ON "service_resources" USING btree ("tenant_id","resource_id");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_links_hash" ON "booking_links" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "booking_links_booking" ON "booking_links" USING btree ("tenant_id","booking_id");--> statement-breakpoint
CREATE INDEX "booking_links_expiry" ON "booking_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "booking_reminders_due" ON "booking_reminders" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "calls_status" ON "calls" USING btree ("tenant_id","status","id");--> statement-breakpoint
CREATE INDEX "calls_due" ON "calls" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "calls_session" ON "calls" USING btree ("tenant_id","session_id","id") WHERE session_id is not null;--> statement-breakpoint
CREATE INDEX "calls_number" ON "calls" USING btree ("tenant_id","phone_number","created_at");--> statement-breakpoint
CREATE INDEX "calls_started" ON "calls" USING btree ("tenant_id","started_at") WHERE started_at is not null;--> statement-breakpoint
CREATE INDEX "calls_counted" ON "calls" USING btree ("started_at") WHERE started_at is not null and not simulated;--> statement-breakpoint
CREATE INDEX "calls_provider" ON "calls" USING btree ("provider_id") WHERE provider_id is not null;--> statement-breakpoint
CREATE INDEX "calls_lead" ON "calls" USING btree ("tenant_id","lead_id") WHERE lead_id is not null;--> statement-breakpoint
CREATE INDEX "chat_sessions_status" ON "chat_sessions" USING btree ("tenant_id","status","id");--> statement-breakpoint
CREATE INDEX "chat_sessions_open" ON "chat_sessions" USING btree ("last_message_at") WHERE status <> 'ended';--> statement-breakpoint
CREATE INDEX "chat_sessions_waiting" ON "chat_sessions" USING btree ("waiting_since") WHERE waiting_since is not null;--> statement-breakpoint
CREATE INDEX "chat_sessions_analysis" ON "chat_sessions" USING btree ("analysis_due_at") WHERE analysis_due_at is not null;--> statement-breakpoint
CREATE INDEX "chat_sessions_lead" ON "chat_sessions" USING btree ("tenant_id","lead_id") WHERE lead_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "actions_session" ON "actions" USING btree ("tenant_id","session_id","turn_id","key") WHERE session_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "actions_call" ON "actions" USING btree ("tenant_id","call_id","turn_id","key") WHERE call_id is not null;--> statement-breakpoint
CREATE INDEX "messages_session" ON "messages" USING btree ("tenant_id","session_id","id") WHERE session_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_call" ON "messages" USING btree ("tenant_id","call_id","position") WHERE call_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_answer" ON "messages" USING btree ("tenant_id","answers_id") WHERE answers_id is not null;--> statement-breakpoint
CREATE INDEX "messages_lead" ON "messages" USING btree ("tenant_id","lead_id") WHERE lead_id is not null;--> statement-breakpoint
CREATE INDEX "crm_connections_due" ON "crm_connections" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "crm_links_lead" ON "crm_links" USING btree ("tenant_id","lead_id");--> statement-breakpoint
CREATE UNIQUE INDEX "crm_syncs_open" ON "crm_syncs" USING btree ("tenant_id","connection_id","lead_id") WHERE status = 'pending' and is_open;--> statement-breakpoint
CREATE UNIQUE INDEX "crm_syncs_resync" ON "crm_syncs" USING btree ("tenant_id","connection_id") WHERE status = 'pending' and lead_id is null;--> statement-breakpoint
CREATE INDEX "crm_syncs_due" ON "crm_syncs" USING btree ("tenant_id","connection_id","due_at","id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "crm_syncs_lead" ON "crm_syncs" USING btree ("tenant_id","lead_id","id");--> statement-breakpoint
CREATE INDEX "crm_syncs_status" ON "crm_syncs" USING btree ("tenant_id","status","id");--> statement-breakpoint
CREATE INDEX "crm_syncs_age" ON "crm_syncs" USING btree ("updated_at") WHERE status <> 'pending';--> statement-breakpoint
CREATE INDEX "document_embeddings_due" ON "document_embeddings" USING btree ("due_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "lead_contact_points_lead" ON "lead_contact_points" USING btree ("tenant_id","lead_id");--> statement-breakpoint
CREATE INDEX "lead_history_lead" ON "lead_history" USING btree ("tenant_id","lead_id","id");--> statement-breakpoint
CREATE INDEX "lead_merge_suggestions_other" ON "lead_merge_suggestions" USING btree ("tenant_id","other_id");--> statement-breakpoint
CREATE INDEX "lead_words_lead" ON "lead_words" USING btree ("tenant_id","lead_id","word");--> statement-breakpoint
CREATE INDEX "leads_status" ON "leads" USING btree ("tenant_id","status","id");--> statement-breakpoint
CREATE INDEX "leads_source" ON "leads" USING btree ("tenant_id","source","id");--> statement-breakpoint
CREATE INDEX "merged_leads_lead" ON "merged_leads" USING btree ("tenant_id","lead_id");--> statement-breakpoint
CREATE INDEX "mail_passes_recipient" ON "mail_passes" USING btree ("recipient_key","passed_at");--> statement-breakpoint
CREATE INDEX "mail_passes_passed" ON "mail_passes" USING btree ("passed_at");--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("due_at") WHERE status = 'queued';--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_thread" ON "mails" USING btree ("tenant_id","thread") WHERE thread is not null;--> statement-breakpoint
CREATE INDEX "mails_held" ON "mails" USING btree ("tenant_id","id") WHERE held_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "phone_numbers_number" ON "phone_numbers" USING btree ("number");--> statement-breakpoint
CREATE INDEX "visitor_acts_kind" ON "visitor_acts" USING btree ("tenant_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "visitor_acts_created" ON "visitor_acts" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_event" ON "webhook_deliveries" USING btree ("tenant_id","event_id","endpoint_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("endpoint_id","due_at","id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_undelivered" ON "webhook_deliveries" USING btree ("tenant_id","id") WHERE status in ('failed', 'skipped');--> statement-breakpoint
CREATE INDEX "webhook_events_age" ON "webhook_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "documents_due" ON "documents" USING btree ("due_at") WHERE status = 'processing';--> statement-breakpoint
CREATE UNIQUE INDEX "documents_page" ON "documents" USING btree ("tenant_id","site_id",md5(url)) WHERE site_id is not null;--> statement-breakpoint
CREATE INDEX "documents_refresh" ON "documents" USING btree ("refresh_at") WHERE refresh_at is not null;
--> statement-breakpoint
-- What follows is not known to drizzle, and is written by hand.
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
ALTER TABLE chunk_embeddings ALTER COLUMN embedding SET STORAGE PLAIN;
--> statement-breakpoint
-- Uploads and pages are compressed already or gone in a moment: compressing them again costs time and gains nothing.
ALTER TABLE upload_parts ALTER COLUMN bytes SET STORAGE EXTERNAL;
--> statement-breakpoint
ALTER TABLE hidden_versions ADD CONSTRAINT hidden_versions_document FOREIGN KEY (tenant_id, document_id) REFERENCES documents (tenant_id, id) ON DELETE CASCADE;
--> statement-breakpoint
CREATE INDEX hidden_versions_document ON hidden_versions (tenant_id, document_id);
--> statement-breakpoint
-- A message or an action belongs to a chat session or to a call, and goes with it.
ALTER TABLE messages ADD CONSTRAINT messages_session_fk FOREIGN KEY (tenant_id, session_id) REFERENCES chat_sessions (tenant_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE messages ADD CONSTRAINT messages_call_fk FOREIGN KEY (tenant_id, call_id) REFERENCES calls (tenant_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE actions ADD CONSTRAINT actions_session_fk FOREIGN KEY (tenant_id, session_id) REFERENCES chat_sessions (tenant_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE actions ADD CONSTRAINT actions_call_fk FOREIGN KEY (tenant_id, call_id) REFERENCES calls (tenant_id, id) ON DELETE CASCADE;
--> statement-breakpoint
-- Conversations and bookings outlive their lead: erasing the lead clears the link and nothing else of the key.
ALTER TABLE chat_sessions ADD CONSTRAINT chat_sessions_lead_fk FOREIGN KEY (tenant_id, lead_id) REFERENCES leads (tenant_id, id) ON DELETE SET NULL (lead_id);
--> statement-breakpoint
ALTER TABLE calls ADD CONSTRAINT calls_lead_fk FOREIGN KEY (tenant_id, lead_id) REFERENCES leads (tenant_id, id) ON DELETE SET NULL (lead_id);
--> statement-breakpoint
ALTER TABLE messages ADD CONSTRAINT messages_lead_fk FOREIGN KEY (tenant_id, lead_id) REFERENCES leads (tenant_id, id) ON DELETE SET NULL (lead_id);
--> statement-breakpoint
ALTER TABLE bookings ADD CONSTRAINT bookings_lead_fk FOREIGN KEY (tenant_id, lead_id) REFERENCES leads (tenant_id, id) ON DELETE SET NULL (lead_id);
--> statement-breakpoint
-- Two claims of one resource never overlap, buffers included, whatever the program does: not two of different starts or
-- services, and not two of the same seat. Together they leave only different seats of one start of one service.
ALTER TABLE booking_claims ADD CONSTRAINT booking_claims_one_slot EXCLUDE USING gist
  (tenant_id WITH =, resource_id WITH =, tstzrange(busy_from, busy_until) WITH &&, slot WITH <>);
--> statement-breakpoint
ALTER TABLE booking_claims ADD CONSTRAINT booking_claims_one_seat EXCLUDE USING gist
  (tenant_id WITH =, resource_id WITH =, unit WITH =, tstzrange(busy_from, busy_until) WITH &&);
--> statement-breakpoint
-- The first rule stands on this text, so it must say what the row says. Epochs do not hang on the session's zone.
ALTER TABLE booking_claims ADD CONSTRAINT booking_claims_slot CHECK (slot = service_id
  || ' ' || (extract(epoch FROM start_at) * 1000)::bigint || ' ' || (extract(epoch FROM end_at) * 1000)::bigint);
--> statement-breakpoint
-- A claim decides who gets the time, so it is written before the booking or the hold that it is for.
ALTER TABLE booking_claims ALTER CONSTRAINT booking_claims_booking_fk DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
ALTER TABLE booking_claims ALTER CONSTRAINT booking_claims_hold_fk DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
-- Rows that change in place have room for it on their page. Queues need more of it, and their dead rows and statistics looked
-- after early: a claim slows down to half its speed otherwise.
ALTER TABLE documents SET (fillfactor = 85);
--> statement-breakpoint
ALTER TABLE document_embeddings SET (fillfactor = 85);
--> statement-breakpoint
ALTER TABLE term_statistics SET (fillfactor = 85, autovacuum_vacuum_scale_factor = 0.02);
--> statement-breakpoint
ALTER TABLE knowledge_statistics SET (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02);
--> statement-breakpoint
ALTER TABLE leads SET (fillfactor = 85);
--> statement-breakpoint
ALTER TABLE chat_sessions SET (fillfactor = 80);
--> statement-breakpoint
ALTER TABLE calls SET (fillfactor = 85);
--> statement-breakpoint
ALTER TABLE webhook_deliveries SET (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
--> statement-breakpoint
ALTER TABLE webhook_endpoints SET (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02);
--> statement-breakpoint
ALTER TABLE calendar_connections SET (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02);
--> statement-breakpoint
ALTER TABLE external_busy SET (autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.05);
--> statement-breakpoint
ALTER TABLE crm_connections SET (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02);
--> statement-breakpoint
ALTER TABLE crm_syncs SET (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
--> statement-breakpoint
SELECT protect_tenant_table('tenants', 'id');
--> statement-breakpoint
SELECT protect_tenant_table(name::regclass) FROM unnest(ARRAY['users', 'login_sessions', 'api_keys', 'one_time_tokens', 'sent_invitations', 'idempotency_keys', 'mails',
  'proven_addresses', 'documents', 'chunks', 'chunk_vectors', 'chunk_embeddings', 'document_embeddings', 'term_statistics',
  'knowledge_statistics', 'upload_parts', 'sites', 'hidden_versions', 'chat_sessions', 'calls', 'call_grants', 'phone_numbers',
  'messages', 'actions', 'questions', 'visitor_acts', 'visitor_warnings', 'webhook_endpoints', 'webhook_events',
  'webhook_deliveries', 'webhook_attempts', 'webhook_secrets', 'leads', 'lead_contact_points', 'lead_words', 'lead_history',
  'merged_leads', 'lead_merge_suggestions', 'services', 'resources', 'service_resources', 'bookings', 'booking_changes',
  'booking_holds', 'booking_claims', 'booking_links', 'booking_reminders', 'calendar_feeds', 'calendar_connections',
  'calendar_objects', 'external_busy', 'calendar_mirrors', 'calendar_authorizations', 'crm_connections', 'crm_links',
  'crm_syncs']) AS name;
--> statement-breakpoint
-- Tables of the installation: no tenant's transaction sees them.
ALTER TABLE mail_passes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE mail_passes FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system ON mail_passes TO fd_system USING (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON mail_passes TO fd_system;
--> statement-breakpoint
ALTER TABLE setup_links ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE setup_links FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system ON setup_links TO fd_system USING (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON setup_links TO fd_system;
