CREATE TABLE `session_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`therapist_id` text NOT NULL,
	`user_id` text NOT NULL,
	`event_type_uri` text NOT NULL,
	`practice_type` text NOT NULL,
	`intro` integer NOT NULL,
	`price_cents` integer NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`time_zone` text NOT NULL,
	`meeting_type` text NOT NULL,
	`place` text NOT NULL,
	`answers` text NOT NULL,
	`tracking` text NOT NULL,
	`hold_id` text NOT NULL,
	`hold_secret_sealed` text NOT NULL,
	`created_at` integer NOT NULL,
	`answer_by` integer NOT NULL,
	`status` text NOT NULL,
	`ended_at` integer,
	`message` text DEFAULT '' NOT NULL,
	`therapy_session_id` text,
	FOREIGN KEY (`therapist_id`) REFERENCES `therapists`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "session_requests_end" CHECK(("session_requests"."status" = 'waiting') = ("session_requests"."ended_at" is null)),
	CONSTRAINT "session_requests_times" CHECK("session_requests"."ends_at" > "session_requests"."starts_at")
);
--> statement-breakpoint
CREATE INDEX `session_requests_therapist` ON `session_requests` (`therapist_id`,`status`);--> statement-breakpoint
CREATE INDEX `session_requests_user` ON `session_requests` (`user_id`);--> statement-breakpoint
CREATE INDEX `session_requests_hold` ON `session_requests` (`hold_id`);--> statement-breakpoint
CREATE INDEX `session_requests_due` ON `session_requests` (`status`,`answer_by`);--> statement-breakpoint
ALTER TABLE `booking_requests` ADD `session_request_id` text;--> statement-breakpoint
ALTER TABLE `practices` ADD `approval` text DEFAULT 'never' NOT NULL;