import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { BookingPanel } from "ui-kit/booking/booking-panel.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { Select } from "ui-kit/controls/select.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { freeTimesId } from "../../addresses.ts";
import { isTimeGone } from "../../booking/holds.ts";
import { keepHold } from "../../booking/kept-hold.ts";
import { WeekTimes } from "../../booking/week-times.tsx";
import { api, ok } from "../../api/client.ts";
import { useDomainValues } from "../../api/domain-values.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { instantOf } from "../../days.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import {
  fitting,
  keyOfPractice,
  type MeetingType,
  type TeamPage,
  type TeamPractice,
  teamQuery,
  type TeamTime,
} from "./queries.ts";
import { meetingTypesOf, practiceIn, useTeamChoice, useTeamTimes } from "./use-team-times.ts";

const anyMember = "any";

function usePriceRange() {
  const { t } = useTranslation();
  const format = useFormat();
  return ({ members }: TeamPractice) => {
    const prices = members.map(({ priceCents }) => priceCents);
    const [least, most] = [Math.min(...prices), Math.max(...prices)];
    if (most === 0) return t("therapist.view.free");
    return least === most
      ? format.money(least)
      : t("team.page.priceRange", { least: format.money(least), most: format.money(most) });
  };
}

/** The booking page within this site, with a way to meet chosen. */
function pathOf(address: string, type: MeetingType | null): string {
  const { pathname, searchParams } = new URL(address);
  if (type) searchParams.set("location", type);
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}

