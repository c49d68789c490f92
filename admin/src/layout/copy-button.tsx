import CopyIcon from "@mui/icons-material/ContentCopy";
import Button from "@mui/material/Button";
import { notify } from "../notifications/notify.ts";
import { useTexts } from "../texts/staff-language.ts";
import { layoutTexts } from "./texts.ts";

/** Copies a text. Browsers refuse it without a secure connection or without permission. */
export function CopyButton({ text }: { text: string }) {
  const texts = useTexts(layoutTexts);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify(texts.copied, "success");
    } catch {
      notify(texts.copyFailed, "error");
    }
  };
  return (
    <Button startIcon={<CopyIcon />} onClick={() => void copy()}>
      {texts.copy}
    </Button>
  );
}
