import Link from "@mui/material/Link";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import { useQuery } from "@tanstack/react-query";
import { Link as RouterLink } from "react-router";
import { languages } from "../../../i18n/languages.ts";
import { callApi } from "../api/call-api.ts";
import { TitledCard } from "../layout/titled-card.tsx";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { useDateFormat } from "../texts/use-date-format.ts";
import { reviewTexts } from "./texts.ts";
import { reviewsKey } from "./use-discussion.ts";

/** Lists open reviews on the dashboard; without any, the card is left out. */
export function ReviewsCard() {
  const texts = useTexts(reviewTexts);
  const format = useDateFormat();
  const { data = [] } = useQuery({ queryKey: [...reviewsKey, "open"], queryFn: () => callApi("GET /staff/reviews", {}) });
  if (data.length === 0) return null;
  return (
    <TitledCard title={texts.reviews}>
      <List dense disablePadding>
        {data.map(({ type, key, language, title, note, requestedBy, requestedAt }) => (
          <ListItem key={`${type}/${key}/${language}`} disableGutters>
            <ListItemText
              secondary={[formatMessage(texts.requestedBy, { who: requestedBy.name, when: format(requestedAt) }), note]
                .filter(Boolean)
                .join(" · ")}
            >
              <Link component={RouterLink} to={`/content/${type}/${key}?left=${language}`}>
                {title} ({languages[language].name})
              </Link>
            </ListItemText>
          </ListItem>
        ))}
      </List>
    </TitledCard>
  );
}
