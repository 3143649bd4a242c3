CREATE TABLE `page_texts` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`lead` text NOT NULL,
	`sections` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `practice_texts` (
	`code` text PRIMARY KEY NOT NULL,
	`practice_group` text NOT NULL,
	`summary` text NOT NULL,
	`about` text NOT NULL,
	`what_happens` text NOT NULL,
	`good_to_know` text NOT NULL,
	`evidence` text NOT NULL,
	`helps` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `rules` (
	`id` text PRIMARY KEY NOT NULL,
	`fact` text NOT NULL,
	`practices` text NOT NULL,
	`severity` text NOT NULL,
	`reason` text NOT NULL,
	`source` text NOT NULL
);
