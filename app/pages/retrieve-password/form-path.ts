export const formPath = "/retrieve-password";
/** Query of the step that asks for the code. It is in the address once a code was sent, so that a reload keeps the step. */
export const codeStepQuery = "?step=code";
