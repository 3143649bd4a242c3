import { useState } from "react";
import { useTranslation } from "react-i18next";
import { profileLimits } from "backend/domain/profile.ts";
import { Select } from "ui-kit/controls/select.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { useDomainValues } from "../../api/domain-values.ts";
import { fieldId } from "./paths.ts";
import { useFieldError } from "./use-field-error.ts";

const otherTown = "other";

/** One of the cities, or another place by its name. */
export function TownField({ path, label, town, onTown }: {
  path: string;
  label: string;
  /** The code of a city or a name; empty: not chosen yet. */
  town: string;
  onTown: (town: string, isTyped: boolean) => void;
}) {
  const { t } = useTranslation();
  const { list } = useDomainValues();
  const errorOf = useFieldError();
  const cities = list("CITY");
  const isCity = cities.some(({ code }) => code === town);
  const [isOther, setOther] = useState(town !== "" && !isCity);
  const showsName = isOther && !isCity;

  function pick(id: string) {
    setOther(id === otherTown);
    onTown(id === otherTown ? "" : id, false);
  }

  return (
    <Stack gap="inline">
      <Select
        {...(showsName ? {} : { id: fieldId(path), error: errorOf(path) })}
        label={label}
        groups={[
          { options: cities.map(({ code, value }) => ({ id: code, label: value })) },
          { options: [{ id: otherTown, label: t("profile.towns.other") }] },
        ]}
        picked={showsName ? otherTown : town || undefined}
        placeholder={t("profile.choose")}
        onPick={pick}
      />
      {showsName && (
        <TextField
          id={fieldId(path)}
          name={path}
          label={t("profile.towns.name")}
          autoComplete="off"
          maxLength={profileLimits.code}
          value={town}
          error={errorOf(path)}
          onChange={({ currentTarget: { value } }) => onTown(value, true)}
          onBlur={() => {
            const city = cities.find(({ value }) => value === town.trim());
            if (city) pick(city.code);
          }}
        />
      )}
    </Stack>
  );
}
