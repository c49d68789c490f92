import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import type { Guide } from "../help/guides.ts";
import { HelpLink } from "../help/help-link.tsx";
import Box from "@mui/material/Box";

type PageHeaderProps = { title: string; help?: Guide; children?: ReactNode };

/** Heading of a screen, with a link to its guide and the screen's main actions. */
export function PageHeader({ title, help, children }: PageHeaderProps) {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap", alignItems: "center" }}>
      <title>{`${title} · eCactus`}</title>
      <Box sx={{ minWidth: 0, mr: "auto", typography: "h5" }}>
        <Typography variant="h5" component="h1" sx={{ display: "inline", overflowWrap: "anywhere" }}>
          {title}
        </Typography>
        {/* The no-break space keeps the help icon on the line of the last word. */}
        {help && (
          <>
            {"\u00a0"}
            <HelpLink guide={help} />
          </>
        )}
      </Box>
      {children}
    </Stack>
  );
}
