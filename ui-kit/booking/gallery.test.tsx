// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { Gallery } from "./gallery.tsx";

test("every picture has an alternative text, and a video poster plays its video", async () => {
  let played = 0;
  render(
    <Gallery
      pictures={[
        { src: "/room.jpg", alt: "The room" },
        {
          src: "/face.jpg",
          alt: "Külli",
          video: { playLabel: "Play the video, 1:20", length: "1:20", onPlay: () => played++ },
        },
      ]}
    />,
  );
  expect(screen.getAllByRole("img").map((each) => each.getAttribute("alt")))
    .toEqual(["The room", "Külli"]);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(played).toBe(1);
});
