import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import type { ComponentProps, ReactNode } from "react";
import { PaginationButtons } from "./pagination-buttons.tsx";

type PagedListProps = ComponentProps<typeof PaginationButtons> & {
  /** Summary of the whole list, such as its number of rows. */
  summary: string;
  children: ReactNode;
};

export function PagedList({ summary, children, ...pagination }: PagedListProps) {
  return (
    <>
      <Typography component="output" color="textSecondary">
        {summary}
      </Typography>
      <Card variant="outlined">{children}</Card>
      <PaginationButtons {...pagination} />
    </>
  );
}
