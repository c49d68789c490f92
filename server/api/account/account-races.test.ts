import { describe } from "vitest";
import { testRaces } from "#tests/support/sign-up-races.ts";

describe("of a crowd that signs up with one address, name or phone number one gets through", () => testRaces(20));
