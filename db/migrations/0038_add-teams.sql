CREATE TABLE `team_members` (
	`team_id` text NOT NULL,
	`therapist_id` text NOT NULL,
	`position` integer NOT NULL,
	`is_owner` integer NOT NULL,
	`invited_at` integer NOT NULL,
	`joined_at` integer,
	PRIMARY KEY(`team_id`, `therapist_id`),
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`therapist_id`) REFERENCES `therapists`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `team_members_therapist` ON `team_members` (`therapist_id`);--> statement-breakpoint
CREATE TABLE `teams` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`city` text NOT NULL,
	`address` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `teams_slug` ON `teams` (`slug`);
--> statement-breakpoint
-- Rendered pages are made again when a team changes.
CREATE TRIGGER teams_insert_is_noted AFTER INSERT ON teams
BEGIN
  INSERT INTO changes (part, subject) VALUES ('text', NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER teams_update_is_noted AFTER UPDATE ON teams
BEGIN
  INSERT INTO changes (part, subject) VALUES ('text', NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER teams_delete_is_noted AFTER DELETE ON teams
BEGIN
  INSERT INTO changes (part, subject) VALUES ('text', OLD.id);
END;
--> statement-breakpoint
CREATE TRIGGER team_members_insert_is_noted AFTER INSERT ON team_members
BEGIN
  INSERT INTO changes (part, subject) VALUES ('text', NEW.team_id);
END;
--> statement-breakpoint
CREATE TRIGGER team_members_update_is_noted AFTER UPDATE ON team_members
BEGIN
  INSERT INTO changes (part, subject) VALUES ('text', NEW.team_id);
END;
--> statement-breakpoint
CREATE TRIGGER team_members_delete_is_noted AFTER DELETE ON team_members
BEGIN
  INSERT INTO changes (part, subject) VALUES ('text', OLD.team_id);
END;
