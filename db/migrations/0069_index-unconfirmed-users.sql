DROP INDEX `users_unconfirmed`;--> statement-breakpoint
CREATE INDEX `users_unconfirmed_created` ON `users` (`created_at`,`id`) WHERE email_verified_at is null;--> statement-breakpoint
CREATE INDEX `users_unconfirmed_name` ON `users` (`name_key`,`id`) WHERE email_verified_at is null;--> statement-breakpoint
CREATE INDEX `users_unconfirmed_last_sign_in` ON `users` (`last_sign_in_at`,`id`) WHERE email_verified_at is null;