import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { TextArea } from "ui-kit/controls/text-area.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { useShowFailure } from "../shell/show-failure.ts";

export function TextForm(
  {
    label,
    description,
    start,
    maxLength,
    required,
    failure,
    pending,
    focused = true,
    terms,
    words,
    onType,
    onSend,
    onLeave,
  }: {
    label: string;
    description: string;
    start: string;
    maxLength: number;
    required: boolean;
    failure: unknown;
    pending: boolean;
    focused?: boolean | undefined;
    /** What the person agrees to by sending; `words.send` says so. */
    terms?: ReactNode;
    words: { send: string; leave: string };
    onType?: ((text: string) => void) | undefined;
    onSend: (text: string) => void;
    onLeave: () => void;
  },
) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const name = useId();
  return (
    <Form onSend={(entries) => onSend(String(entries.get(name) ?? "").trim())}>
      <TextArea
        name={name}
        label={label}
        description={description}
        defaultValue={start}
        maxLength={maxLength}
        required={required}
        rows={3}
        autoFocus={focused}
        onChange={(event) => onType?.(event.currentTarget.value)}
        error={failure ? showFailure(failure) : undefined}
      />
      {terms}
      <Row>
        <Button small variant="secondary" type="submit" pending={pending}>
          {failure && !terms ? t("shell.retry") : words.send}
        </Button>
        <Button small variant="quiet" onClick={onLeave}>{words.leave}</Button>
      </Row>
    </Form>
  );
}
