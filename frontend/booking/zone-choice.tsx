import { lazy, Suspense, useState } from "react";
import { Button } from "ui-kit/controls/button.tsx";
import { useFocusRecovery } from "ui-kit/controls/use-focus-recovery.ts";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { formatFor } from "../i18n/formatter.ts";
import { useWords } from "./words.ts";

const ZoneList = lazy(async () => ({ default: (await import("./zone-list.tsx")).ZoneList }));

export function ZoneChoice({ zones, zone, onPick }: {
  zones: string[];
  zone: string;
  onPick: (zone: string) => void;
}) {
  const { say, language } = useWords();
  const [searching, setSearching] = useState(false);
  const offered = zones.includes(zone) ? zones : [...zones, zone];
  const box = useFocusRecovery<HTMLDivElement>();
  return (
    <div ref={box}>
      <Stack align="fill">
        {offered.length > 1 && (
          <RadioGroup
            variant="segments"
            label={say("zone.title")}
            picked={zone}
            onPick={onPick}
            options={offered.map((each) => {
              const format = formatFor(language, each);
              return { value: each, label: format.opening(format.zone()) };
            })}
          />
        )}
        {searching
          ? (
            <Suspense fallback={<Skeleton label={say("zone.loading")} count={1} />}>
              <ZoneList
                zone={zone}
                onPick={(picked) => {
                  onPick(picked);
                  setSearching(false);
                }}
              />
            </Suspense>
          )
          : (
            <div>
              <Button variant="quiet" small icon="globe" onClick={() => setSearching(true)}>
                {say("zone.other")}
              </Button>
            </div>
          )}
      </Stack>
    </div>
  );
}
