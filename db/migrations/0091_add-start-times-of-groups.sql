ALTER TABLE `event_types` ADD `start_times` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `practices` ADD `start_times` text DEFAULT '[]' NOT NULL;