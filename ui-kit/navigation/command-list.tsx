import {
  Autocomplete,
  Dialog,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Modal,
  ModalOverlay,
  TextField,
} from "react-aria-components";
import { Icon, type IconName } from "../controls/icon.tsx";
import { AriaProvider } from "../layout/aria-provider.tsx";
import "./command-list.css";

export type Command = {
  id: string;
  label: string;
  /** Its kind, or how it differs from others. */
  hint?: string | undefined;
  icon: IconName;
  count?: number | undefined;
};

type CommandGroup = { title: string; commands: Command[] };

/** The dialog of `CommandPalette`. The groups are those that fit what is typed. */
export function CommandList(
  { open, onClose, label, placeholder, typed, onType, groups, onPick, empty, pending }: {
    open: boolean;
    onClose: () => void;
    label: string;
    placeholder: string;
    typed: string;
    onType: (text: string) => void;
    groups: CommandGroup[];
    onPick: (id: string) => void;
    empty: string;
    /** Whether more is being looked for. */
    pending?: string | undefined;
  },
) {
  const shown = groups.filter(({ commands }) => commands.length > 0);
  return (
    <AriaProvider>
      <ModalOverlay
        className="command-list"
        isDismissable
        isOpen={open}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
      >
        <Modal data-part="sheet">
          <Dialog data-part="dialog" aria-label={label}>
            <Autocomplete inputValue={typed} onInputChange={onType}>
              <TextField aria-label={label} autoFocus data-part="field">
                <Icon name="search" size="small" />
                <Input
                  type="search"
                  role="combobox"
                  aria-expanded={shown.length > 0}
                  placeholder={placeholder}
                  maxLength={100}
                />
              </TextField>
              <ListBox
                aria-label={label}
                data-part="list"
                selectionMode="none"
                onAction={(key) => onPick(String(key))}
                renderEmptyState={() => <p data-part="empty">{pending ?? empty}</p>}
              >
                {shown.map(({ title, commands }) => (
                  <ListBoxSection key={title} id={title}>
                    <Header>{title}</Header>
                    {commands.map(({ id, label, hint, icon, count }) => (
                      <ListBoxItem key={id} id={id} textValue={label}>
                        <Icon name={icon} size="small" />
                        <span data-part="label">{label}</span>
                        {hint && <span data-part="hint">{hint}</span>}
                        {count !== undefined && <span data-part="count">{count}</span>}
                      </ListBoxItem>
                    ))}
                  </ListBoxSection>
                ))}
              </ListBox>
            </Autocomplete>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </AriaProvider>
  );
}
