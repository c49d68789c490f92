import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { Link as RouterLink } from "react-router";
import { fill } from "../../../i18n/fill.ts";
import { call } from "../api/call.ts";
import { useTexts } from "../texts/staff-language.ts";
import { todayTexts } from "./texts.ts";

/** How many questions wait for an answer. */
export function InboxCard() {
  const texts = useTexts(todayTexts);
  const query = { state: "pending", page: "1", size: "1" } as const;
  const { data } = useQuery({ queryKey: ["inbox", "list", query], queryFn: () => call("GET /staff/inbox", query) });
  if (!data) return null;
  return (
    <Card component="section" aria-label={texts.inbox} variant="outlined" sx={{ p: 2 }}>
      <Typography variant="h6" component="h2">
        {texts.inbox}
      </Typography>
      <Link component={RouterLink} to="/inbox">
        {fill(texts.waiting, { count: data.counts.new + data.counts.open })}
      </Link>
    </Card>
  );
}
