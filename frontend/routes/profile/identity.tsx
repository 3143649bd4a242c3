import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { isSameName, profileLimits } from "backend/domain/profile.ts";
import { Checkbox } from "ui-kit/controls/checkbox.tsx";
import { Select } from "ui-kit/controls/select.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Grid } from "ui-kit/layout/grid.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useCurrentUser } from "../../api/use-sign-in-session.ts";
import { useDomainValues } from "../../api/domain-values.ts";
import { certificatesQuery } from "../../certificates/queries.ts";
import { config } from "../../config.ts";
import { useEditor } from "./editor-context.ts";
import { fieldId } from "./paths.ts";
import { TownField } from "./town-field.tsx";
import { useFieldError } from "./use-field-error.ts";

/** What publishing another name does, once another is typed. */
function ChangedName() {
  const { t } = useTranslation();
  const { content, snapshot: { draft: { published } }, therapistId } = useEditor();
  const { data } = useQuery(certificatesQuery(therapistId));
  const isChecked = data?.certificates.some(({ state }) => state === "checked");
  if (!isChecked || isSameName(content.name, published.name)) return null;
  return <Note tone="warning">{t("profile.identity.nameChecked", { name: published.name })}</Note>;
}

function PublicName() {
  const { t } = useTranslation();
  const user = useCurrentUser();
  const { content, update } = useEditor();
  const errorOf = useFieldError();
  const { name, nameFollowsAccount } = content;
  const account = user?.name ?? "";
  return (
    <Stack gap="inline">
      <TextField
        id={fieldId("name")}
        name="name"
        label={t("profile.fields.name")}
        description={nameFollowsAccount
          ? t("profile.identity.nameFollows")
          : t("profile.identity.nameDiffers", { name: account })}
        autoComplete="name"
        maxLength={profileLimits.name}
        value={name}
        readOnly={nameFollowsAccount}
        error={errorOf("name")}
        onChange={(event) => update({ name: event.currentTarget.value })}
      />
      <ChangedName />
      <Checkbox
        name="nameFollowsAccount"
        label={t("profile.identity.followName", { name: account })}
        checked={nameFollowsAccount}
        onCheckedChange={(follows) =>
          update({ nameFollowsAccount: follows, ...(follows ? { name: account } : {}) })}
      />
    </Stack>
  );
}

export function Identity() {
  const { t } = useTranslation();
  const { list } = useDomainValues();
  const { content, update } = useEditor();
  const errorOf = useFieldError();
  return (
    <>
      <PublicName />
      <TextField
        id={fieldId("email")}
        name="email"
        type="email"
        label={t("profile.fields.email")}
        description={t("profile.identity.email")}
        autoComplete="email"
        maxLength={profileLimits.email}
        value={content.email}
        error={errorOf("email")}
        onChange={(event) => update({ email: event.currentTarget.value.trim() })}
      />
      <Grid cell="narrow" gap="group">
        <Select
          id={fieldId("gender")}
          label={t("profile.fields.gender")}
          groups={[{
            options: list("GENDER").map(({ code, value }) => ({ id: code, label: value })),
          }]}
          picked={content.gender === "" ? undefined : content.gender}
          placeholder={t("profile.choose")}
          error={errorOf("gender")}
          onPick={(gender) => update({ gender })}
        />
        <TownField
          path="city"
          label={t("profile.fields.city")}
          town={content.city}
          onTown={(city) => update({ city })}
        />
      </Grid>
      <Text size="small" tone="soft">{t("profile.identity.genderHelp")}</Text>
      {config.scheduling.foreignPage && (
        <TextField
          id={fieldId("calendarUrl")}
          name="calendarUrl"
          type="url"
          inputMode="url"
          label={t("profile.fields.calendarUrl")}
          description={t("profile.identity.calendarUrl")}
          maxLength={profileLimits.url}
          value={content.calendarUrl}
          error={errorOf("calendarUrl")}
          onChange={(event) => update({ calendarUrl: event.currentTarget.value.trim() })}
        />
      )}
    </>
  );
}
