CREATE TABLE `calendar_feeds` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`secret_hash` text NOT NULL,
	`secret_sealed` blob NOT NULL,
	`detail` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_read_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_user` ON `calendar_feeds` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_secret` ON `calendar_feeds` (`secret_hash`);--> statement-breakpoint
CREATE TABLE `job_leases` (
	`name` text PRIMARY KEY NOT NULL,
	`holder` text NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `calendar_imports` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`url_sealed` blob,
	`etag` text,
	`read_at` integer,
	`next_read_at` integer,
	`failures` integer DEFAULT 0 NOT NULL,
	`last_error` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `scheduling_accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `calendar_imports_account` ON `calendar_imports` (`account_id`);--> statement-breakpoint
CREATE INDEX `calendar_imports_next` ON `calendar_imports` (`next_read_at`);--> statement-breakpoint
CREATE TABLE `imported_busy_times` (
	`id` text PRIMARY KEY NOT NULL,
	`import_id` text NOT NULL,
	`account_id` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	FOREIGN KEY (`import_id`) REFERENCES `calendar_imports`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`account_id`) REFERENCES `scheduling_accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "imported_busy_times_times" CHECK("imported_busy_times"."ends_at" > "imported_busy_times"."starts_at")
);
--> statement-breakpoint
CREATE INDEX `imported_busy_times_account` ON `imported_busy_times` (`account_id`,`ends_at`);--> statement-breakpoint
CREATE INDEX `imported_busy_times_import` ON `imported_busy_times` (`import_id`);--> statement-breakpoint
CREATE TABLE `provider_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`once_key` text NOT NULL,
	`event` text NOT NULL,
	`invitee_uri` text NOT NULL,
	`received_at` integer NOT NULL,
	`processed_at` integer,
	`tries` integer DEFAULT 0 NOT NULL,
	`next_try_at` integer NOT NULL,
	`last_error` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `provider_deliveries_once` ON `provider_deliveries` (`once_key`);--> statement-breakpoint
CREATE INDEX `provider_deliveries_waiting` ON `provider_deliveries` (`processed_at`,`next_try_at`);--> statement-breakpoint
CREATE TABLE `provider_facts` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `scheduling_vacations` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`from_date` text NOT NULL,
	`to_date` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `scheduling_accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "scheduling_vacations_dates" CHECK("scheduling_vacations"."to_date" >= "scheduling_vacations"."from_date")
);
--> statement-breakpoint
CREATE INDEX `scheduling_vacations_account` ON `scheduling_vacations` (`account_id`,`from_date`);--> statement-breakpoint
ALTER TABLE `event_types` ADD `capacity` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `event_types` ADD `once_per_client` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `invitees` ADD `old_invitee_id` text;--> statement-breakpoint
ALTER TABLE `invitees` ADD `new_invitee_id` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `attachments` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `once_key` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `not_after` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_once` ON `outbox` (`once_key`);--> statement-breakpoint
ALTER TABLE `scheduling_accounts` ADD `travel_minutes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `therapy_sessions` ADD `rescheduled_from_id` text;--> statement-breakpoint
ALTER TABLE `therapy_sessions` ADD `no_show_at` integer;--> statement-breakpoint
ALTER TABLE `therapy_sessions` ADD `calendar_uid` text;--> statement-breakpoint
ALTER TABLE `therapy_sessions` ADD `calendar_sequence` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `therapy_sessions_rescheduled_from` ON `therapy_sessions` (`rescheduled_from_id`);--> statement-breakpoint
CREATE INDEX `therapy_sessions_booked_start` ON `therapy_sessions` (`starts_at`) WHERE status = 'booked';