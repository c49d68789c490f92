import { describe } from "vitest";
import { testSignUpRaces } from "#tests/support/sign-up-races.ts";

describe("concurrent sign-ups with the same email address, username or phone number", () => testSignUpRaces(20));
