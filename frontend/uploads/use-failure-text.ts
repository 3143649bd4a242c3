import { useTranslation } from "react-i18next";
import { hasErrorCode } from "../api/api-error.ts";
import { useFormat } from "../i18n/use-format.ts";
import { useShowFailure } from "../shell/show-failure.ts";
import type { SentFile } from "./use-uploads.ts";

const megabyte = 1_000_000;
const mostBytes = { picture: 12 * megabyte, video: 200 * megabyte, document: 10 * megabyte };

function kindOf({ purpose }: SentFile): keyof typeof mostBytes {
  return purpose === "video" || purpose === "document" ? purpose : "picture";
}

/** Why a file was not stored, in words, with the limit that it does not keep. */
export function useFailureText(): (sent: SentFile) => string {
  const { t } = useTranslation();
  const format = useFormat();
  const showFailure = useShowFailure();
  return (sent) => {
    const { failure, file } = sent;
    const kind = kindOf(sent);
    if (hasErrorCode(failure, "ERR_TOO_LARGE")) {
      const size = format.number(Math.ceil(file.size / megabyte));
      return file.size > mostBytes[kind]
        ? t(`profile.upload.tooLarge.${kind}`, { size })
        : t("profile.upload.tooManyPixels");
    }
    if (hasErrorCode(failure, "ERR_UNSUPPORTED_MEDIA_TYPE")) {
      return t(`profile.upload.wrongType.${kind}`);
    }
    if (hasErrorCode(failure, "ERR_VIDEO_TOO_LONG")) return t("profile.upload.tooLong");
    return file.size === 0 ? t("profile.upload.empty") : showFailure(failure);
  };
}
