CREATE TABLE `saved_searches` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`address` text NOT NULL,
	`filters` text NOT NULL,
	`fitted` text NOT NULL,
	`created_at` integer NOT NULL,
	`looked_at` integer NOT NULL,
	`mailed_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `saved_searches_user` ON `saved_searches` (`user_id`);--> statement-breakpoint
CREATE INDEX `saved_searches_looked_at` ON `saved_searches` (`looked_at`);