import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { LanguageSelect } from "../layout/language-select.tsx";

/** Layout of the screens before the sign-in. */
export function SignInLayout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="main" sx={{ minHeight: "100dvh", display: "grid", placeItems: "center", p: 2, bgcolor: "background.default" }}>
      <Paper variant="outlined" sx={{ width: "100%", maxWidth: 400, p: 3 }}>
        <Box sx={{ display: "flex", justifyContent: "space-between", alignItems: "center", mb: 2 }}>
          <Typography variant="h5" component="h1">
            {title}
          </Typography>
          <LanguageSelect />
        </Box>
        {children}
      </Paper>
    </Box>
  );
}
