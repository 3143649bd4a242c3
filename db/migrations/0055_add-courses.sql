CREATE TABLE `course_answers` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`course_id` text NOT NULL,
	`material_id` text NOT NULL,
	`content_sealed` blob NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `course_answers_one` ON `course_answers` (`user_id`,`material_id`);--> statement-breakpoint
CREATE INDEX `course_answers_course` ON `course_answers` (`course_id`);--> statement-breakpoint
CREATE TABLE `course_certificates` (
	`id` text PRIMARY KEY NOT NULL,
	`course_id` text NOT NULL,
	`user_id` text NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`content` text NOT NULL,
	`issued_at` integer NOT NULL,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `course_certificates_code` ON `course_certificates` (`code`);--> statement-breakpoint
CREATE UNIQUE INDEX `course_certificates_one` ON `course_certificates` (`user_id`,`course_id`);--> statement-breakpoint
CREATE TABLE `course_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`course_id` text NOT NULL,
	`code_hash` text NOT NULL,
	`ending` text NOT NULL,
	`name` text NOT NULL,
	`most_uses` integer NOT NULL,
	`uses` integer DEFAULT 0 NOT NULL,
	`expires_at` integer,
	`created_at` integer NOT NULL,
	`revoked_at` integer,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "course_codes_uses" CHECK("course_codes"."uses" between 0 and "course_codes"."most_uses")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `course_codes_hash` ON `course_codes` (`code_hash`);--> statement-breakpoint
CREATE INDEX `course_codes_course` ON `course_codes` (`course_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `course_enrolments` (
	`id` text PRIMARY KEY NOT NULL,
	`course_id` text NOT NULL,
	`user_id` text NOT NULL,
	`access` text NOT NULL,
	`done` text DEFAULT '{}' NOT NULL,
	`positions` text DEFAULT '{}' NOT NULL,
	`last_lesson_id` text,
	`started_at` integer NOT NULL,
	`last_at` integer NOT NULL,
	`finished_at` integer,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `course_enrolments_one` ON `course_enrolments` (`user_id`,`course_id`);--> statement-breakpoint
CREATE INDEX `course_enrolments_course` ON `course_enrolments` (`course_id`);--> statement-breakpoint
CREATE TABLE `courses` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_therapist_id` text,
	`state` text NOT NULL,
	`listing` text NOT NULL,
	`access` text NOT NULL,
	`price_cents` integer,
	`position` integer DEFAULT 0 NOT NULL,
	`draft` text NOT NULL,
	`published` text,
	`published_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`owner_therapist_id`) REFERENCES `therapists`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "courses_price" CHECK(("courses"."access" = 'bought') = ("courses"."price_cents" is not null and "courses"."price_cents" > 0)),
	CONSTRAINT "courses_published" CHECK("courses"."state" = 'draft' or "courses"."published" is not null)
);
--> statement-breakpoint
CREATE INDEX `courses_owner` ON `courses` (`owner_therapist_id`);--> statement-breakpoint
CREATE INDEX `courses_listed` ON `courses` (`state`,`listing`,`position`);--> statement-breakpoint
-- Rendered pages are made again when a published course changes.
CREATE TRIGGER courses_insert_is_noted AFTER INSERT ON courses
BEGIN
  INSERT INTO changes (part, subject) VALUES ('text', NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER courses_update_is_noted AFTER UPDATE OF owner_therapist_id, state, listing, access, price_cents, position, published ON courses
BEGIN
  INSERT INTO changes (part, subject) VALUES ('text', NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER courses_delete_is_noted AFTER DELETE ON courses
BEGIN
  INSERT INTO changes (part, subject) VALUES ('text', OLD.id);
END;
