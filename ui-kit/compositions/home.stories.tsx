import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { PracticeLabel } from "../booking/practice-label.tsx";
import { PractitionerCard } from "../booking/practitioner-card.tsx";
import { InlineSelect } from "../controls/inline-select.tsx";
import { Button } from "../controls/button.tsx";
import { Checkbox } from "../controls/checkbox.tsx";
import { CheckboxGroup } from "../controls/checkbox-group.tsx";
import { Chip } from "../controls/chip.tsx";
import { FilterSection } from "../controls/filter-section.tsx";
import { Form } from "../controls/form.tsx";
import { RangeSlider } from "../controls/range-slider.tsx";
import { Select } from "../controls/select.tsx";
import { TextField } from "../controls/text-field.tsx";
import { Columns } from "../layout/columns.tsx";
import { Panel } from "../layout/panel.tsx";
import { Hero, NoWrap } from "../layout/hero.tsx";
import { Page } from "../layout/page.tsx";
import { Benefits } from "../layout/benefits.tsx";
import { Row } from "../layout/row.tsx";
import { Stack } from "../layout/stack.tsx";
import { Pager } from "../navigation/pager.tsx";
import { anna, kulli, mart, siim } from "./people.tsx";
import { Shell } from "./shell.tsx";

export default {
  title: "Compositions/Home",
  parameters: { layout: "fullscreen" },
} satisfies Meta;

const topics = [
  {
    title: "Concern",
    options: [
      { id: "stress", label: "stress", count: 24 },
      { id: "burnout", label: "burnout", count: 19 },
      { id: "sleep", label: "sleep", count: 12 },
    ],
  },
  { title: "Practice", options: [{ id: "tre", label: "TRE, tension release", count: 5 }] },
];
const places = [{
  options: [{ id: "tallinn", label: "in Tallinn" }, { id: "video", label: "by video" }],
}];
const moments = [{
  options: [{ id: "week", label: "this week" }, { id: "any", label: "any time" }],
}];
const orders = [{
  options: [{ id: "best", label: "Best match" }, { id: "soon", label: "Soonest" }],
}];

function Sentence() {
  const [topic, setTopic] = useState("stress");
  const [place, setPlace] = useState("tallinn");
  const [moment, setMoment] = useState("week");
  return (
    <>
      I'm looking for help with{" "}
      <InlineSelect
        label="Topic"
        groups={topics}
        picked={topic}
        onPick={setTopic}
        search={{ label: "Search", noResults: "No topic matches." }}
      />{" "}
      <InlineSelect label="Place" groups={places} picked={place} onPick={setPlace} />{" "}
      <NoWrap>
        <InlineSelect label="Time" groups={moments} picked={moment} onPick={setMoment} />.
      </NoWrap>
    </>
  );
}

function Filters() {
  const [practices, setPractices] = useState<string[]>([]);
  const [languages, setLanguages] = useState(["et"]);
  const [price, setPrice] = useState({ from: 30, to: 80 });
  return (
    <form aria-label="Filters">
      <FilterSection title="Practice" open>
        <CheckboxGroup
          label="Practice"
          labelHidden
          picked={practices}
          onPick={setPractices}
          options={[
            {
              value: "somatic",
              label: <PracticeLabel group="somatic">Body</PracticeLabel>,
              count: 9,
            },
            {
              value: "talking",
              label: <PracticeLabel group="talking">Words</PracticeLabel>,
              count: 11,
            },
            {
              value: "energetic",
              label: <PracticeLabel group="energetic">Energy</PracticeLabel>,
              count: 5,
            },
            { value: "other", label: <PracticeLabel group="other">Other</PracticeLabel>, count: 4 },
          ]}
        />
      </FilterSection>
      <FilterSection title="Price" open>
        <RangeSlider
          labels={{ group: "Price", from: "From", to: "To" }}
          min={20}
          max={120}
          step={5}
          picked={price}
          format={(value) => `€${value}`}
          onPick={setPrice}
        />
      </FilterSection>
      <FilterSection title="Language" open>
        <CheckboxGroup
          label="Language"
          labelHidden
          picked={languages}
          onPick={setLanguages}
          options={[
            { value: "et", label: "Estonian", count: 22 },
            { value: "en", label: "English", count: 17 },
            { value: "ru", label: "Russian", count: 10 },
          ]}
        />
      </FilterSection>
      <FilterSection title="Time of day">
        <Checkbox label="Morning" count={3} />
      </FilterSection>
    </form>
  );
}

function Home() {
  return (
    <Shell current="practitioners">
      <Hero
        label="Search"
        heading={<Sentence />}
        actions={
          <>
            <Button variant="primary" href="#found">Show 24 practitioners</Button>
            <Button variant="quiet" href="/test">
              Not sure what you need? Take the test, 4 minutes
            </Button>
          </>
        }
      />
      <Page padded id="found">
        <Columns rail={<Filters />}>
          <Stack gap="row">
            <Row justify="between" align="baseline">
              <h2>24 practitioners</h2>
              <Select
                layout="inline"
                small
                label="Sort"
                groups={orders}
                picked="best"
                onPick={() => {}}
              />
            </Row>
            <Row>
              <Chip selected removeLabel="Remove: up to €80" onRemove={() => {}}>up to €80</Chip>
              <Button variant="quiet" small>Clear filters</Button>
            </Row>
            <Stack as="ul" gap="group">
              <li>
                <PractitionerCard {...kulli} />
              </li>
              <li>
                <PractitionerCard {...mart} />
              </li>
              <li>
                <PractitionerCard {...anna} />
              </li>
              <li>
                <PractitionerCard
                  {...siim}
                  fallback={<Button small block>Ask Siim first</Button>}
                />
              </li>
            </Stack>
            <Pager label="Show the next 19" onMore={() => {}} />
          </Stack>
        </Columns>
        <Benefits
          items={[
            {
              title: "Suits you before you book",
              text: "The test says which practices are likely to help and which to leave for now.",
            },
            {
              title: "Proof for every practice",
              text: "We check who gave the credential, how long it holds and for what.",
            },
            {
              title: "You see who opened your notes",
              text: "The journal is yours. Every opening is written down.",
            },
          ]}
        />
        <Panel
          tone="dark"
          title="Are you a practitioner? Join us."
          text="Leave your email. We send an invitation and check your credentials. There is no monthly fee."
        >
          <Form onSend={() => {}}>
            <TextField label="Email" name="join-email" type="email" />
            <Checkbox label="I am a practitioner" defaultChecked />
            <Button variant="primary" type="submit">Join</Button>
          </Form>
        </Panel>
      </Page>
    </Shell>
  );
}

export const SearchResults: StoryObj = { render: () => <Home /> };
