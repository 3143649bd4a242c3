CREATE TABLE `admin_actions` (
	`id` text PRIMARY KEY NOT NULL,
	`actor_id` text,
	`action` text NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`detail` text DEFAULT '{}' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `admin_actions_created` ON `admin_actions` (`created_at`);--> statement-breakpoint
CREATE INDEX `admin_actions_subject` ON `admin_actions` (`subject_kind`,`subject_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `therapist_drafts` (
	`therapist_id` text PRIMARY KEY NOT NULL,
	`content` text NOT NULL,
	`version` integer NOT NULL,
	`based_on` integer NOT NULL,
	`updated_by` text,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`therapist_id`) REFERENCES `therapists`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`updated_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE TABLE `therapist_versions` (
	`therapist_id` text NOT NULL,
	`version` integer NOT NULL,
	`content` text NOT NULL,
	`published_by` text,
	`published_at` integer NOT NULL,
	PRIMARY KEY(`therapist_id`, `version`),
	FOREIGN KEY (`therapist_id`) REFERENCES `therapists`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`published_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `therapist_versions_published` ON `therapist_versions` (`published_at`);--> statement-breakpoint
CREATE TABLE `certificate_events` (
	`id` text PRIMARY KEY NOT NULL,
	`certificate_id` text NOT NULL,
	`therapist_id` text NOT NULL,
	`kind` text NOT NULL,
	`actor_id` text,
	`reason` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`certificate_id`) REFERENCES `certificates`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`therapist_id`) REFERENCES `therapists`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `certificate_events_certificate` ON `certificate_events` (`certificate_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `certificate_events_therapist` ON `certificate_events` (`therapist_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `uploads` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`purpose` text NOT NULL,
	`state` text NOT NULL,
	`file_name` text NOT NULL,
	`content_type` text NOT NULL,
	`bytes` integer NOT NULL,
	`received_bytes` integer DEFAULT 0 NOT NULL,
	`file_key` text,
	`poster_key` text,
	`blur` text,
	`width` integer,
	`height` integer,
	`duration_seconds` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "uploads_bytes" CHECK("uploads"."bytes" > 0 and "uploads"."received_bytes" <= "uploads"."bytes")
);
--> statement-breakpoint
CREATE INDEX `uploads_owner` ON `uploads` (`owner_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `uploads_state` ON `uploads` (`state`,`updated_at`);--> statement-breakpoint
ALTER TABLE `invitations` ADD `revoked_at` integer;--> statement-breakpoint
ALTER TABLE `invitations` ADD `reminded_at` integer;--> statement-breakpoint
ALTER TABLE `leads` ADD `secret_hash` text;--> statement-breakpoint
ALTER TABLE `leads` ADD `confirmed_at` integer;--> statement-breakpoint
ALTER TABLE `leads` ADD `declined_reason` text;--> statement-breakpoint
ALTER TABLE `leads` ADD `reminded_at` integer;--> statement-breakpoint
ALTER TABLE `leads` ADD `updated_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `leads_secret_hash_unique` ON `leads` (`secret_hash`);--> statement-breakpoint
CREATE INDEX `leads_state` ON `leads` (`state`,`created_at`);--> statement-breakpoint
ALTER TABLE `event_types` ADD `buffer_minutes` integer;--> statement-breakpoint
ALTER TABLE `certificates` ADD `number` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `certificates` ADD `url` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `certificates` ADD `valid_from` text;--> statement-breakpoint
ALTER TABLE `certificates` ADD `upload_id` text REFERENCES uploads(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `certificates` ADD `state` text DEFAULT 'declared' NOT NULL;--> statement-breakpoint
ALTER TABLE `certificates` ADD `checked_by` text REFERENCES users(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `certificates` ADD `checked_at` integer;--> statement-breakpoint
ALTER TABLE `certificates` ADD `refused_reason` text;--> statement-breakpoint
ALTER TABLE `certificates` ADD `created_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `certificates` ADD `updated_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `certificates_state` ON `certificates` (`state`,`updated_at`);--> statement-breakpoint
ALTER TABLE `practices` ADD `buffer_minutes` integer;--> statement-breakpoint
ALTER TABLE `practices` ADD `archived_at` integer;--> statement-breakpoint
ALTER TABLE `therapist_locations` ADD `access` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `therapist_locations` ADD `arrival_note` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `therapist_locations` ADD `picture_key` text;--> statement-breakpoint
ALTER TABLE `therapist_locations` ADD `picture_blur` text;--> statement-breakpoint
ALTER TABLE `therapist_media` ADD `upload_id` text REFERENCES uploads(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `therapist_media` ADD `poster_key` text;--> statement-breakpoint
ALTER TABLE `therapist_texts` ADD `review` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `therapists` ADD `approval` text DEFAULT 'approved' NOT NULL;--> statement-breakpoint
ALTER TABLE `therapists` ADD `approval_reason` text;--> statement-breakpoint
ALTER TABLE `therapists` ADD `approval_changed_at` integer;--> statement-breakpoint
ALTER TABLE `therapists` ADD `name_follows_account` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `therapists` ADD `picture_follows_account` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `therapists` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
UPDATE `therapists` SET `approval` = 'not-sent' WHERE `slug` = `id` AND `show_in_search` = 0;--> statement-breakpoint
UPDATE `leads` SET `updated_at` = `created_at`;--> statement-breakpoint
CREATE TRIGGER admin_actions_are_kept BEFORE DELETE ON admin_actions
BEGIN
  SELECT RAISE(ABORT, 'ERR_ILLEGAL_TRANSITION');
END;
--> statement-breakpoint
CREATE TRIGGER admin_actions_do_not_change
BEFORE UPDATE OF id, action, subject_kind, subject_id, detail, created_at ON admin_actions
BEGIN
  SELECT RAISE(ABORT, 'ERR_ILLEGAL_TRANSITION');
END;
--> statement-breakpoint
CREATE TRIGGER certificate_events_do_not_change
BEFORE UPDATE OF id, certificate_id, therapist_id, kind, reason, created_at ON certificate_events
BEGIN
  SELECT RAISE(ABORT, 'ERR_ILLEGAL_TRANSITION');
END;
