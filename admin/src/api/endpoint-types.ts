import type * as v from "valibot";
import type { staffEndpoints } from "../../../app/api-client/endpoints/staff/index.ts";
import type { account } from "../../../app/api-client/endpoints/account.ts";
import type { personalCenter } from "../../../app/api-client/endpoints/personal-center.ts";

// Types of the back office's endpoints by method and path, with their input and result.

type Subjects = typeof staffEndpoints & {
  account: Pick<typeof account, "login" | "signOut">;
  personalCenter: Pick<typeof personalCenter, "sessions" | "endSessions">;
};
type Row = { [Subject in keyof Subjects]: Subjects[Subject][keyof Subjects[Subject]] }[keyof Subjects];

export type StaffCalls = {
  [Endpoint in Row as `${Endpoint["method"]} ${Endpoint["path"]}`]: {
    input: v.InferInput<Endpoint["input"]>;
    answer: v.InferOutput<Endpoint["answer"]>;
  };
};
export type StaffCall = keyof StaffCalls;
export type CallInput<Name extends StaffCall> = StaffCalls[Name]["input"];
export type CallResult<Name extends StaffCall> = StaffCalls[Name]["answer"];
