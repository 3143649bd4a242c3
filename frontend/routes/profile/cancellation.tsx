import { useTranslation } from "react-i18next";
import { type FeePercent, feePercents } from "backend/domain/profile.ts";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { Select } from "ui-kit/controls/select.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Grid } from "ui-kit/layout/grid.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { inDays } from "../../days.ts";
import { withoutFullStop } from "../../i18n/in-sentence.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { feeText } from "../../practitioners/policy-text.ts";
import { useEditor } from "./editor-context.ts";
import { fieldId } from "./paths.ts";
import { usePercentName } from "./use-percent-name.ts";
import { useFieldError } from "./use-field-error.ts";

const hours = [0, 2, 6, 12, 24, 48, 72, 168];

function Notice() {
  const { t } = useTranslation();
  const { content: { cancellationNoticeHours: notice }, update } = useEditor();
  const errorOf = useFieldError();
  const choices = notice === null || hours.includes(notice)
    ? hours
    : [...hours, notice].toSorted((a, b) => a - b);
  return (
    <Select
      id={fieldId("cancellationNoticeHours")}
      label={t("profile.fields.cancellationNoticeHours")}
      description={t("profile.cancellation.help")}
      groups={[{
        options: choices.map((count) => ({
          id: String(count),
          label: count === 0
            ? t("profile.cancellation.untilStart")
            : inDays(count)
            ? t("profile.cancellation.days", { count: count / 24 })
            : t("profile.cancellation.hours", { count }),
        })),
      }]}
      picked={notice === null ? undefined : String(notice)}
      placeholder={t("profile.choose")}
      error={errorOf("cancellationNoticeHours")}
      onPick={(picked) => update({ cancellationNoticeHours: Number(picked) })}
    />
  );
}

function Percent({ field }: { field: "lateCancelPercent" | "noShowPercent" }) {
  const { t } = useTranslation();
  const { content, update } = useEditor();
  const percentName = usePercentName();
  return (
    <Select
      id={fieldId(field)}
      label={t(`profile.fields.${field}`)}
      groups={[{
        options: feePercents.map((percent) => ({
          id: String(percent),
          label: percentName(percent),
        })),
      }]}
      picked={String(content[field])}
      onPick={(picked) => update({ [field]: Number(picked) as FeePercent })}
    />
  );
}

/** The sentence that clients read on the page where they book. */
function Preview() {
  const { t } = useTranslation();
  const format = useFormat();
  const { content } = useEditor();
  const { cancellationNoticeHours: notice } = content;
  if (notice === null) return null;
  const free = notice === 0
    ? t("policy.freeStart")
    : inDays(notice)
    ? t("policy.freeDays", { count: notice / 24 })
    : t("policy.free", { count: notice });
  const text = `${free} ${feeText(content, null, { t, format })}`;
  return <Note>{t("profile.cancellation.preview", { text: withoutFullStop(text) })}</Note>;
}

export function Cancellation() {
  const { t } = useTranslation();
  const { content, update } = useEditor();
  return (
    <>
      <Notice />
      <Grid gap="group">
        <Percent field="lateCancelPercent" />
        <Percent field="noShowPercent" />
      </Grid>
      <RadioGroup
        variant="segments"
        id={fieldId("prepaid")}
        label={t("profile.fields.prepaid")}
        picked={content.prepaid ? "before" : "onSite"}
        onPick={(picked) => update({ prepaid: picked === "before" })}
        options={(["onSite", "before"] as const).map((value) => ({
          value,
          label: t(`profile.cancellation.pay.${value}`),
        }))}
      />
      <Text size="small" tone="soft">
        {t(content.prepaid ? "profile.cancellation.paidBefore" : "profile.cancellation.paidOnSite")}
      </Text>
      <Preview />
      <Text size="small" tone="soft">{t("profile.cancellation.counts")}</Text>
    </>
  );
}
