import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { useQuery } from "@tanstack/react-query";
import { Loading } from "../layout/loading.tsx";
import { Link as RouterLink, Navigate, useParams } from "react-router";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { guides, loadGuide, type Guide } from "./guides.ts";
import { helpTexts } from "./texts.ts";

export function GuidePage() {
  const { guide: guideParameter } = useParams();
  const guide = guides.find((each) => each === guideParameter);
  return guide ? <GuideText guide={guide} /> : <Navigate to="/help" replace />;
}

function GuideText({ guide }: { guide: Guide }) {
  const texts = useTexts(helpTexts);
  const language = useStaffLanguage();
  const { data } = useQuery({ queryKey: ["help", guide, language], queryFn: () => loadGuide(guide, language), staleTime: Infinity });
  return (
    <Box sx={{ my: 2, maxWidth: "72ch" }}>
      <title>{`${texts.names[guide]} · eCactus`}</title>
      <Link component={RouterLink} to="/help">
        {texts.all}
      </Link>
      {/* Safe: the HTML is compiled from the repository's own files. */}
      {data ? <Box component="article" sx={articleStyles} dangerouslySetInnerHTML={{ __html: data }} /> : <Loading />}
    </Box>
  );
}

const articleStyles = {
  typography: "body1",
  lineHeight: 1.6,
  overflowWrap: "anywhere",
  "& h1": { typography: "h5", my: 2 },
  "& h2": { typography: "h6", mt: 4, mb: 1 },
  "& img": { display: "block", maxWidth: "100%", height: "auto", my: 2, border: 1, borderColor: "divider", borderRadius: 1 },
  "& li": { my: 0.5 },
  "& a": { color: "primary.main" },
};
