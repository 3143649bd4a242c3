// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import "../testing.ts";
import { CheckboxGroup } from "./checkbox-group.tsx";
import { Checkbox } from "./checkbox.tsx";
import { NativeSelect } from "./native-select.tsx";
import { RadioGroup } from "./radio-group.tsx";
import { RangeSlider } from "./range-slider.tsx";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";

function Login() {
  const [email, setEmail] = useState("");
  const [remember, setRemember] = useState(true);
  return (
    <>
      <TextField
        name="email"
        label="Email"
        value={email}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      <Checkbox label="Remember me" checked={remember} onCheckedChange={setRemember} />
      <output>{`${email} ${remember}`}</output>
    </>
  );
}

test("what was typed before the scripts is kept", async () => {
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(<Login />);
  const field = container.querySelector<HTMLInputElement>("[name=email]")!;
  const box = container.querySelector<HTMLInputElement>("[type=checkbox]")!;
  field.value = "mari@example.com";
  box.click();
  render(<Login />, { container, hydrate: true });
  const shown = screen.getByRole("status");
  await waitFor(() => expect(shown.textContent).toBe("mari@example.com false"));
  fireEvent.click(box);
  expect([field.value, box.checked]).toEqual(["mari@example.com", true]);
});

function Filters() {
  const [cities, setCities] = useState<string[]>([]);
  const [price, setPrice] = useState({ from: 23, to: 90 });
  return (
    <>
      <CheckboxGroup
        label="City"
        options={["tallinn", "tartu", "narva"].map((value) => ({ value, label: value }))}
        picked={cities}
        onPick={setCities}
      />
      <RangeSlider
        labels={{ group: "Price", from: "From", to: "To" }}
        min={20}
        max={100}
        step={10}
        picked={price}
        format={String}
        onPick={setPrice}
      />
      <output>{[...cities, price.from, price.to].join(" ")}</output>
    </>
  );
}

test("all checkboxes of a group and both ends of a range are kept", async () => {
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(<Filters />);
  for (const value of ["tallinn", "narva"]) {
    container.querySelector<HTMLInputElement>(`[value=${value}]`)!.click();
  }
  container.querySelectorAll<HTMLInputElement>("[type=range]")[1]!.value = "70";
  render(<Filters />, { container, hydrate: true });
  const shown = container.querySelector("output")!;
  await waitFor(() => expect(shown.textContent).toBe("tallinn narva 23 70"));
});

function Request() {
  const [text, setText] = useState("");
  const [city, setCity] = useState("tallinn");
  const [meeting, setMeeting] = useState("video");
  return (
    <>
      <TextArea
        name="text"
        label="Message"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <NativeSelect
        name="city"
        label="City"
        value={city}
        onChange={({ currentTarget }) => setCity(currentTarget.value)}
        groups={[{
          options: [{ value: "tallinn", label: "Tallinn" }, { value: "tartu", label: "Tartu" }],
        }]}
      />
      <RadioGroup
        label="Meeting"
        picked={meeting}
        onPick={setMeeting}
        options={[{ value: "video", label: "Video" }, { value: "room", label: "Room" }]}
      />
      <output>{[text, city, meeting].join(" ")}</output>
    </>
  );
}

test("what was written in a text area or chosen before the scripts is kept", () => {
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(<Request />);
  container.querySelector("textarea")!.value = "Hello";
  container.querySelector("select")!.value = "tartu";
  container.querySelector<HTMLInputElement>("[value=room]")!.click();
  render(<Request />, { container, hydrate: true });
  const shown = container.querySelector("output")!;
  expect(shown.textContent).toBe("Hello tartu room");
  fireEvent.click(container.querySelector("[value=video]")!);
  expect(shown.textContent).toBe("Hello tartu video");
});
