CREATE TABLE `waiting_list_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`therapist_id` text NOT NULL,
	`user_id` text NOT NULL,
	`practice_id` text,
	`weekdays` text NOT NULL,
	`parts_of_day` text NOT NULL,
	`meeting_type` text,
	`created_at` integer NOT NULL,
	`ended_at` integer,
	`ended_by` text,
	FOREIGN KEY (`therapist_id`) REFERENCES `therapists`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`practice_id`) REFERENCES `practices`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "waiting_list_entries_end" CHECK(("waiting_list_entries"."ended_at" is null) = ("waiting_list_entries"."ended_by" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `waiting_list_entries_waiting` ON `waiting_list_entries` (`therapist_id`,`user_id`) WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX `waiting_list_entries_user` ON `waiting_list_entries` (`user_id`);--> statement-breakpoint
CREATE TABLE `waiting_list_offers` (
	`id` text PRIMARY KEY NOT NULL,
	`entry_id` text NOT NULL,
	`practice_id` text NOT NULL,
	`event_type_uri` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`time_zone` text NOT NULL,
	`meeting_type` text NOT NULL,
	`place` text NOT NULL,
	`hold_id` text NOT NULL,
	`hold_secret_sealed` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`status` text NOT NULL,
	`answered_at` integer,
	`therapy_session_id` text,
	FOREIGN KEY (`entry_id`) REFERENCES `waiting_list_entries`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "waiting_list_offers_times" CHECK("waiting_list_offers"."ends_at" > "waiting_list_offers"."starts_at")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `waiting_list_offers_open` ON `waiting_list_offers` (`entry_id`) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX `waiting_list_offers_entry` ON `waiting_list_offers` (`entry_id`);--> statement-breakpoint
CREATE INDEX `waiting_list_offers_hold` ON `waiting_list_offers` (`hold_id`);--> statement-breakpoint
CREATE TABLE `waiting_list_watches` (
	`therapist_id` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`known` text NOT NULL,
	`freed` text NOT NULL,
	`until` integer NOT NULL,
	FOREIGN KEY (`therapist_id`) REFERENCES `therapists`(`id`) ON UPDATE no action ON DELETE cascade
);
