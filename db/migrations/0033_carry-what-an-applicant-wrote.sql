ALTER TABLE `leads` ADD `languages` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `leads` ADD `meeting_types` text DEFAULT '[]' NOT NULL;