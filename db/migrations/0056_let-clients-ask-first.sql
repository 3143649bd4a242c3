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
CREATE TABLE `client_question_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`question_id` text NOT NULL,
	`author` text NOT NULL,
	`text_sealed` blob NOT NULL,
	`decision` text,
	`written_at` integer NOT NULL,
	FOREIGN KEY (`question_id`) REFERENCES `client_questions`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "client_question_messages_decision" CHECK(("client_question_messages"."author" = 'therapist') = ("client_question_messages"."decision" is not null))
);
--> statement-breakpoint
CREATE INDEX `client_question_messages_question` ON `client_question_messages` (`question_id`,`written_at`);--> statement-breakpoint
CREATE TABLE `client_questions` (
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
	CONSTRAINT "client_questions_waiting_since" CHECK(("client_questions"."status" = 'waiting') = ("client_questions"."waiting_since" is not null)),
	CONSTRAINT "client_questions_end" CHECK(("client_questions"."status" in ('waiting', 'answered')) = ("client_questions"."ended_at" is null))
);
--> statement-breakpoint
CREATE INDEX `client_questions_therapist` ON `client_questions` (`therapist_id`,`status`);--> statement-breakpoint
CREATE INDEX `client_questions_user` ON `client_questions` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `client_questions_open` ON `client_questions` (`user_id`,`therapist_id`,`practice_type`) WHERE "client_questions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX `client_questions_waiting` ON `client_questions` (`status`,`waiting_since`);--> statement-breakpoint
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
	FOREIGN KEY (`question_id`) REFERENCES `client_questions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`therapist_id`) REFERENCES `therapists`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "clearances_end" CHECK("clearances"."valid_until" > "clearances"."cleared_at")
);
--> statement-breakpoint
CREATE INDEX `clearances_user` ON `clearances` (`user_id`,`therapist_id`,`practice_type`);--> statement-breakpoint
CREATE INDEX `clearances_therapist` ON `clearances` (`therapist_id`);--> statement-breakpoint
CREATE INDEX `clearances_question` ON `clearances` (`question_id`);