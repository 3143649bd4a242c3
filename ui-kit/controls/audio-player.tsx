import { type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "./icon.tsx";
import "./audio-player.css";

export type AudioPlayerProps = {
  src: string;
  /** The accessible name of the whole player: what is heard. */
  label: string;
  playLabel: string;
  pauseLabel: string;
  /** The accessible name of the slider. */
  placeLabel: string;
  /** Where to begin, in seconds. */
  start?: number | undefined;
  /** `4:02` of seconds. */
  format: (seconds: number) => string;
  /** Called every few seconds while it plays, and when it stops. */
  onPlace?: ((seconds: number) => void) | undefined;
  onError?: (() => void) | undefined;
  children?: ReactNode;
};

const reportedEvery = 5;

/** A recording with one button and a slider; it plays on with the screen off. */
export function AudioPlayer(
  { src, label, playLabel, pauseLabel, placeLabel, start = 0, format, onPlace, onError, children }:
    AudioPlayerProps,
) {
  const audio = useRef<HTMLAudioElement>(null);
  const reported = useRef(start);
  const [isPlaying, setPlaying] = useState(false);
  const [place, setPlace] = useState(start);
  const [length, setLength] = useState(0);

  useEffect(() => {
    const element = audio.current;
    return () => element?.pause();
  }, []);

  function report(seconds: number) {
    reported.current = seconds;
    onPlace?.(Math.floor(seconds));
  }

  function moveTo(seconds: number) {
    if (audio.current) audio.current.currentTime = seconds;
    setPlace(seconds);
  }

  return (
    <div className="audio-player" role="group" aria-label={label}>
      <audio
        ref={audio}
        src={src}
        preload="metadata"
        onLoadedMetadata={({ currentTarget }) => {
          const { duration } = currentTarget;
          setLength(Number.isFinite(duration) ? duration : 0);
          if (start > 0 && start < duration - 1) currentTarget.currentTime = start;
          else setPlace(0);
        }}
        onPlay={() => setPlaying(true)}
        onPause={({ currentTarget }) => {
          setPlaying(false);
          report(currentTarget.currentTime);
        }}
        onTimeUpdate={({ currentTarget: { currentTime } }) => {
          setPlace(currentTime);
          if (Math.abs(currentTime - reported.current) >= reportedEvery) report(currentTime);
        }}
        onError={onError}
      />
      <button
        type="button"
        aria-label={isPlaying ? pauseLabel : playLabel}
        onClick={() => {
          if (isPlaying) audio.current?.pause();
          else audio.current?.play().catch(() => onError?.());
        }}
      >
        <Icon name={isPlaying ? "pause" : "play"} />
      </button>
      <div data-part="place">
        <input
          type="range"
          min={0}
          max={Math.max(1, Math.floor(length))}
          step={1}
          value={Math.floor(place)}
          aria-label={placeLabel}
          aria-valuetext={format(place)}
          onChange={({ currentTarget }) => moveTo(Number(currentTarget.value))}
        />
        <p data-part="times">
          <span>{format(place)}</span>
          <span>{length > 0 ? format(length) : ""}</span>
        </p>
      </div>
      {children && <div data-part="notes">{children}</div>}
    </div>
  );
}
