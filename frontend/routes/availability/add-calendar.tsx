import { lazy, Suspense, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Disclosure } from "ui-kit/layout/disclosure.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { api, ok } from "../../api/client.ts";
import { sendFiles } from "../../api/upload.ts";
import { useSending } from "../../api/use-sending.ts";
import { useSayFailure } from "../../shell/say-failure.ts";
import { useCalendarsChanged } from "./calendars.tsx";
import type { CalendarImport } from "./queries.ts";

type Source = { name: string } & ({ url: string } | { file: File });

const path = "/api/availability/imports";

const FileDrop = lazy(async () => ({
  default: (await import("ui-kit/controls/file-drop.tsx")).FileDrop,
}));

/** "kontor.ics" → "kontor" */
function nameOf(file: File): string {
  return file.name.replace(/\.[^.]*$/, "").slice(0, 100);
}

/** Another calendar, by its address or as a file. What was typed stays when it cannot be read. */
export function AddCalendar() {
  const { t } = useTranslation();
  const sayFailure = useSayFailure();
  const changed = useCalendarsChanged();
  const id = useId();
  const [how, setHow] = useState("url");
  const [name, setName] = useState("");
  const [url, setUrl] = useState("");
  const [file, setFile] = useState<File | null>(null);
  const [sent, setSent] = useState<number | undefined>();
  const [tried, setTried] = useState(false);

  const adding = useSending({
    mutationFn: async (source: Source): Promise<CalendarImport> => {
      if ("url" in source) return await ok(api.POST(path, { body: source }));
      setSent(0);
      return await sendFiles<CalendarImport>({ path, method: "POST", fields: source }, setSent);
    },
    onSettled: () => setSent(undefined),
    onSuccess: async (calendar) => {
      setName("");
      setUrl("");
      setFile(null);
      setTried(false);
      await changed();
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
    name: tried && name.trim() === "" ? t("availability.calendar.nameMissing") : undefined,
    url: tried && url.trim() === "" ? t("availability.calendar.addressMissing") : undefined,
    file: tried && !file ? t("availability.calendar.fileMissing") : undefined,
  };
  const failure = adding.error ? sayFailure(adding.error) : undefined;

  function send() {
    setTried(true);
    if (name.trim() === "") return;
    if (how === "url" && url.trim()) adding.mutate({ name: name.trim(), url: url.trim() });
    if (how === "file" && file) adding.mutate({ name: name.trim(), file });
  }
  function take([taken]: File[]) {
    if (!taken) return;
    adding.reset();
    setFile(taken);
    if (name.trim() === "") setName(nameOf(taken));
  }
  return (
    <Disclosure title={t("availability.calendar.add")}>
      <Form onSend={send} noValidate>
        <Stack gap="group">
          <RadioGroup
            variant="segments"
            label={t("availability.calendar.how")}
            labelHidden
            picked={how}
            onPick={(next) => {
              adding.reset();
              setTried(false);
              setHow(next);
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
            maxLength={100}
            value={name}
            error={missing.name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          {how === "url"
            ? (
              <TextField
                id={`${id}-url`}
                name="calendar-url"
                type="url"
                inputMode="url"
                autoComplete="off"
                label={t("availability.calendar.address")}
                description={t("availability.calendar.addressHelp")}
                maxLength={2000}
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
                  invitation={t("availability.calendar.drop")}
                  accept=".ics,text/calendar"
                  files={file ? [{ id: file.name, name: file.name, sent, error: failure }] : []}
                  error={missing.file}
                  onFiles={take}
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
