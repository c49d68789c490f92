import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { callApi } from "../api/call-api.ts";
import { ErrorAlert } from "../layout/error-alert.tsx";
import { TitledCard } from "../layout/titled-card.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { newsletterTexts } from "./texts.ts";

/** Style elements of the mail (dark mode, narrow screens): the content security policy of the back office would block them. */
const styles = /<style>[^]*?<\/style>/g;

/** Previews the saved mail in an iframe whose sandbox blocks scripts and navigation of the page. */
export function IssuePreview({ id, revision }: { id: string; revision: number }) {
  const texts = useTexts(newsletterTexts);
  const { data, error } = useQuery({
    queryKey: ["newsletter", "preview", id, revision],
    queryFn: () => callApi("GET /staff/newsletter/issues/:id/preview", { id }),
  });
  if (error) return <ErrorAlert error={error} />;
  return (
    <TitledCard title={texts.preview}>
      <Typography variant="body2" color="textSecondary">
        {texts.previewHint}
      </Typography>
      {data && (
        <iframe title={texts.preview} sandbox="" srcDoc={data.html.replace(styles, "")} style={{ width: "100%", height: 640, border: 0 }} />
      )}
    </TitledCard>
  );
}
