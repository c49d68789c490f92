import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { describeRequest, kindNames, type TypedRequest } from "../../../domain/request-kinds/schema.ts";
import { TitledCard } from "../layout/titled-card.tsx";
import { useStaffLanguage } from "../texts/staff-language.ts";

/** Details of an installer request or partner application; a question has none. */
export function RequestCard({ request }: { request: TypedRequest }) {
  const language = useStaffLanguage();
  const lines = describeRequest(request, language);
  if (lines.length === 0) return null;
  return (
    <TitledCard title={kindNames[language][request.kind]}>
      {lines.map(({ name, text, path }) => (
        <Typography key={name} sx={{ overflowWrap: "anywhere" }}>
          <Typography component="span" variant="body2" color="textSecondary" sx={{ pr: 1 }}>
            {name}
          </Typography>
          {path === undefined ? (
            text
          ) : (
            <Link href={path} target="_blank" rel="noopener">
              {text}
            </Link>
          )}
        </Typography>
      ))}
    </TitledCard>
  );
}
