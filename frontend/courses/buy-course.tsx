import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { hasErrorCode } from "../api/api-error.ts";
import { api, ok } from "../api/client.ts";
import { useSubmit } from "../api/use-submit.ts";
import { useFormat } from "../i18n/use-format.ts";
import { useShowFailure } from "../shell/show-failure.ts";
import { type Course, coursesKey } from "./queries.ts";

/** Leads to the payment page; who has got the course meanwhile sees it. */
export function BuyCourse({ course: { id, priceCents } }: { course: Course }) {
  const { t } = useTranslation();
  const format = useFormat();
  const cache = useQueryClient();
  const showFailure = useShowFailure();
  const buying = useSubmit({
    mutationFn: () => ok(api.POST("/api/courses/{id}/buy", { params: { path: { id } } })),
    onSuccess: ({ id: payment, pageUrl }) => location.assign(pageUrl ?? `/payments/${payment}`),
    onError: (failure) => {
      if (hasErrorCode(failure, "ERR_ALREADY_PAID")) {
        void cache.invalidateQueries({ queryKey: coursesKey });
      }
    },
  });
  return (
    <>
      {buying.error && <Note tone="error" urgent>{showFailure(buying.error)}</Note>}
      <Button variant="primary" pending={buying.isPending} onClick={() => buying.mutate()}>
        {t("courses.show.buy", { price: format.money(priceCents ?? 0) })}
      </Button>
    </>
  );
}
