import BackIcon from "@mui/icons-material/History";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useNavigate } from "react-router";
import { useTexts } from "../texts/staff-language.ts";
import { PageHeader } from "./page-header.tsx";
import { layoutTexts } from "./texts.ts";

/** Shown for an address without a route. */
export function NotFoundPage() {
  const { notFound, notFoundHelp } = useTexts(layoutTexts);
  return <StatusPage title={notFound} explanation={notFoundHelp} />;
}

/** Shown when a screen throws an error or its code cannot be loaded. */
export function ErrorPage() {
  const { broken, brokenHelp } = useTexts(layoutTexts);
  return <StatusPage title={broken} explanation={brokenHelp} />;
}

function StatusPage({ title, explanation }: { title: string; explanation: string }) {
  const texts = useTexts(layoutTexts);
  const navigate = useNavigate();
  return (
    <Stack spacing={2} sx={{ my: 2, alignItems: "flex-start" }}>
      <PageHeader title={title} />
      <Alert severity="error">{explanation}</Alert>
      <Button variant="contained" startIcon={<BackIcon />} onClick={() => void navigate(-1)}>
        {texts.back}
      </Button>
    </Stack>
  );
}
