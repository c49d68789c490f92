import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import GlobalStyles from "@mui/material/GlobalStyles";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { CopyButton } from "../layout/copy-button.tsx";
import { downloadFile } from "../layout/download-file.ts";
import { useTexts } from "../texts/staff-language.ts";
import { sessionTexts } from "./texts.ts";

const printedId = "recovery-codes";

/** Prints the codes without the rest of the screen. */
const printStyles = {
  "@media print": {
    "body *": { visibility: "hidden" },
    [`#${printedId}, #${printedId} *`]: { visibility: "visible", color: "#000" },
    [`#${printedId}`]: { position: "fixed", top: 0, left: 0 },
  },
};

/** Shows recovery codes once, with ways to keep them. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone(): void }) {
  const texts = useTexts(sessionTexts);
  const text = codes.join("\n");
  return (
    <Stack spacing={3}>
      <GlobalStyles styles={printStyles} />
      <Box id={printedId}>
        <Typography variant="h6" component="h2" gutterBottom>
          {`eCactus: ${texts.recovery}`}
        </Typography>
        <Box component="ul" sx={{ columns: { xs: 1, sm: 2 }, listStyle: "none", p: 0, m: 0, fontFamily: "monospace" }}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
      </Box>
      <Alert severity="info">{texts.recoveryHow}</Alert>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap" }}>
        <CopyButton text={text} />
        <Button onClick={() => window.print()}>{texts.print}</Button>
        <Button onClick={() => downloadFile("ecactus-recovery-codes.txt", "text/plain", `${text}\n`)}>{texts.download}</Button>
      </Stack>
      <Button variant="contained" size="large" onClick={onDone}>
        {texts.kept}
      </Button>
    </Stack>
  );
}
