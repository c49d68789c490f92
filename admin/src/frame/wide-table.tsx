import Card from "@mui/material/Card";
import Table from "@mui/material/Table";
import type { ReactNode } from "react";

/** A table that may be wider than the screen: then it scrolls by itself, also by keyboard. */
export function WideTable({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Card component="section" variant="outlined" aria-label={name} tabIndex={0} sx={{ overflowX: "auto" }}>
      <Table size="small">{children}</Table>
    </Card>
  );
}
