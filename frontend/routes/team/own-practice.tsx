import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Badge } from "ui-kit/feedback/badge.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Avatar } from "ui-kit/layout/avatar.tsx";
import { FoldItem } from "ui-kit/layout/fold-item.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { hasErrorCode } from "../../api/api-error.ts";
import { inviteTeamMember as limits } from "../../api/limits/teams.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { initialsOf } from "../../initials.ts";
import { pictureSource } from "../../picture-source.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { type PracticeCompanions, useSaveCompanions } from "./companion-queries.ts";
import { useKindName } from "./use-kind-name.ts";

type Companion = PracticeCompanions["companions"][number];

const most = 4;
const tones = { invited: "info", agreed: "success", declined: "warning" } as const;

function Answer({ companion: { state, canBeBooked } }: { companion: Companion }) {
  const { t } = useTranslation();
  return state === "agreed" && !canBeBooked
    ? <Badge tone="warning">{t("companions.hidden")}</Badge>
    : <Badge tone={tones[state]}>{t(`companions.state.${state}`)}</Badge>;
}

/** One of the reader's practices and those who hold it together with the reader. */
export function OwnPractice({ practice, isOpen, onToggle }: {
  practice: PracticeCompanions;
  isOpen: boolean;
  onToggle: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const showFailure = useShowFailure();
  const nameOf = useKindName();
  const field = useId();
  const [colleague, setColleague] = useState("");
  const [isMissing, setMissing] = useState(false);
  const { practiceId, companions, isBookable } = practice;
  const saving = useSaveCompanions(practiceId);
  const ids = companions.map(({ id }) => id);
  const [added] = (saving.variables ?? []).filter((one) => !ids.includes(one));

  function save(chosen: string[], done?: () => void) {
    saving.mutate(chosen, {
      onSuccess: () => {
        done?.();
        void notify({ tone: "success", message: t("companions.saved") });
      },
    });
  }
  function add() {
    const typed = colleague.trim();
    setMissing(typed === "");
    if (typed !== "") save([...ids, typed], () => setColleague(""));
  }
  function problem(): string | undefined {
    if (isMissing) return t("companions.missing");
    if (hasErrorCode(saving.error, "ERR_NOT_FOUND")) return t("companions.unknown");
    return saving.error ? showFailure(saving.error) : undefined;
  }
  const name = nameOf(practice);
  const names = format.list(companions.map(({ name }) => name));
  return (
    <FoldItem
      title={<Text as="h3" size="reading">{name}</Text>}
      note={companions.length === 0 ? t("companions.alone") : t("companions.with", { names })}
      open={isOpen}
      onToggle={onToggle}
      toggleLabel={t(isOpen ? "companions.close" : "companions.open", { name })}
    >
      <Stack>
        {companions.length > 0 && (
          <Stack as="ul">
            {companions.map((companion) => {
              const { id, name, slug, pictureUrl } = companion;
              const rest = ids.filter((one) => one !== id);
              return (
                <li key={id}>
                  <Row justify="between">
                    <Row>
                      <Avatar
                        shape="round"
                        size={44}
                        src={pictureSource(pictureUrl, null)}
                        initials={initialsOf(name)}
                      />
                      <Link href={`/therapist/view/${slug}`}>{name}</Link>
                      <Answer companion={companion} />
                    </Row>
                    <Button
                      small
                      variant="quiet"
                      aria-label={t("companions.removeNamed", { name })}
                      pending={saving.isPending && added === undefined &&
                        !saving.variables?.includes(id)}
                      onClick={() => save(rest)}
                    >
                      {t("companions.remove")}
                    </Button>
                  </Row>
                </li>
              );
            })}
          </Stack>
        )}
        {!isBookable && <Note>{t("companions.notYet")}</Note>}
        {companions.length < most && (
          <Form noValidate onSend={add}>
            <TextField
              name={field}
              label={t("companions.add")}
              description={t("companions.help")}
              autoComplete="off"
              value={colleague}
              maxLength={limits.practitioner.maxLength}
              error={problem()}
              onChange={({ currentTarget: { value } }) => setColleague(value)}
            />
            <Row>
              <Button
                small
                type="submit"
                icon="plus"
                pending={saving.isPending && added !== undefined}
              >
                {t("companions.choose")}
              </Button>
            </Row>
          </Form>
        )}
      </Stack>
    </FoldItem>
  );
}
