import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { LanguageSelect } from "../layout/language-select.tsx";
import { LargeMark, Logo } from "../layout/logo.tsx";

/** Layout of the screens before the sign-in: one column, in wide windows beside the mark on graphite. */
export function SignInLayout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ minHeight: "100dvh", display: "grid", gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" } }}>
      <Stack sx={{ px: { xs: 2.5, md: 6 }, py: 3 }}>
        <Box component="header" sx={{ display: "flex", flexWrap: "wrap", justifyContent: "space-between", alignItems: "center", gap: 1 }}>
          <Logo />
          <LanguageSelect />
        </Box>
        <Stack component="main" spacing={3} sx={{ width: "100%", maxWidth: 400, my: "auto", py: 6 }}>
          <Typography variant="h4" component="h1">
            {title}
          </Typography>
          {children}
        </Stack>
      </Stack>
      <Box sx={{ display: { xs: "none", md: "grid" }, placeItems: "center", bgcolor: "secondary.main" }}>
        <LargeMark />
      </Box>
    </Box>
  );
}
