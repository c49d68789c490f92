import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router";
import { languages } from "../../../i18n/languages.ts";
import { TitledCard } from "../layout/titled-card.tsx";
import { siteTexts } from "../site/site-texts.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { exampleTexts } from "./texts.ts";
import { useSiteExamples } from "./use-site-examples.ts";

/** Company data that is marked as example, by language. */
export function CompanyDataExamples({ canEdit }: { canEdit: boolean }) {
  const texts = useTexts(exampleTexts);
  const { fields: names, links } = useTexts(siteTexts);
  const data = useSiteExamples();
  if (data.length === 0) return null;
  const fieldNames: Record<string, string> = { ...names, socialLinks: links };
  return (
    <TitledCard title={texts.site}>
      <Stack component="ul" spacing={1} sx={{ listStyle: "none", p: 0, m: 0 }}>
        {data.map(({ language, fields, contacts }) => (
          <li key={language}>
            {canEdit ? (
              <Link component={RouterLink} to={`/site?language=${language}`}>
                {languages[language].name}
              </Link>
            ) : (
              languages[language].name
            )}
            <Typography variant="body2" color="textSecondary">
              {[
                ...fields.map((name) => fieldNames[name] ?? name),
                ...(contacts > 0 ? [formatMessage(texts.contacts, { count: contacts })] : []),
              ].join(" · ")}
            </Typography>
          </li>
        ))}
      </Stack>
    </TitledCard>
  );
}
