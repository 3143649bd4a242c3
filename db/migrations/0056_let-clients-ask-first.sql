CREATE TABLE `answer_times` (
	`id` text PRIMARY KEY NOT NULL,
	`therapist_id` text NOT NULL,
	`waited_ms` integer NOT NULL,
	`answered` integer NOT NULL,
	`ended_at` integer NOT NULL,
	FOREIGN KEY (`therapist_id`) REFERENCES `therapists`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `answer_times_therapist` ON `answer_times` (`therapist_id`,`ended_at`);--> statement-breakpoint
CREATE TABLE `asked_question_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`question_id` text NOT NULL,
	`author` text NOT NULL,
	`text_sealed` blob NOT NULL,
	`decision` text,
	`written_at` integer NOT NULL,
	FOREIGN KEY (`question_id`) REFERENCES `asked_questions`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "asked_question_messages_decision" CHECK(("asked_question_messages"."author" = 'therapist') = ("asked_question_messages"."decision" is not null))
);
--> statement-breakpoint
CREATE INDEX `asked_question_messages_question` ON `asked_question_messages` (`question_id`,`written_at`);--> statement-breakpoint
CREATE TABLE `asked_questions` (
	`id` text PRIMARY KEY NOT NULL,
	`therapist_id` text NOT NULL,
	`user_id` text NOT NULL,
	`practice_type` text NOT NULL,
	`content_sealed` blob NOT NULL,
	`status` text NOT NULL,
	`asked_at` integer NOT NULL,
	`waiting_since` integer,
	`reminded_at` integer,
	`changed_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`therapist_id`) REFERENCES `therapists`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "asked_questions_waiting_since" CHECK(("asked_questions"."status" = 'waiting') = ("asked_questions"."waiting_since" is not null)),
	CONSTRAINT "asked_questions_end" CHECK(("asked_questions"."status" in ('waiting', 'answered')) = ("asked_questions"."ended_at" is null))
);
--> statement-breakpoint
CREATE INDEX `asked_questions_therapist` ON `asked_questions` (`therapist_id`,`status`);--> statement-breakpoint
CREATE INDEX `asked_questions_user` ON `asked_questions` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `asked_questions_open` ON `asked_questions` (`user_id`,`therapist_id`,`practice_type`) WHERE "asked_questions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX `asked_questions_waiting` ON `asked_questions` (`status`,`waiting_since`);--> statement-breakpoint
CREATE TABLE `clearances` (
	`id` text PRIMARY KEY NOT NULL,
	`question_id` text NOT NULL,
	`therapist_id` text NOT NULL,
	`user_id` text NOT NULL,
	`practice_type` text NOT NULL,
	`content_sealed` blob NOT NULL,
	`cleared_at` integer NOT NULL,
	`valid_until` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`question_id`) REFERENCES `asked_questions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`therapist_id`) REFERENCES `therapists`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "clearances_end" CHECK("clearances"."valid_until" > "clearances"."cleared_at")
);
--> statement-breakpoint
CREATE INDEX `clearances_user` ON `clearances` (`user_id`,`therapist_id`,`practice_type`);--> statement-breakpoint
CREATE INDEX `clearances_therapist` ON `clearances` (`therapist_id`);--> statement-breakpoint
CREATE INDEX `clearances_question` ON `clearances` (`question_id`);