import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { useState } from "react";
import type { Redirects } from "../../../domain/redirects/schema.ts";
import { PageHeader } from "../layout/page-header.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { ImportDialog } from "./import-dialog.tsx";
import { MissedAddresses } from "./missed-addresses.tsx";
import { RedirectDialog } from "./redirect-dialog.tsx";
import { RedirectTable } from "./redirect-table.tsx";
import { redirectTexts } from "./texts.ts";

type Open = { name: "redirect"; was?: Redirects["rows"][number]; from?: string } | { name: "import" };

/** Redirects of the site, and beside them the addresses that visitors did not find. */
export function RedirectsPage() {
  const texts = useTexts(redirectTexts);
  const [tab, setTab] = useState<"redirects" | "missed">("redirects");
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHeader title={texts.title} help="redirects">
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap" }}>
          <Button onClick={() => setOpen({ name: "import" })}>{texts.import}</Button>
          <Button variant="contained" onClick={() => setOpen({ name: "redirect" })}>
            {texts.add}
          </Button>
        </Stack>
      </PageHeader>
      <Alert severity="info">{texts.hint}</Alert>
      <Tabs value={tab} onChange={(_, chosen: typeof tab) => setTab(chosen)} aria-label={texts.title}>
        <Tab value="redirects" label={texts.title} />
        <Tab value="missed" label={texts.missed} />
      </Tabs>
      {tab === "redirects" ? (
        <RedirectTable onEdit={(was) => setOpen({ name: "redirect", was })} />
      ) : (
        <MissedAddresses onCreate={(from) => setOpen({ name: "redirect", from })} />
      )}
      {open?.name === "redirect" && <RedirectDialog was={open.was} from={open.from} onClose={close} />}
      {open?.name === "import" && <ImportDialog onClose={close} />}
    </Stack>
  );
}
