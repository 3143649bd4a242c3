CREATE TABLE `practice_sessions` (
	`practice_type` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
DROP INDEX `therapy_sessions_practice`;--> statement-breakpoint
INSERT INTO practice_sessions (practice_type, count)
SELECT practice_type, count(*) FROM therapy_sessions GROUP BY practice_type;
--> statement-breakpoint
CREATE TRIGGER sessions_of_practices_are_counted AFTER INSERT ON therapy_sessions
BEGIN
  INSERT INTO practice_sessions (practice_type, count) VALUES (NEW.practice_type, 1)
  ON CONFLICT (practice_type) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER deleted_sessions_of_practices_are_not_counted AFTER DELETE ON therapy_sessions
BEGIN
  UPDATE practice_sessions SET count = count - 1 WHERE practice_type = OLD.practice_type;
END;
--> statement-breakpoint
CREATE TRIGGER sessions_of_changed_practices_are_counted AFTER UPDATE OF practice_type ON therapy_sessions
WHEN NEW.practice_type <> OLD.practice_type
BEGIN
  UPDATE practice_sessions SET count = count - 1 WHERE practice_type = OLD.practice_type;
  INSERT INTO practice_sessions (practice_type, count) VALUES (NEW.practice_type, 1)
  ON CONFLICT (practice_type) DO UPDATE SET count = count + 1;
END;
