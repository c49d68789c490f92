import { useEffect } from "react";
import { useParams } from "react-router";
import { useContentTypes } from "./use-content-types.ts";

const storageKey = "ecactus.admin.contentType";

/**
 * Returns the content types, and the one to list: that of the address, else the last one in this browser tab. `isInAddress`
 * is false until the address names it.
 */
export function useListedType() {
  const types = useContentTypes();
  const { type: parameter } = useParams();
  const wanted = parameter ?? readLastType();
  const type = types?.find((each) => each.type === wanted) ?? types?.[0];
  const name = type?.type;
  useEffect(() => {
    if (name !== undefined) writeLastType(name);
  }, [name]);
  return { types, type, isInAddress: parameter === name };
}

function readLastType(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function writeLastType(type: string): void {
  try {
    sessionStorage.setItem(storageKey, type);
  } catch {
    // The browser denies access to the storage, so the next list begins with the first type.
  }
}
