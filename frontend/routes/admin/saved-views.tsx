import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { Button } from "ui-kit/controls/button.tsx";
import { Checkbox } from "ui-kit/controls/checkbox.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { MenuButton } from "ui-kit/navigation/menu-button.tsx";
import { adminKey } from "../../admin/summary.ts";
import { api, ok } from "../../api/client.ts";
import { saveView as limits } from "../../api/limits/admin.ts";
import type { components } from "../../api/schema.d.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { textOf } from "../../forms.ts";
import { useShowFailure } from "../../shell/show-failure.ts";

type View = components["schemas"]["SavedView"];

/** The list of an address: its page after `/admin/`. */
function listOf(pathname: string): string {
  return pathname.split("/")[2] ?? "";
}

/** What a view keeps of an address: all but the opened row. */
function viewOf(search: string): string {
  const params = new URLSearchParams(search);
  params.delete("open");
  return params.toString();
}

function useViews() {
  const { pathname } = useLocation();
  const list = listOf(pathname);
  return useQuery({
    queryKey: [...adminKey, "views", list],
    queryFn: ({ signal }) =>
      ok(api.GET("/api/admin/views", { params: { query: { list } }, signal })),
  });
}

/** Opens a named view of the list, and saves the one that is shown. */
export function SavedViews() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { data } = useViews();
  const [isOpen, setOpen] = useState(false);
  const views = data?.views ?? [];
  const current = views.find((view) => viewOf(view.search) === viewOf(search) && view.search);
  const choices = views.map(({ id, name, shared, isOwn }) => ({
    id,
    label: name,
    ...(shared ? { hint: t(isOwn ? "admin.views.sharedByMe" : "admin.views.shared") } : {}),
  }));
  return (
    <>
      <MenuButton
        label={t("admin.views.title")}
        icon="bookmark"
        picked={current?.id}
        groups={[
          [{ id: "all", label: t("admin.views.none") }, ...choices],
          [{ id: "edit", label: t("admin.views.edit") }],
        ]}
        onPick={(id) => {
          if (id === "edit") return setOpen(true);
          const view = views.find((one) => one.id === id);
          void navigate(view ? `${pathname}?${view.search}` : pathname);
        }}
      >
        {current?.name ?? t("admin.views.title")}
      </MenuButton>
      {isOpen && <ViewsDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function ViewsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const cache = useQueryClient();
  const showFailure = useShowFailure();
  const form = useId();
  const { data } = useViews();
  const [shared, setShared] = useState(false);
  const [renamed, setRenamed] = useState<string | null>(null);
  const own = data?.views.filter(({ isOwn }) => isOwn) ?? [];
  const reload = () => cache.invalidateQueries({ queryKey: [...adminKey, "views"] });
  const saving = useSubmit<unknown, string>({
    mutationFn: (name) =>
      ok(api.PUT("/api/admin/views", {
        body: { list: listOf(pathname), name, search: viewOf(search), shared },
      })),
    onSuccess: (_saved, name) => {
      const isKnown = own.some((view) => view.name === name);
      const message = t(isKnown ? "admin.views.replaced" : "admin.views.saved");
      void notify({ tone: "success", message });
      onClose();
    },
    onSettled: reload,
  });
  const removing = useSubmit<unknown, string>({
    mutationFn: (id) => ok(api.DELETE("/api/admin/views/{id}", { params: { path: { id } } })),
    onSettled: reload,
  });
  const failure = saving.error ?? removing.error;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("admin.views.edit")}
      closeLabel={t("shell.close")}
      actions={
        <Button variant="primary" type="submit" form={form} pending={saving.isPending}>
          {t("admin.views.save")}
        </Button>
      }
    >
      <Stack gap="group">
        <Form
          id={form}
          onSend={(entries) => {
            const name = textOf(entries, "view-name").trim();
            if (name) saving.mutate(name);
          }}
        >
          <Stack gap="stack">
            <Text tone="soft">{t("admin.views.text")}</Text>
            <TextField
              name="view-name"
              label={t("admin.views.name")}
              maxLength={limits.name.maxLength}
              required
            />
            <Checkbox
              label={t("admin.views.share")}
              checked={shared}
              onCheckedChange={setShared}
            />
          </Stack>
        </Form>
        {failure && <Note tone="error" urgent>{showFailure(failure)}</Note>}
        {own.length > 0 && (
          <Stack gap="stack">
            <Text weight="strong">{t("admin.views.own")}</Text>
            {own.map((view) =>
              view.id === renamed
                ? <RenameForm key={view.id} view={view} onClose={() => setRenamed(null)} />
                : (
                  <Row key={view.id} justify="between">
                    <Text as="span">{view.name}</Text>
                    <Row wrap={false}>
                      <Button
                        small
                        variant="quiet"
                        icon="pencil"
                        iconOnly
                        onClick={() => setRenamed(view.id)}
                      >
                        {t("admin.views.renameNamed", { name: view.name })}
                      </Button>
                      <Button
                        small
                        variant="quiet"
                        icon="trash-2"
                        iconOnly
                        onClick={() => removing.mutate(view.id)}
                      >
                        {t("admin.views.removeNamed", { name: view.name })}
                      </Button>
                    </Row>
                  </Row>
                )
            )}
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}

function RenameForm({ view, onClose }: { view: View; onClose: () => void }) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const showFailure = useShowFailure();
  const { id, list, search, shared } = view;
  const renaming = useSubmit<unknown, string>({
    mutationFn: (name) =>
      ok(api.PUT("/api/admin/views", { body: { id, list, name, search, shared } })),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: [...adminKey, "views"] });
      void notify({ tone: "success", message: t("admin.views.renamed") });
      onClose();
    },
  });
  return (
    <Form
      onSend={(entries) => {
        const name = textOf(entries, "new-name").trim();
        if (name) renaming.mutate(name);
      }}
    >
      <Row wrap={false} align="end">
        <TextField
          name="new-name"
          label={t("admin.views.name")}
          defaultValue={view.name}
          maxLength={limits.name.maxLength}
          required
          autoFocus
        />
        <Button small type="submit" pending={renaming.isPending}>{t("admin.views.rename")}</Button>
      </Row>
      {renaming.error && <Note tone="error" urgent>{showFailure(renaming.error)}</Note>}
    </Form>
  );
}
