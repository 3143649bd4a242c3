import { useState } from "react";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { TextArea } from "ui-kit/controls/text-area.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import {
  type Details,
  longestAnswer,
  longestName,
  type Question,
  questionField,
  wrongIn,
} from "./details.ts";
import type { MeetingType } from "./calls.ts";
import { useWords } from "./words.ts";

/** Who comes. What was written stays when the time is lost or changed. */
export function YouStep({ id, details, questions, meetingTypes, onChange, onSend, onBack }: {
  /** Of the form, so that the bar below can send it. */
  id: string;
  details: Details;
  questions: Question[];
  /** The ways to meet at the chosen time. */
  meetingTypes: MeetingType[];
  onChange: (details: Details) => void;
  onSend: () => void;
  onBack: () => void;
}) {
  const { say } = useWords();
  const [checked, setChecked] = useState(false);
  const wrong = checked ? wrongIn(details, questions) : {};
  const messageOf = (field: string) => wrong[field] && say(`you.${wrong[field]}`);
  const set = (change: Partial<Details>) => onChange({ ...details, ...change });
  function send() {
    setChecked(true);
    const [first] = Object.keys(wrongIn(details, questions));
    if (first) return document.getElementById(first)?.focus();
    onSend();
  }
  return (
    <Form id={id} noValidate onSend={send}>
      <TextField
        name="name"
        label={say("you.name")}
        autoComplete="name"
        required
        maxLength={longestName}
        value={details.name}
        error={messageOf("name")}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <TextField
        name="email"
        type="email"
        label={say("you.email")}
        description={say("you.emailHelp")}
        autoComplete="email"
        required
        maxLength={254}
        value={details.email}
        error={messageOf("email")}
        onChange={(event) => set({ email: event.currentTarget.value })}
      />
      {meetingTypes.length > 1 && (
        <RadioGroup
          variant="segments"
          label={say("you.meeting")}
          picked={details.meetingType}
          onPick={(picked) => {
            const meetingType = meetingTypes.find((type) => type === picked);
            if (meetingType) set({ meetingType });
          }}
          options={meetingTypes.map((type) => ({
            value: type,
            label: say(`meeting.${type}`),
          }))}
        />
      )}
      {questions.map((question) => (
        <TextArea
          key={question.number}
          name={questionField(question)}
          label={question.name}
          required={question.required}
          maxLength={longestAnswer}
          rows={2}
          value={details.answers.get(question.number) ?? ""}
          error={messageOf(questionField(question))}
          onChange={(event) => {
            const answers = new Map(details.answers);
            set({ answers: answers.set(question.number, event.currentTarget.value) });
          }}
        />
      ))}
      <Stack align="start">
        <Button variant="quiet" small icon="arrow-left" onClick={onBack}>{say("you.back")}</Button>
      </Stack>
    </Form>
  );
}
