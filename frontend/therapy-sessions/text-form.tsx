import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { TextArea } from "ui-kit/controls/text-area.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { useShowFailure } from "../shell/show-failure.ts";
import { useRequiredText } from "./use-required-text.ts";

export function TextForm(
  {
    label,
    description,
    start,
    maxLength,
    missing,
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
    /** The request for a text that must not be empty. */
    missing?: string | undefined;
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
  const text = useRequiredText(missing);
  function send(entries: FormData) {
    const written = String(entries.get(name) ?? "").trim();
    if (text.check(written)) onSend(written);
  }
  return (
    <Form noValidate onSend={send}>
      <TextArea
        ref={text.ref}
        name={name}
        label={label}
        description={description}
        defaultValue={start}
        maxLength={maxLength}
        aria-required={text.isRequired}
        rows={3}
        autoFocus={focused}
        onChange={({ currentTarget: { value } }) => {
          text.typed(value);
          onType?.(value);
        }}
        error={text.error ?? (failure ? showFailure(failure) : undefined)}
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
