CREATE TABLE `attempts` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`window_started_at` integer NOT NULL,
	`blocked_until` integer
);
--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`scope` text PRIMARY KEY NOT NULL,
	`request_hash` text NOT NULL,
	`status` integer,
	`body` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `changes` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`part` text NOT NULL,
	`subject` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `changes_part` ON `changes` (`part`,`seq`);--> statement-breakpoint
CREATE TABLE `domain_values` (
	`domain_code` text NOT NULL,
	`code` text NOT NULL,
	`sort` integer NOT NULL,
	`practice_group` text,
	`labels` text NOT NULL,
	`synonyms` text NOT NULL,
	`lat` real,
	`lon` real,
	PRIMARY KEY(`domain_code`, `code`)
);
--> statement-breakpoint
CREATE TABLE `gift_cards` (
	`id` text PRIMARY KEY NOT NULL,
	`amount_cents` integer NOT NULL,
	`redeemed_cents` integer DEFAULT 0 NOT NULL,
	`design` text NOT NULL,
	`language` text NOT NULL,
	`buyer_name` text NOT NULL,
	`buyer_email` text NOT NULL,
	`recipient_name` text NOT NULL,
	`recipient_email` text,
	`postal_address` text,
	`message` text NOT NULL,
	`delivery` text NOT NULL,
	`state` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `leads` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`language` text NOT NULL,
	`i_am_practitioner` integer NOT NULL,
	`city` text,
	`practices` text DEFAULT '[]' NOT NULL,
	`message` text DEFAULT '' NOT NULL,
	`state` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `leads_email` ON `leads` (`email_key`);--> statement-breakpoint
CREATE TABLE `availability_exceptions` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`date` text NOT NULL,
	`from_minute` integer,
	`to_minute` integer,
	`place_id` text,
	`note` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `scheduling_accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`place_id`) REFERENCES `scheduling_places`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "availability_exceptions_minutes" CHECK(("availability_exceptions"."from_minute" is null) = ("availability_exceptions"."to_minute" is null) and ("availability_exceptions"."from_minute" is null or ("availability_exceptions"."from_minute" >= 0 and "availability_exceptions"."to_minute" > "availability_exceptions"."from_minute" and "availability_exceptions"."to_minute" <= 1440)))
);
--> statement-breakpoint
CREATE INDEX `availability_exceptions_account` ON `availability_exceptions` (`account_id`,`date`);--> statement-breakpoint
CREATE TABLE `availability_rules` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`weekday` integer NOT NULL,
	`from_minute` integer NOT NULL,
	`to_minute` integer NOT NULL,
	`place_id` text,
	FOREIGN KEY (`account_id`) REFERENCES `scheduling_accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`place_id`) REFERENCES `scheduling_places`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "availability_rules_weekday" CHECK("availability_rules"."weekday" between 1 and 7),
	CONSTRAINT "availability_rules_minutes" CHECK("availability_rules"."from_minute" >= 0 and "availability_rules"."to_minute" > "availability_rules"."from_minute" and "availability_rules"."to_minute" <= 1440)
);
--> statement-breakpoint
CREATE INDEX `availability_rules_account` ON `availability_rules` (`account_id`);--> statement-breakpoint
CREATE TABLE `certificates` (
	`id` text PRIMARY KEY NOT NULL,
	`therapist_id` text NOT NULL,
	`position` integer NOT NULL,
	`title` text NOT NULL,
	`issuer` text NOT NULL,
	`year` integer NOT NULL,
	`valid_until` text,
	`practices` text NOT NULL,
	`class_label` text NOT NULL,
	FOREIGN KEY (`therapist_id`) REFERENCES `therapists`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `certificates_therapist` ON `certificates` (`therapist_id`);--> statement-breakpoint
CREATE TABLE `event_types` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`duration_minutes` integer NOT NULL,
	`meeting_types` text NOT NULL,
	`custom_questions` text NOT NULL,
	`color` text NOT NULL,
	`position` integer NOT NULL,
	`active` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `scheduling_accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "event_types_duration" CHECK("event_types"."duration_minutes" between 5 and 720)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `event_types_account_slug` ON `event_types` (`account_id`,`slug`);--> statement-breakpoint
CREATE TABLE `holds` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`event_type_id` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`secret_hash` text NOT NULL,
	`holder_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `scheduling_accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`event_type_id`) REFERENCES `event_types`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "holds_times" CHECK("holds"."ends_at" > "holds"."starts_at" and "holds"."ends_at" - "holds"."starts_at" <= 86400000)
);
--> statement-breakpoint
CREATE INDEX `holds_account` ON `holds` (`account_id`,`starts_at`);--> statement-breakpoint
CREATE INDEX `holds_expires` ON `holds` (`expires_at`);--> statement-breakpoint
CREATE TABLE `invitees` (
	`id` text PRIMARY KEY NOT NULL,
	`event_id` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`name` text NOT NULL,
	`time_zone` text NOT NULL,
	`status` text NOT NULL,
	`answers` text NOT NULL,
	`tracking` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `scheduled_events`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `invitees_event` ON `invitees` (`event_id`);--> statement-breakpoint
CREATE INDEX `invitees_email` ON `invitees` (`email_key`);--> statement-breakpoint
CREATE INDEX `invitees_created` ON `invitees` (`created_at`);--> statement-breakpoint
CREATE TABLE `mail_tokens` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
	`data` text DEFAULT '{}' NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mail_tokens_user` ON `mail_tokens` (`user_id`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`recipient` text NOT NULL,
	`language` text NOT NULL,
	`template` text NOT NULL,
	`facts` text NOT NULL,
	`subject` text,
	`text` text,
	`html` text,
	`state` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`next_try_at` integer NOT NULL,
	`last_error` text,
	`created_at` integer NOT NULL,
	`sent_at` integer
);
--> statement-breakpoint
CREATE INDEX `outbox_waiting` ON `outbox` (`state`,`next_try_at`);--> statement-breakpoint
CREATE TABLE `practices` (
	`id` text PRIMARY KEY NOT NULL,
	`therapist_id` text NOT NULL,
	`position` integer NOT NULL,
	`type` text NOT NULL,
	`duration_minutes` integer NOT NULL,
	`price_cents` integer NOT NULL,
	`meeting_types` text NOT NULL,
	`intro` integer NOT NULL,
	`event_type_uri` text NOT NULL,
	`scheduling_url` text NOT NULL,
	FOREIGN KEY (`therapist_id`) REFERENCES `therapists`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "practices_duration" CHECK("practices"."duration_minutes" between 5 and 480),
	CONSTRAINT "practices_price" CHECK("practices"."price_cents" >= 0)
);
--> statement-breakpoint
CREATE INDEX `practices_therapist` ON `practices` (`therapist_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `practices_event_type` ON `practices` (`event_type_uri`);--> statement-breakpoint
CREATE TABLE `recommendations` (
	`id` text PRIMARY KEY NOT NULL,
	`therapy_session_id` text NOT NULL,
	`practices` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`therapy_session_id`) REFERENCES `therapy_sessions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recommendations_session` ON `recommendations` (`therapy_session_id`);--> statement-breakpoint
CREATE TABLE `refresh_tokens` (
	`hash` text PRIMARY KEY NOT NULL,
	`sign_in_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer,
	`successor` text,
	FOREIGN KEY (`sign_in_id`) REFERENCES `sign_ins`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `refresh_tokens_sign_in` ON `refresh_tokens` (`sign_in_id`);--> statement-breakpoint
CREATE TABLE `reviews` (
	`id` text PRIMARY KEY NOT NULL,
	`therapist_id` text NOT NULL,
	`therapy_session_id` text,
	`language` text NOT NULL,
	`name` text NOT NULL,
	`rating` integer NOT NULL,
	`text` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`therapist_id`) REFERENCES `therapists`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "reviews_rating" CHECK("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE INDEX `reviews_therapist` ON `reviews` (`therapist_id`,`status`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `reviews_therapy_session` ON `reviews` (`therapy_session_id`);--> statement-breakpoint
CREATE TABLE `scheduled_events` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`event_type_id` text NOT NULL,
	`name` text NOT NULL,
	`status` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`meeting_type` text NOT NULL,
	`place` text NOT NULL,
	`canceled_at` integer,
	`canceled_by` text,
	`cancel_reason` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `scheduling_accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`event_type_id`) REFERENCES `event_types`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "scheduled_events_times" CHECK("scheduled_events"."ends_at" > "scheduled_events"."starts_at" and "scheduled_events"."ends_at" - "scheduled_events"."starts_at" <= 86400000)
);
--> statement-breakpoint
CREATE INDEX `scheduled_events_account` ON `scheduled_events` (`account_id`,`starts_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `scheduled_events_active_start` ON `scheduled_events` (`account_id`,`starts_at`) WHERE status = 'active';--> statement-breakpoint
CREATE TABLE `scheduling_accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`time_zone` text NOT NULL,
	`buffer_minutes` integer NOT NULL,
	`minimum_notice_minutes` integer NOT NULL,
	`horizon_days` integer NOT NULL,
	`step_minutes` integer NOT NULL,
	`daily_maximum` integer,
	`closed_on_public_holidays` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "scheduling_accounts_step" CHECK("scheduling_accounts"."step_minutes" between 5 and 480)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `scheduling_accounts_slug` ON `scheduling_accounts` (`slug`);--> statement-breakpoint
CREATE TABLE `scheduling_places` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`name` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `scheduling_accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `scheduling_places_account` ON `scheduling_places` (`account_id`);--> statement-breakpoint
CREATE TABLE `sign_ins` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`device` text NOT NULL,
	`remember` integer NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sign_ins_user` ON `sign_ins` (`user_id`);--> statement-breakpoint
CREATE TABLE `therapist_languages` (
	`therapist_id` text NOT NULL,
	`language` text NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`therapist_id`, `language`),
	FOREIGN KEY (`therapist_id`) REFERENCES `therapists`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `therapist_locations` (
	`id` text PRIMARY KEY NOT NULL,
	`therapist_id` text NOT NULL,
	`position` integer NOT NULL,
	`city` text NOT NULL,
	`address` text NOT NULL,
	`lat` real NOT NULL,
	`lon` real NOT NULL,
	`label` text NOT NULL,
	FOREIGN KEY (`therapist_id`) REFERENCES `therapists`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `therapist_locations_therapist` ON `therapist_locations` (`therapist_id`);--> statement-breakpoint
CREATE TABLE `therapist_media` (
	`id` text PRIMARY KEY NOT NULL,
	`therapist_id` text NOT NULL,
	`position` integer NOT NULL,
	`kind` text NOT NULL,
	`file_key` text NOT NULL,
	`caption` text NOT NULL,
	FOREIGN KEY (`therapist_id`) REFERENCES `therapists`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `therapist_media_therapist` ON `therapist_media` (`therapist_id`);--> statement-breakpoint
CREATE TABLE `therapist_texts` (
	`therapist_id` text NOT NULL,
	`language` text NOT NULL,
	`brief_introduction` text NOT NULL,
	`about` text NOT NULL,
	`experience` text NOT NULL,
	`how_i_can_help` text NOT NULL,
	PRIMARY KEY(`therapist_id`, `language`),
	FOREIGN KEY (`therapist_id`) REFERENCES `therapists`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `therapist_ways_of_helping` (
	`therapist_id` text NOT NULL,
	`way_of_helping` text NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`therapist_id`, `way_of_helping`),
	FOREIGN KEY (`therapist_id`) REFERENCES `therapists`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `therapists` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`user_id` text,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`gender` text NOT NULL,
	`city` text NOT NULL,
	`calendar_url` text NOT NULL,
	`accepting_new_clients` text NOT NULL,
	`show_in_search` integer NOT NULL,
	`picture_key` text,
	`cancellation_notice_hours` integer DEFAULT 24 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `therapists_slug` ON `therapists` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `therapists_user` ON `therapists` (`user_id`);--> statement-breakpoint
CREATE TABLE `therapy_session_comments` (
	`id` text PRIMARY KEY NOT NULL,
	`therapy_session_id` text NOT NULL,
	`author_user_id` text,
	`is_therapist_comment` integer NOT NULL,
	`comment` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`therapy_session_id`) REFERENCES `therapy_sessions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `therapy_session_comments_session` ON `therapy_session_comments` (`therapy_session_id`);--> statement-breakpoint
CREATE TABLE `therapy_session_history` (
	`id` text PRIMARY KEY NOT NULL,
	`therapy_session_id` text NOT NULL,
	`at` integer NOT NULL,
	`actor` text NOT NULL,
	`actor_user_id` text,
	`action` text NOT NULL,
	`from_status` text,
	`to_status` text NOT NULL,
	`reason` text,
	FOREIGN KEY (`therapy_session_id`) REFERENCES `therapy_sessions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `therapy_session_history_session` ON `therapy_session_history` (`therapy_session_id`,`at`);--> statement-breakpoint
CREATE TABLE `therapy_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`therapist_id` text NOT NULL,
	`user_id` text NOT NULL,
	`event_uri` text NOT NULL,
	`invitee_uri` text NOT NULL,
	`status` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`time_zone` text NOT NULL,
	`practice_type` text NOT NULL,
	`intro` integer NOT NULL,
	`price_cents` integer NOT NULL,
	`meeting_type` text NOT NULL,
	`place` text NOT NULL,
	`cancellation_notice_hours` integer NOT NULL,
	`rating` integer,
	`rated_at` integer,
	`note_sealed` blob,
	`cancelled_at` integer,
	`cancelled_by` text,
	`cancel_reason` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`therapist_id`) REFERENCES `therapists`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "therapy_sessions_times" CHECK("therapy_sessions"."ends_at" > "therapy_sessions"."starts_at" and "therapy_sessions"."ends_at" - "therapy_sessions"."starts_at" <= 86400000),
	CONSTRAINT "therapy_sessions_rating" CHECK("therapy_sessions"."rating" is null or "therapy_sessions"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `therapy_sessions_invitee` ON `therapy_sessions` (`invitee_uri`);--> statement-breakpoint
CREATE INDEX `therapy_sessions_user` ON `therapy_sessions` (`user_id`,starts_at desc);--> statement-breakpoint
CREATE INDEX `therapy_sessions_therapist` ON `therapy_sessions` (`therapist_id`,starts_at desc);--> statement-breakpoint
CREATE INDEX `therapy_sessions_event` ON `therapy_sessions` (`event_uri`);--> statement-breakpoint
CREATE INDEX `therapy_sessions_booked` ON `therapy_sessions` (`ends_at`) WHERE status = 'booked';--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`email_verified_at` integer,
	`name` text NOT NULL,
	`password_hash` text,
	`language` text NOT NULL,
	`time_zone` text NOT NULL,
	`picture_key` text,
	`is_admin` integer DEFAULT false NOT NULL,
	`disabled_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "users_email_has_at" CHECK(instr("users"."email", '@') > 1)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_key` ON `users` (`email_key`);