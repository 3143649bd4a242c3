import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { ColorSwatchPicker } from "ui-kit/controls/color-swatch-picker.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { Select } from "ui-kit/controls/select.tsx";
import { Switch } from "ui-kit/controls/switch.tsx";
import { Sheet } from "ui-kit/feedback/dialog.tsx";
import { Affix } from "ui-kit/layout/affix.tsx";
import { config } from "../config.ts";
import { choices } from "./display-settings.ts";
import { chooseDisplay, resetDisplay, useDisplay, useMode } from "./display.ts";

export function CustomizerButton() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(!config.customizer);
  return (
    <>
      <Affix>
        <Button icon="palette" iconOnly onClick={() => setOpen(true)}>
          {t("display.open")}
        </Button>
      </Affix>
      <Customizer open={open} onClose={() => setOpen(false)} />
    </>
  );
}

function Segments<Value extends string>({ label, values, picked, wordOf, onPick }: {
  label: string;
  values: readonly Value[];
  picked: Value;
  wordOf: (value: Value) => string;
  onPick: (value: Value) => void;
}) {
  return (
    <RadioGroup
      label={label}
      variant="segments"
      options={values.map((value) => ({ value, label: wordOf(value) }))}
      picked={picked}
      onPick={(picked) => {
        const value = values.find((each) => each === picked);
        if (value) onPick(value);
      }}
    />
  );
}

function Looks() {
  const { t } = useTranslation();
  const { themeColor, skin, contentWidth, direction } = useDisplay();
  const mode = useMode();
  return (
    <>
      <ColorSwatchPicker
        label={t("display.themeColor")}
        colors={choices.themeColor.map((value) => ({
          value,
          name: t(`display.themeColors.${value}`),
        }))}
        picked={themeColor}
        onPick={(color) => chooseDisplay({ themeColor: color })}
      />
      <Segments
        label={t("display.mode")}
        values={choices.mode}
        picked={mode}
        wordOf={(value) => t(`display.modes.${value}`)}
        onPick={(mode) => chooseDisplay({ mode })}
      />
      <Segments
        label={t("display.skin")}
        values={choices.skin}
        picked={skin}
        wordOf={(value) => t(`display.skins.${value}`)}
        onPick={(skin) => chooseDisplay({ skin })}
      />
      <Segments
        label={t("display.contentWidth")}
        values={choices.contentWidth}
        picked={contentWidth}
        wordOf={(value) => t(`display.contentWidths.${value}`)}
        onPick={(contentWidth) => chooseDisplay({ contentWidth })}
      />
      <Segments
        label={t("display.direction")}
        values={choices.direction}
        picked={direction}
        wordOf={(value) => t(`display.directions.${value}`)}
        onPick={(direction) => chooseDisplay({ direction })}
      />
    </>
  );
}

function Navigation() {
  const { t } = useTranslation();
  const { lastLayout, verticalNavToggleType, navCollapsed, navHidden } = useDisplay();
  return (
    <>
      <Segments
        label={t("display.layout")}
        values={choices.layout}
        picked={lastLayout}
        wordOf={(value) => t(`display.layouts.${value}`)}
        onPick={(layout) => chooseDisplay({ layout })}
      />
      <Segments
        label={t("display.verticalNavToggleType")}
        values={choices.verticalNavToggleType}
        picked={verticalNavToggleType}
        wordOf={(value) => t(`display.verticalNavToggleTypes.${value}`)}
        onPick={(verticalNavToggleType) => chooseDisplay({ verticalNavToggleType })}
      />
      <Switch
        label={t("display.navCollapsed")}
        checked={navCollapsed}
        onCheckedChange={(navCollapsed) => chooseDisplay({ navCollapsed })}
      />
      <Switch
        label={t("display.navHidden")}
        checked={navHidden}
        disabled={lastLayout === "horizontal"}
        onCheckedChange={(navHidden) => chooseDisplay({ navHidden })}
      />
    </>
  );
}

function Bars() {
  const { t } = useTranslation();
  const { appBar, appBarBlur, footer, toastPosition } = useDisplay();
  return (
    <>
      <Segments
        label={t("display.appBar")}
        values={choices.appBar}
        picked={appBar}
        wordOf={(value) => t(`display.bars.${value}`)}
        onPick={(appBar) => chooseDisplay({ appBar })}
      />
      <Switch
        label={t("display.appBarBlur")}
        checked={appBarBlur}
        onCheckedChange={(appBarBlur) => chooseDisplay({ appBarBlur })}
      />
      <Segments
        label={t("display.footer")}
        values={choices.footer}
        picked={footer}
        wordOf={(value) => t(`display.bars.${value}`)}
        onPick={(footer) => chooseDisplay({ footer })}
      />
      <Select
        label={t("display.toastPosition")}
        groups={[{
          options: choices.toastPosition.map((id) => ({
            id,
            label: t(`display.toastPositions.${id}`),
          })),
        }]}
        picked={toastPosition}
        onPick={(id) => {
          const place = choices.toastPosition.find((each) => each === id);
          if (place) chooseDisplay({ toastPosition: place });
        }}
      />
    </>
  );
}

function Customizer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      side="end"
      size="narrow"
      title={t("display.title")}
      closeLabel={t("shell.close")}
      actions={<Button block icon="rotate-ccw" onClick={resetDisplay}>{t("display.reset")}</Button>}
    >
      <Looks />
      <Navigation />
      <Bars />
    </Sheet>
  );
}
