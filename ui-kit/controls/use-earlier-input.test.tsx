// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import "../testing.ts";
import { Checkbox } from "./checkbox.tsx";
import { NativeSelect } from "./native-select.tsx";
import { RadioGroup } from "./radio-group.tsx";
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

test("what was typed before the scripts is kept", () => {
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(<Login />);
  const field = container.querySelector<HTMLInputElement>("[name=email]")!;
  const box = container.querySelector<HTMLInputElement>("[type=checkbox]")!;
  field.value = "mari@example.com";
  box.click();
  render(<Login />, { container, hydrate: true });
  expect(screen.getByRole("status").textContent).toBe("mari@example.com false");
  fireEvent.click(box);
  expect([field.value, box.checked]).toEqual(["mari@example.com", true]);
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
