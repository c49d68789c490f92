import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import type { ComponentProps, ReactNode } from "react";
import { PageSteps } from "./page-steps.tsx";

type PagedListProps = ComponentProps<typeof PageSteps> & {
  /** Summary of the whole list, such as its number of rows. */
  said: string;
  children: ReactNode;
};

export function PagedList({ said, children, ...steps }: PagedListProps) {
  return (
    <>
      <Typography component="output" color="textSecondary">
        {said}
      </Typography>
      <Card variant="outlined">{children}</Card>
      <PageSteps {...steps} />
    </>
  );
}
