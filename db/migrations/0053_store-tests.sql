CREATE TABLE `suitability_drafts` (
	`user_id` text PRIMARY KEY NOT NULL,
	`content_sealed` blob NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `suitability_drafts_changed_at` ON `suitability_drafts` (`changed_at`);--> statement-breakpoint
CREATE TABLE `suitability_results` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`content_sealed` blob NOT NULL,
	`taken_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `suitability_results_user` ON `suitability_results` (`user_id`,`taken_at`);