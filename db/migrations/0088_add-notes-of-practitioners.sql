CREATE TABLE `practitioner_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`author_user_id` text NOT NULL,
	`client_user_id` text NOT NULL,
	`note_sealed` blob NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`author_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`client_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `practitioner_notes_pair` ON `practitioner_notes` (`author_user_id`,`client_user_id`);--> statement-breakpoint
CREATE INDEX `practitioner_notes_client` ON `practitioner_notes` (`client_user_id`);