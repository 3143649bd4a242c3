CREATE TABLE `search_words` (
	`number` integer PRIMARY KEY NOT NULL,
	`therapist_id` text NOT NULL,
	`name` text NOT NULL,
	`practices` text NOT NULL,
	`helps` text NOT NULL,
	`places` text NOT NULL,
	`texts` text NOT NULL,
	FOREIGN KEY (`therapist_id`) REFERENCES `therapists`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_words_therapist_id_unique` ON `search_words` (`therapist_id`);--> statement-breakpoint
DROP TABLE therapist_words;
--> statement-breakpoint
CREATE VIRTUAL TABLE therapist_words USING fts5 (
  name,
  practices,
  helps,
  places,
  texts,
  content = 'search_words',
  content_rowid = 'number',
  tokenize = "unicode61 remove_diacritics 2",
  prefix = '2 3 4'
);
--> statement-breakpoint
-- The indexed words, to find corrections of misspelt ones.
CREATE VIRTUAL TABLE therapist_vocabulary USING fts5vocab (therapist_words, 'row');
--> statement-breakpoint
CREATE TRIGGER search_words_insert_is_indexed AFTER INSERT ON search_words
BEGIN
  INSERT INTO therapist_words (rowid, name, practices, helps, places, texts)
  VALUES (NEW.number, NEW.name, NEW.practices, NEW.helps, NEW.places, NEW.texts);
END;
--> statement-breakpoint
CREATE TRIGGER search_words_delete_is_indexed AFTER DELETE ON search_words
BEGIN
  INSERT INTO therapist_words (therapist_words, rowid, name, practices, helps, places, texts)
  VALUES ('delete', OLD.number, OLD.name, OLD.practices, OLD.helps, OLD.places, OLD.texts);
END;
--> statement-breakpoint
CREATE TRIGGER search_words_update_is_indexed AFTER UPDATE ON search_words
BEGIN
  INSERT INTO therapist_words (therapist_words, rowid, name, practices, helps, places, texts)
  VALUES ('delete', OLD.number, OLD.name, OLD.practices, OLD.helps, OLD.places, OLD.texts);
  INSERT INTO therapist_words (rowid, name, practices, helps, places, texts)
  VALUES (NEW.number, NEW.name, NEW.practices, NEW.helps, NEW.places, NEW.texts);
END;
