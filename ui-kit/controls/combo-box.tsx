import {
  Button,
  ComboBox as AriaComboBox,
  Group,
  Header,
  Input,
  ListBox,
  ListBoxSection,
  Popover,
  useFilter,
} from "react-aria-components";
import { AriaProvider } from "../layout/aria-provider.tsx";
import { AriaField } from "./aria-field.tsx";
import type { FieldText } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { type OptionGroup, OptionItem } from "./options-popover.tsx";
import "./combo-box.css";

export type ComboBoxProps = Omit<FieldText, "aside"> & {
  groups: OptionGroup[];
  picked: string | undefined;
  onPick: (id: string | undefined) => void;
  noResults: string;
  placeholder?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
};

/** One option of a long list, filtered by typing. For short lists use `Select`. */
export function ComboBox(
  { groups, picked, onPick, noResults, placeholder, name, disabled = false, ...text }:
    ComboBoxProps,
) {
  const { contains } = useFilter({ sensitivity: "base" });
  const keywords = new Map(
    groups.flatMap(({ options }) => options).map((option) => [option.label, option.keywords ?? ""]),
  );
  return (
    <AriaProvider>
      <AriaComboBox
        defaultFilter={(label, typed) =>
          contains(label, typed) || contains(keywords.get(label) ?? "", typed)}
        className="combo-box"
        selectedKey={picked ?? null}
        onSelectionChange={(key) => onPick(key === null ? undefined : String(key))}
        menuTrigger="focus"
        allowsEmptyCollection
        isDisabled={disabled}
        isInvalid={Boolean(text.error)}
        {...(name === undefined ? {} : { name, formValue: "key" })}
      >
        <AriaField {...text}>
          <Group data-part="box">
            <Input {...(placeholder === undefined ? {} : { placeholder })} />
            <Button>
              <Icon name="chevron-down" size="small" />
            </Button>
          </Group>
        </AriaField>
        <Popover className="options-popover" data-anchored="" placement="bottom start" offset={4}>
          <ListBox renderEmptyState={() => <p data-part="no-results">{noResults}</p>}>
            {groups.map(({ title, options }, i) => {
              const items = options.map((option) => <OptionItem key={option.id} option={option} />);
              if (!title) return items;
              return (
                <ListBoxSection key={i} id={`group-${i}`}>
                  <Header>{title}</Header>
                  {items}
                </ListBoxSection>
              );
            })}
          </ListBox>
        </Popover>
      </AriaComboBox>
    </AriaProvider>
  );
}
