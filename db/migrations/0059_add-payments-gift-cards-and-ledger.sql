CREATE TABLE `gift_card_redemptions` (
	`id` text PRIMARY KEY NOT NULL,
	`gift_card_id` text NOT NULL,
	`therapy_session_id` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`returned_cents` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`gift_card_id`) REFERENCES `gift_cards`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`therapy_session_id`) REFERENCES `therapy_sessions`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "gift_card_redemptions_amount" CHECK("gift_card_redemptions"."amount_cents" > 0),
	CONSTRAINT "gift_card_redemptions_returned" CHECK("gift_card_redemptions"."returned_cents" between 0 and "gift_card_redemptions"."amount_cents")
);
--> statement-breakpoint
CREATE INDEX `gift_card_redemptions_card` ON `gift_card_redemptions` (`gift_card_id`);--> statement-breakpoint
CREATE INDEX `gift_card_redemptions_session` ON `gift_card_redemptions` (`therapy_session_id`);--> statement-breakpoint
CREATE TABLE `gift_cards` (
	`id` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`postage_cents` integer NOT NULL,
	`design` text NOT NULL,
	`language` text NOT NULL,
	`buyer_user_id` text,
	`buyer_name` text NOT NULL,
	`buyer_email` text NOT NULL,
	`recipient_name` text NOT NULL,
	`message` text NOT NULL,
	`delivery` text NOT NULL,
	`deliver_at` integer,
	`sent_at` integer,
	`code_hash` text,
	`code_sealed` text,
	`last4` text,
	`activated_at` integer,
	`expires_at` integer,
	`reminders_sent` integer DEFAULT 0 NOT NULL,
	`replaced_by` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`buyer_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`replaced_by`) REFERENCES `gift_cards`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "gift_cards_amount" CHECK(typeof("gift_cards"."amount_cents") = 'integer' and "gift_cards"."amount_cents" between 1 and 50000),
	CONSTRAINT "gift_cards_code_when_paid" CHECK(("gift_cards"."state" = 'pending') = ("gift_cards"."code_hash" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `gift_cards_code` ON `gift_cards` (`code_hash`);--> statement-breakpoint
CREATE INDEX `gift_cards_created` ON `gift_cards` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `gift_cards_buyer` ON `gift_cards` (`buyer_user_id`);--> statement-breakpoint
CREATE INDEX `gift_cards_mails` ON `gift_cards` (`deliver_at`) WHERE state = 'active' and sent_at is null;--> statement-breakpoint
CREATE INDEX `gift_cards_ends` ON `gift_cards` (`expires_at`) WHERE state = 'active';--> statement-breakpoint
CREATE TABLE `ledger_events` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	`payment_id` text,
	`gift_card_id` text,
	`therapy_session_id` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_events_key` ON `ledger_events` (`key`);--> statement-breakpoint
CREATE INDEX `ledger_events_at` ON `ledger_events` (`at`,`id`);--> statement-breakpoint
CREATE INDEX `ledger_events_payment` ON `ledger_events` (`payment_id`);--> statement-breakpoint
CREATE INDEX `ledger_events_gift_card` ON `ledger_events` (`gift_card_id`);--> statement-breakpoint
CREATE INDEX `ledger_events_session` ON `ledger_events` (`therapy_session_id`);--> statement-breakpoint
CREATE TABLE `ledger_transfers` (
	`event_id` text NOT NULL,
	`position` integer NOT NULL,
	`debit` text NOT NULL,
	`credit` text NOT NULL,
	`amount_cents` integer NOT NULL,
	PRIMARY KEY(`event_id`, `position`),
	FOREIGN KEY (`event_id`) REFERENCES `ledger_events`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "ledger_transfers_amount" CHECK(typeof("ledger_transfers"."amount_cents") = 'integer' and "ledger_transfers"."amount_cents" between 1 and 10000000),
	CONSTRAINT "ledger_transfers_two_accounts" CHECK("ledger_transfers"."debit" <> "ledger_transfers"."credit")
);
--> statement-breakpoint
CREATE INDEX `ledger_transfers_debit` ON `ledger_transfers` (`debit`,`amount_cents`);--> statement-breakpoint
CREATE INDEX `ledger_transfers_credit` ON `ledger_transfers` (`credit`,`amount_cents`);--> statement-breakpoint
CREATE TABLE `payment_events` (
	`id` text PRIMARY KEY NOT NULL,
	`provider` text NOT NULL,
	`event_id` text NOT NULL,
	`payment_id` text,
	`kind` text NOT NULL,
	`outcome` text NOT NULL,
	`received_at` integer NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_events_event` ON `payment_events` (`provider`,`event_id`);--> statement-breakpoint
CREATE INDEX `payment_events_payment` ON `payment_events` (`payment_id`);--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`reference` text NOT NULL,
	`state` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`refunded_cents` integer DEFAULT 0 NOT NULL,
	`lines` text NOT NULL,
	`description` text NOT NULL,
	`language` text NOT NULL,
	`buyer_user_id` text,
	`buyer_name` text NOT NULL,
	`buyer_email` text NOT NULL,
	`provider` text NOT NULL,
	`provider_reference` text,
	`page_url` text,
	`failure` text,
	`flag` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`paid_at` integer,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`buyer_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "payments_amount" CHECK(typeof("payments"."amount_cents") = 'integer' and "payments"."amount_cents" between 1 and 1000000),
	CONSTRAINT "payments_refunded" CHECK("payments"."refunded_cents" between 0 and "payments"."amount_cents")
);
--> statement-breakpoint
CREATE INDEX `payments_created` ON `payments` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `payments_reference` ON `payments` (`kind`,`reference`,`created_at`);--> statement-breakpoint
CREATE INDEX `payments_pending` ON `payments` (`expires_at`) WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX `payments_buyer` ON `payments` (`buyer_user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_provider_reference` ON `payments` (`provider`,`provider_reference`);--> statement-breakpoint
CREATE TABLE `receipts` (
	`number` text PRIMARY KEY NOT NULL,
	`year` integer NOT NULL,
	`sequence` integer NOT NULL,
	`kind` text NOT NULL,
	`payment_id` text NOT NULL,
	`refund_id` text,
	`amount_cents` integer NOT NULL,
	`issued_at` integer NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`refund_id`) REFERENCES `refunds`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "receipts_of_refund" CHECK(("receipts"."kind" = 'credit-note') = ("receipts"."refund_id" is not null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `receipts_sequence` ON `receipts` (`year`,`sequence`);--> statement-breakpoint
CREATE INDEX `receipts_payment` ON `receipts` (`payment_id`);--> statement-breakpoint
CREATE TABLE `refunds` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`lines` text NOT NULL,
	`reason` text NOT NULL,
	`state` text NOT NULL,
	`provider_reference` text,
	`requested_by` text,
	`created_at` integer NOT NULL,
	`done_at` integer,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`requested_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "refunds_amount" CHECK(typeof("refunds"."amount_cents") = 'integer' and "refunds"."amount_cents" between 1 and 1000000)
);
--> statement-breakpoint
CREATE INDEX `refunds_payment` ON `refunds` (`payment_id`);--> statement-breakpoint
CREATE INDEX `refunds_requested` ON `refunds` (`created_at`) WHERE state = 'requested';
--> statement-breakpoint
CREATE TRIGGER ledger_events_never_update BEFORE UPDATE ON ledger_events
BEGIN
  SELECT RAISE(ABORT, 'ledger_events are only added');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_events_never_delete BEFORE DELETE ON ledger_events
BEGIN
  SELECT RAISE(ABORT, 'ledger_events are only added');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_transfers_never_update BEFORE UPDATE ON ledger_transfers
BEGIN
  SELECT RAISE(ABORT, 'ledger_transfers are only added');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_transfers_never_delete BEFORE DELETE ON ledger_transfers
BEGIN
  SELECT RAISE(ABORT, 'ledger_transfers are only added');
END;
--> statement-breakpoint
CREATE TRIGGER receipts_never_update BEFORE UPDATE ON receipts
BEGIN
  SELECT RAISE(ABORT, 'receipts are only added');
END;
--> statement-breakpoint
CREATE TRIGGER receipts_never_delete BEFORE DELETE ON receipts
BEGIN
  SELECT RAISE(ABORT, 'receipts are only added');
END;
--> statement-breakpoint
-- What another person owns is never taken twice.
CREATE TRIGGER ledger_transfers_never_overdraw BEFORE INSERT ON ledger_transfers
WHEN NEW.debit LIKE 'gift-card:%' OR NEW.debit LIKE 'session:%' OR NEW.debit LIKE 'refund:%' OR NEW.debit LIKE 'unmatched:%'
BEGIN
  SELECT RAISE(ABORT, 'ERR_BALANCE_TOO_LOW') WHERE
    (SELECT coalesce(sum(amount_cents), 0) FROM ledger_transfers WHERE credit = NEW.debit)
    - (SELECT coalesce(sum(amount_cents), 0) FROM ledger_transfers WHERE debit = NEW.debit)
    < NEW.amount_cents;
END;
--> statement-breakpoint
CREATE TRIGGER receipts_have_no_gaps BEFORE INSERT ON receipts
BEGIN
  SELECT RAISE(ABORT, 'a receipt continues the numbers of its year') WHERE NEW.sequence <> 1 + (
    SELECT coalesce(max(sequence), 0) FROM receipts WHERE year = NEW.year
  );
END;
--> statement-breakpoint
-- What was paid and for how much stays as it was.
CREATE TRIGGER payments_keep_their_amount BEFORE UPDATE OF id, kind, reference, amount_cents, lines, created_at ON payments
WHEN NEW.id <> OLD.id OR NEW.kind <> OLD.kind OR NEW.reference <> OLD.reference
  OR NEW.amount_cents <> OLD.amount_cents OR NEW.lines <> OLD.lines OR NEW.created_at <> OLD.created_at
BEGIN
  SELECT RAISE(ABORT, 'the amount of a payment never changes');
END;
--> statement-breakpoint
CREATE TRIGGER payments_keep_their_state BEFORE UPDATE OF state ON payments
WHEN NEW.state <> OLD.state AND NOT (
  OLD.state = 'pending'
  OR (OLD.state IN ('failed', 'expired') AND NEW.state = 'paid')
  OR (OLD.state IN ('paid', 'partially-refunded', 'refunded')
    AND NEW.state IN ('paid', 'partially-refunded', 'refunded'))
)
BEGIN
  SELECT RAISE(ABORT, 'ERR_ILLEGAL_TRANSITION');
END;
