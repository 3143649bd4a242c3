import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { DayHeading } from "../booking/day-heading.tsx";
import { BookingSummary } from "../booking/booking-summary.tsx";
import { BookingWidget } from "../booking/booking-widget.tsx";
import { ConfirmBar } from "../booking/confirm-bar.tsx";
import { MonthCalendar } from "../booking/month-calendar.tsx";
import { SlotPicker } from "../booking/slot-picker.tsx";
import { WeekStrip } from "../booking/week-strip.tsx";
import { Button } from "../controls/button.tsx";
import { Note } from "../feedback/note.tsx";
import { faces } from "./people.tsx";
import { days, free, tuesday } from "./week.ts";

export default {
  title: "Compositions/Booking",
  parameters: { layout: "fullscreen" },
} satisfies Meta;

function Widget() {
  const [day, setDay] = useState("2026-11-24");
  const [slot, setSlot] = useState("2026-11-24T18:15");
  return (
    <main>
      <BookingWidget
        label="Book a time with Külli Mägi"
        title="Choose a time"
        steps={{ names: ["Time", "You", "Done"], current: 0 }}
        summary={
          <BookingSummary
            name="Külli Mägi"
            photo={faces.kulli}
            practice={{ group: "somatic", name: "Body psychotherapy" }}
            items={[
              { icon: "clock", text: "50 minutes" },
              { icon: "wallet", text: "€65, paid on site" },
              { icon: "map-pin", text: "Poska 12, Tallinn" },
              { icon: "globe", text: "Tallinn time, 16:52 now" },
            ]}
            terms="Free to cancel or move until 24 hours before. After that, you see the cost before you confirm."
          />
        }
        week={<WeekStrip label="Next 7 days" days={days} picked={day} onPick={setDay} />}
        month={
          <MonthCalendar
            label="Days with free times"
            freeDates={free}
            today="2026-11-20"
            picked={day}
            onPick={setDay}
          />
        }
        foot={
          <ConfirmBar
            when="Tue 24 Nov, 18:15–19:05"
            note="Held for you, 4:32 left"
            action={<Button variant="primary">Continue</Button>}
          />
        }
      >
        <DayHeading day="Tuesday, 24 November" free="5 free" />
        <SlotPicker
          label="Tuesday, 24 November"
          takenLabel="taken"
          parts={tuesday}
          picked={slot}
          onPick={setSlot}
        />
        <Note>11:30 was taken a moment ago. Nearest free: 10:15 the same day.</Note>
      </BookingWidget>
    </main>
  );
}

export const ChooseTime: StoryObj = { render: () => <Widget /> };
