import PasskeyIcon from "@mui/icons-material/Fingerprint";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { ApiError } from "../api/api-error.ts";
import { useTexts } from "../texts/staff-language.ts";
import { canUsePasskeys, PasskeyCancelledError } from "./passkey.ts";
import { sessionTexts } from "./texts.ts";

/** Button for the browser's passkey dialog; missing where the browser has none. */
export function PasskeyButton({ label, send, onDone }: { label: string; send(): Promise<void>; onDone(): void }) {
  const texts = useTexts(sessionTexts);
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  if (!canUsePasskeys()) return null;
  const start = async () => {
    setSending(true);
    setError(undefined);
    try {
      await send();
      onDone();
    } catch (failure) {
      if (failure instanceof ApiError) setError(failure.message);
      else if (failure instanceof PasskeyCancelledError) setError(texts.passkeyFailed);
      else throw failure;
    } finally {
      setSending(false);
    }
  };
  return (
    <Stack spacing={1}>
      {error && <Alert severity="error">{error}</Alert>}
      <Button variant="outlined" size="large" startIcon={<PasskeyIcon />} loading={isSending} onClick={() => void start()}>
        {label}
      </Button>
    </Stack>
  );
}
