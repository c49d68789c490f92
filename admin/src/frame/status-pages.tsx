import BackIcon from "@mui/icons-material/History";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useNavigate } from "react-router";
import { useTexts } from "../texts/staff-language.ts";
import { PageHead } from "./page-head.tsx";
import { frameTexts } from "./texts.ts";

/** Shown for an address without a route. */
export function NotFoundPage() {
  const { notFound, notFoundHelp } = useTexts(frameTexts);
  return <StatusPage title={notFound} explanation={notFoundHelp} />;
}

/** Shown when a screen throws an error or its code cannot be loaded. */
export function BrokenPage() {
  const { broken, brokenHelp } = useTexts(frameTexts);
  return <StatusPage title={broken} explanation={brokenHelp} />;
}

function StatusPage({ title, explanation }: { title: string; explanation: string }) {
  const texts = useTexts(frameTexts);
  const navigate = useNavigate();
  return (
    <Stack spacing={2} sx={{ my: 2, alignItems: "flex-start" }}>
      <PageHead title={title} />
      <Alert severity="error">{explanation}</Alert>
      <Button variant="contained" startIcon={<BackIcon />} onClick={() => void navigate(-1)}>
        {texts.back}
      </Button>
    </Stack>
  );
}
