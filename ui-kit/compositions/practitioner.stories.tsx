import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { BookingPanel } from "../booking/booking-panel.tsx";
import { DayHeading } from "../booking/day-heading.tsx";
import { ConfirmBar } from "../booking/confirm-bar.tsx";
import { CredentialBadge } from "../booking/credential-badge.tsx";
import { Gallery } from "../booking/gallery.tsx";
import { PracticeRow } from "../booking/practice-row.tsx";
import { PractitionerHeader } from "../booking/practitioner-header.tsx";
import { ReviewCard } from "../booking/review-card.tsx";
import { SlotPicker } from "../booking/slot-picker.tsx";
import { StaticMap } from "../booking/static-map.tsx";
import { WeekStrip } from "../booking/week-strip.tsx";
import { Button } from "../controls/button.tsx";
import { Chip } from "../controls/chip.tsx";
import { Icon } from "../controls/icon.tsx";
import { Link } from "../controls/link.tsx";
import { RadioGroup } from "../controls/radio-group.tsx";
import { Select } from "../controls/select.tsx";
import { Note } from "../feedback/note.tsx";
import { Columns } from "../layout/columns.tsx";
import { DescriptionList } from "../layout/description-list.tsx";
import { Page } from "../layout/page.tsx";
import { Prose } from "../layout/prose.tsx";
import { Row } from "../layout/row.tsx";
import { Section } from "../layout/section.tsx";
import { Stack } from "../layout/stack.tsx";
import { Text } from "../layout/text.tsx";
import { BackLink } from "../navigation/back-link.tsx";
import { faces, kulli } from "./people.tsx";
import { Shell } from "./shell.tsx";
import { days, tuesday } from "./week.ts";

export default {
  title: "Compositions/Practitioner",
  parameters: { layout: "fullscreen" },
} satisfies Meta;

const practices = [{
  options: [
    { id: "body", label: "Body psychotherapy", hint: "€65 · 50 min" },
    { id: "tre", label: "TRE, individual", hint: "€50 · 45 min" },
  ],
}];

function FreeTimes() {
  const [day, setDay] = useState("2026-11-24");
  const [slot, setSlot] = useState("2026-11-24T18:15");
  const [meeting, setMeeting] = useState("onsite");
  return (
    <BookingPanel
      id="times"
      heading="Free times"
      zone="Tallinn time"
      action={<Button variant="primary" block href="/book">Book Tue 24 Nov at 18:15</Button>}
      terms="Free to cancel until Mon 23 Nov, 18:15. You pay on site."
      footer={
        <Link href="/call">
          <Row as="span">
            <Icon name="phone" size="small" />A free 15-minute first call
          </Row>
        </Link>
      }
    >
      <Select
        layout="plain"
        label="Practice"
        groups={practices}
        picked="body"
        onPick={() => {}}
      />
      <RadioGroup
        variant="segments"
        label="Meeting"
        labelHidden
        picked={meeting}
        onPick={setMeeting}
        options={[
          {
            value: "onsite",
            label: (
              <>
                <Icon name="map-pin" size="small" />On site
              </>
            ),
          },
          {
            value: "video",
            label: (
              <>
                <Icon name="video" size="small" />Video
              </>
            ),
          },
        ]}
      />
      <WeekStrip label="Next 7 days" days={days} picked={day} onPick={setDay} />
      <Stack>
        <DayHeading day="Tuesday, 24 November" free="5 free" />
        <SlotPicker
          label="Tuesday, 24 November, 5 free"
          takenLabel="taken"
          parts={tuesday}
          picked={slot}
          onPick={setSlot}
        />
      </Stack>
    </BookingPanel>
  );
}

