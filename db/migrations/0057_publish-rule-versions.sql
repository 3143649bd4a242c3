CREATE TABLE `suitability_checks` (
	`user_id` text PRIMARY KEY NOT NULL,
	`cause` text NOT NULL,
	`requested_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `suitability_checks_requested` ON `suitability_checks` (`requested_at`);--> statement-breakpoint
CREATE TABLE `suitability_turns` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`therapy_session_id` text NOT NULL,
	`cause` text NOT NULL,
	`content_sealed` blob NOT NULL,
	`found_at` integer NOT NULL,
	`closed_at` integer,
	`closed_as` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`therapy_session_id`) REFERENCES `therapy_sessions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `suitability_turns_user` ON `suitability_turns` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `suitability_turns_open` ON `suitability_turns` (`therapy_session_id`) WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX `suitability_turns_session` ON `suitability_turns` (`therapy_session_id`,`found_at`);--> statement-breakpoint
CREATE TABLE `rule_drafts` (
	`id` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`title` text NOT NULL,
	`based_on` integer NOT NULL,
	`changes` text NOT NULL,
	`not_reached` text DEFAULT '[]' NOT NULL,
	`comment` text DEFAULT '' NOT NULL,
	`effective_from` integer,
	`author_id` text,
	`editor_ids` text DEFAULT '[]' NOT NULL,
	`return_reason` text,
	`returned_by_id` text,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`sent_at` integer,
	`published_version` integer,
	FOREIGN KEY (`based_on`) REFERENCES `rule_versions`(`version`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`returned_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `rule_drafts_state` ON `rule_drafts` (`state`,`changed_at`);--> statement-breakpoint
ALTER TABLE `rule_versions` ADD `rules` text;--> statement-breakpoint
ALTER TABLE `rule_versions` ADD `not_reached` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `rule_versions` ADD `effective_from` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `rule_versions` ADD `author_id` text REFERENCES users(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `rule_versions` ADD `reviewer_id` text REFERENCES users(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `rule_versions` ADD `by_admins` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `rule_versions` ADD `comment` text;--> statement-breakpoint
ALTER TABLE `rule_versions` ADD `published_at` integer;--> statement-breakpoint
ALTER TABLE `rule_versions` ADD `withdrawn_at` integer;--> statement-breakpoint
ALTER TABLE `rule_versions` ADD `followed_at` integer;--> statement-breakpoint
ALTER TABLE `therapy_sessions` ADD `rules_changed_at` integer;--> statement-breakpoint
UPDATE `rule_versions` SET `rules` = (
	SELECT json_group_array(json_object(
		'id', `id`, 'fact', `fact`, 'practices', json(`practices`), 'severity', `severity`,
		'reason', json(`reason`), 'source', json(`source`)
	)) FROM (SELECT * FROM `rules` ORDER BY `id`)
) WHERE `version` = (SELECT max(`version`) FROM `rule_versions`);
