import { useTranslation } from "react-i18next";
import { useDomainValues } from "../../api/domain-values.ts";
import type { AdminAction } from "./queries.ts";
import { useJobName } from "./use-job-name.ts";
import { valueKinds } from "./value-kinds.ts";

const lists = [
  "leads",
  "users",
  "sessions",
  "invitations",
  "practitioners",
  "certificates",
  "reviews",
  "questions",
  "payments",
  "ledger",
  "mails",
  "actions",
  "processing",
  "rules",
  "figures",
] as const;

const texts = ["useful", "about", "help", "terms", "accessibility", "ranking"] as const;

const practice = "practice.";

/** What an action is about, in words where the log has a code. */
export function useActionSubject() {
  const { t } = useTranslation();
  const jobName = useJobName();
  const { label } = useDomainValues();
  const valueName = (id: string) => {
    const [domain, code] = id.split(".");
    const kind = valueKinds.find((each) => each === domain);
    if (!kind) return id;
    const name = t(`values.kind.${kind}`);
    return code ? `${name}: ${label(kind, code)}` : name;
  };
  const textName = (id: string) => {
    if (id.startsWith(practice)) return label("THERAPY_TYPE", id.slice(practice.length));
    if (id === "privacy") return t("admin.log.privacy");
    const known = texts.find((each) => each === id);
    return known ? t(`shell.${known}`) : id;
  };
  const listName = (id: string) => {
    if (id === "gift-cards") return t("admin.pages.giftCards");
    if (id === "api-keys") return t("admin.pages.apiKeys");
    const known = lists.find((each) => each === id);
    return known ? t(`admin.pages.${known}`) : id;
  };
  return ({ kind, name }: AdminAction["subject"]): string => {
    if (kind === "mail") return t("admin.log.subjects.mail");
    if (name === null) return t("admin.log.gone");
    switch (kind) {
      case "list":
        return listName(name);
      case "job":
        return jobName(name);
      case "domain-value":
        return valueName(name);
      case "text":
        return textName(name);
      default:
        return name;
    }
  };
}
