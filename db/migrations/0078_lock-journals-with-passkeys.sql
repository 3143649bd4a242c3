CREATE TABLE `passkey_locks` (
	`passkey_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`lock` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`passkey_id`) REFERENCES `passkeys`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `sealed_journals`(`user_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `passkey_locks_user` ON `passkey_locks` (`user_id`);