function Profile() {
  const { name, practices: offered, lead, details, verdicts } = kulli;
  return (
    <Shell>
      <Page>
        <BackLink href="/">Back, 24 practitioners</BackLink>
        <Columns
          size="panel"
          aside={<FreeTimes />}
          header={
            <PractitionerHeader
              name={name}
              photo={faces.kulli}
              practices={offered}
              lead={lead}
              details={details}
              verdict={verdicts?.[0]}
            />
          }
        >
          <Section heading="Practices and credentials">
            <ul>
              <PracticeRow
                name="Body psychotherapy"
                details={<CredentialBadge>EABP certificate 2417, valid to 06/2028</CredentialBadge>}
              >
                <RadioGroup
                  variant="tiles"
                  name="practice"
                  label="Body psychotherapy"
                  labelHidden
                  picked="50"
                  onPick={() => {}}
                  options={[
                    { value: "50", label: "50 min · €65", hint: "11 free times in 7 days" },
                    { value: "75", label: "75 min · €90", hint: "4 free times in 7 days" },
                  ]}
                />
              </PracticeRow>
              <PracticeRow
                name="TRE, individual"
                details={
                  <CredentialBadge state="pending">TRE Provider, being checked</CredentialBadge>
                }
              >
                <Note tone="warning">
                  <b>Talk to us before TRE</b>{" "}
                  if you are pregnant or have epilepsy. The test asks in two minutes.{" "}
                  <Link href="/test">Check whether it suits</Link>
                </Note>
              </PracticeRow>
            </ul>
          </Section>
          <Section heading="About me">
            <Prose>
              <p>
                I came to bodywork from physiotherapy. For ten years I saw how the same back hurts
                again when work, sleep and worry stay the same.
              </p>
              <p>
                The first time we talk and try one or two exercises. You do not have to know
                anything.
              </p>
            </Prose>
            <DescriptionList
              items={[
                { name: "Experience", value: "14 years, physiotherapist" },
                { name: "Languages", value: "Estonian, English" },
                { name: "Meetings", value: "on site, video" },
                { name: "Cancellation", value: "free until 24 h before" },
              ]}
            />
          </Section>
          <Section heading="How I can help">
            <Row>
              <Chip href="/?need=stress" selected icon="check">Stress</Chip>
              <Chip href="/?need=burnout">Burnout</Chip>
              <Chip href="/?need=anxiety">Anxiety</Chip>
            </Row>
          </Section>
          <Section heading="Video and pictures">
            <Gallery
              pictures={[
                {
                  src: faces.kulli,
                  alt: "Külli Mägi in a turtleneck",
                  video: {
                    playLabel: "Play the introduction, 1 minute 48 seconds",
                    length: "1:48",
                    onPlay: () => {},
                  },
                },
                { src: faces.mart, alt: "The waiting room" },
                { src: faces.anna, alt: "The therapy room" },
              ]}
            />
          </Section>
          <Section heading="Place">
            <StaticMap
              latitude={59.4389}
              longitude={24.7905}
              label="Map: Poska 12, Tallinn"
              place="Poska 12"
            />
            <Row justify="between">
              <Text size="small">
                <b>Poska 12, Tallinn</b> · second floor, lift
              </Text>
              <Link href="https://example.org/map">Open in a map app</Link>
            </Row>
          </Section>
          <Section heading="38 reviews, 4.9 on average">
            <Stack gap="block">
              <ReviewCard
                rating={5}
                ratingLabel="5 of 5"
                text="For the first time I did not have to prove anything. After the third session I slept through the night."
                origin="Liis · after a finished session, October 2026"
                answer={{
                  from: "Külli answered:",
                  text: "thank you, Liis. Keep the exercise for the evening.",
                }}
              />
              <ReviewCard
                rating={4}
                ratingLabel="4 of 5"
                text="Calm and competent. Look for parking early."
                origin="T. · after a finished session, September 2026"
              />
            </Stack>
          </Section>
        </Columns>
      </Page>
      <ConfirmBar
        place="page"
        when="Tue 24 Nov, 18:15"
        note="Body psychotherapy · 50 min · €65"
        action={<Button variant="primary">Book</Button>}
      />
    </Shell>
  );
}

export const PublicPage: StoryObj = { render: () => <Profile /> };
