DROP INDEX `users_last_name`;
--> statement-breakpoint
ALTER TABLE `users` DROP COLUMN `last_name_key`;
--> statement-breakpoint
DROP INDEX `outbox_recipient_key`;
--> statement-breakpoint
CREATE INDEX `outbox_recipient_key` ON `outbox` (lower(recipient));
--> statement-breakpoint
CREATE INDEX `ledger_transfers_debit_end` ON `ledger_transfers` (substr(debit, -6));
--> statement-breakpoint
CREATE INDEX `ledger_transfers_credit_end` ON `ledger_transfers` (substr(credit, -6));
--> statement-breakpoint
-- Set up as the other searched texts (0076).
CREATE VIRTUAL TABLE searched_users USING fts5 (name, email, tokenize = 'trigram');
--> statement-breakpoint
INSERT INTO searched_users (searched_users, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
REPLACE INTO searched_users_config VALUES ('version', 5);
--> statement-breakpoint
CREATE VIRTUAL TABLE searched_users_parts USING fts5vocab (searched_users, 'instance');
--> statement-breakpoint
INSERT INTO searched_users (rowid, name, email)
SELECT rowid, name || char(10, 10), email || char(10, 10) FROM users;
--> statement-breakpoint
CREATE TRIGGER users_insert_is_searched AFTER INSERT ON users
BEGIN
  INSERT INTO searched_users (rowid, name, email)
  VALUES (NEW.rowid, NEW.name || char(10, 10), NEW.email || char(10, 10));
END;
--> statement-breakpoint
CREATE TRIGGER users_update_is_searched AFTER UPDATE OF name, email ON users
WHEN NEW.name <> OLD.name OR NEW.email <> OLD.email
BEGIN
  UPDATE searched_users SET name = NEW.name || char(10, 10), email = NEW.email || char(10, 10)
  WHERE rowid = NEW.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER users_delete_is_searched AFTER DELETE ON users
BEGIN
  DELETE FROM searched_users WHERE rowid = OLD.rowid;
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE searched_outbox USING fts5 (recipient, tokenize = 'trigram');
--> statement-breakpoint
INSERT INTO searched_outbox (searched_outbox, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
REPLACE INTO searched_outbox_config VALUES ('version', 5);
--> statement-breakpoint
CREATE VIRTUAL TABLE searched_outbox_parts USING fts5vocab (searched_outbox, 'instance');
--> statement-breakpoint
INSERT INTO searched_outbox (rowid, recipient)
SELECT rowid, recipient || char(10, 10) FROM outbox;
--> statement-breakpoint
CREATE TRIGGER outbox_insert_is_searched AFTER INSERT ON outbox
BEGIN
  INSERT INTO searched_outbox (rowid, recipient)
  VALUES (NEW.rowid, NEW.recipient || char(10, 10));
END;
--> statement-breakpoint
CREATE TRIGGER outbox_update_is_searched AFTER UPDATE OF recipient ON outbox
WHEN NEW.recipient <> OLD.recipient
BEGIN
  UPDATE searched_outbox SET recipient = NEW.recipient || char(10, 10)
  WHERE rowid = NEW.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER outbox_delete_is_searched AFTER DELETE ON outbox
BEGIN
  DELETE FROM searched_outbox WHERE rowid = OLD.rowid;
END;
