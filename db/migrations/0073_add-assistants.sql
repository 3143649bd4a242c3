CREATE TABLE `assistants` (
	`id` text PRIMARY KEY NOT NULL,
	`practitioner_user_id` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`user_id` text,
	`invited_at` integer NOT NULL,
	`joined_at` integer,
	FOREIGN KEY (`practitioner_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `assistants_email` ON `assistants` (`practitioner_user_id`,`email_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `assistants_user` ON `assistants` (`user_id`,`practitioner_user_id`);--> statement-breakpoint
CREATE INDEX `assistants_email_key` ON `assistants` (`email_key`);--> statement-breakpoint
CREATE INDEX `assistants_open` ON `assistants` (`invited_at`) WHERE joined_at is null;