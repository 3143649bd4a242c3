CREATE TABLE `booking_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`secret_hash` text NOT NULL,
	`link_hash` text NOT NULL,
	`code_hash` text NOT NULL,
	`code_expires_at` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`hold_id` text NOT NULL,
	`hold_secret_sealed` text NOT NULL,
	`event_type_uri` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`meeting_type` text,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`name` text NOT NULL,
	`time_zone` text NOT NULL,
	`language` text NOT NULL,
	`answers` text NOT NULL,
	`tracking` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`confirmed_at` integer,
	`therapy_session_id` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `booking_requests_link` ON `booking_requests` (`link_hash`);--> statement-breakpoint
CREATE INDEX `booking_requests_hold` ON `booking_requests` (`hold_id`);--> statement-breakpoint
CREATE INDEX `booking_requests_email` ON `booking_requests` (`email_key`);--> statement-breakpoint
CREATE INDEX `booking_requests_expires` ON `booking_requests` (`expires_at`);--> statement-breakpoint
CREATE TABLE `sign_in_codes` (
	`email_key` text PRIMARY KEY NOT NULL,
	`code_hash` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sign_in_codes_expires` ON `sign_in_codes` (`expires_at`);