import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { renderSVG } from "uqr";
import { callApiOnce } from "../api/call-api.ts";
import { useTexts } from "../texts/staff-language.ts";
import { FormField } from "./form-field.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { sessionTexts } from "./texts.ts";
import { useSubmit } from "./use-submit.ts";

type Setup = { address: string; secret: string };

/** Sets up the second factor of a new staff user. */
export function SecondFactorSetup({ onDone }: { onDone(): void }) {
  const texts = useTexts(sessionTexts);
  const { data: setup, error } = useQuery({
    queryKey: ["second-factor-setup"],
    queryFn: () => callApiOnce("POST /staff/second-factor/begin", {}),
    // A second call would replace the secret that the app has scanned.
    staleTime: Infinity,
    gcTime: 0,
  });
  const confirm = async (code: string) => (await callApiOnce("POST /staff/second-factor/confirm", { code })).recoveryCodes;
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!setup) return <CircularProgress size={24} aria-label={texts.setUp} />;
  return (
    <Stack spacing={3}>
      <Typography variant="h6" component="h2">
        {texts.setUp}
      </Typography>
      <SecondFactorForm setup={setup} confirm={confirm} onDone={onDone} />
    </Stack>
  );
}

type FormProps = { setup: Setup; confirm(code: string): Promise<readonly string[]>; onDone(): void };

/** Shows the secret, checks the first code, and shows the recovery codes. */
export function SecondFactorForm({ setup, confirm, onDone }: FormProps) {
  const texts = useTexts(sessionTexts);
  const [codes, setCodes] = useState<readonly string[]>();
  const { failure, isSending, onSubmit } = useSubmit(async ({ code = "" }) => setCodes(await confirm(code)));
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack spacing={3}>
        <Typography variant="body2">{texts.setUpHow}</Typography>
        <QrCode content={setup.address} />
        <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
          {texts.key}: <code>{setup.secret}</code>
        </Typography>
        <FormField
          name="code"
          label={texts.code}
          autoComplete="one-time-code"
          autoFocus
          fieldError={failure && (failure.fields.code ?? failure.message)}
        />
        <Button type="submit" variant="contained" size="large" loading={isSending}>
          {texts.next}
        </Button>
      </Stack>
    </form>
  );
}

/** Renders the QR code as a data URL: an image runs no scripts, unlike inline SVG. */
function QrCode({ content }: { content: string }) {
  const source = useMemo(() => `data:image/svg+xml,${encodeURIComponent(renderSVG(content, { border: 2 }))}`, [content]);
  return <Box component="img" src={source} alt="" sx={{ width: 200, height: 200, alignSelf: "center", imageRendering: "pixelated" }} />;
}