/** Books with the named member, or with the free one whose turn it is: the server chooses and holds the time. */
function BookButton({ team, practice, time, isNamed, type }: {
  team: TeamPage;
  practice: TeamPractice;
  time: TeamTime;
  /** Whether a member is chosen. */
  isNamed: boolean;
  type: MeetingType | null;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  const { start_time: startsAt, free: [first] } = time;
  const holding = useSubmit({
    mutationFn: () =>
      ok(api.POST("/api/teams/{id}/holds", {
        params: { path: { id: team.slug } },
        body: {
          practice: practice.type,
          duration: practice.durationMinutes,
          intro: practice.intro,
          startsAt,
          ...(type && { meetingType: type }),
        },
      })),
    onSuccess({ id, secret, eventTypeUri, schedulingUrl, expiresAt, ...hold }) {
      keepHold({
        id,
        secret,
        eventType: eventTypeUri,
        startsAt: instantOf(hold.startsAt),
        expiresAt: Date.parse(expiresAt),
        forLogin: false,
      });
      void navigate(pathOf(schedulingUrl, type));
    },
    onError: (failure) => {
      if (isTimeGone(failure)) void queries.invalidateQueries(teamQuery(team.slug));
    },
  });
  const label = t("therapist.times.book", {
    day: format.date(startsAt),
    time: format.time(startsAt),
  });
  if (isNamed && first) {
    const href = pathOf(first.schedulingUrl, type);
    return <Button variant="primary" block href={href}>{label}</Button>;
  }
  return (
    <>
      {holding.error && <Note tone="error" urgent>{showFailure(holding.error)}</Note>}
      <Button
        variant="primary"
        block
        pending={holding.isPending}
        onClick={() => holding.mutate()}
      >
        {label}
      </Button>
    </>
  );
}

function WhoIsFree({ practice, time }: { practice: TeamPractice; time: TeamTime }) {
  const { t } = useTranslation();
  const format = useFormat();
  const members = practice.members.filter(({ therapistId }) =>
    time.free.some((each) => each.therapistId === therapistId)
  );
  const priced = members.map(({ name, priceCents }) =>
    t("team.page.nameAndPrice", { name, price: format.money(priceCents) })
  );
  return (
    <Text size="small" tone="soft">
      {t("team.page.free", { names: format.list(priced) })}
      {members.length > 1 && ` ${t("team.page.turn")}`}
    </Text>
  );
}

/** Where the free members meet the client at this time, which may be elsewhere than the address of the team. */
function Places({ practice, time }: { practice: TeamPractice; time: TeamTime }) {
  const { t } = useTranslation();
  const { placeText } = useDomainValues();
  const format = useFormat();
  const nameOf = (id: string) =>
    practice.members.find(({ therapistId }) => therapistId === id)?.name ?? "";
  const there = time.free.filter(({ place, meetingTypes }) =>
    place !== "" && meetingTypes.includes("IN_PERSON")
  );
  const places = Map.groupBy(there, ({ place }) => place);
  return [...places].map(([place, free]) => (
    <Text key={place} size="small">
      {places.size === 1 ? placeText(place) : t("team.page.placeOf", {
        names: format.list(free.map(({ therapistId }) => nameOf(therapistId))),
        place: placeText(place),
      })}
    </Text>
  ));
}

function Panel({ team, practice, openedAt }: {
  team: TeamPage;
  practice: TeamPractice;
  openedAt: number;
}) {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const format = useFormat();
  const priceOf = usePriceRange();
  const { choice, change } = useTeamChoice();
  const times = useTeamTimes(team.slug, practice, choice, openedAt);
  const { member } = times;
  const types = meetingTypesOf(practice);
  // One of several ways to meet is chosen from the start, as on a profile.
  const type = types.length < 2
    ? null
    : times.type ?? times.picked?.free[0]?.meetingTypes[0] ?? null;
  const [picked] = fitting(times.picked ? [times.picked] : [], { memberId: null, type });
  const nameOf = ({ intro, type }: TeamPractice) =>
    intro ? t("therapist.view.intro") : label("THERAPY_TYPE", type);
  return (
    <BookingPanel
      id={freeTimesId}
      loading={times.isPending}
      heading={t("team.page.times")}
      zone={format.opening(format.zone())}
      action={picked && (
        <>
          {!member && <WhoIsFree practice={practice} time={picked} />}
          {type !== "VIDEO_CALL" && <Places practice={practice} time={picked} />}
          <BookButton
            team={team}
            practice={practice}
            time={picked}
            isNamed={member !== undefined}
            type={type}
          />
        </>
      )}
      withoutScripts={<Text>{t("team.page.withoutScripts")}</Text>}
    >
      <Select
        layout="plain"
        label={t("therapist.times.practice")}
        picked={keyOfPractice(practice)}
        onPick={(key) => change({ practice: key, with: null, start: null })}
        groups={[{
          options: team.practices.map((each) => ({
            id: keyOfPractice(each),
            label: nameOf(each),
            hint: `${priceOf(each)} · ${format.minutes(each.durationMinutes)}`,
          })),
        }]}
      />
      {practice.members.length > 1 && (
        <Select
          layout="inline"
          label={t("team.page.with")}
          picked={member?.therapistId ?? anyMember}
          onPick={(id) => change({ with: id === anyMember ? null : id, start: null })}
          groups={[{
            options: [
              { id: anyMember, label: t("team.page.anyone") },
              ...practice.members.map(({ therapistId, name, priceCents }) => ({
                id: therapistId,
                label: name,
                hint: priceCents === 0 ? t("therapist.view.free") : format.money(priceCents),
              })),
            ],
          }]}
        />
      )}
      {types.length > 1 && (
        <RadioGroup
          variant="segments"
          label={t("therapist.times.meeting")}
          labelHidden
          picked={type ?? undefined}
          onPick={(type) => change({ type, start: null })}
          options={types.map((each) => ({ value: each, label: label("MEETING_TYPE", each) }))}
        />
      )}
      <WeekTimes times={times} onChoose={change} />
    </BookingPanel>
  );
}

/** The times at which any member, or the chosen one, is free. */
export function TimesPanel({ team, openedAt }: { team: TeamPage; openedAt: number }) {
  const { t } = useTranslation();
  const { choice } = useTeamChoice();
  const practice = practiceIn(team, choice.practice);
  if (practice) return <Panel team={team} practice={practice} openedAt={openedAt} />;
  return (
    <BookingPanel heading={t("team.page.times")}>
      <Text tone="soft">{t("team.page.noPractices")}</Text>
    </BookingPanel>
  );
}
