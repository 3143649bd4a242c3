import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { PracticeLabel } from "ui-kit/booking/practice-label.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Checkbox } from "ui-kit/controls/checkbox.tsx";
import { CheckboxGroup } from "ui-kit/controls/checkbox-group.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { OrderList } from "ui-kit/controls/order-list.tsx";
import { Select } from "ui-kit/controls/select.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { StateText } from "ui-kit/feedback/state-text.tsx";
import { Disclosure } from "ui-kit/layout/disclosure.tsx";
import { FoldItem } from "ui-kit/layout/fold-item.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useDomainValues } from "../../api/domain-values.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { focusWhenLost } from "../../shell/focus-when-lost.ts";
import { useEditor } from "./editor-context.ts";
import { useNames } from "./names.ts";
import { fieldId } from "./paths.ts";
import type { Practice } from "./profile-types.ts";
import { PracticeLength } from "./practice-length.tsx";
import { RemovedParts } from "./removed-parts.tsx";
import { useChoices } from "./use-choices.ts";
import { useFieldError } from "./use-field-error.ts";
import { useLeaving } from "./use-leaving.ts";
import { usePractices } from "./use-practices.ts";

type Group = { lengths: [Practice, ...Practice[]] };

const groupKey = ({ type, intro, id }: Practice) => type === "" ? id : `${type} ${intro}`;

/** The lengths of a practice stand together, where the first of them is. */
function groupsOf(practices: Practice[]): Group[] {
  const groups = Map.groupBy(practices.filter(({ archived }) => !archived), groupKey);
  return [...groups.values()].map((lengths) => ({ lengths: lengths as Group["lengths"] }));
}

function newPractice(type: string, like?: Practice): Practice {
  return {
    id: crypto.randomUUID(),
    type,
    durationMinutes: null,
    priceCents: like?.intro ? 0 : null,
    meetingTypes: like?.meetingTypes ?? ["IN_PERSON"],
    bufferMinutes: like?.bufferMinutes ?? null,
    seats: like?.seats ?? 1,
    startTimes: [],
    intro: like?.intro ?? false,
    schedulingUrl: "",
    archived: false,
  };
}

