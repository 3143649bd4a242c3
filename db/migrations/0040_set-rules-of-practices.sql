CREATE TABLE `scheduling_stays` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`from_date` text NOT NULL,
	`to_date` text NOT NULL,
	`time_zone` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `scheduling_accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "scheduling_stays_dates" CHECK("scheduling_stays"."to_date" >= "scheduling_stays"."from_date")
);
--> statement-breakpoint
CREATE INDEX `scheduling_stays_account` ON `scheduling_stays` (`account_id`,`from_date`);--> statement-breakpoint
CREATE TABLE `scheduling_travel_times` (
	`account_id` text NOT NULL,
	`first_place_id` text NOT NULL,
	`second_place_id` text NOT NULL,
	`minutes` integer NOT NULL,
	PRIMARY KEY(`first_place_id`, `second_place_id`),
	FOREIGN KEY (`account_id`) REFERENCES `scheduling_accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`first_place_id`) REFERENCES `scheduling_places`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`second_place_id`) REFERENCES `scheduling_places`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "scheduling_travel_times_places" CHECK("scheduling_travel_times"."first_place_id" < "scheduling_travel_times"."second_place_id")
);
--> statement-breakpoint
CREATE INDEX `scheduling_travel_times_account` ON `scheduling_travel_times` (`account_id`);--> statement-breakpoint
ALTER TABLE `event_types` ADD `buffer_before_minutes` integer;--> statement-breakpoint
ALTER TABLE `event_types` ADD `minimum_notice_minutes` integer;--> statement-breakpoint
ALTER TABLE `event_types` ADD `horizon_days` integer;--> statement-breakpoint
ALTER TABLE `event_types` ADD `daily_maximum` integer;--> statement-breakpoint
ALTER TABLE `event_types` ADD `weekly_maximum` integer;--> statement-breakpoint
ALTER TABLE `event_types` ADD `hours` text;--> statement-breakpoint
ALTER TABLE `event_types` ADD `place_ids` text;--> statement-breakpoint
ALTER TABLE `scheduling_accounts` ADD `weekly_maximum` integer;
--> statement-breakpoint
CREATE TRIGGER scheduling_stays_insert_is_noted AFTER INSERT ON scheduling_stays
BEGIN
  INSERT INTO changes (part, subject) VALUES ('schedule', NEW.account_id);
END;
--> statement-breakpoint
CREATE TRIGGER scheduling_stays_update_is_noted AFTER UPDATE ON scheduling_stays
BEGIN
  INSERT INTO changes (part, subject) VALUES ('schedule', NEW.account_id);
END;
--> statement-breakpoint
CREATE TRIGGER scheduling_stays_delete_is_noted AFTER DELETE ON scheduling_stays
BEGIN
  INSERT INTO changes (part, subject) VALUES ('schedule', OLD.account_id);
END;
--> statement-breakpoint
CREATE TRIGGER scheduling_travel_times_insert_is_noted AFTER INSERT ON scheduling_travel_times
BEGIN
  INSERT INTO changes (part, subject) VALUES ('schedule', NEW.account_id);
END;
--> statement-breakpoint
CREATE TRIGGER scheduling_travel_times_update_is_noted AFTER UPDATE ON scheduling_travel_times
BEGIN
  INSERT INTO changes (part, subject) VALUES ('schedule', NEW.account_id);
END;
--> statement-breakpoint
CREATE TRIGGER scheduling_travel_times_delete_is_noted AFTER DELETE ON scheduling_travel_times
BEGIN
  INSERT INTO changes (part, subject) VALUES ('schedule', OLD.account_id);
END;
