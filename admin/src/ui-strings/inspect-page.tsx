import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { callApi } from "../api/call-api.ts";
import { PageHeader } from "../layout/page-header.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { InspectBar } from "./inspect-bar.tsx";
import { InspectedStrings } from "./inspected-strings.tsx";
import { uiStringTexts } from "./texts.ts";
import { useInspectMessages } from "./use-inspect-messages.ts";

/** Page inspector: a click on a text of a public page opens its UI string. The page is in the address. */
export function InspectPage() {
  const texts = useTexts(uiStringTexts);
  const [search, setSearch] = useSearchParams();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isInteractive, setInteractive] = useState(false);
  const [clickedText, setClickedText] = useState<{ said: string[]; path: string }>();
  const { data } = useQuery({ queryKey: ["picking"], queryFn: () => callApi("GET /staff/texts/picking", {}), staleTime: Infinity });
  const address = search.get("page") ?? "/";
  const navigate = (page: string) => page.startsWith("/") && setSearch({ page }, { replace: true });
  const sendMode = (isOn: boolean) => frame.current?.contentWindow?.postMessage({ isUsed: isOn }, location.origin);
  useInspectMessages(frame, (message) => ("follow" in message ? navigate(message.follow) : setClickedText(message)));
  const onDone = () => {
    setClickedText(undefined);
    frame.current?.contentWindow?.location.reload();
  };
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHeader title={texts.pickTitle} help="texts" />
      <InspectBar
        address={address}
        pages={data?.pages ?? []}
        isInteractive={isInteractive}
        onNavigate={navigate}
        onInteractive={(isOn) => {
          setInteractive(isOn);
          sendMode(isOn);
        }}
      />
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 380px" } }}>
        <Box sx={{ order: { lg: 1 } }}>
          <InspectedStrings clickedText={clickedText} onDone={onDone} />
        </Box>
        {data && (
          <Box
            ref={frame}
            component="iframe"
            title={texts.pickTitle}
            src={`${address}${address.includes("?") ? "&" : "?"}${data.query}`}
            onLoad={() => sendMode(isInteractive)}
            sx={{ width: "100%", height: { xs: "70vh", lg: "75vh" }, border: 1, borderColor: "divider", bgcolor: "background.paper" }}
          />
        )}
      </Box>
    </Stack>
  );
}
