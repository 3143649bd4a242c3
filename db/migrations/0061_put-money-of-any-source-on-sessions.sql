CREATE TABLE `session_money` (
	`id` text PRIMARY KEY NOT NULL,
	`source_kind` text NOT NULL,
	`source_id` text NOT NULL,
	`therapy_session_id` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`returned_cents` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`therapy_session_id`) REFERENCES `therapy_sessions`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "session_money_amount" CHECK("session_money"."amount_cents" > 0),
	CONSTRAINT "session_money_returned" CHECK("session_money"."returned_cents" between 0 and "session_money"."amount_cents")
);
--> statement-breakpoint
CREATE INDEX `session_money_source` ON `session_money` (`source_id`);--> statement-breakpoint
CREATE INDEX `session_money_session` ON `session_money` (`therapy_session_id`);--> statement-breakpoint
INSERT INTO session_money (id, source_kind, source_id, therapy_session_id, amount_cents, returned_cents, created_at)
SELECT id, 'gift-card', gift_card_id, therapy_session_id, amount_cents, returned_cents, created_at FROM gift_card_redemptions;--> statement-breakpoint
DROP TABLE `gift_card_redemptions`;--> statement-breakpoint
DROP TRIGGER ledger_transfers_never_overdraw;--> statement-breakpoint
-- What another person owns is never taken twice.
CREATE TRIGGER ledger_transfers_never_overdraw BEFORE INSERT ON ledger_transfers
WHEN NEW.debit LIKE 'gift-card:%' OR NEW.debit LIKE 'package:%' OR NEW.debit LIKE 'order:%'
  OR NEW.debit LIKE 'session:%' OR NEW.debit LIKE 'refund:%' OR NEW.debit LIKE 'unmatched:%'
BEGIN
  SELECT RAISE(ABORT, 'ERR_BALANCE_TOO_LOW') WHERE
    (SELECT coalesce(sum(amount_cents), 0) FROM ledger_transfers WHERE credit = NEW.debit)
    - (SELECT coalesce(sum(amount_cents), 0) FROM ledger_transfers WHERE debit = NEW.debit)
    < NEW.amount_cents;
END;
