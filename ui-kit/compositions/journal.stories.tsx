import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Comment } from "../booking/comment.tsx";
import { PracticeLabel } from "../booking/practice-label.tsx";
import { Rating } from "../booking/rating.tsx";
import { PrivateNote, SessionCard } from "../booking/session-card.tsx";
import { SessionMonth } from "../booking/session-month.tsx";
import { Button } from "../controls/button.tsx";
import { Icon } from "../controls/icon.tsx";
import { Link } from "../controls/link.tsx";
import { Note } from "../feedback/note.tsx";
import { Card } from "../layout/card.tsx";
import { Columns } from "../layout/columns.tsx";
import { PageHeader } from "../layout/page-header.tsx";
import { Page } from "../layout/page.tsx";
import { GrowthRings } from "../layout/growth-rings.tsx";
import { Row } from "../layout/row.tsx";
import { Stack } from "../layout/stack.tsx";
import { Text } from "../layout/text.tsx";
import { Tabs } from "../navigation/tabs.tsx";
import { faces } from "./people.tsx";
import { Shell } from "./shell.tsx";

export default {
  title: "Compositions/Journal",
  parameters: { layout: "fullscreen" },
} satisfies Meta;

const year = [
  ["talking", 8],
  ["somatic", 7],
  ["somatic", 8],
  ["somatic", 9],
  ["talking", 9],
  ["energetic", 10],
  ["somatic", 9],
  ["somatic", 9],
  ["talking", 8],
  ["planned", 7],
  ["planned", 7],
].map(([name, width]) => ({ name: String(name), width: Number(width) }));

const stars = ["1 of 5", "2 of 5", "3 of 5", "4 of 5", "5 of 5"] as const;

function HowWasIt({ start }: { start?: number }) {
  const [rating, setRating] = useState(start);
  return (
    <Rating
      label="How was it?"
      starLabels={stars}
      picked={rating}
      onPick={setRating}
      hint={rating ? undefined : "your rating helps the next person"}
    />
  );
}

function Aside() {
  return (
    <Stack gap="group">
      <Card as="figure">
        <Stack align="center">
          <GrowthRings
            variant="year"
            seed="Liisa 2026"
            years={year}
            label="Nine rings, one for each finished session; two dashed ones are ahead"
          />
          <Text as="h2" size="card">Your year 2026</Text>
          <Text size="small" tone="soft">
            Every finished session is a ring. The distance between rings is the time between
            sessions.
          </Text>
          <Text as="div" size="small" tone="soft">
            <Row justify="center" gap="stack">
              <PracticeLabel group="somatic">body 5</PracticeLabel>
              <PracticeLabel group="talking">words 3</PracticeLabel>
              <PracticeLabel group="energetic">energy 1</PracticeLabel>
            </Row>
          </Text>
        </Stack>
      </Card>
      <Card>
        <Text as="h2" size="body">
          <Row as="span">
            <Icon name="eye" size="small" />Who has looked
          </Row>
        </Text>
        <Text size="small" tone="soft">
          Külli Mägi read the comments on 13 Nov at 8:04. Nobody else has opened your journal.
        </Text>
        <Text size="small">
          <Link href="/journal/openings">All openings</Link>
        </Text>
      </Card>
    </Stack>
  );
}

function Journal() {
  return (
    <Shell>
      <Page>
        <PageHeader
          title="Hello, Liisa. The next session is on Tuesday."
          lead="Two upcoming sessions, nine past. Only you see your notes."
          action={<Button variant="primary" href="/">Book a new time</Button>}
        />
        <Columns aside={<Aside />}>
          <Tabs
            label="Sections of the journal"
            tabs={[
              { href: "/journal", label: "All", current: true },
              { href: "/journal?show=ahead", label: "Upcoming 2" },
              { href: "/journal?show=past", label: "Past 9" },
            ]}
            action={<Button variant="quiet" small icon="search">Search</Button>}
          />
          <SessionMonth title="November">
            <SessionCard
              next
              date={{ weekday: "Tue", day: "24", time: "18:15", dateTime: "2026-11-24T18:15" }}
              name="Külli Mägi"
              href="/kulli"
              photo={faces.kulli}
              practice={{ group: "somatic", name: "Body psychotherapy" }}
              practiceNote="50 min · €65"
              status={{ value: "booked", label: "Booked" }}
              details={[{ icon: "map-pin", text: "Poska 12, Tallinn" }, {
                icon: "clock",
                text: "in four days",
              }]}
              actions={
                <>
                  <Button small icon="calendar-plus">Add to calendar</Button>
                  <Button small variant="quiet">Change time</Button>
                  <Button small variant="quiet">Cancel</Button>
                </>
              }
            />
            <SessionCard
              date={{ weekday: "Thu", day: "12", time: "17:30", dateTime: "2026-11-12T17:30" }}
              name="Külli Mägi"
              photo={faces.kulli}
              practice={{ group: "somatic", name: "Body psychotherapy" }}
              practiceNote="4th session"
              status={{ value: "finished", label: "Finished" }}
            >
              <HowWasIt start={5} />
              <PrivateNote
                text="My shoulders let go only at the end. At home: three breaths before opening the computer."
                lock={
                  <>
                    Only you see this · <Link href="/journal/2">Change the note</Link>
                  </>
                }
              />
              <Comment from="Külli" when="13 Nov" photo={faces.kulli}>
                Thank you for your trust. Next time we start from the chest.
              </Comment>
              <Comment from="You" when="13 Nov" initials="LT">Good. I'll bring warm socks.</Comment>
            </SessionCard>
            <SessionCard
              date={{ weekday: "Thu", day: "5", time: "9:00", dateTime: "2026-11-05T09:00" }}
              name="Mart Šmidt"
              photo={faces.mart}
              practice={{ group: "talking", name: "Psychotherapy" }}
              practiceNote="you cancelled on 3 Nov, free"
              status={{ value: "cancelled", label: "Cancelled" }}
              actions={<Button small variant="quiet">Choose a new time</Button>}
            />
          </SessionMonth>
          <SessionMonth title="October">
            <SessionCard
              date={{ weekday: "Fri", day: "23", time: "12:00", dateTime: "2026-10-23T12:00" }}
              name="Jekaterina Žukova"
              photo={faces.jekaterina}
              practice={{ group: "energetic", name: "Reiki" }}
              practiceNote="1st session"
              status={{ value: "finished", label: "Finished" }}
              actions={<Button small icon="pen-line">Add a note</Button>}
            >
              <HowWasIt />
              <Note tone="success">
                <b>Jekaterina suggests:</b> massage and yoga therapy, once a month.{" "}
                <Link href="/">See practitioners</Link>
              </Note>
            </SessionCard>
          </SessionMonth>
        </Columns>
      </Page>
    </Shell>
  );
}

export const Sessions: StoryObj = { render: () => <Journal /> };
