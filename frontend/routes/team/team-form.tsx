import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { Select } from "ui-kit/controls/select.tsx";
import { TextArea } from "ui-kit/controls/text-area.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { languages } from "../../i18n/language.ts";
import { hasErrorCode } from "../../api/api-error.ts";
import { useDomainValues } from "../../api/domain-values.ts";
import { createTeam as limits } from "../../api/limits/teams.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import type { OwnTeam } from "./queries.ts";
import { type TeamDetails, useSaveTeam } from "./use-teams.ts";

const noCity = "none";

const empty: TeamDetails = {
  name: "",
  description: { et: "", en: "", ru: "" },
  city: "",
  address: "",
};

/** Name, place and description of a new team, or of `team`. */
export function TeamForm({ team, forOthers = false, onClose }: {
  team: OwnTeam | null;
  /** An administrator makes the team for a practitioner. */
  forOthers?: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { list } = useDomainValues();
  const showFailure = useShowFailure();
  const id = useId();
  const [details, setDetails] = useState<TeamDetails>(() => team ?? empty);
  const [owner, setOwner] = useState("");
  const [missing, setMissing] = useState({ name: false, owner: false });
  const saving = useSaveTeam(team);
  const { error, isPending } = saving;
  const { name, description, city, address } = details;
  const set = (part: Partial<TeamDetails>) => setDetails({ ...details, ...part });
  const needsOwner = forOthers && !team;
  const unknownOwner = needsOwner && hasErrorCode(error, "ERR_NOT_FOUND");

  function send() {
    const lacks = { name: name.trim() === "", owner: needsOwner && owner.trim() === "" };
    setMissing(lacks);
    if (lacks.name || lacks.owner) return;
    saving.mutate({ name, description, city, address, ...(needsOwner && { owner }) }, {
      onSuccess: () => {
        void notify({ tone: "success", message: t(team ? "team.done.saved" : "team.done.made") });
        onClose();
      },
    });
  }

  return (
    <Form noValidate onSend={send}>
      {needsOwner && (
        <TextField
          name={`${id}-owner`}
          label={t("team.form.owner")}
          description={t("team.invite.help")}
          value={owner}
          maxLength={limits.owner.maxLength}
          error={(missing.owner && t("team.form.ownerMissing")) ||
            (unknownOwner && t("team.invite.unknown"))}
          onChange={({ currentTarget: { value } }) => setOwner(value)}
        />
      )}
      <TextField
        name={`${id}-name`}
        label={t("team.form.name")}
        description={team ? undefined : t("team.form.nameHelp")}
        value={name}
        maxLength={limits.name.maxLength}
        error={missing.name && t("team.form.nameMissing")}
        onChange={({ currentTarget: { value } }) => set({ name: value })}
      />
      <Select
        label={t("team.form.city")}
        picked={city === "" ? noCity : city}
        onPick={(picked) => set({ city: picked === noCity ? "" : picked })}
        groups={[{
          options: [
            { id: noCity, label: t("team.form.noCity") },
            ...list("CITY").map(({ code, value }) => ({ id: code, label: value })),
          ],
        }]}
      />
      <TextField
        name={`${id}-address`}
        label={t("team.form.address")}
        value={address}
        maxLength={limits.address.maxLength}
        onChange={({ currentTarget: { value } }) => set({ address: value })}
      />
      {languages.map((language) => (
        <TextArea
          key={language}
          name={`${id}-${language}`}
          label={t(`team.form.description.${language}`)}
          lang={language}
          rows={3}
          value={description[language]}
          maxLength={limits.description[language].maxLength}
          onChange={({ currentTarget: { value } }) =>
            set({ description: { ...description, [language]: value } })}
        />
      ))}
      {error && !unknownOwner && <Note tone="error" urgent>{showFailure(error)}</Note>}
      <Row>
        <Button variant="primary" type="submit" pending={isPending}>
          {t(team ? "team.form.save" : "team.form.make")}
        </Button>
        <Button variant="quiet" onClick={onClose}>{t("team.form.cancel")}</Button>
      </Row>
    </Form>
  );
}
