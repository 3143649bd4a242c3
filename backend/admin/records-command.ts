import { processingMarkdown, processingRecord } from "../domain/processing-record.ts";
import { languages } from "../domain/text.ts";
import { recipientsOf } from "../recipients.ts";
import { type Command, oneOf } from "./command.ts";

export const recordsCommand = {
  /** The record of processing activities (Art. 30), as Markdown to print. */
  records({ config }, [given = "en"]) {
    const language = oneOf(languages, given);
    const site = { ...config, recipients: recipientsOf(config) };
    const record = processingRecord(site, { language, now: Date.now() });
    const message = processingMarkdown(record);
    return Promise.resolve({
      done: true,
      message,
      classes: record.classes,
      recipients: record.recipients,
    });
  },
} satisfies Record<string, Command>;
