CREATE TABLE `secret_link_uses` (
	`therapy_session_id` text PRIMARY KEY NOT NULL,
	`secret_link_id` text NOT NULL,
	FOREIGN KEY (`therapy_session_id`) REFERENCES `therapy_sessions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`secret_link_id`) REFERENCES `secret_links`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `secret_link_uses_link` ON `secret_link_uses` (`secret_link_id`);--> statement-breakpoint
CREATE TABLE `secret_links` (
	`id` text PRIMARY KEY NOT NULL,
	`therapist_id` text NOT NULL,
	`practice_id` text NOT NULL,
	`name` text NOT NULL,
	`single_use` integer NOT NULL,
	`last_day` text,
	`ends_at` integer,
	`token_hash` text NOT NULL,
	`token_sealed` text NOT NULL,
	`created_at` integer NOT NULL,
	`revoked_at` integer,
	`uses` integer DEFAULT 0 NOT NULL,
	`last_used_at` integer,
	FOREIGN KEY (`therapist_id`) REFERENCES `therapists`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`practice_id`) REFERENCES `practices`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "secret_links_single_use" CHECK("secret_links"."single_use" = 0 or "secret_links"."uses" <= 1),
	CONSTRAINT "secret_links_last_use" CHECK(("secret_links"."uses" = 0) = ("secret_links"."last_used_at" is null)),
	CONSTRAINT "secret_links_last_day" CHECK(("secret_links"."last_day" is null) = ("secret_links"."ends_at" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `secret_links_token` ON `secret_links` (`token_hash`);--> statement-breakpoint
CREATE INDEX `secret_links_therapist` ON `secret_links` (`therapist_id`);--> statement-breakpoint
CREATE INDEX `secret_links_practice` ON `secret_links` (`practice_id`);--> statement-breakpoint
ALTER TABLE `booking_requests` ADD `secret_link_id` text;--> statement-breakpoint
ALTER TABLE `session_requests` ADD `secret_link_id` text;