CREATE TABLE `package_offers` (
	`id` text PRIMARY KEY NOT NULL,
	`therapist_id` text NOT NULL,
	`practice_id` text NOT NULL,
	`sessions` integer NOT NULL,
	`price_cents` integer NOT NULL,
	`valid_months` integer NOT NULL,
	`is_on_sale` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`therapist_id`) REFERENCES `therapists`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`practice_id`) REFERENCES `practices`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "package_offers_sessions" CHECK("package_offers"."sessions" between 2 and 20),
	CONSTRAINT "package_offers_months" CHECK("package_offers"."valid_months" between 3 and 24),
	CONSTRAINT "package_offers_price" CHECK(typeof("package_offers"."price_cents") = 'integer' and "package_offers"."price_cents" between "package_offers"."sessions" * 100 and 1000000)
);
--> statement-breakpoint
CREATE INDEX `package_offers_therapist` ON `package_offers` (`therapist_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `package_offers_practice` ON `package_offers` (`practice_id`);--> statement-breakpoint
CREATE TABLE `packages` (
	`id` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`offer_id` text,
	`therapist_id` text NOT NULL,
	`practice_id` text NOT NULL,
	`practice_type` text NOT NULL,
	`duration_minutes` integer NOT NULL,
	`sessions` integer NOT NULL,
	`price_cents` integer NOT NULL,
	`valid_months` integer NOT NULL,
	`buyer_user_id` text,
	`language` text NOT NULL,
	`activated_at` integer,
	`expires_at` integer,
	`reminded_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`offer_id`) REFERENCES `package_offers`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`therapist_id`) REFERENCES `therapists`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`buyer_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "packages_sessions" CHECK("packages"."sessions" between 2 and 20),
	CONSTRAINT "packages_price" CHECK(typeof("packages"."price_cents") = 'integer' and "packages"."price_cents" between "packages"."sessions" * 100 and 1000000),
	CONSTRAINT "packages_paid" CHECK(("packages"."state" = 'pending') = ("packages"."activated_at" is null)
      and ("packages"."activated_at" is null) = ("packages"."expires_at" is null))
);
--> statement-breakpoint
CREATE INDEX `packages_buyer` ON `packages` (`buyer_user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `packages_offer` ON `packages` (`offer_id`);--> statement-breakpoint
CREATE INDEX `packages_therapist` ON `packages` (`therapist_id`);--> statement-breakpoint
CREATE INDEX `packages_ends` ON `packages` (`expires_at`) WHERE state = 'active';
--> statement-breakpoint
-- The public pages show what is offered.
CREATE TRIGGER package_offers_insert_is_noted AFTER INSERT ON package_offers
BEGIN
  INSERT INTO changes (part, subject) VALUES ('therapist', NEW.therapist_id);
END;
--> statement-breakpoint
CREATE TRIGGER package_offers_update_is_noted AFTER UPDATE ON package_offers
BEGIN
  INSERT INTO changes (part, subject) VALUES ('therapist', NEW.therapist_id);
END;
--> statement-breakpoint
CREATE TRIGGER package_offers_delete_is_noted AFTER DELETE ON package_offers
BEGIN
  INSERT INTO changes (part, subject) VALUES ('therapist', OLD.therapist_id);
END;
--> statement-breakpoint
-- What was sold and for how much stays as it was.
CREATE TRIGGER packages_keep_their_terms BEFORE UPDATE OF id, therapist_id, practice_type, duration_minutes, sessions, price_cents, valid_months ON packages
WHEN NEW.id <> OLD.id OR NEW.therapist_id <> OLD.therapist_id OR NEW.practice_type <> OLD.practice_type
  OR NEW.duration_minutes <> OLD.duration_minutes OR NEW.sessions <> OLD.sessions
  OR NEW.price_cents <> OLD.price_cents OR NEW.valid_months <> OLD.valid_months
BEGIN
  SELECT RAISE(ABORT, 'the terms of a sold package never change');
END;
