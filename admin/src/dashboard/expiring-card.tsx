import Link from "@mui/material/Link";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import { useQuery } from "@tanstack/react-query";
import { Link as RouterLink } from "react-router";
import { callApi } from "../api/call-api.ts";
import { TitledCard } from "../layout/titled-card.tsx";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { useDateFormat } from "../texts/use-date-format.ts";
import { dashboardTexts } from "./texts.ts";

/** Certificates that run out soon or have run out; shown only if there are any. */
export function ExpiringCard() {
  const texts = useTexts(dashboardTexts);
  // Days have no time zone.
  const format = useDateFormat({ dateStyle: "long", timeZone: "UTC" });
  const { data } = useQuery({ queryKey: ["today", "expiring"], queryFn: () => callApi("GET /staff/expiring", {}) });
  if (!data || data.length === 0) return null;
  return (
    <TitledCard title={texts.expiring}>
      <List dense disablePadding>
        {data.map(({ type, key, language, title, validUntil, isExpired }) => (
          <ListItem key={key} disableGutters>
            <ListItemText secondary={formatMessage(isExpired ? texts.expired : texts.validUntil, { date: format(validUntil) })}>
              <Link component={RouterLink} to={`/content/${type}/${key}?left=${language}`}>
                {title}
              </Link>
            </ListItemText>
          </ListItem>
        ))}
      </List>
    </TitledCard>
  );
}