function PracticeGroup({ group: { lengths }, onRemove }: {
  group: Group;
  onRemove: (practice: Practice) => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { list } = useDomainValues();
  const { practiceName } = useNames();
  const choices = useChoices();
  const { begin, opened, toggle, problems, missing } = useEditor();
  const { practices, edit, set } = usePractices();
  const errorOf = useFieldError();
  const [first] = lengths;
  const ids = lengths.map(({ id }) => id);
  const isOpen = ids.some((id) => opened.has(id));
  const name = practiceName(first);
  const group = list("THERAPY_TYPE").find(({ code }) => code === first.type)?.group ?? "other";
  const wrong = [...problems, ...missing].filter(({ path }) =>
    ids.some((id) => path.startsWith(`practices.${id}.`))
  );
  const summary = lengths.map(({ durationMinutes, priceCents }) =>
    [
      durationMinutes === null ? "" : format.minutes(durationMinutes),
      priceCents !== null && (priceCents ? format.money(priceCents) : t("profile.practices.free")),
    ].filter(Boolean).join(" · ")
  ).filter(Boolean).join(", ");
  const close = () => ids.forEach((id) => toggle(id, false));

  return (
    <FoldItem
      title={<PracticeLabel group={group}>{name}</PracticeLabel>}
      note={isOpen
        ? undefined
        : wrong.length > 0
        ? <StateText state="error">{t("profile.count.missing", { count: wrong.length })}</StateText>
        : summary}
      open={isOpen}
      onToggle={() => isOpen ? close() : toggle(first.id, true)}
      toggleLabel={t(isOpen ? "profile.close" : "profile.change", { name })}
    >
      {first.type === "" && (
        <Select
          id={fieldId(`practices.${first.id}.type`)}
          label={t("profile.fields.practice.type")}
          groups={choices("THERAPY_TYPE", practices.map(({ type }) => type))}
          search={{ label: t("profile.practices.search"), noResults: t("shell.noMatch") }}
          placeholder={t("profile.practices.choose")}
          error={errorOf(`practices.${first.id}.type`)}
          onPick={(type) => {
            set([first.id], { type });
            begin(first.id, `practices.${first.id}.durationMinutes`);
          }}
        />
      )}
      {lengths.map((practice, at) => (
        <PracticeLength
          key={practice.id}
          labelsHidden={at > 0}
          practice={practice}
          onRemove={() => onRemove(practice)}
        />
      ))}
      {!first.intro && first.type !== "" && (
        <Row>
          <Button
            variant="quiet"
            small
            icon="plus"
            onClick={() => {
              const added = newPractice(first.type, first);
              const last = lengths.at(-1)!.id;
              edit((all) => all.toSpliced(all.findIndex(({ id }) => id === last) + 1, 0, added));
              begin(added.id, `practices.${added.id}.durationMinutes`);
            }}
          >
            {t("profile.practices.addLength")}
          </Button>
        </Row>
      )}
      <div id={fieldId(`practices.${first.id}.meetingTypes`)}>
        <CheckboxGroup
          label={t("profile.fields.practice.meetingTypes")}
          options={list("MEETING_TYPE").map(({ code, value }) => ({ value: code, label: value }))}
          picked={first.meetingTypes}
          error={errorOf(`practices.${first.id}.meetingTypes`)}
          onPick={(types) => set(ids, { meetingTypes: types as Practice["meetingTypes"] })}
        />
      </div>
      {lengths.length === 1 && (
        <Checkbox
          name={`practices.${first.id}.intro`}
          label={t("profile.practices.isIntro")}
          checked={first.intro}
          onCheckedChange={(intro) => {
            set(ids, { intro, priceCents: intro ? 0 : null });
          }}
        />
      )}
    </FoldItem>
  );
}

function ArchiveDialog({ practice, onClose, onArchived }: {
  practice: Practice | null;
  onClose: () => void;
  onArchived: () => void;
}) {
  const { t } = useTranslation();
  const { practiceName } = useNames();
  const { set } = usePractices();
  return (
    <Dialog
      open={practice !== null}
      onClose={onClose}
      title={t("profile.practices.archiveTitle", { name: practice ? practiceName(practice) : "" })}
      closeLabel={t("shell.close")}
      actions={
        <>
          <Button onClick={onClose}>{t("profile.cancel")}</Button>
          <Button
            variant="primary"
            onClick={() => {
              if (practice) set([practice.id], { archived: true });
              onClose();
              onArchived();
            }}
          >
            {t("profile.practices.archive")}
          </Button>
        </>
      }
    >
      <Text>{t("profile.practices.archiveText")}</Text>
    </Dialog>
  );
}

export function Practices() {
  const { t } = useTranslation();
  const format = useFormat();
  const { practiceName } = useNames();
  const { begin, remove, snapshot } = useEditor();
  const onBlur = useLeaving();
  const { practices, edit, set } = usePractices();
  const [leaving, setLeaving] = useState<Practice | null>(null);
  const addId = useId();
  const groups = groupsOf(practices);
  const archived = practices.filter((each) => each.archived);

  /** A practice that clients may have booked is archived, a new one is removed. */
  function removePractice(practice: Practice) {
    const { id } = practice;
    const isPublished = snapshot.draft.published.practices.some((each) => each.id === id);
    if (isPublished) return setLeaving(practice);
    const at = practices.indexOf(practice);
    remove({
      ...{ id, list: "practices", name: practiceName(practice) },
      path: `practices.${id}.${practice.type === "" ? "type" : "durationMinutes"}`,
      putBack: (content) => ({
        ...content,
        practices: content.practices.toSpliced(at, 0, practice),
      }),
    }, (content) => ({
      ...content,
      practices: content.practices.filter((each) => each.id !== id),
    }));
  }

  return (
    <>
      <Text size="small" tone="soft">
        {t("profile.practices.help")}{" "}
        {snapshot.draft.published.practices.length > 0 && (
          <Link href="/sessions/availability">{t("profile.practices.rules")}</Link>
        )}
      </Text>
      <div id={fieldId("practices")} onBlur={onBlur}>
        <OrderList
          items={groups.map((group) => ({
            id: group.lengths[0].id,
            name: practiceName(group.lengths[0]),
            content: <PracticeGroup group={group} onRemove={removePractice} />,
          }))}
          onOrder={(firsts) =>
            edit((all) => [
              ...firsts.flatMap((first) =>
                groupsOf(all).find(({ lengths }) => lengths[0].id === first)?.lengths ?? []
              ),
              ...all.filter((each) => each.archived),
            ])}
          handleLabel={(name) => t("profile.order.handle", { name })}
          movedText={(name, position, count) =>
            t("profile.order.moved", { name, position, all: count })}
        />
      </div>
      <RemovedParts list="practices" />
      <Row>
        <Button
          id={addId}
          small
          icon="plus"
          onClick={() => {
            const added = newPractice("");
            edit((all) => [...all, added]);
            begin(added.id, `practices.${added.id}.type`);
          }}
        >
          {t("profile.practices.add")}
        </Button>
      </Row>
      {archived.length > 0 && (
        <Disclosure title={t("profile.practices.archived", { count: archived.length })}>
          <Stack as="ul" gap="tight">
            {archived.map((practice) => (
              <li key={practice.id}>
                <Row justify="between">
                  <Text size="small">
                    {practiceName(practice)}
                    {practice.durationMinutes !== null &&
                      ` · ${format.minutes(practice.durationMinutes)}`}
                  </Text>
                  <Button
                    variant="quiet"
                    small
                    onClick={() => set([practice.id], { archived: false })}
                  >
                    {t("profile.practices.restore")}
                  </Button>
                </Row>
              </li>
            ))}
          </Stack>
        </Disclosure>
      )}
      <ArchiveDialog
        practice={leaving}
        onClose={() => setLeaving(null)}
        onArchived={() => focusWhenLost(addId)}
      />
    </>
  );
}
