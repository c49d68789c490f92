import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useTexts } from "../texts/staff-language.ts";
import { layoutTexts } from "./texts.ts";

/** Number of rows on a page of a list. */
export const pageSize = 25;

type PaginationButtonsProps = { page: number; total: number; onPage(page: number): void };

export function PaginationButtons({ page, total, onPage }: PaginationButtonsProps) {
  const texts = useTexts(layoutTexts);
  return (
    <Stack direction="row" spacing={1}>
      {page > 1 && <Button onClick={() => onPage(page - 1)}>{texts.previousPage}</Button>}
      {page * pageSize < total && <Button onClick={() => onPage(page + 1)}>{texts.nextPage}</Button>}
    </Stack>
  );
}
