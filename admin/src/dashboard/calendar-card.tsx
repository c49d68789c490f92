import Link from "@mui/material/Link";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { Link as RouterLink } from "react-router";
import { languages } from "../../../i18n/languages.ts";
import { callApi } from "../api/call-api.ts";
import { TitledCard } from "../layout/titled-card.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { useDateFormat } from "../texts/use-date-format.ts";
import { useLabelFormat } from "../texts/use-label-format.ts";
import { dashboardTexts } from "./texts.ts";

/** Scheduled publications, changes and withdrawals, the next one first. */
export function CalendarCard() {
  const texts = useTexts(dashboardTexts);
  const named = useLabelFormat();
  const format = useDateFormat({ dateStyle: "full", timeStyle: "short" });
  const { data } = useQuery({ queryKey: ["today", "calendar"], queryFn: () => callApi("GET /staff/calendar", {}) });
  return (
    <TitledCard title={texts.calendar}>
      {data?.length === 0 && <Typography>{texts.nothing}</Typography>}
      <List dense disablePadding>
        {data?.map(({ type, key, language, title, what, at }) => (
          <ListItem key={`${type}/${key}/${language}/${what}`} disableGutters>
            <ListItemText secondary={named(format(at), `${languages[language].name} ${texts[what]}`)}>
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
