import { Suspense, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Disclosure } from "ui-kit/layout/disclosure.tsx";
import { lazyPart } from "ui-kit/layout/lazy-part.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { api, ok } from "../../api/client.ts";
import { addCalendarImport as limits } from "../../api/limits/availability.ts";
import { uploadForm } from "../../api/upload.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { type CalendarImport, useReloadAvailability } from "./queries.ts";

type CalendarSource = { name: string } & ({ url: string } | { file: File });

const path = "/api/availability/imports";

const FileDrop = lazyPart(async () => (await import("ui-kit/controls/file-drop.tsx")).FileDrop);

function nameOf(file: File): string {
  return file.name.replace(/\.[^.]*$/, "").slice(0, limits.name.maxLength);
}

/** Adds a calendar by URL or file; the form keeps its values when the calendar cannot be read. */
export function AddCalendar() {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const reload = useReloadAvailability();
  const id = useId();
  const [source, setSource] = useState("url");
  const [name, setName] = useState("");
  const [url, setUrl] = useState("");
  const [file, setFile] = useState<File | null>(null);
  const [sent, setSent] = useState<number | undefined>();
  const [submitted, setSubmitted] = useState(false);

  const adding = useSubmit({
    mutationFn: async (input: CalendarSource): Promise<CalendarImport> => {
      if ("url" in input) return await ok(api.POST(path, { body: input }));
      setSent(0);
      return await uploadForm<CalendarImport>({ path, method: "POST", fields: input }, setSent);
    },
    onSettled: () => setSent(undefined),
    onSuccess: async (calendar) => {
      setName("");
      setUrl("");
      setFile(null);
      setSubmitted(false);
      await reload();
      void notify({
        tone: "success",
        message: t("availability.calendar.added", {
          name: calendar.name,
          count: calendar.busyTimes,
        }),
      });
    },
  });
  const missing = {
    name: submitted && name.trim() === "" ? t("availability.calendar.nameMissing") : undefined,
    url: submitted && url.trim() === "" ? t("availability.calendar.addressMissing") : undefined,
    file: submitted && !file ? t("availability.calendar.fileMissing") : undefined,
  };
  const failure = adding.error ? showFailure(adding.error) : undefined;

  function send() {
    setSubmitted(true);
    if (name.trim() === "") return;
    if (source === "url" && url.trim()) adding.mutate({ name: name.trim(), url: url.trim() });
    if (source === "file" && file) adding.mutate({ name: name.trim(), file });
  }
  function chooseFile([chosen]: File[]) {
    if (!chosen) return;
    adding.reset();
    setFile(chosen);
    if (name.trim() === "") setName(nameOf(chosen));
  }
  return (
    <Disclosure title={t("availability.calendar.add")}>
      <Form onSend={send} noValidate>
        <Stack gap="group">
          <RadioGroup
            variant="segments"
            label={t("availability.calendar.how")}
            labelHidden
            picked={source}
            onPick={(next) => {
              adding.reset();
              setSubmitted(false);
              setSource(next);
            }}
            options={[
              { value: "url", label: t("availability.calendar.byAddress") },
              { value: "file", label: t("availability.calendar.byFile") },
            ]}
          />
          <TextField
            id={`${id}-name`}
            name="calendar-name"
            label={t("availability.calendar.name")}
            description={t("availability.calendar.nameHelp")}
            maxLength={limits.name.maxLength}
            value={name}
            error={missing.name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          {source === "url"
            ? (
              <TextField
                id={`${id}-url`}
                name="calendar-url"
                type="url"
                inputMode="url"
                autoComplete="off"
                label={t("availability.calendar.address")}
                description={t("availability.calendar.addressHelp")}
                maxLength={limits.url.maxLength}
                value={url}
                error={missing.url ?? failure}
                onChange={(event) => setUrl(event.currentTarget.value)}
              />
            )
            : (
              <Suspense>
                <FileDrop
                  label={t("availability.calendar.fileLabel")}
                  description={t("availability.calendar.fileHelp")}
                  prompt={t("availability.calendar.drop")}
                  accept=".ics,text/calendar"
                  files={file
                    ? [{ id: file.name, name: file.name, progress: sent, error: failure }]
                    : []}
                  error={missing.file}
                  onFiles={chooseFile}
                  onRemove={() => {
                    adding.reset();
                    setFile(null);
                  }}
                  removeLabel={(name) => t("availability.calendar.fileRemove", { name })}
                />
              </Suspense>
            )}
          <Row>
            <Button type="submit" pending={adding.isPending}>
              {t("availability.calendar.send")}
            </Button>
          </Row>
        </Stack>
      </Form>
    </Disclosure>
  );
}
