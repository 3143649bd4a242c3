CREATE TABLE `suitability_records` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`therapy_session_id` text,
	`session_request_id` text,
	`content_sealed` blob NOT NULL,
	`shared_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`therapy_session_id`) REFERENCES `therapy_sessions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`session_request_id`) REFERENCES `session_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "suitability_records_booking" CHECK(("suitability_records"."therapy_session_id" is null) <> ("suitability_records"."session_request_id" is null))
);
--> statement-breakpoint
CREATE INDEX `suitability_records_user` ON `suitability_records` (`user_id`);--> statement-breakpoint
CREATE INDEX `suitability_records_session` ON `suitability_records` (`therapy_session_id`);--> statement-breakpoint
CREATE INDEX `suitability_records_request` ON `suitability_records` (`session_request_id`);