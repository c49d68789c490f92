import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: { ...en.seo, description: "Log in to your eCactus account with your email, your username or your mobile number." },
  lead: "Your account contains your questions, your sessions and your Open API access.",
  byPhone: "Mobile",
};
