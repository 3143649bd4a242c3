CREATE TABLE `sealed_journals` (
	`user_id` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`passphrase_lock` text NOT NULL,
	`recovery_lock` text NOT NULL,
	`proof_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `therapy_sessions` ADD `is_note_closed` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `discreet` text;