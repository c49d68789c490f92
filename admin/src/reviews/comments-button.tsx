import CommentIcon from "@mui/icons-material/ChatBubbleOutlineOutlined";
import Button from "@mui/material/Button";
import type { LocalizationAddress } from "../content/localization.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { reviewTexts } from "./texts.ts";
import { useDiscussion } from "./use-discussion.ts";

type Props = { address: LocalizationAddress; isCommenting: boolean; onComment(isCommenting: boolean): void };

/** Opens the comment inputs of all fields; shows the number of open comments. */
export function CommentsButton({ address, isCommenting, onComment }: Props) {
  const texts = useTexts(reviewTexts);
  const { comments } = useDiscussion(address);
  const count = comments.filter(({ language, isResolved }) => language === address.language && !isResolved).length;
  return (
    <Button size="small" startIcon={<CommentIcon />} aria-pressed={isCommenting} onClick={() => onComment(!isCommenting)}>
      {formatMessage(texts.commentCount, { count })}
    </Button>
  );
}
