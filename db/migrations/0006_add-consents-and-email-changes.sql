CREATE TABLE `consents` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
	`version` integer NOT NULL,
	`language` text NOT NULL,
	`text_hash` text NOT NULL,
	`given_at` integer NOT NULL,
	`withdrawn_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `consents_user` ON `consents` (`user_id`,`purpose`);--> statement-breakpoint
CREATE TABLE `invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`language` text NOT NULL,
	`therapist_id` text,
	`lead_id` text,
	`created_by` text,
	`claimed_by` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`therapist_id`) REFERENCES `therapists`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`lead_id`) REFERENCES `leads`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`claimed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_hash_unique` ON `invitations` (`hash`);--> statement-breakpoint
CREATE INDEX `invitations_email` ON `invitations` (`email_key`);--> statement-breakpoint
CREATE INDEX `invitations_claimed` ON `invitations` (`claimed_by`);--> statement-breakpoint
CREATE TABLE `email_changes` (
	`user_id` text PRIMARY KEY NOT NULL,
	`new_email` text NOT NULL,
	`old_hash` text NOT NULL,
	`new_hash` text NOT NULL,
	`old_confirmed_at` integer,
	`new_confirmed_at` integer,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `email_changes_old` ON `email_changes` (`old_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `email_changes_new` ON `email_changes` (`new_hash`);--> statement-breakpoint
ALTER TABLE `outbox` ADD `about_user_id` text;--> statement-breakpoint
CREATE INDEX `outbox_about` ON `outbox` (`about_user_id`);--> statement-breakpoint
ALTER TABLE `users` ADD `notifications` text DEFAULT '{"reminders":true,"news":false}' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `erasing_since` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `erased_at` integer;--> statement-breakpoint
CREATE INDEX `users_erasing` ON `users` (`erasing_since`) WHERE erasing_since is not null;--> statement-breakpoint
-- History rows never change, except that the erasure of a user sets actor and reason to null.
DROP TRIGGER therapy_session_history_keeps_every_row_update;--> statement-breakpoint
CREATE TRIGGER therapy_session_history_keeps_every_row_update BEFORE UPDATE ON therapy_session_history
WHEN NEW.id IS NOT OLD.id
  OR NEW.therapy_session_id IS NOT OLD.therapy_session_id
  OR NEW.at IS NOT OLD.at
  OR NEW.actor IS NOT OLD.actor
  OR NEW.action IS NOT OLD.action
  OR NEW.from_status IS NOT OLD.from_status
  OR NEW.to_status IS NOT OLD.to_status
  OR (NEW.actor_user_id IS NOT OLD.actor_user_id AND NEW.actor_user_id IS NOT NULL)
  OR (NEW.reason IS NOT OLD.reason AND NEW.reason IS NOT NULL)
BEGIN
  SELECT RAISE(ABORT, 'the history of a session is only added to');
END;
