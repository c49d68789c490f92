import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import type { ComponentProps, ReactNode } from "react";
import { PageSteps } from "./page-steps.tsx";

type PagedListProps = ComponentProps<typeof PageSteps> & {
  /** What there is to say of all its pages. */
  said: string;
  children: ReactNode;
};

/** One page of a list. */
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
