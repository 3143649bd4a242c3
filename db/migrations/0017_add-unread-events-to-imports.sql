ALTER TABLE `calendar_imports` ADD `covers_until` integer;--> statement-breakpoint
ALTER TABLE `calendar_imports` ADD `unread` text DEFAULT '{"events":0,"rules":[],"timeZones":[]}' NOT NULL;