import Link from "@mui/material/Link";
import { useQuery } from "@tanstack/react-query";
import { Link as RouterLink } from "react-router";
import { callApi } from "../api/call-api.ts";
import { TitledCard } from "../layout/titled-card.tsx";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { dashboardTexts } from "./texts.ts";

export function InboxCard() {
  const texts = useTexts(dashboardTexts);
  const query = { state: "pending", page: "1", size: "1" } as const;
  const { data } = useQuery({ queryKey: ["inbox", "list", query], queryFn: () => callApi("GET /staff/inbox", query) });
  if (!data) return null;
  return (
    <TitledCard title={texts.inbox}>
      <Link component={RouterLink} to="/inbox">
        {formatMessage(texts.waiting, { count: data.counts.new + data.counts.open })}
      </Link>
    </TitledCard>
  );
}
