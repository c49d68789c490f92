import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useEffect, useMemo, useState } from "react";
import { renderSVG } from "uqr";
import { callApiOnce } from "../api/call-api.ts";
import { useTexts } from "../texts/staff-language.ts";
import { FormField } from "./form-field.tsx";
import { sessionTexts } from "./texts.ts";
import { useSubmit } from "./use-submit.ts";

/** Sets up the second factor: shows the secret, checks the first code, and shows the recovery codes. */
export function SecondFactorSetup({ onDone }: { onDone(): void }) {
  const texts = useTexts(sessionTexts);
  const [setup, setSetup] = useState<{ address: string; secret: string }>();
  const [codes, setCodes] = useState<readonly string[]>();
  useEffect(() => {
    void callApiOnce("POST /staff/second-factor/begin", {}).then(setSetup);
  }, []);
  const { failure, isSending, onSubmit } = useSubmit(async ({ code = "" }) => {
    setCodes((await callApiOnce("POST /staff/second-factor/confirm", { code })).recoveryCodes);
  });
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (!setup) return <CircularProgress size={24} />;
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack spacing={1.5}>
        <Typography variant="h6" component="h2">
          {texts.setUp}
        </Typography>
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

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone(): void }) {
  const texts = useTexts(sessionTexts);
  return (
    <Stack spacing={1.5}>
      <Typography variant="h6" component="h2">
        {texts.recovery}
      </Typography>
      <Alert severity="info">{texts.recoveryHow}</Alert>
      <Box component="ul" sx={{ columns: 2, listStyle: "none", p: 0, m: 0, fontFamily: "monospace" }}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Button variant="contained" size="large" onClick={onDone} autoFocus>
        {texts.kept}
      </Button>
    </Stack>
  );
}
