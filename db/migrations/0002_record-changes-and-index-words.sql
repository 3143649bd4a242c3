-- Read models in memory follow `changes`. `therapist_words` is the full-text index.
CREATE TRIGGER therapists_insert_is_noted AFTER INSERT ON therapists
BEGIN
  INSERT INTO changes (part, subject) VALUES ('therapist', NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER therapists_update_is_noted AFTER UPDATE ON therapists
BEGIN
  INSERT INTO changes (part, subject) VALUES ('therapist', NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER therapists_delete_is_noted AFTER DELETE ON therapists
BEGIN
  INSERT INTO changes (part, subject) VALUES ('therapist', OLD.id);
END;
--> statement-breakpoint
CREATE TRIGGER therapist_texts_insert_is_noted AFTER INSERT ON therapist_texts
BEGIN
  INSERT INTO changes (part, subject) VALUES ('therapist', NEW.therapist_id);
END;
--> statement-breakpoint
CREATE TRIGGER therapist_texts_update_is_noted AFTER UPDATE ON therapist_texts
BEGIN
  INSERT INTO changes (part, subject) VALUES ('therapist', NEW.therapist_id);
END;
--> statement-breakpoint
CREATE TRIGGER therapist_texts_delete_is_noted AFTER DELETE ON therapist_texts
BEGIN
  INSERT INTO changes (part, subject) VALUES ('therapist', OLD.therapist_id);
END;
--> statement-breakpoint
CREATE TRIGGER therapist_languages_insert_is_noted AFTER INSERT ON therapist_languages
BEGIN
  INSERT INTO changes (part, subject) VALUES ('therapist', NEW.therapist_id);
END;
--> statement-breakpoint
CREATE TRIGGER therapist_languages_update_is_noted AFTER UPDATE ON therapist_languages
BEGIN
  INSERT INTO changes (part, subject) VALUES ('therapist', NEW.therapist_id);
END;
--> statement-breakpoint
CREATE TRIGGER therapist_languages_delete_is_noted AFTER DELETE ON therapist_languages
BEGIN
  INSERT INTO changes (part, subject) VALUES ('therapist', OLD.therapist_id);
END;
--> statement-breakpoint
CREATE TRIGGER therapist_ways_of_helping_insert_is_noted AFTER INSERT ON therapist_ways_of_helping
BEGIN
  INSERT INTO changes (part, subject) VALUES ('therapist', NEW.therapist_id);
END;
--> statement-breakpoint
CREATE TRIGGER therapist_ways_of_helping_update_is_noted AFTER UPDATE ON therapist_ways_of_helping
BEGIN
  INSERT INTO changes (part, subject) VALUES ('therapist', NEW.therapist_id);
END;
--> statement-breakpoint
CREATE TRIGGER therapist_ways_of_helping_delete_is_noted AFTER DELETE ON therapist_ways_of_helping
BEGIN
  INSERT INTO changes (part, subject) VALUES ('therapist', OLD.therapist_id);
END;
--> statement-breakpoint
CREATE TRIGGER therapist_locations_insert_is_noted AFTER INSERT ON therapist_locations
BEGIN
  INSERT INTO changes (part, subject) VALUES ('therapist', NEW.therapist_id);
END;
--> statement-breakpoint
CREATE TRIGGER therapist_locations_update_is_noted AFTER UPDATE ON therapist_locations
BEGIN
  INSERT INTO changes (part, subject) VALUES ('therapist', NEW.therapist_id);
END;
--> statement-breakpoint
CREATE TRIGGER therapist_locations_delete_is_noted AFTER DELETE ON therapist_locations
BEGIN
  INSERT INTO changes (part, subject) VALUES ('therapist', OLD.therapist_id);
END;
--> statement-breakpoint
CREATE TRIGGER practices_insert_is_noted AFTER INSERT ON practices
BEGIN
  INSERT INTO changes (part, subject) VALUES ('therapist', NEW.therapist_id);
END;
--> statement-breakpoint
CREATE TRIGGER practices_update_is_noted AFTER UPDATE ON practices
BEGIN
  INSERT INTO changes (part, subject) VALUES ('therapist', NEW.therapist_id);
END;
--> statement-breakpoint
CREATE TRIGGER practices_delete_is_noted AFTER DELETE ON practices
BEGIN
  INSERT INTO changes (part, subject) VALUES ('therapist', OLD.therapist_id);
END;
--> statement-breakpoint
CREATE TRIGGER certificates_insert_is_noted AFTER INSERT ON certificates
BEGIN
  INSERT INTO changes (part, subject) VALUES ('therapist', NEW.therapist_id);
END;
--> statement-breakpoint
CREATE TRIGGER certificates_update_is_noted AFTER UPDATE ON certificates
BEGIN
  INSERT INTO changes (part, subject) VALUES ('therapist', NEW.therapist_id);
END;
--> statement-breakpoint
CREATE TRIGGER certificates_delete_is_noted AFTER DELETE ON certificates
BEGIN
  INSERT INTO changes (part, subject) VALUES ('therapist', OLD.therapist_id);
END;
--> statement-breakpoint
CREATE TRIGGER therapist_media_insert_is_noted AFTER INSERT ON therapist_media
BEGIN
  INSERT INTO changes (part, subject) VALUES ('therapist', NEW.therapist_id);
END;
--> statement-breakpoint
CREATE TRIGGER therapist_media_update_is_noted AFTER UPDATE ON therapist_media
BEGIN
  INSERT INTO changes (part, subject) VALUES ('therapist', NEW.therapist_id);
END;
--> statement-breakpoint
CREATE TRIGGER therapist_media_delete_is_noted AFTER DELETE ON therapist_media
BEGIN
  INSERT INTO changes (part, subject) VALUES ('therapist', OLD.therapist_id);
END;
--> statement-breakpoint
CREATE TRIGGER reviews_insert_is_noted AFTER INSERT ON reviews
BEGIN
  INSERT INTO changes (part, subject) VALUES ('therapist', NEW.therapist_id);
END;
--> statement-breakpoint
CREATE TRIGGER reviews_update_is_noted AFTER UPDATE ON reviews
BEGIN
  INSERT INTO changes (part, subject) VALUES ('therapist', NEW.therapist_id);
END;
--> statement-breakpoint
CREATE TRIGGER reviews_delete_is_noted AFTER DELETE ON reviews
BEGIN
  INSERT INTO changes (part, subject) VALUES ('therapist', OLD.therapist_id);
END;
--> statement-breakpoint
CREATE TRIGGER scheduling_accounts_insert_is_noted AFTER INSERT ON scheduling_accounts
BEGIN
  INSERT INTO changes (part, subject) VALUES ('schedule', NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER scheduling_accounts_update_is_noted AFTER UPDATE ON scheduling_accounts
BEGIN
  INSERT INTO changes (part, subject) VALUES ('schedule', NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER scheduling_accounts_delete_is_noted AFTER DELETE ON scheduling_accounts
BEGIN
  INSERT INTO changes (part, subject) VALUES ('schedule', OLD.id);
END;
--> statement-breakpoint
CREATE TRIGGER event_types_insert_is_noted AFTER INSERT ON event_types
BEGIN
  INSERT INTO changes (part, subject) VALUES ('schedule', NEW.account_id);
END;
--> statement-breakpoint
CREATE TRIGGER event_types_update_is_noted AFTER UPDATE ON event_types
BEGIN
  INSERT INTO changes (part, subject) VALUES ('schedule', NEW.account_id);
END;
--> statement-breakpoint
CREATE TRIGGER event_types_delete_is_noted AFTER DELETE ON event_types
BEGIN
  INSERT INTO changes (part, subject) VALUES ('schedule', OLD.account_id);
END;
--> statement-breakpoint
CREATE TRIGGER scheduling_places_insert_is_noted AFTER INSERT ON scheduling_places
BEGIN
  INSERT INTO changes (part, subject) VALUES ('schedule', NEW.account_id);
END;
--> statement-breakpoint
CREATE TRIGGER scheduling_places_update_is_noted AFTER UPDATE ON scheduling_places
BEGIN
  INSERT INTO changes (part, subject) VALUES ('schedule', NEW.account_id);
END;
--> statement-breakpoint
CREATE TRIGGER scheduling_places_delete_is_noted AFTER DELETE ON scheduling_places
BEGIN
  INSERT INTO changes (part, subject) VALUES ('schedule', OLD.account_id);
END;
--> statement-breakpoint
CREATE TRIGGER availability_rules_insert_is_noted AFTER INSERT ON availability_rules
BEGIN
  INSERT INTO changes (part, subject) VALUES ('schedule', NEW.account_id);
END;
--> statement-breakpoint
CREATE TRIGGER availability_rules_update_is_noted AFTER UPDATE ON availability_rules
BEGIN
  INSERT INTO changes (part, subject) VALUES ('schedule', NEW.account_id);
END;
--> statement-breakpoint
CREATE TRIGGER availability_rules_delete_is_noted AFTER DELETE ON availability_rules
BEGIN
  INSERT INTO changes (part, subject) VALUES ('schedule', OLD.account_id);
END;
--> statement-breakpoint
CREATE TRIGGER availability_exceptions_insert_is_noted AFTER INSERT ON availability_exceptions
BEGIN
  INSERT INTO changes (part, subject) VALUES ('schedule', NEW.account_id);
END;
--> statement-breakpoint
CREATE TRIGGER availability_exceptions_update_is_noted AFTER UPDATE ON availability_exceptions
BEGIN
  INSERT INTO changes (part, subject) VALUES ('schedule', NEW.account_id);
END;
--> statement-breakpoint
CREATE TRIGGER availability_exceptions_delete_is_noted AFTER DELETE ON availability_exceptions
BEGIN
  INSERT INTO changes (part, subject) VALUES ('schedule', OLD.account_id);
END;
--> statement-breakpoint
CREATE TRIGGER holds_insert_is_noted AFTER INSERT ON holds
BEGIN
  INSERT INTO changes (part, subject) VALUES ('schedule', NEW.account_id);
END;
--> statement-breakpoint
CREATE TRIGGER holds_update_is_noted AFTER UPDATE ON holds
BEGIN
  INSERT INTO changes (part, subject) VALUES ('schedule', NEW.account_id);
END;
--> statement-breakpoint
CREATE TRIGGER holds_delete_is_noted AFTER DELETE ON holds
BEGIN
  INSERT INTO changes (part, subject) VALUES ('schedule', OLD.account_id);
END;
--> statement-breakpoint
CREATE TRIGGER scheduled_events_insert_is_noted AFTER INSERT ON scheduled_events
BEGIN
  INSERT INTO changes (part, subject) VALUES ('schedule', NEW.account_id);
END;
--> statement-breakpoint
CREATE TRIGGER scheduled_events_update_is_noted AFTER UPDATE ON scheduled_events
BEGIN
  INSERT INTO changes (part, subject) VALUES ('schedule', NEW.account_id);
END;
--> statement-breakpoint
CREATE TRIGGER scheduled_events_delete_is_noted AFTER DELETE ON scheduled_events
BEGIN
  INSERT INTO changes (part, subject) VALUES ('schedule', OLD.account_id);
END;
--> statement-breakpoint
CREATE TRIGGER domain_values_insert_is_noted AFTER INSERT ON domain_values
BEGIN
  INSERT INTO changes (part, subject) VALUES ('domain-values', '');
END;
--> statement-breakpoint
CREATE TRIGGER domain_values_update_is_noted AFTER UPDATE ON domain_values
BEGIN
  INSERT INTO changes (part, subject) VALUES ('domain-values', '');
END;
--> statement-breakpoint
CREATE TRIGGER domain_values_delete_is_noted AFTER DELETE ON domain_values
BEGIN
  INSERT INTO changes (part, subject) VALUES ('domain-values', '');
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE therapist_words USING fts5 (
  therapist_id UNINDEXED,
  name,
  practices,
  helps,
  places,
  texts,
  tokenize = "unicode61 remove_diacritics 2",
  prefix = '2 3 4'
);
