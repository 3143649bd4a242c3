import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { useFocusRecovery } from "ui-kit/controls/use-focus-recovery.ts";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { lazyPart } from "ui-kit/layout/lazy-part.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { formatFor } from "../i18n/formatter.ts";
import { useFormat } from "../i18n/use-format.ts";

const ZoneList = lazyPart(async () => (await import("./zone-list.tsx")).ZoneList);

export function ZoneChoice({ zones, zone, onPick }: {
  zones: string[];
  zone: string;
  onPick: (zone: string) => void;
}) {
  const { t } = useTranslation();
  const { language } = useFormat(zone);
  const [searching, setSearching] = useState(false);
  const offered = zones.includes(zone) ? zones : [...zones, zone];
  const box = useFocusRecovery<HTMLDivElement>();
  return (
    <div ref={box}>
      <Stack align="fill">
        {offered.length > 1 && (
          <RadioGroup
            variant="segments"
            wrap
            label={t("booking.zone.title")}
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
            <Suspense fallback={<Skeleton label={t("booking.zone.loading")} count={1} />}>
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
                {t("booking.zone.other")}
              </Button>
            </div>
          )}
      </Stack>
    </div>
  );
}
