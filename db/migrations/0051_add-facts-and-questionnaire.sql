CREATE TABLE `facts` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`question` text NOT NULL,
	`help` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `questionnaires` (
	`version` integer PRIMARY KEY NOT NULL,
	`content` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `rule_versions` (
	`version` integer PRIMARY KEY NOT NULL,
	`fingerprint` text NOT NULL
);
