CREATE TABLE `absence_sessions` (
	`absence_id` text NOT NULL,
	`therapy_session_id` text NOT NULL,
	`starts_at` integer NOT NULL,
	`reminded_at` integer,
	`replacement_id` text,
	PRIMARY KEY(`absence_id`, `therapy_session_id`),
	FOREIGN KEY (`absence_id`) REFERENCES `absences`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`therapy_session_id`) REFERENCES `therapy_sessions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`replacement_id`) REFERENCES `therapy_sessions`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `absence_sessions_session` ON `absence_sessions` (`therapy_session_id`);--> statement-breakpoint
CREATE INDEX `absence_sessions_replacement` ON `absence_sessions` (`replacement_id`);--> statement-breakpoint
CREATE TABLE `absences` (
	`id` text PRIMARY KEY NOT NULL,
	`therapist_id` text NOT NULL,
	`from_date` text NOT NULL,
	`to_date` text NOT NULL,
	`time_zone` text NOT NULL,
	`created_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`therapist_id`) REFERENCES `therapists`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `absences_therapist` ON `absences` (`therapist_id`,`to_date`);--> statement-breakpoint
ALTER TABLE `therapy_sessions` ADD `away_since` integer;--> statement-breakpoint
CREATE INDEX `therapy_sessions_away` ON `therapy_sessions` (`starts_at`) WHERE away_since is not null and status = 'booked';