// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import "../testing.ts";
import { AudioPlayer } from "./audio-player.tsx";

test("the button plays the recording, and a stop reports the place", async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation(() => {});
  const onPlace = vi.fn();
  const { container } = render(
    <AudioPlayer
      src="/lesson.mp3"
      label="Evening"
      playLabel="Play"
      pauseLabel="Pause"
      placeLabel="Place"
      format={(seconds) => `${seconds} s`}
      onPlace={onPlace}
    />,
  );
  const audio = container.querySelector("audio")!;
  await userEvent.click(screen.getByRole("button", { name: "Play" }));
  expect(play).toHaveBeenCalledOnce();
  fireEvent.play(audio);
  expect(screen.getByRole("button", { name: "Pause" })).toBeTruthy();
  audio.currentTime = 12;
  fireEvent.pause(audio);
  expect(onPlace).toHaveBeenCalledWith(12);
  expect(screen.getByRole("slider", { name: "Place" })).toBeTruthy();
});
