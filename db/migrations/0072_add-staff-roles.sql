ALTER TABLE `users` ADD `staff_roles` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE INDEX `users_staff` ON `users` (`id`) WHERE staff_roles <> '[]';